// Several people at one device: who is to sit down next, and whether the last one's things must be put away first.

import { hidesSomething } from "../../model/difference.ts";
import { ownSeats, speakFor } from "../../live/table.ts";
import { store, type TableState } from "../../store/state.ts";
import type { Sight } from "../../wire/types.ts";
import { forgetForeseen } from "./doing.ts";
import { forgetSecrets } from "./ui.ts";

/** The seat that is awaited next on this device; nobody: -1. Who sits here stays while they are awaited. */
export function nextSeat(own: readonly number[], now: readonly number[], waiting: readonly number[]): number {
  if (now.some((seat) => waiting.includes(seat))) return -1;
  return own.find((seat) => waiting.includes(seat)) ?? -1;
}

function empty(seats: readonly number[]): void {
  forgetSecrets();
  forgetForeseen();
  store.set({ notices: [] }); // what was said to the last one is no longer said
  speakFor(seats);
}

/** Sit down: only now is anything of this seat asked of the server. */
export function takeSeat(seat: number): void {
  empty([seat]);
}

/** What the page must do now: nothing, show the screen between two people, or let the next one in at once. */
export function handOver(state: TableState, sight: Sight | undefined): number {
  if (state.table === null || state.table.status !== "running" || sight === undefined) return -1;
  const own = ownSeats(state.table, state.you);
  if (own.length < 2) return -1;
  return nextSeat(own, state.seats, sight.waiting);
}

/** After each change: put away what the last one knew, or go on without a word where nothing is hidden. */
export function passOn(state: TableState, sight: Sight, next: number): void {
  const hides = hidesSomething(sight.scene, sight.waiting);
  if (!hides) takeSeat(next);
  else if (state.seats.length > 0) empty([]);
}
