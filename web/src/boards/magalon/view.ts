// The part of Magalon's view that the page reads: what is done of the turn, and of how much. All of it is the engine's.

import type { Sight } from "../../wire/types.ts";

export interface SeatView {
  readonly resigned: boolean;
  readonly wizard: string;
  readonly shield: string | null;
  readonly energy: number;
  readonly artifacts: readonly string[];
  readonly hand: readonly number[];
  readonly used: readonly number[];
  readonly laid: number | null;
  readonly skipped: boolean;
  readonly protected: boolean;
}

export interface TurnView {
  readonly seat: number;
  readonly card: number;
  readonly walked: number;
  readonly to_walk: number;
  readonly bonus: number;
  readonly gnomes: number;
  readonly of_gnomes: number;
  readonly shifts: number;
  readonly of_shifts: number;
  readonly lift: boolean;
  readonly shield: boolean;
  readonly energy: number;
  readonly giant: boolean;
  readonly dice: readonly number[];
  readonly giant_walked: number;
  readonly begun: Readonly<Record<string, number>>;
  readonly attacker: string | null;
  readonly victim: number | null;
  readonly pushed: number;
  readonly of_push: number;
  readonly held: string | null;
  readonly trails: Readonly<Record<string, readonly string[]>>;
}

export interface View {
  readonly phase: string;
  readonly round: number;
  readonly seats: readonly SeatView[];
  readonly leader: number;
  readonly lowest: number | null;
  readonly order: readonly number[];
  readonly ruins: readonly { readonly id: string; readonly corner: string; readonly facing: string; readonly squares: readonly string[] }[];
  readonly turn: TurnView | null;
}

export function viewOf(sight: Sight): View {
  return sight.view as View;
}
