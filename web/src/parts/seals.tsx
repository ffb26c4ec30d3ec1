// The seats of a table as a row of seals; a free one is an empty ring.

import type { SeatSight } from "../wire/types.ts";
import { Seal } from "./seal.tsx";

export function isFree(seat: SeatSight): boolean {
  return (seat.guest ?? "") === "" && (seat.bot ?? "") === "";
}

export function Seals({ seats }: { readonly seats: readonly SeatSight[] }) {
  return (
    <span class="seals" aria-hidden="true">
      {seats.map((seat) => (isFree(seat) ? <span key={seat.seat} class="empty" /> : <Seal key={seat.seat} seat={seat.seat} small />))}
    </span>
  );
}
