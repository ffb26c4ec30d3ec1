// A table before it is made: who sits where, what is played, by which clock. The server judges it; this only collects.

import type { Card, ClockRule, GameSight, NewTable, SeatPlan } from "../../wire/types.ts";
import type { Place } from "../../router/places.ts";

export type Kind = Extract<Place, { page: "new" }>["kind"];
export type Who = SeatPlan["who"] | "empty";

export interface Chair {
  readonly who: Who;
  readonly bot: string;
  /** For a second person at this device. */
  readonly name: string;
}

export interface Draft {
  readonly game: string;
  readonly kind: Kind;
  readonly chairs: readonly Chair[];
  readonly options: Readonly<Record<string, boolean | number | string>>;
  readonly edition: string;
  readonly clock: string;
  readonly open: boolean;
  readonly lot: boolean;
}

/** The clocks that are offered, by a short name: moves are given seconds, totals seconds and what a move adds. */
export const CLOCKS: Readonly<Record<string, ClockRule>> = {
  none: { kind: "none" },
  "move-30": { kind: "move", seconds: 30 },
  "move-120": { kind: "move", seconds: 120 },
  "move-600": { kind: "move", seconds: 600 },
  "total-1200": { kind: "total", seconds: 1200, increment: 10 },
  "total-3600": { kind: "total", seconds: 3600, increment: 30 },
  "move-86400": { kind: "move", seconds: 86_400 },
  "move-259200": { kind: "move", seconds: 259_200 },
  "move-604800": { kind: "move", seconds: 604_800 },
};

/** How it begins: as many as are needed for the way that was chosen, the rest empty. */
export function firstDraft(game: GameSight, kind: Kind): Draft {
  const { card, usual } = game;
  const others: Who = kind === "bots" ? "bot" : kind === "here" ? "me" : "friend";
  const some = Math.max(card.fewest, Math.min(card.most, kind === "bots" ? 3 : card.fewest));
  const chair = (seat: number): Chair => ({ who: seat === 0 ? "me" : seat < some ? others : "empty", bot: usual, name: "" });
  return {
    game: card.name,
    kind,
    chairs: Array.from({ length: card.most }, (_, seat) => chair(seat)),
    options: Object.fromEntries(card.options.map((option) => [option.name, option.default])),
    edition: "standard" in game.editions ? "standard" : (Object.keys(game.editions)[0] ?? "standard"),
    clock: "none",
    open: false,
    lot: false,
  };
}

export function taken(draft: Draft): readonly Chair[] {
  return draft.chairs.filter((chair) => chair.who !== "empty");
}

/** Whether nobody is waited for, so that the match can begin at once. */
export function isComplete(draft: Draft): boolean {
  return taken(draft).every((chair) => chair.who !== "friend");
}

export type Problem = "few" | "nobody" | null;

/** Why this table cannot be made yet, as far as a page can know. */
export function problemOf(draft: Draft, card: Card): Problem {
  if (taken(draft).length < card.fewest) return "few";
  return taken(draft).some((chair) => chair.who === "me") ? null : "nobody";
}

export function tableOf(draft: Draft, card: Card): NewTable {
  const own = new Map(card.options.map((option) => [option.name, option.default]));
  let here = 0;
  const seats = taken(draft).map((chair): SeatPlan => {
    if (chair.who === "bot") return { who: "bot", bot: chair.bot };
    if (chair.who === "friend") return { who: "friend" };
    return ++here > 1 && chair.name !== "" ? { who: "me", name: chair.name } : { who: "me" };
  });
  return {
    game: draft.game,
    seats,
    edition: draft.edition,
    options: Object.fromEntries(Object.entries(draft.options).filter(([name, value]) => value !== own.get(name))),
    clock: CLOCKS[draft.clock] ?? { kind: "none" },
    public: draft.open,
    seating: draft.lot ? "lot" : "host",
    start: isComplete(draft),
  };
}
