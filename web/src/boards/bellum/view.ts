// The part of Bellum Magica's view that the page reads. All of it is the engine's: the page adds nothing up.

import type { Sight } from "../../wire/types.ts";

export interface LordView {
  readonly resigned: boolean;
  readonly castle: string | null;
  readonly walls: number;
  readonly magic_shields: number;
  /** Six rows of totals, each by icon. */
  readonly rows: readonly (readonly number[])[];
}

export interface BellumView {
  readonly phase: string;
  readonly round: number;
  readonly captain: number | null;
  /** The active row. */
  readonly die: number | null;
  readonly seats: readonly LordView[];
}

/** What the totals of a row count, in their order: drawing, and the word for it. */
export const ICONS = [
  ["food", "food"], ["glyph", "sign"], ["map", "map"], ["sword", "sword"], ["magic-sword", "magic_sword"], ["thief", "thief"],
] as const;

export function viewOf(sight: Sight): BellumView {
  return sight.view as BellumView;
}
