// The choices as a list, and beside them what somebody looks at on the board, weighed piece by piece.

import { Choices as Plain } from "../../parts/table/choices.tsx";
import type { Speech } from "../../parts/table/called.ts";
import type { Sight } from "../../wire/types.ts";
import { nameOf, t } from "../../words/speak.ts";
import type { TurnProps } from "../boards.ts";
import { Duel } from "./duel.tsx";
import { lookAt, useOutlook } from "./outlook.ts";

const NOTHING: ReadonlySet<string> = new Set();

/** What is looked at: a place or a creature by its name, a castle by whose it is. */
function titleOf(thing: string, sight: Sight, { game, names }: Speech): string {
  const owner = sight.scene.pieces.find((piece) => piece.id === thing)?.owner ?? null;
  return owner === null ? nameOf(thing, game) : t("bellum-castle-of", { name: names[owner] ?? "" });
}

export function Choices({ sight, moves, trail, speech }: TurnProps) {
  const { looked } = useOutlook(sight);
  return (
    <>
      <Plain moves={moves} trail={trail} speech={speech} shown={NOTHING} />
      {looked !== null && (
        <section class="looked" aria-label={t("bellum-looked")}>
          <header>
            <h3>{titleOf(looked.thing, sight, speech)}</h3>
            <button type="button" class="b bare" onClick={() => lookAt([])}>{t("dialog-close")}</button>
          </header>
          <Duel preview={looked.preview} speech={speech} />
        </section>
      )}
    </>
  );
}
