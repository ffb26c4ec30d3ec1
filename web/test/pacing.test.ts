// Changes are shown one after the other, at the speed that was chosen; a click shows the rest, and nothing is lost.

import assert from "node:assert/strict";
import { mock, test } from "node:test";
import { Pacing, pauseFor } from "../src/live/pacing.ts";

function paced(pause: number, arrived = () => 0) {
  mock.timers.reset();
  mock.timers.enable({ apis: ["setTimeout", "Date"], now: 1000 });
  const shown: number[] = [];
  const pacing = new Pacing<number>({ show: (one) => shown.push(one), pause: () => pause, arrived, clock: () => Date.now() });
  return { shown, pacing };
}

test("the first change is shown at once, the next ones when each has been looked at", () => {
  const { shown, pacing } = paced(500);
  for (const one of [1, 2, 3]) pacing.add(one, false);
  assert.deepEqual([shown, pacing.behind], [[1], true]);
  mock.timers.tick(499);
  assert.deepEqual(shown, [1]);
  mock.timers.tick(1);
  assert.deepEqual(shown, [1, 2]);
  mock.timers.tick(500);
  assert.deepEqual([shown, pacing.behind], [[1, 2, 3], false]);
});

test("whoever has waited long enough already does not wait again", () => {
  const { shown, pacing } = paced(500);
  pacing.add(1, false);
  mock.timers.tick(600);
  pacing.add(2, false);
  assert.deepEqual(shown, [1, 2]);
});

test("what still moves is waited for", () => {
  const { shown, pacing } = paced(100, () => 1300);
  mock.timers.tick(0);
  pacing.add(1, false);
  assert.deepEqual(shown, []);
  mock.timers.tick(300);
  assert.deepEqual(shown, [1]);
});

test("a click shows the rest in order, and so does a change that is urgent", () => {
  const { shown, pacing } = paced(500);
  for (const one of [1, 2, 3]) pacing.add(one, false);
  pacing.skip();
  assert.deepEqual([shown, pacing.behind], [[1, 2, 3], false]);
  pacing.add(4, false);
  pacing.add(5, true);
  assert.deepEqual(shown, [1, 2, 3, 4, 5]);
  mock.timers.tick(5000);
  assert.deepEqual(shown, [1, 2, 3, 4, 5], "nothing is shown twice");
});

test("what waits for somebody who has left the seat is never shown", () => {
  const { shown, pacing } = paced(500);
  for (const one of [1, 2]) pacing.add(one, false);
  pacing.clear();
  mock.timers.tick(5000);
  assert.deepEqual(shown, [1]);
});

test("no number of changes is kept without end", () => {
  const { shown, pacing } = paced(500);
  for (let one = 0; one < 1000; one++) pacing.add(one, false);
  assert.ok(shown.length > 700);
  assert.deepEqual(shown, shown.map((_, n) => n));
});

test("many changes are shown faster, so that a whole row of them has an end", () => {
  assert.equal(pauseFor("normal", 0), 500);
  assert.equal(pauseFor("normal", 4), 500);
  assert.ok(pauseFor("normal", 40) <= 100);
  assert.equal(pauseFor("at-once", 5), 0);
  assert.ok(pauseFor("calm", 1) > pauseFor("normal", 1) && pauseFor("normal", 1) > pauseFor("quick", 1));
});
