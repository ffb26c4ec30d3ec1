// What hints of all games point at, and when they matter.

import type { Sight } from "../wire/types.ts";
import type { Hint } from "./boards.ts";

export const there = (selector: string): Hint["at"] => () => selector;

export const thing = (id: string): string => `[data-piece="${CSS.escape(id)}"]`;

/** The first thing that lies in one of these zones; with `mine`, before the reader. */
export const lying = (mine: boolean, ...zones: readonly string[]): Hint["at"] => (sight, seat) => {
  const found = sight.scene.pieces.find((piece) => zones.includes(piece.at.zone ?? "") && (!mine || piece.at.seat === seat));
  return found === undefined ? "" : thing(found.id);
};

/** While this seat is asked, and the view stands so. */
export function asked<View>(viewOf: (sight: Sight) => View, so: (view: View, seat: number, sight: Sight) => boolean): Hint["when"] {
  return (sight, seat) => sight.waiting.includes(seat) && so(viewOf(sight), seat, sight);
}
