// A replay's blocks are put together as they were, and its marks are found in both directions.

import assert from "node:assert/strict";
import { test } from "node:test";
import { begins, nextMark, pageOf, rebuilt, tells } from "../src/model/moments.ts";
import type { Mark, Moment, Piece } from "../src/wire/types.ts";

const said = { type: "message", key: "x" } as const;
const piece = (id: string, node: string): Piece => ({ id, symbol: "stone", at: { sheet: "board", node }, name: said });
const moment = (n: number, pieces: Piece[], order: string[] | null = null): Moment => ({ n, kind: "deed", prompt: said, round: 1, view: null, pieces, order });

test("what has not changed stays, what has gone goes, and the order is the sender's", () => {
  const block = rebuilt(50, [
    moment(7, [piece("a", "A1"), piece("b", "B1")], ["a", "b"]),
    moment(8, [piece("a", "A2")]),
    moment(9, []),
    moment(10, [piece("c", "C1")], ["c", "a"]),
  ]);
  assert.deepEqual(block.map((one) => one.page), [50, 51, 52, 53]);
  assert.deepEqual(block.map((one) => one.scene.pieces.map(({ id, at }) => `${id} ${at.node}`)), [["a A1", "b B1"], ["a A2", "b B1"], ["a A2", "b B1"], ["c C1", "a A2"]]);
  assert.equal(block[1]?.scene, block[2]?.scene, "the same scene is not drawn anew");
});

test("an entry is on the page that holds it, also where several are folded into one", () => {
  const numbers = [0, 1, 4, 5];
  assert.deepEqual([0, 1, 2, 3, 4, 5, 99].map((n) => pageOf(numbers, n)), [0, 1, 1, 1, 2, 3, 3]);
  assert.equal(pageOf([], 3), 0);
});

test("marks are found forwards and backwards, rounds and events apart", () => {
  const marks: Mark[] = [{ page: 0, round: 0 }, { page: 4, round: 1 }, { page: 6, round: 1, said }, { page: 9, round: 2 }];
  assert.equal(nextMark(marks, 0, 1, begins), 4);
  assert.equal(nextMark(marks, 4, 1, begins), 9);
  assert.equal(nextMark(marks, 9, 1, begins), 9);
  assert.equal(nextMark(marks, 9, -1, begins), 4);
  assert.equal(nextMark(marks, 9, -1, tells), 6);
  assert.equal(nextMark(marks, 6, -1, tells), 6);
});
