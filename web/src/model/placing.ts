// Where the things of a place stand, as src/spellboard/core/placing.py has it: in the rows that the ground names, the
// rest sharing the place evenly.

import type { Ground, Node, Piece, Stand } from "../wire/types.ts";
import { cornersOf } from "./sheet.ts";

/** How much of its place a thing fills. */
const FULL = 0.86;
/** In an area with an outline of its own there is room for much: nothing is larger than this part of a unit. */
const AMONG = 0.3;

export interface Standing {
  readonly piece: Piece;
  readonly x: number;
  readonly y: number;
  /** In units of the layout. */
  readonly size: number;
}

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** How wide a thing is of itself; 0: as its place allows. */
export type Sizes = (piece: Piece) => number;

export function boxOf(node: Node, unit: number): Box {
  const corners = cornersOf(node, unit);
  const xs = corners.map(([x]) => x);
  const ys = corners.map(([, y]) => y);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { left, top, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
}

function inRow(pieces: readonly Piece[], stand: Stand, x: number, y: number, sizes: Sizes): readonly Standing[] {
  const gaps = pieces.length - 1;
  const [wanted, width] = [stand.step ?? 1, stand.width ?? 0];
  const step = gaps > 0 && width > 0 ? Math.min(wanted, width / gaps) : wanted;
  return pieces.map((piece, n) => ({
    piece, x: x + (stand.x ?? 0) + (n - gaps / 2) * step, y: y + (stand.y ?? 0), size: (stand.size ?? 0) || sizes(piece) || wanted,
  }));
}

function shared(pieces: readonly Piece[], box: Box, most: number, sizes: Sizes): readonly Standing[] {
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  const count = pieces.length;
  const [only] = pieces;
  if (count === 1 && only !== undefined) return [{ piece: only, x, y, size: sizes(only) || Math.min(box.width * FULL, box.height * FULL, most) }];
  let columns = 1;
  let size = 0;
  for (let tried = 1; tried <= count; tried++) {
    const fits = Math.min((box.width * FULL) / tried, (box.height * FULL) / Math.ceil(count / tried), most * 0.9);
    if (fits > size) [columns, size] = [tried, fits];
  }
  const rows = Math.ceil(count / columns);
  return pieces.map((piece, n) => {
    const row = Math.floor(n / columns);
    const inThis = row === rows - 1 ? count - row * columns : columns;
    return { piece, x: x + ((n % columns) - (inThis - 1) / 2) * size, y: y + (row - (rows - 1) / 2) * size, size: Math.min(size, sizes(piece) || size) };
  });
}

/** The things of one node. */
export function standing(pieces: readonly Piece[], node: Node, unit: number, ground: Ground | null = null, sizes: Sizes = () => 0): readonly Standing[] {
  const stands = ground?.stands ?? {};
  const rows = stands[node.id] ?? stands[node.kind ?? ""] ?? stands[""] ?? [];
  const box = boxOf(node, unit);
  const found: Standing[] = [];
  let rest = pieces;
  for (const row of [...rows].sort((a, b) => Number((a.of ?? []).length === 0) - Number((b.of ?? []).length === 0))) {
    const takes = (piece: Piece): boolean => (row.of ?? []).length === 0 || (row.of ?? []).some((start) => piece.symbol.startsWith(start));
    found.push(...inRow(rest.filter(takes), row, box.left + box.width / 2, box.top + box.height / 2, sizes));
    rest = rest.filter((piece) => !takes(piece));
  }
  return [...found, ...shared(rest, box, unit * ((node.outline ?? []).length > 4 ? AMONG : 1.1), sizes)];
}
