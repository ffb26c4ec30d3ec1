import assert from "node:assert/strict";
import { test } from "node:test";
import { bounded, scrolled } from "../src/gestures/zoom.ts";

test("nothing is smaller than whole or larger than thrice, and nearly whole is whole", () => {
  assert.deepEqual([0.2, 1, 1.01, 1.5, 3, 9].map(bounded), [1, 1, 1, 1.5, 3, 3]);
});

test("the point under the finger stays there while all grows", () => {
  // 100 scrolled, 50 into the frame: the point at 150 is at 300 when all is twice as large.
  assert.equal(scrolled(100, 50, 2), 250);
  assert.equal(scrolled(250, 50, 0.5), 100);
  assert.equal(scrolled(0, 50, 0.5), 0);
});
