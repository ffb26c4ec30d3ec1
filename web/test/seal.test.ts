// The seal gives the same answers as Python, with Web Crypto and with our own hashes.

import assert from "node:assert/strict";
import { createHash, createHmac, webcrypto } from "node:crypto";
import { test } from "node:test";
import known from "../../tests/golden/seal-vectors.json";
import { hex, packed, unhex, utf8 } from "../src/seal/bytes.ts";
import { digestOf, ownDigest, webDigest } from "../src/seal/digest.ts";
import { Seal, VERSION } from "../src/seal/seal.ts";
import { hmac, sha256 } from "../src/seal/sha256.ts";

const digests = { "Web Crypto": webDigest(webcrypto.subtle as SubtleCrypto), "our own hashes": ownDigest };

test("the vectors are of this version", () => {
  assert.equal(known.version, VERSION);
  assert.ok(known.cases.length >= 5);
});

test("the vectors know lots that move people", () => {
  const moved = known.cases.filter(({ lot }) => (lot as number[]).some((chair, seat) => chair !== seat));
  assert.ok(moved.length >= 3);
});

for (const [name, digest] of Object.entries(digests)) {
  for (const vector of known.cases) {
    test(`${vector.name}, by ${name}`, async () => {
      const seal = new Seal(digest);
      const secret = unhex(vector.secret);
      const header = await seal.headerHash(vector.header);
      assert.equal(hex(header), vector.headerHash);
      const commitment = await seal.commitment(secret, header);
      assert.equal(hex(commitment), vector.commitment);
      assert.equal(await seal.matchId(secret), vector.matchId);
      for (const [seat, salt] of (vector.salts as string[]).entries()) {
        assert.equal(hex(await seal.promise(commitment, seat, salt)), vector.promises[seat]);
        assert.equal(await seal.serverSalt(secret, header, seat), vector.serverSalts[seat]);
      }
      let link = await seal.firstLink(commitment, vector.salts, vector.server);
      assert.equal(hex(link), vector.firstLink);
      for (const [at, entry] of vector.entries.entries()) {
        const nonce = await seal.nonce(secret, header, at + 1);
        assert.equal(hex(nonce), entry.nonce);
        link = await seal.nextLink(link, entry.text, nonce);
        assert.equal(hex(link), entry.link);
      }
      assert.deepEqual(await seal.lot(secret, header, vector.salts), vector.lot);
      const dealtBy = await seal.headerHash(vector.dealtBy);
      for (const { counter, weights, number, fall } of vector.falls) {
        const odds = weights.map(BigInt);
        const bits = await seal.number(secret, dealtBy, vector.salts, counter, odds);
        assert.equal(bits.toString(16).padStart(64, "0"), number);
        assert.equal(await seal.fall(secret, dealtBy, vector.salts, counter, odds), fall);
      }
    });
  }
}

test("our own hashes are SHA-256 and HMAC-SHA-256 at every length around a block", () => {
  for (let length = 0; length < 200; length++) {
    const message = Uint8Array.from({ length }, (_, at) => (at * 7 + length) & 255);
    assert.equal(hex(sha256(message)), createHash("sha256").update(message).digest("hex"), `${length} bytes`);
    const key = message.slice(0, length % 130);
    assert.equal(hex(hmac(key, message)), createHmac("sha256", key).update(message).digest("hex"), `${length} bytes`);
  }
});

test("a page over plain http has no Web Crypto and uses our own hashes", () => {
  assert.equal(digestOf({}), ownDigest);
  assert.notEqual(digestOf({ subtle: webcrypto.subtle as SubtleCrypto }), ownDigest);
});

test("parts cannot run into one another", () => {
  assert.notDeepEqual(packed([utf8("ab"), utf8("c")]), packed([utf8("a"), utf8("bc")]));
  assert.notDeepEqual(packed([utf8("")]), packed([]));
});

test("what is no hexadecimal text is refused", () => {
  for (const wrong of ["0", "0g", "AA", " 0", "0x"]) assert.throws(() => unhex(wrong), RangeError);
});

test("weights are positive", async () => {
  const seal = new Seal(ownDigest);
  const header = await seal.headerHash("");
  for (const wrong of [[], [0n], [3n, 0n], [-1n, 2n]]) {
    await assert.rejects(seal.fall(new Uint8Array(32), header, [], 0, wrong), RangeError);
  }
});
