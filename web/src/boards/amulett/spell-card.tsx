// A spell as the card it is, with the stones that lie on it. Lit, it is a button.

import { drawingId, figureOf, keyOf } from "../../look/art.ts";
import { livery } from "../../look/seats.ts";
import type { Move } from "../../model/moves.ts";
import { setUi } from "../../pages/table/ui.ts";
import { pieceName, type Speech } from "../../parts/table/called.ts";
import type { Piece } from "../../wire/types.ts";
import { t } from "../../words/speak.ts";

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

function Stones({ piece, game }: { readonly piece: Piece; readonly game: string }) {
  if (figureOf(game, piece) === null) return null;
  return (
    <g class={livery(piece.owner ?? 0).colour} data-piece={piece.id}>
      {Array.from({ length: piece.count ?? 1 }, (_, n) => (
        <use key={n} href={`#${drawingId(keyOf(piece))}`} x={RIGHT - n * STEP} y={FOOT} width={WIDE} height={WIDE} />
      ))}
    </g>
  );
}

export function SpellCard({ piece, stones, speech, moves, onPick }: Props) {
  const figure = figureOf(speech.game, piece);
  if (figure === null) return null;
  const box = figure.box;
  const place = { x: box[0], y: box[1], width: box[2], height: box[3] };
  const marks = (piece.marks ?? []).filter((mark) => figure.marks?.[mark] !== undefined);
  const name = [pieceName(piece, speech), ...(stones === null ? [] : [pieceName(stones, speech)])].join(". ");
  const face = (
    <>
      <svg viewBox={box.join(" ")} aria-hidden="true">
        <use href={`#${drawingId(keyOf(piece))}`} {...place} />
        {stones !== null && <Stones piece={stones} game={speech.game} />}
        {marks.map((mark) => <use key={mark} href={`#${drawingId(keyOf(piece), mark)}`} {...place} />)}
      </svg>
      <span class="sr">{name}</span>
    </>
  );
  const look = (): void => setUi({ inspected: piece.id });
  if (moves.length === 0) return <span class="spell" data-piece={piece.id} title={name} onPointerEnter={look}>{face}</span>;
  return (
    <button type="button" class="spell lit" data-piece={piece.id} title={name} onPointerEnter={look} onFocus={look} onClick={() => onPick(moves)}>
      {face}
      <span class="sr">{t("cell-lit")}</span>
    </button>
  );
}
