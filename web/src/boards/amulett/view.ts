// What the page reads of a view of Das Amulett beyond its scene.

import type { Sight } from "../../wire/types.ts";

export interface SeatSeen {
  readonly bid: number | null;
  readonly passed: boolean;
  readonly resigned: boolean;
}

export interface AmulettView {
  readonly decision: string;
  readonly phase: string;
  readonly hat: number;
  readonly caravan: string;
  readonly high_bidder: number | null;
  readonly seats: readonly SeatSeen[];
}

export function viewOf(sight: Sight): AmulettView {
  return sight.view as AmulettView;
}

/** Whether bids are made now: stones for a spell, or cards for a gem. */
export function isAuction({ decision }: AmulettView): boolean {
  return decision === "spell-bid" || decision === "trade-bid";
}
