// What now, in one sentence; the choices; undo. The one place where something is done.

import { boardOf } from "../../boards/boards.ts";
import type { Move } from "../../model/moves.ts";
import { showChoices, undo } from "../../pages/table/doing.ts";
import { kindsOf, left } from "../../model/picking.ts";
import { setUi, useUi } from "../../pages/table/ui.ts";
import { useApp } from "../../store/state.ts";
import type { ClockSight, Sight } from "../../wire/types.ts";
import { say, t } from "../../words/speak.ts";
import { Icon } from "../icon.tsx";
import { Blocked } from "./blocked.tsx";
import type { Speech } from "./called.ts";
import { Choices } from "./choices.tsx";
import { Clock } from "./clock.tsx";
import { Command } from "./command.tsx";
import { Confirm } from "./confirm.tsx";
import { Rewatch } from "./rewatch.tsx";
import { Why } from "./why.tsx";

interface Props {
  readonly sight: Sight;
  readonly seat: number;
  readonly moves: readonly Move[];
  readonly speech: Speech;
  readonly clock: ClockSight | null;
  readonly paused: boolean;
  readonly shown: ReadonlySet<string>;
}

function flagOf(sight: Sight, seat: number, speech: Speech, paused: boolean): string {
  if (sight.over === true) return t("flag-over");
  if (paused) return t("state-paused");
  if (sight.waiting.includes(seat)) return sight.chosen === true ? t("flag-chosen") : t("your-turn");
  return t("state-thinking", { count: sight.waiting.length, names: sight.waiting.map((one) => speech.names[one] ?? "").join(", ") });
}

/** Whether the server still owes an answer: a part of its own, since it changes with every question. */
function Working() {
  const busy = useApp((state) => state.pending.length > 0);
  return <i hidden aria-busy={busy} />; // always there: what comes and goes would be laid out anew
}

export function Turn({ sight, seat, moves, speech, clock, paused, shown }: Props) {
  const Own = boardOf(speech.game);
  const trail = useUi((one) => one.trail);
  const armed = useUi((one) => one.armed);
  const why = useUi((one) => one.why);
  const mine = sight.over !== true && sight.waiting.includes(seat);
  const order = sight.order ?? "";
  return (
    <section class={`turn sheet${mine ? " yours" : ""}`} aria-labelledby="now" id="turn" tabIndex={-1}>
      <div class="flag">
        <Icon name="star" />
        <Working />
        <span>{flagOf(sight, seat, speech, paused)}</span>
        {clock !== null && mine && <Clock clock={clock} />}
      </div>
      <div class="turn-body">
        <div class="asked">
          {Own.Turn !== undefined && <Own.Turn sight={sight} seat={seat} moves={moves} trail={trail} speech={speech} />}
          <h2 id="now" class="now">{say(sight.prompt, speech.game, speech.names)}</h2>
        </div>
        {armed !== null && <Confirm armed={armed} speech={speech} />}
        {armed === null && moves.length > 0 && (Own.Choices !== undefined
          ? <Own.Choices sight={sight} seat={seat} moves={moves} trail={trail} speech={speech} />
          : <Choices moves={moves} trail={trail} speech={speech} shown={shown} />)}
        {why !== null && (
          <div class="refused" role="alert">
            <Why refused={why} speech={speech} />
            <button type="button" class="b bare" onClick={() => setUi({ why: null })}>{t("why-close")}</button>
          </div>
        )}
        {order !== "" && <p class="note">{t("order-stands", { order })}</p>}
        <div class="row acts">
          {sight.may_undo === true && <button type="button" class="b" aria-keyshortcuts="u" onClick={() => void undo(false)}><Icon name="ui-undo" />{t("undo")}</button>}
          {sight.may_undo_turn === true && <button type="button" class="b" aria-keyshortcuts="Shift+U" onClick={() => void undo(true)}><Icon name="ui-undo" />{t("undo-turn")}</button>}
          {seat >= 0 && sight.over !== true && (!mine || order !== "") && <button type="button" class="b" onClick={() => setUi({ dialog: "order" })}>{t("order-button")}</button>}
          {mine && moves.length > 0 && <button type="button" class="b" onClick={() => void showChoices(kindsOf(left(moves, trail)).map(({ kind }) => kind))}><Icon name="ui-book" />{t("choices-rules")}</button>}
          <Rewatch />
        </div>
        {mine && <Blocked blocked={sight.blocked ?? []} speech={speech} />}
        {mine && <Command />}
      </div>
    </section>
  );
}
