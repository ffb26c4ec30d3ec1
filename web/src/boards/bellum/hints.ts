// What somebody at a first table of Bellum Magica wants to know, and when.

import type { Hint } from "../boards.ts";
import { asked, lying, there, thing } from "../hinting.ts";
import { viewOf, type BellumView } from "./view.ts";

const at = (phase: string, so: (view: BellumView, seat: number) => boolean = () => true): Hint["when"] =>
  asked(viewOf, (view, seat) => view.phase === phase && so(view, seat));

const mayRob = asked(viewOf, (view, _, sight) => view.phase === "attack" && (sight.legal ?? []).some((choice) => choice.kind === "rob"));
const hasChest: Hint["when"] = (sight, seat) => sight.scene.pieces.some((piece) => piece.at.zone === "chests" && piece.at.seat === seat);

export const hints: readonly Hint[] = [
  { id: "goblins", text: "bellum-hint-goblins", clause: "bellum.3", at: lying(false, "goblins"), when: at("goblins") },
  { id: "die", text: "bellum-hint-die", clause: "bellum.H1", at: there(thing("die")), when: at("horde") },
  { id: "barrel", text: "bellum-hint-barrel", clause: "bellum.9", at: lying(true, "resources"), when: at("horde") },
  { id: "attack", text: "bellum-hint-attack", clause: "bellum.20", at: lying(false, "kingdom"), when: at("attack") },
  { id: "magic", text: "bellum-hint-magic", clause: "bellum.21", at: there(".own-castle"), when: at("attack") },
  { id: "thief", text: "bellum-hint-thief", clause: "bellum.25", at: there("#turn"), when: mayRob },
  { id: "recruit", text: "bellum-hint-recruit", clause: "bellum.34", at: lying(false, "evil", "very-evil"), when: at("recruit") },
  { id: "place", text: "bellum-hint-place", clause: "bellum.33", at: lying(true, "arrival"), when: at("place") },
  { id: "chests", text: "bellum-hint-chests", clause: "bellum.31", at: lying(true, "chests"), when: hasChest },
];
