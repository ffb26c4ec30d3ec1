// What keeps a page honest when the line is cut: pauses that grow, requests that are neither lost nor doubled.

import assert from "node:assert/strict";
import { test } from "node:test";
import { LONGEST, pause } from "../src/live/backoff.ts";
import { Outbox } from "../src/live/outbox.ts";

test("pauses grow to a limit, and two pages do not come back together", () => {
  const pauses = Array.from({ length: 20 }, (_, tries) => pause(tries, 1));
  assert.deepEqual([...pauses].sort((a, b) => a - b), pauses);
  assert.equal(pauses.at(-1), LONGEST);
  assert.ok(pause(0, 0) >= 100 && pause(0, 0) < pause(0, 1));
});

test("an answer settles its own request and no other", async () => {
  const outbox = new Outbox("tab");
  const first = outbox.add({ type: "resign", seat: 0 });
  const second = outbox.add({ type: "say", text: "hello" });
  assert.notEqual(first.frame.request, second.frame.request);
  assert.ok(/^[A-Za-z0-9_.:-]{1,40}$/.test(first.frame.request));
  assert.equal(outbox.settle({ type: "ack", request: second.frame.request, journal: 3 }), true);
  assert.equal(outbox.settle({ type: "ack", request: second.frame.request, journal: 3 }), false);
  assert.deepEqual(await second.reply, { type: "ack", request: second.frame.request, journal: 3 });
  assert.deepEqual(outbox.pending, [first.frame.request]);
});

test("what is done is settled when the match has come so far, and not before", async () => {
  const outbox = new Outbox("tab");
  const deed = outbox.add({ type: "do", seat: 0, fresh: 4, play: ["pass"] });
  const line = outbox.add({ type: "say", text: "hello" });
  outbox.done({ type: "ack", request: deed.frame.request, journal: 6 });
  outbox.done({ type: "ack", request: line.frame.request, journal: 4 });
  outbox.reached(4);
  assert.deepEqual(outbox.pending, [deed.frame.request], "its change is on its way");
  outbox.reached(6);
  assert.equal((await deed.reply).type, "ack");
  assert.deepEqual(outbox.pending, []);
});

test("what was not answered is sent again under the same id and in the same order", () => {
  const outbox = new Outbox("tab");
  const frames = ["a", "b", "c"].map((text) => outbox.add({ type: "say", text }).frame);
  outbox.settle({ type: "ack", request: frames[1]?.request ?? "", journal: 1 });
  assert.deepEqual(outbox.again(), [frames[0], frames[2]]);
});

test("whoever waits when the channel ends for good is told so", async () => {
  const outbox = new Outbox("tab");
  const { reply } = outbox.add({ type: "resign", seat: 1 });
  outbox.giveUp();
  assert.equal((await reply).type, "no");
  assert.deepEqual(outbox.pending, []);
});
