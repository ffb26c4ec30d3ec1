// How long a moment of a replay is looked at before the next one comes by itself.

import { speed } from "./theme.ts";

/** In milliseconds. Whoever wants things at once still has to see each moment. */
const LOOKS = { calm: 1600, normal: 900, quick: 450, "at-once": 450 } as const;

export function lookFor(): number {
  return LOOKS[speed()];
}
