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
  /** What stands under the drawing, as a part of the card. */
  readonly below?: ComponentChildren;
  /** Somebody looks at it; then it can be pressed even where it may not be chosen. */
  readonly onLook?: () => void;
}

export function Card({ piece, speech, moves, onPick, said = "", children, below, onLook }: Props) {
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
      {below}
    </>
  );
  const look = (): void => {
    setUi({ inspected: piece.id });
    onLook?.();
  };
  if (moves.length === 0 && onLook === undefined) return <span class="card-face" data-piece={piece.id} title={name} onPointerEnter={look}>{face}</span>;
  const lit = moves.length > 0;
  return (
    <button type="button" class={`card-face${lit ? " lit" : ""}`} data-piece={piece.id} title={name} onPointerEnter={look} onFocus={look} onClick={() => (lit ? onPick(moves) : look())}>
      {face}
      {lit && <span class="sr">{t("cell-lit")}</span>}
    </button>
  );
}
