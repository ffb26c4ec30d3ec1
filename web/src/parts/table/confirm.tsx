// A move that waits for a second yes: what follows for certain, and whether it can be taken back.

import { boardOf } from "../../boards/boards.ts";
import { play, unpick } from "../../pages/table/doing.ts";
import type { Armed } from "../../pages/table/ui.ts";
import { say, t } from "../../words/speak.ts";
import { Icon } from "../icon.tsx";
import { moveName, type Speech } from "./called.ts";
import { Needs } from "./why.tsx";

export function Confirm({ armed, speech }: { readonly armed: Armed; readonly speech: Speech }) {
  const { move, preview } = armed;
  const { Foreseen } = boardOf(speech.game);
  return (
    <div class="confirm" role="group" aria-label={t("confirm-label")}>
      {preview !== null && (
        <>
          {Foreseen !== undefined && <Foreseen preview={preview} speech={speech} />}
          {Foreseen === undefined && preview.follows.length > 0 && <ul class="follows">{preview.follows.slice(0, 4).map((one, n) => <li key={n}>{say(one, speech.game, speech.names)}</li>)}</ul>}
          {Foreseen === undefined && <Needs needs={preview.needs} speech={speech} />}
          {!preview.undoable && <p class="note"><Icon name="ui-why" />{t("confirm-stays")}</p>}
        </>
      )}
      <div class="row">
        <button type="button" class="b gold main" data-key="Enter" onClick={() => void play(move.plays)}>{moveName(move, speech)}</button>
        <button type="button" class="b" onClick={unpick}>{t("confirm-no")}</button>
      </div>
    </div>
  );
}
