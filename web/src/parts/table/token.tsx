// One thing in a row of things: drawing, name, number. Lit, it is a button.

import { livery } from "../../look/seats.ts";
import { drawingId, figureOf, keyOf } from "../../look/art.ts";
import type { Move } from "../../model/moves.ts";
import { setUi } from "../../pages/table/ui.ts";
import type { Piece } from "../../wire/types.ts";
import { t } from "../../words/speak.ts";
import { pieceName, shortName, type Speech } from "./called.ts";

interface Props {
  readonly piece: Piece;
  readonly speech: Speech;
  readonly moves: readonly Move[];
  readonly onPick: (moves: readonly Move[]) => void;
  /** Say the whole name beside the drawing. */
  readonly full: boolean;
}

export function Token({ piece, speech, moves, onPick, full }: Props) {
  const figure = figureOf(speech.game, piece);
  const symbol = figure === null ? "" : drawingId(keyOf(piece));
  const name = pieceName(piece, speech);
  const short = shortName(piece, speech.game);
  const text = full || (symbol === "" && short === "") ? name : symbol === "" ? short : "";
  const count = piece.count ?? 1;
  const marks = (piece.marks ?? []).map((mark) => ` m-${mark}`).join("");
  const kind = `token${full ? " full" : ""}${piece.face_up === false ? " down" : ""}${marks}${piece.owner == null ? "" : ` ${livery(piece.owner).colour}`}`;
  const face = (
    <>
      {symbol !== "" && <svg class="pic" viewBox={figure?.box.join(" ") ?? ""} aria-hidden="true"><use href={`#${symbol}`} x={figure?.box[0]} y={figure?.box[1]} width={figure?.box[2]} height={figure?.box[3]} /></svg>}
      {text !== "" && <span class="called" aria-hidden={text === name ? undefined : "true"}>{text}</span>}
      {text !== name && count > 1 && <span class="count" aria-hidden="true">{count}</span>}
      {text !== name && <span class="sr">{name}</span>}
    </>
  );
  const look = (): void => setUi({ inspected: piece.id });
  if (moves.length === 0) return <span class={kind} data-piece={piece.id} title={name} onPointerEnter={look}>{face}</span>;
  return (
    <button type="button" class={`${kind} lit`} data-piece={piece.id} title={name} onPointerEnter={look} onFocus={look} onClick={() => onPick(moves)}>
      {face}
      <span class="sr">{t("cell-lit")}</span>
    </button>
  );
}
