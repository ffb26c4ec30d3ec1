// The part of Bellum Magica's view that the page reads. All of it is the engine's: the page adds nothing up.

import type { Move } from "../../model/moves.ts";
import type { Sight } from "../../wire/types.ts";

export interface LordView {
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
  /** The tavern, then the kingdom by slots; null: a gap. */
  readonly places: readonly (string | null)[];
  /** For hire, by slots: evil ones, then as many slots for most evil ones; null: a gap. */
  readonly creatures: readonly (string | null)[];
}

/** What the totals of a row count, in their order: drawing, and the word for it. */
export const ICONS = [
  ["food", "food"], ["glyph", "sign"], ["map", "map"], ["sword", "sword"], ["magic-sword", "magic_sword"], ["thief", "thief"],
] as const;

/** Things whose drawing has another name. */
const DRAWN: Readonly<Record<string, string>> = {
  sign: "glyph", magic_sword: "magic-sword", "magic-sword": "magic-sword", shield: "ward", magic_shield: "magic-ward", "magic-shield": "magic-ward",
  spell: "reroll", wood: "chest-wood", metal: "chest-metal", gold: "chest-gold",
};

export function drawingOf(thing: string): string {
  return DRAWN[thing] ?? thing;
}

/** The thing that a move names under a word: a side, a chest. */
export function thingIn(move: Move, name: string): string {
  const value = move.say.args?.[name];
  return typeof value === "object" && value.type === "thing" ? value.id : "";
}

export function viewOf(sight: Sight): BellumView {
  return sight.view as BellumView;
}
