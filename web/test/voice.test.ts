import assert from "node:assert/strict";
import { test } from "node:test";
import { sentences, spoken } from "../src/pages/table/following.ts";

test("the voice says at most three sentences: what is asked, and the newest of what happened", () => {
  const news = ["Ben lays 4.", "Cleo lays 2.", "The giant moves."];
  assert.equal(spoken(news, ""), "Ben lays 4. Cleo lays 2. The giant moves.");
  assert.equal(spoken(news, "Card 7. Walk or stay."), "The giant moves. Card 7. Walk or stay.");
  assert.equal(spoken(["One. Two. Three. Four."], "Choose."), "Choose.");
  assert.ok(sentences(spoken(news, "Choose.")) <= 3);
});
