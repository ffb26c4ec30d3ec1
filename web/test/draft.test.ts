// A new table: filled in so that one click is enough.

import assert from "node:assert/strict";
import { test } from "node:test";
import { firstDraft, isComplete, problemOf, tableOf } from "../src/pages/new/draft.ts";
import type { GameSight } from "../src/wire/types.ts";

const said = (key: string) => ({ type: "message" as const, key });
const GAME: GameSight = {
  card: {
    name: "embers", title: said("title"), sentence: said("sentence"), fewest: 2, most: 5, minutes: [5, 10], weight: 1,
    options: [{ name: "shelter", type: "flag", default: true, clause: "", label: said("a"), help: said("b"), least: null, most: null, values: [] }],
  },
  editions: { standard: "Standard" },
  bots: ["random", "greedy"],
  drawing: "", usual: "greedy", practice: false, cover: "",
};

test("against bots: me and the usual bots, and it starts at once", () => {
  const table = tableOf(firstDraft(GAME, "bots"), GAME.card);
  assert.deepEqual(table.seats, [{ who: "me" }, { who: "bot", bot: "greedy" }, { who: "bot", bot: "greedy" }]);
  assert.equal(table.start, true);
  assert.deepEqual(table.options, {}, "what is as the game has it is not said");
});

test("together here: a second person has a name of their own", () => {
  const draft = firstDraft(GAME, "here");
  const named = { ...draft, chairs: draft.chairs.map((chair, seat) => (seat === 1 ? { ...chair, name: "Ben" } : chair)) };
  assert.deepEqual(tableOf(named, GAME.card).seats, [{ who: "me" }, { who: "me", name: "Ben" }]);
  assert.ok(isComplete(named));
});

test("with friends it waits for them", () => {
  const draft = firstDraft(GAME, "friends");
  assert.equal(isComplete(draft), false);
  assert.equal(tableOf(draft, GAME.card).start, false);
});

test("too few, or nobody of one's own, is noticed before the server is asked", () => {
  const draft = firstDraft(GAME, "bots");
  const empty = draft.chairs.map((chair, seat) => (seat === 0 ? chair : { ...chair, who: "empty" as const }));
  assert.equal(problemOf({ ...draft, chairs: empty }, GAME.card), "few");
  const bots = draft.chairs.map((chair) => ({ ...chair, who: "bot" as const }));
  assert.equal(problemOf({ ...draft, chairs: bots }, GAME.card), "nobody");
  assert.equal(problemOf(draft, GAME.card), null);
});

test("an option that was changed is sent", () => {
  const draft = { ...firstDraft(GAME, "bots"), options: { shelter: false } };
  assert.deepEqual(tableOf(draft, GAME.card).options, { shelter: false });
});
