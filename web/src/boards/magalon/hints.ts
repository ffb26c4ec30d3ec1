// What somebody at a first table of Magalon wants to know, and when.

import type { Hint } from "../boards.ts";
import { there, thing } from "../hinting.ts";
import { viewOf, type TurnView } from "./view.ts";

/** While this seat's own turn stands so. */
const inTurn = (so: (turn: TurnView) => boolean): Hint["when"] => (sight, seat) => {
  const turn = viewOf(sight).turn;
  return turn !== null && turn.seat === seat && viewOf(sight).phase === "turn" && so(turn);
};

const own = (what: string): Hint["at"] => (_, seat) => thing(`${what}-p${seat + 1}`);

export const hints: readonly Hint[] = [
  { id: "lay", text: "magalon-hint-lay", clause: "magalon.B11", at: there(".card-choice"), when: (sight, seat) => viewOf(sight).phase === "laying" && sight.waiting.includes(seat) && viewOf(sight).round === 1 },
  { id: "walk", text: "magalon-hint-walk", clause: "magalon.D1", at: own("wizard"), when: inTurn((turn) => turn.to_walk > 0 && turn.walked === 0) },
  { id: "order", text: "magalon-hint-order", clause: "magalon.C1", at: there(".acts5"), when: inTurn((turn) => turn.walked > 0 || turn.shifts > 0 || turn.gnomes > 0) },
  { id: "ruins", text: "magalon-hint-ruins", clause: "magalon.I1", at: there('[data-piece^="ruin-"]'), when: inTurn((turn) => turn.of_shifts > turn.shifts) },
  { id: "gnomes", text: "magalon-hint-gnomes", clause: "magalon.G4", at: there('[data-piece="gnome-a"]'), when: inTurn((turn) => turn.of_gnomes > turn.gnomes) },
  { id: "giant", text: "magalon-hint-giant", clause: "magalon.C4", at: there('[data-piece="giant"]'), when: inTurn((turn) => turn.giant && turn.dice.length === 0) },
  { id: "shield", text: "magalon-hint-shield", clause: "magalon.J3", at: there(".acts5"), when: inTurn((turn) => turn.shield && turn.to_walk === 0) },
  { id: "energy", text: "magalon-hint-energy", clause: "magalon.F4", at: own("energy"), when: (sight, seat) => viewOf(sight).round > 1 && sight.waiting.includes(seat) },
  { id: "goal", text: "magalon-hint-goal", clause: "magalon.L3", at: there(".seat.mine .arts"), when: (sight, seat) => viewOf(sight).round > 1 && sight.waiting.includes(seat) },
];
