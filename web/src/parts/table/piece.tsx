// One thing on a map: its drawing, or a token with letters; whose it is, how many, and what is marked on it.

import { drawingId, figureOf, keyOf } from "../../look/art.ts";
import { livery } from "../../look/seats.ts";
import type { Figure, Piece } from "../../wire/types.ts";

interface Props {
  readonly piece: Piece;
  readonly game: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly label: string;
  readonly lit: boolean;
  /** Colours that it takes from other tokens where it stands. */
  readonly turned?: Readonly<Record<string, string>> | undefined;
}

function turnedColours(turned: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(turned).map(([token, other]) => [`--${token}`, `var(--${other})`]));
}

/** A drawing around its anchor, so wide; with the owner's sign and its marks. */
export function Drawing({ piece, figure, size }: { readonly piece: Piece; readonly figure: Figure; readonly size: number }) {
  const [left, top, width, height] = figure.box;
  const [ax, ay] = figure.anchor ?? [left + width / 2, top + height / 2];
  const k = size / width;
  const box = { x: (left - ax) * k, y: (top - ay) * k, width: size, height: height * k };
  const key = keyOf(piece);
  const sign = figure.sign ?? null;
  return (
    <>
      <use href={`#${drawingId(key)}`} {...box} />
      {sign !== null && piece.owner != null && (
        <use href={`#sign-${livery(piece.owner).sign}`} class="owner" x={(sign[0] - sign[2] / 2 - ax) * k} y={(sign[1] - sign[2] / 2 - ay) * k} width={sign[2] * k} height={sign[2] * k} />
      )}
      {(piece.marks ?? []).filter((mark) => figure.marks?.[mark] !== undefined).map((mark) => <use key={mark} href={`#${drawingId(key, mark)}`} {...box} />)}
    </>
  );
}

export function PieceOnMap({ piece, game, x, y, size, label, lit, turned = {} }: Props) {
  const owner = piece.owner ?? null;
  const figure = figureOf(game, piece);
  const marks = (piece.marks ?? []).map((mark) => ` m-${mark}`).join("");
  const count = piece.count ?? 1;
  return (
    <g class={`thing${owner === null ? "" : ` ${livery(owner).colour}`}${marks}${lit ? " lit-thing" : ""}`} transform={`translate(${x} ${y})`} style={turnedColours(turned)}>
      <g class="body" data-piece={piece.id}>
        {figure !== null ? <Drawing piece={piece} figure={figure} size={size} /> : (
          <>
            <circle r={size * 0.42} class="token-disc" />
            <text class="token-text" font-size={size * 0.42} dy="0.35em">{label.slice(0, 2)}</text>
          </>
        )}
        {count > 1 && (
          <g class="badge" transform={`translate(${size * 0.36} ${size * 0.32})`}>
            <circle r={Math.max(7, size * 0.24)} />
            <text font-size={Math.max(11, size * 0.34)} dy="0.34em">{count}</text>
          </g>
        )}
      </g>
    </g>
  );
}
