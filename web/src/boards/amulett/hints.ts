// What somebody at a first table of Das Amulett wants to know, and when.

import type { Sight } from "../../wire/types.ts";
import type { Hint } from "../boards.ts";
import { asked, lying, there, thing } from "../hinting.ts";

interface Moment {
  readonly decision: string;
  readonly round: number;
  readonly hat: number | null;
  readonly high_bidder: number | null;
}

const viewOf = (sight: Sight): Moment => sight.view as Moment;
const at = (decision: string, so: (view: Moment, seat: number) => boolean = () => true): Hint["when"] =>
  asked(viewOf, (view, seat) => view.decision === decision && so(view, seat));

export const hints: readonly Hint[] = [
  { id: "spell", text: "amulett-hint-spell", clause: "amulett.B2", at: lying(false, "offer"), when: at("spell-bid") },
  { id: "stones", text: "amulett-hint-stones", clause: "amulett.E1", at: lying(true, "supply"), when: at("spell-bid") },
  { id: "joker", text: "amulett-hint-joker", clause: "amulett.C3", at: there("#turn"), when: at("gain") },
  { id: "metal", text: "amulett-hint-metal", clause: "amulett.D6", at: there(thing("caravan")), when: at("trade-bid") },
  { id: "outbid", text: "amulett-hint-outbid", clause: "amulett.D4", at: there("#turn"), when: at("trade-bid", (view) => view.high_bidder !== null) },
  { id: "marker", text: "amulett-hint-marker", clause: "amulett.D2", at: lying(false, "marker"), when: at("trade-bid") },
  { id: "gem", text: "amulett-hint-gem", clause: "amulett.F1", at: there(".seat.mine .amulet"), when: at("take") },
  { id: "caravan", text: "amulett-hint-caravan", clause: "amulett.D15", at: there(thing("caravan")), when: at("move") },
  { id: "hat", text: "amulett-hint-hat", clause: "amulett.B3", at: there(thing("hat")), when: at("spell-bid", (view, seat) => view.round > 1 && view.hat === seat) },
];
