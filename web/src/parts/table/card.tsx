// A thing as the card it is, as large as its place. Lit, it is a button.

import type { ComponentChildren } from "preact";
import { drawingId, figureOf, keyOf } from "../../look/art.ts";
import type { Move } from "../../model/moves.ts";
import { setUi } from "../../pages/table/ui.ts";
import type { Piece } from "../../wire/types.ts";
import { t } from "../../words/speak.ts";
import { pieceName, type Speech } from "./called.ts";

interface Props {
  readonly piece: Piece;
  readonly speech: Speech;
  readonly moves: readonly Move[];
  readonly onPick: (moves: readonly Move[]) => void;
  /** What else is to be said of it. */
  readonly said?: string;
  /** What lies on it, in units of its drawing. */
  readonly children?: ComponentChildren;
}

export function Card({ piece, speech, moves, onPick, said = "", children }: Props) {
  const figure = figureOf(speech.game, piece);
  if (figure === null) return null;
  const [x, y, width, height] = figure.box;
  const marks = (piece.marks ?? []).filter((mark) => figure.marks?.[mark] !== undefined);
  const name = [pieceName(piece, speech), ...(said === "" ? [] : [said])].join(". ");
  const count = piece.count ?? 1;
  const face = (
    <>
      <svg viewBox={figure.box.join(" ")} aria-hidden="true">
        <use href={`#${drawingId(keyOf(piece))}`} x={x} y={y} width={width} height={height} />
        {children}
        {marks.map((mark) => <use key={mark} href={`#${drawingId(keyOf(piece), mark)}`} x={x} y={y} width={width} height={height} />)}
      </svg>
      {count > 1 && <b class="count" aria-hidden="true">{count}</b>}
      <span class="sr">{name}</span>
    </>
  );
  const look = (): void => setUi({ inspected: piece.id });
  if (moves.length === 0) return <span class="card-face" data-piece={piece.id} title={name} onPointerEnter={look}>{face}</span>;
  return (
    <button type="button" class="card-face lit" data-piece={piece.id} title={name} onPointerEnter={look} onFocus={look} onClick={() => onPick(moves)}>
      {face}
      <span class="sr">{t("cell-lit")}</span>
    </button>
  );
}
