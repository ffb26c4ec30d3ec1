// A record held against its seal: a sound one holds, and whatever is touched is named.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { webcrypto } from "node:crypto";
import { test } from "node:test";
import { hex, unhex } from "../src/seal/bytes.ts";
import { ownDigest, webDigest } from "../src/seal/digest.ts";
import { Seal } from "../src/seal/seal.ts";
import { basisOf, commitmentOf, holds, verify, type Kept, type Verdict } from "../src/seal/verify.ts";

const SEALED = readFileSync("../tests/golden/embers/sealed-with-a-lot.json", "utf-8");
const digests = { "Web Crypto": webDigest(webcrypto.subtle as SubtleCrypto), "our own hashes": ownDigest };
const wrong = (verdict: Verdict): string[] => verdict.findings.filter((one) => !one.holds).map((one) => one.what);

interface Loose {
  seal: { salts: string[]; lot: number[]; secret: string; server: number[] };
  entries: string[];
  links: string[];
  edition: string;
  header: string;
}

const edited = (change: (record: Loose) => void): string => {
  const record = JSON.parse(SEALED) as Loose;
  change(record);
  return JSON.stringify(record);
};

for (const [name, digest] of Object.entries(digests)) {
  test(`a sound record holds, by ${name}`, async () => {
    const { unproved, findings } = await verify(SEALED, null, digest);
    assert.equal(unproved, "");
    assert.deepEqual(findings.map((one) => one.what), ["commitment", "edition", "salts", "lot", "chain", "journal", "falls"]);
    assert.deepEqual(findings.filter((one) => !one.holds), []);
    assert.ok((findings.at(-1)?.count ?? 0) > 10, "rolls and draws were looked at");
  });
}

test("whatever is touched is named, with the first entry that does not fit", async () => {
  const word = edited((record) => (record.entries[4] = (record.entries[4] ?? "").replace("}", ',"x":1}')));
  const chain = (await verify(word)).findings.find((one) => one.what === "chain");
  assert.deepEqual([chain?.holds, chain?.entry], [false, 5]);
  assert.deepEqual(wrong(await verify(edited((record) => record.links.pop()))), ["chain"]);
  assert.ok(wrong(await verify(edited((record) => (record.seal.salts[0] = "00".repeat(16))))).includes("chain"));
  assert.ok(wrong(await verify(edited((record) => (record.seal.salts[2] = "00".repeat(16))))).includes("salts"));
  assert.deepEqual(wrong(await verify(edited((record) => record.seal.lot.reverse()))), ["lot"]);
  assert.deepEqual(wrong(await verify(edited((record) => (record.edition += " ")))), ["edition"]);
  assert.ok(wrong(await verify(edited((record) => (record.header = record.header.replace('"seats":3', '"seats":2'))))).includes("commitment"));
  assert.ok(wrong(await verify(edited((record) => (record.seal.secret = "00".repeat(32))))).includes("commitment"));
});

test("a die that is counted twice, or has a weight of nought, is named", async () => {
  const twice = edited((record) => (record.entries = record.entries.map((one) => one.replace('"counter":3,', '"counter":2,'))));
  const nought = edited((record) => (record.entries[0] = (record.entries[0] ?? "").replace("[6,", "[0,")));
  assert.ok(wrong(await verify(twice)).includes("falls"));
  assert.deepEqual((await verify(nought)).findings.find((one) => one.what === "falls")?.entry, 1);
});

test("a claim that fails still says how many it is about: it follows “Disproved:”", async () => {
  const { entries } = JSON.parse(SEALED) as Loose;
  const first = edited((record) => (record.entries[0] = (record.entries[0] ?? "").replace("[6,", "[0,")));
  const { findings } = await verify(first);
  const rolls = entries.filter((one) => one.includes('"type":"chance"')).length;
  const counted = (what: string): unknown[] => findings.filter((one) => one.what === what).map((one) => [one.holds, one.count, one.entry])[0] ?? [];
  assert.deepEqual(counted("chain"), [false, entries.length, 1]);
  assert.deepEqual(counted("falls"), [false, rolls, 1]);
  const salts = (await verify(edited((record) => record.seal.salts.pop()))).findings.find((one) => one.what === "salts");
  assert.deepEqual([salts?.holds, salts?.count], [false, 3]);
});

test("what this browser kept is compared: commitment, salt and head", async () => {
  const { links } = JSON.parse(SEALED) as Loose;
  const kept = { commitment: commitmentOf(SEALED), salts: { 0: "5a".repeat(16) }, head: links.at(-3) ?? "" };
  assert.deepEqual(wrong(await verify(SEALED, kept)), []);
  assert.deepEqual(wrong(await verify(SEALED, { ...kept, commitment: "00" })), ["kept-commitment"]);
  assert.deepEqual(wrong(await verify(SEALED, { ...kept, salts: { 1: "5a".repeat(16) } })), ["kept-salt"]);
  assert.deepEqual(wrong(await verify(SEALED, { ...kept, head: "ff" })), ["kept-head"]);
});

test("how far a record is proved depends on what was kept, and on nothing in the record", async () => {
  const { links } = JSON.parse(SEALED) as Loose;
  const commitment = commitmentOf(SEALED);
  const basis = async (kept: Kept | null): Promise<string> => basisOf(await verify(SEALED, kept));
  assert.equal(await basis(null), "nothing");
  assert.equal(await basis({ commitment: "", salts: { 0: "5a".repeat(16) } }), "nothing", "a salt is in a forgery, too");
  assert.equal(await basis({ commitment, salts: {} }), "commitment");
  assert.equal(await basis({ commitment, salts: {}, head: links[4] ?? "" }), "head");
  assert.equal(await basis({ commitment: "", salts: {}, head: links.at(-1) ?? "" }), "head");
  assert.equal(await basis({ commitment, salts: {}, head: links.at(-1) ?? "" }), "whole");
  assert.equal(await basis({ commitment: "00", salts: {}, head: "ff" }), "nothing");
});

test("a legal forgery from the opened secret agrees with itself, and a kept head exposes it", async () => {
  const { seal, header, entries, links } = JSON.parse(SEALED) as Loose & { seal: { commitment: string } };
  const arithmetic = new Seal();
  const nonce = await arithmetic.nonce(unhex(seal.secret), await arithmetic.headerHash(header), 21);
  const close = '{"type":"close","n":21,"reason":"agreement"}';
  const last = hex(await arithmetic.nextLink(unhex(links[19] ?? ""), close, nonce));
  const forged = JSON.stringify({ ...JSON.parse(SEALED), entries: [...entries.slice(0, 20), close], links: [...links.slice(0, 20), last], outcome: null });
  const alone = await verify(forged);
  assert.ok(holds(alone) && basisOf(alone) === "nothing");
  const kept = { commitment: seal.commitment, salts: {}, head: links.at(-1) ?? "" };
  assert.deepEqual(wrong(await verify(forged, kept)), ["kept-head"]);
  const early = await verify(forged, { ...kept, head: links[9] ?? "" });
  assert.deepEqual([wrong(early), basisOf(early)], [[], "head"], "up to there it is the match that was played");
});

test("what proves nothing is called that, and what is no record is refused", async () => {
  const seeded = readFileSync("../tests/golden/embers/last-round.json", "utf-8");
  const former = readFileSync("../tests/golden/former/embers-last-round.json", "utf-8");
  assert.equal((await verify(seeded)).unproved, "unsealed");
  assert.equal((await verify(former)).unproved, "former");
  assert.equal((await verify(edited((record) => (record.seal.secret = "")))).unproved, "closed");
  for (const text of ["", "{}", "[]", "null", '{"format":"spellboard-record/2"}']) await assert.rejects(verify(text), text);
});
