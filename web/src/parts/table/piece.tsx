// One thing on a map: its drawing, or a token with letters; whose it is, how many, and what is marked on it.

import { livery } from "../../look/seats.ts";
import { reachOf, symbolOf } from "../../look/symbols.ts";
import type { Piece } from "../../wire/types.ts";

interface Props {
  readonly piece: Piece;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly label: string;
  readonly lit: boolean;
}

function Drawing({ piece, size, label }: Pick<Props, "piece" | "size" | "label">) {
  const symbol = symbolOf(piece.symbol);
  const reach = reachOf(piece.symbol, piece.facing ?? "");
  if (symbol === "") {
    return (
      <>
        <circle r={size * 0.42} class="token-disc" />
        <text class="token-text" font-size={size * 0.42} dy="0.35em">{label.slice(0, 2)}</text>
      </>
    );
  }
  if (reach !== null) {
    const k = 40 / reach.field;
    return (
      <g transform={`rotate(${reach.turn})`}>
        <use href={`#${symbol}`} x={-reach.anchor[0] * k} y={-reach.anchor[1] * k} width={reach.width * k} height={reach.height * k} />
      </g>
    );
  }
  return <use href={`#${symbol}`} x={-size / 2} y={-size / 2} width={size} height={size} />;
}

export function PieceOnMap({ piece, x, y, size, label, lit }: Props) {
  const owner = piece.owner ?? null;
  const { colour, sign } = livery(owner ?? 0);
  const marks = (piece.marks ?? []).map((mark) => ` m-${mark}`).join("");
  const count = piece.count ?? 1;
  const called = piece.called ?? "";
  return (
    <g class={`thing${owner === null ? "" : ` ${colour}`}${marks}${lit ? " lit-thing" : ""}`} transform={`translate(${x} ${y})`}>
      <g class="body" data-piece={piece.id} transform={(piece.marks ?? []).includes("missing") ? "scale(.62)" : undefined}>
        <Drawing piece={piece} size={size} label={label} />
        {owner !== null && (
          <>
            <circle class="owner-disc" cy={size * 0.26} r={size * 0.2} />
            <use href={`#sign-${sign}`} class="owner" x={-size * 0.14} y={size * 0.12} width={size * 0.28} height={size * 0.28} />
          </>
        )}
        {called.length === 1 && symbolOf(piece.symbol) !== "" && (
          <g class="badge" transform={`translate(${size * 0.34} ${-size * 0.3})`}>
            <circle r="7" />
            <text font-size="10" dy="0.34em">{called}</text>
          </g>
        )}
        {count > 1 && (
          <g class="badge" transform={`translate(${size * 0.36} ${size * 0.32})`}>
            <circle r={Math.max(5, size * 0.24)} />
            <text font-size={Math.max(7, size * 0.34)} dy="0.34em">{count}</text>
          </g>
        )}
      </g>
    </g>
  );
}
