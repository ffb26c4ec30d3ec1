// This device's part in the seal: a promise first, the salt only when all have promised, and the same salt for both.

import assert from "node:assert/strict";
import { test } from "node:test";
import { keepHead, keptOf, nextSteps } from "../src/live/opening.ts";
import { hex, unhex } from "../src/seal/bytes.ts";
import { Seal } from "../src/seal/seal.ts";
import type { SeatSight, TableSight } from "../src/wire/types.ts";

const kept = new Map<string, string>();
Object.assign(globalThis, { localStorage: { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value) } });

const COMMITMENT = "ab".repeat(32);

function table(id: string, salts: readonly NonNullable<SeatSight["salt"]>[], commitment = COMMITMENT): TableSight {
  return {
    id, game: "embers", edition: "standard", options: {}, status: "opening", public: false, seating: "host", clock: {},
    host: "", created: 0, commitment, seats: salts.map((salt, seat) => ({ seat, salt })),
  };
}

test("first the hash of a salt, then the salt that fits it", async () => {
  const [promise] = await nextSteps(table("one", ["", ""]), [0]);
  assert.ok(promise?.type === "promise");
  assert.deepEqual(await nextSteps(table("one", ["promised", ""]), [0]), [], "the other seat has not promised yet");
  const [reveal] = await nextSteps(table("one", ["promised", "server"]), [0]);
  assert.ok(reveal?.type === "reveal");
  assert.equal(promise.promise, hex(await new Seal().promise(unhex(COMMITMENT), 0, reveal.salt)));
  assert.equal(keptOf("one")?.salts[0], reveal.salt);
});

test("a reload in between keeps the promise; a new opening gets a new salt", async () => {
  await nextSteps(table("two", ["", ""]), [1]);
  const salt = keptOf("two")?.salts[1];
  await nextSteps(table("two", ["", ""]), [1]);
  assert.equal(keptOf("two")?.salts[1], salt);
  await nextSteps(table("two", ["", ""], "cd".repeat(32)), [1]);
  assert.notEqual(keptOf("two")?.salts[1], salt);
});

test("a table that is not being opened asks for nothing", async () => {
  assert.deepEqual(await nextSteps({ ...table("three", [""]), status: "running" }, [0]), []);
});

test("the newest head of a running match is kept, also by who came later, and none that appears after the end", async () => {
  await nextSteps(table("four", ["", ""]), [0]);
  const running = { ...table("four", []), status: "running" } as const;
  keepHead(running, "aa");
  keepHead(running, "bb");
  keepHead(running, "");
  keepHead({ ...running, status: "over" }, "cc");
  keepHead({ ...running, status: "closed" }, "dd");
  assert.deepEqual([keptOf("four")?.commitment, keptOf("four")?.head], [COMMITMENT, "bb"]);
  keepHead({ ...running, id: "five" }, "ee");
  assert.deepEqual(keptOf("five"), { commitment: "", salts: {}, head: "ee" });
  keepHead({ ...running, id: "six", status: "over" }, "ff");
  assert.equal(keptOf("six"), null);
});
