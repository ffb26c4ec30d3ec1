// The goblins in one's hand: each is sent to a side of the castle, face down.

import { Card } from "../../parts/table/card.tsx";
import type { Piece } from "../../wire/types.ts";
import { nameOf, t } from "../../words/speak.ts";
import type { BoardProps } from "../boards.ts";
import { useMoves } from "./outlook.ts";
import { thingIn } from "./view.ts";

const SIDES = ["left", "right"];
const NAMES = ["first", "second"];

export function Goblins({ pieces, speech, seat, sight, onPick }: Pick<BoardProps, "speech" | "seat" | "sight" | "onPick"> & { readonly pieces: readonly Piece[] }) {
  const moves = useMoves(sight, seat).filter((move) => move.kind === "goblins");
  if (pieces.length === 0) return null;
  return (
    <section class="cards hand-cards" aria-label={t("bellum-goblins")}>
      <h2>{t("bellum-goblins")}</h2>
      <ul>
        {pieces.map((piece, n) => {
          const sides = SIDES.map((side) => moves.filter((move) => thingIn(move, NAMES[n] ?? "") === side));
          const open = sides.every((some) => some.length > 0);
          return (
            <li key={piece.id}>
              <Card piece={piece} speech={speech} moves={[]} onPick={onPick} />
              {open && (
                <div class="sides" role="group" aria-label={nameOf(piece.called ?? "", speech.game)}>
                  {SIDES.map((side, at) => <button key={side} type="button" class="set-down" onClick={() => onPick(sides[at] ?? [])}>{nameOf(side, speech.game)}</button>)}
                </div>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
