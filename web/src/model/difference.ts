// The difference of two scenes: what moved, what came, what went. Ids stay while things move.

import type { Piece, Scene, Spot } from "../wire/types.ts";

export interface Moved {
  readonly id: string;
  readonly piece: Piece;
  readonly from: Spot;
  readonly to: Spot;
}

export interface Difference {
  readonly moved: readonly Moved[];
  readonly came: readonly Piece[];
  readonly went: readonly Piece[];
}

function same(a: Spot, b: Spot): boolean {
  return a.sheet === b.sheet && (a.seat ?? null) === (b.seat ?? null) && (a.node ?? "") === (b.node ?? "")
    && (a.zone ?? "") === (b.zone ?? "") && (a.slot ?? 0) === (b.slot ?? 0);
}

export function difference(before: Scene, after: Scene): Difference {
  const old = new Map(before.pieces.map((piece) => [piece.id, piece]));
  const now = new Set(after.pieces.map((piece) => piece.id));
  const moved: Moved[] = [];
  const came: Piece[] = [];
  for (const piece of after.pieces) {
    const was = old.get(piece.id);
    if (was === undefined) came.push(piece);
    else if (!same(was.at, piece.at)) moved.push({ id: piece.id, piece, from: was.at, to: piece.at });
  }
  return { moved, came, went: before.pieces.filter((piece) => !now.has(piece.id)) };
}

/** Somebody's secret lies on the table: a thing face down that belongs to a seat, or several who choose at once. */
export function hidesSomething(scene: Scene, waiting: readonly number[]): boolean {
  return waiting.length > 1 || scene.pieces.some((piece) => piece.face_up === false && piece.owner != null);
}
