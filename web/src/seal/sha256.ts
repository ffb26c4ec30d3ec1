// SHA-256 and HMAC-SHA-256 of our own (FIPS 180-4, RFC 2104), for pages that came over plain http:
// browsers keep Web Crypto from them, and a friend in the same room should be able to check a die all the same.

import type { Bytes } from "./bytes.ts";

const BLOCK = 64;

/** The first 32 bits of the fractional parts of a root of the first primes, worked out instead of copied. */
function roots(count: number, power: number): Uint32Array {
  const found = new Uint32Array(count);
  for (let prime = 2, at = 0; at < count; prime++) {
    let divisor = 2;
    while (divisor * divisor <= prime && prime % divisor !== 0) divisor++;
    if (divisor * divisor <= prime) continue;
    // The largest r with r ** power <= prime * 2 ** (32 * power): whole numbers, so that no rounding can be wrong.
    const target = BigInt(prime) << BigInt(32 * power);
    let low = 0n;
    let high = 1n << 40n;
    while (high - low > 1n) {
      const middle = (low + high) >> 1n;
      if (middle ** BigInt(power) <= target) low = middle;
      else high = middle;
    }
    found[at++] = Number(low & 0xffffffffn);
  }
  return found;
}

const START = roots(8, 2);
const ROUND = roots(64, 3);

const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

export function sha256(message: Uint8Array): Bytes {
  const padded = new Uint8Array(Math.ceil((message.length + 9) / BLOCK) * BLOCK);
  padded.set(message);
  padded[message.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 8, Math.floor(message.length / 0x20000000));
  view.setUint32(padded.length - 4, (message.length << 3) >>> 0);

  const state = START.slice();
  const words = new Uint32Array(64);
  for (let block = 0; block < padded.length; block += BLOCK) {
    for (let i = 0; i < 16; i++) words[i] = view.getUint32(block + 4 * i);
    for (let i = 16; i < 64; i++) {
      const two = words[i - 2]!;
      const fifteen = words[i - 15]!;
      const small = turned(fifteen, 7) ^ turned(fifteen, 18) ^ (fifteen >>> 3);
      const large = turned(two, 17) ^ turned(two, 19) ^ (two >>> 10);
      words[i] = words[i - 16]! + small + words[i - 7]! + large;
    }
    let [a, b, c, d, e, f, g, h] = state as unknown as [number, number, number, number, number, number, number, number];
    for (let i = 0; i < 64; i++) {
      const high = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
      const choice = (e & f) ^ (~e & g);
      const first = (h + high + choice + ROUND[i]! + words[i]!) | 0;
      const low = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22);
      const majority = (a & b) ^ (a & c) ^ (b & c);
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + low + majority) | 0];
    }
    [a, b, c, d, e, f, g, h].forEach((word, i) => {
      state[i] = state[i]! + word;
    });
  }
  const digest = new Uint8Array(32);
  state.forEach((word, i) => new DataView(digest.buffer).setUint32(4 * i, word));
  return digest;
}

export function hmac(key: Uint8Array, message: Uint8Array): Bytes {
  const short = key.length > BLOCK ? sha256(key) : key;
  const inner = new Uint8Array(BLOCK + message.length).fill(0x36, 0, BLOCK);
  const outer = new Uint8Array(BLOCK + 32).fill(0x5c, 0, BLOCK);
  short.forEach((byte, i) => {
    inner[i] = byte ^ 0x36;
    outer[i] = byte ^ 0x5c;
  });
  inner.set(message, BLOCK);
  outer.set(sha256(inner), BLOCK);
  return sha256(outer);
}
