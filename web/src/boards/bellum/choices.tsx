// The choices as a list, and beside them what somebody looks at on the board, weighed piece by piece.

import { Choices as Plain } from "../../parts/table/choices.tsx";
import type { Speech } from "../../parts/table/called.ts";
import { nameOf, t } from "../../words/speak.ts";
import type { TurnProps } from "../boards.ts";
import { Duel } from "./duel.tsx";
import { lookAt, useOutlook } from "./outlook.ts";

const NOTHING: ReadonlySet<string> = new Set();

/** What is looked at: a place or a creature by its name, a castle by whose it is. */
function titleOf(play: string, { game, names }: Speech): string {
  const words = play.split(" ");
  const seat = /^rob p(\d+)/.exec(play)?.[1];
  return seat === undefined ? nameOf(words.at(-1) ?? "", game) : t("bellum-castle-of", { name: names[Number(seat) - 1] ?? "" });
}

export function Choices({ moves, trail, speech }: TurnProps) {
  const { looked, seen } = useOutlook();
  const preview = seen[looked];
  return (
    <>
      <Plain moves={moves} trail={trail} speech={speech} shown={NOTHING} />
      {preview !== undefined && (
        <section class="looked" aria-label={t("bellum-looked")}>
          <header>
            <h3>{titleOf(looked, speech)}</h3>
            <button type="button" class="b bare" onClick={() => lookAt([])}>{t("dialog-close")}</button>
          </header>
          <Duel preview={preview} speech={speech} />
        </section>
      )}
    </>
  );
}
