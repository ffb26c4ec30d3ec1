// A hand at rest: what waits for it, and what does not.

import assert from "node:assert/strict";
import { test } from "node:test";
import { setTimeout as pause } from "node:timers/promises";
import { atRest, stir, whenAtRest } from "../src/gestures/rest.ts";

test("what waits for a hand at rest waits as long as the hand moves, and then all of it is done in order", async () => {
  const done: string[] = [];
  whenAtRest(() => done.push("first"));
  whenAtRest(() => done.push("second"));
  for (let moves = 0; moves < 6; moves++) {
    stir();
    assert.equal(atRest(), false);
    await pause(40);
  }
  assert.deepEqual(done, []);
  await pause(300);
  assert.equal(atRest(), true);
  assert.deepEqual(done, ["first", "second"]);
});

test("what is called off is not done, and what comes late does not go with what came early", async () => {
  const done: string[] = [];
  const forget = whenAtRest(() => done.push("early"));
  await pause(80);
  forget();
  whenAtRest(() => done.push("late"));
  await pause(60); // the early one would be due by now
  assert.deepEqual(done, []);
  await pause(250);
  assert.deepEqual(done, ["late"]);
});
