// Moments of a replay put together: a block sends the first whole, and of the others only what has changed.

import type { Mark, Moment, Piece, Scene } from "../wire/types.ts";

/** A moment as it is shown. */
export interface Seen {
  readonly page: number;
  readonly moment: Moment;
  readonly scene: Scene;
}

export function rebuilt(first: number, moments: readonly Moment[]): readonly Seen[] {
  const known = new Map<string, Piece>();
  let order: readonly string[] = [];
  let scene: Scene = { pieces: [] };
  return moments.map((moment, at) => {
    const changed = moment.pieces ?? [];
    for (const piece of changed) known.set(piece.id, piece);
    if (moment.order != null) order = moment.order;
    // Where nothing has changed the scene is the same one, so that nothing is drawn anew.
    if (changed.length > 0 || moment.order != null) scene = { pieces: order.flatMap((id) => known.get(id) ?? []) };
    return { page: first + at, moment, scene };
  });
}

/** The page that shows the position after an entry: the last one whose number is not greater. */
export function pageOf(numbers: readonly number[], n: number): number {
  let found = 0;
  numbers.forEach((number, page) => {
    if (number <= n) found = page;
  });
  return found;
}

/** The next page in a direction that has such a mark; none: the same page. */
export function nextMark(marks: readonly Mark[], page: number, direction: 1 | -1, wanted: (mark: Mark) => boolean): number {
  const pages = marks.filter(wanted).map((mark) => mark.page);
  return direction === 1 ? (pages.find((one) => one > page) ?? page) : (pages.findLast((one) => one < page) ?? page);
}

export const begins = (mark: Mark): boolean => mark.said == null;
export const tells = (mark: Mark): boolean => mark.said != null;
