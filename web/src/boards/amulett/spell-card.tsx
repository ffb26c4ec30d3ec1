// A spell as a card, with the stones that lie on it.

import { drawingId, figureOf, keyOf } from "../../look/art.ts";
import { livery } from "../../look/seats.ts";
import type { Move } from "../../model/moves.ts";
import { pieceName, type Speech } from "../../parts/table/called.ts";
import { Card } from "../../parts/table/card.tsx";
import type { Message, Piece } from "../../wire/types.ts";
import { say } from "../../words/speak.ts";

interface Props {
  readonly piece: Piece;
  readonly stones: Piece | null;
  /** How many of them are about to go: those stand hollow. */
  readonly going: { readonly count: number; readonly said: Message } | undefined;
  readonly speech: Speech;
  readonly moves: readonly Move[];
  readonly onPick: (moves: readonly Move[]) => void;
}

/** From one stone to the next, and the first one: they overlap at the right end of the card's foot. */
const STEP = 12;
const [RIGHT, FOOT, WIDE] = [184, 100, 28];

export function SpellCard({ piece, stones, going, speech, moves, onPick }: Props) {
  const shown = stones !== null && figureOf(speech.game, stones) !== null;
  const count = stones?.count ?? 1;
  const said = [...(stones === null ? [] : [pieceName(stones, speech)]), ...(going === undefined ? [] : [say(going.said, speech.game, speech.names)])].join(". ");
  return (
    <Card piece={piece} speech={speech} moves={moves} onPick={onPick} said={said}>
      {shown && (
        <g class={`stones ${livery(stones.owner ?? 0).colour}`} data-piece={stones.id}>
          {Array.from({ length: count }, (_, n) => (
            <use key={n} class={n >= count - (going?.count ?? 0) ? "hollow" : ""} href={`#${drawingId(keyOf(stones))}`} x={RIGHT - n * STEP} y={FOOT} width={WIDE} height={WIDE} />
          ))}
        </g>
      )}
    </Card>
  );
}
