// Whose turn it is, what they did last, and the log, large enough for the other end of the room.

import { WATCHING } from "../../live/table.ts";
import { useApp, type Line } from "../../store/state.ts";
import type { Sight } from "../../wire/types.ts";
import { say, t } from "../../words/speak.ts";
import { Icon } from "../icon.tsx";
import { Seal } from "../seal.tsx";
import type { Speech } from "./called.ts";
import { Log } from "./log.tsx";

const NONE: readonly Line[] = [];

export function ScreenTurn({ sight, speech }: { readonly sight: Sight; readonly speech: Speech }) {
  const last = (useApp((state) => state.table?.log[WATCHING]) ?? NONE).at(-1);
  return (
    <div class="screen-side">
      <section class="turn sheet" aria-labelledby="now">
        <div class="flag">
          <Icon name="star" />
          <span>{sight.over === true ? t("flag-over") : sight.waiting.length === 0 ? t("screen-nobody") : t("state-thinking", { count: sight.waiting.length, names: sight.waiting.map((seat) => speech.names[seat] ?? "").join(", ") })}</span>
        </div>
        <div class="turn-body">
          <p class="row" aria-hidden="true">{sight.waiting.map((seat) => <Seal key={seat} seat={seat} />)}</p>
          <h2 id="now" class="now">{say(sight.prompt, speech.game, speech.names)}</h2>
          {last !== undefined && (
            <div>
              <h3>{t("screen-last")}</h3>
              <p>{say(last.said, speech.game, speech.names)}</p>
            </div>
          )}
        </div>
      </section>
      <section class="sheet pad" aria-label={t("tab-log")} tabIndex={0}><Log eye={WATCHING} speech={speech} /></section>
    </div>
  );
}
