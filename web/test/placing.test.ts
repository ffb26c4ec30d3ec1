// Where things stand is the same here and in Python: both read tests/golden/placing.json.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { standing } from "../src/model/placing.ts";
import type { Ground, Node, Piece, Stand } from "../src/wire/types.ts";

interface Case {
  readonly sheet: string;
  readonly unit: number;
  readonly nodes: readonly Node[];
  readonly stands: Record<string, Stand[]>;
  readonly pieces: readonly Piece[];
  readonly sizes: Readonly<Record<string, number>>;
  readonly expected: Readonly<Record<string, readonly number[]>>;
}

const CASES = JSON.parse(readFileSync("../tests/golden/placing.json", "utf-8")) as readonly Case[];

for (const one of CASES) {
  test(`things of ${one.sheet} stand where Python says`, () => {
    const ground: Ground = { box: [0, 0, 1, 1], under: "", unit: 1, stands: one.stands };
    const found = one.nodes.flatMap((node) => standing(one.pieces.filter((piece) => piece.at.node === node.id), node, one.unit, ground, (piece) => one.sizes[piece.id] ?? 0));
    assert.equal(found.length, Object.keys(one.expected).length);
    for (const { piece, x, y, size } of found) {
      const expected = one.expected[piece.id] ?? [];
      [x, y, size].forEach((value, n) => assert.ok(Math.abs(value - (expected[n] ?? NaN)) < 1e-5, `${piece.id}: ${[x, y, size]} and not ${expected}`));
    }
  });
}
