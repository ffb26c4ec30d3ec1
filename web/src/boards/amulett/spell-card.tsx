// A spell as a card, with the stones that lie on it.

import { drawingId, figureOf, keyOf } from "../../look/art.ts";
import { livery } from "../../look/seats.ts";
import type { Move } from "../../model/moves.ts";
import { pieceName, type Speech } from "../../parts/table/called.ts";
import { Card } from "../../parts/table/card.tsx";
import type { Piece } from "../../wire/types.ts";

interface Props {
  readonly piece: Piece;
  readonly stones: Piece | null;
  readonly speech: Speech;
  readonly moves: readonly Move[];
  readonly onPick: (moves: readonly Move[]) => void;
}

/** From one stone to the next, and the first one: they overlap at the right end of the card's foot. */
const STEP = 12;
const [RIGHT, FOOT, WIDE] = [184, 100, 28];

export function SpellCard({ piece, stones, speech, moves, onPick }: Props) {
  const shown = stones !== null && figureOf(speech.game, stones) !== null;
  return (
    <Card piece={piece} speech={speech} moves={moves} onPick={onPick} said={stones === null ? "" : pieceName(stones, speech)}>
      {shown && (
        <g class={livery(stones.owner ?? 0).colour} data-piece={stones.id}>
          {Array.from({ length: stones.count ?? 1 }, (_, n) => (
            <use key={n} href={`#${drawingId(keyOf(stones))}`} x={RIGHT - n * STEP} y={FOOT} width={WIDE} height={WIDE} />
          ))}
        </g>
      )}
    </Card>
  );
}
