// How long to wait before the next try: longer each time, never the same for two pages that were cut off together.

export const SHORTEST = 400;
export const LONGEST = 15_000;

/** Milliseconds before try number `tries` (from 0); `chance` lies between 0 and 1. */
export function pause(tries: number, chance: number): number {
  const whole = Math.min(LONGEST, SHORTEST * 2 ** Math.min(tries, 10));
  return Math.round(whole / 2 + (whole / 2) * chance);
}
