// The arithmetic of the seal, as src/spellboard/core/seal.py has it and docs/seal.md explains it.
// tests/golden/seal-vectors.json holds both to the same answers.

import { hex, packed, utf8, type Bytes } from "./bytes.ts";
import { digestOf, type Digest } from "./digest.ts";

export const VERSION = "spellboard-seal/2";
const SPAN = 1n << 256n;

/** One match's seal in numbers. Texts are hashed exactly as they stand in the record: never write them anew. */
export class Seal {
  constructor(private readonly digest: Digest = digestOf()) {}

  private hashed(label: string, ...parts: Bytes[]): Promise<Bytes> {
    return this.digest.sha256(packed([utf8(`${VERSION} ${label}`), ...parts]));
  }

  private keyed(secret: Bytes, label: string, ...parts: Bytes[]): Promise<Bytes> {
    return this.digest.hmac(secret, packed([utf8(`${VERSION} ${label}`), ...parts]));
  }

  // --- before the first deal ---

  headerHash(text: string): Promise<Bytes> {
    return this.hashed("header", utf8(text));
  }

  commitment(secret: Bytes, header: Bytes): Promise<Bytes> {
    return this.hashed("commitment", secret, header);
  }

  /** The hash of a salt that a seat sends before anybody shows one. */
  promise(commitment: Bytes, seat: number, salt: string): Promise<Bytes> {
    return this.hashed("promise", commitment, utf8(String(seat)), utf8(salt));
  }

  /** The salt of a seat that gave none. */
  async serverSalt(secret: Bytes, header: Bytes, seat: number): Promise<string> {
    return hex((await this.keyed(secret, "server salt", header, utf8(String(seat)))).slice(0, 16));
  }

  async matchId(secret: Bytes): Promise<string> {
    return hex((await this.keyed(secret, "match id")).slice(0, 16));
  }

  // --- chance ---

  /** The 256 bits behind a chance; `again` counts how often they had to be drawn anew. */
  async number(
    secret: Bytes,
    header: Bytes,
    salts: readonly string[],
    counter: number,
    weights: readonly bigint[],
    again = 0,
    label = "chance",
  ): Promise<bigint> {
    const odds = utf8(weights.join(","));
    const mixed = packed(salts.map(utf8));
    const bits = await this.keyed(secret, label, header, mixed, utf8(String(counter)), odds, utf8(String(again)));
    return BigInt(`0x${hex(bits)}`);
  }

  /** Where chance number `counter` falls among the weights, without bias. */
  async fall(
    secret: Bytes,
    header: Bytes,
    salts: readonly string[],
    counter: number,
    weights: readonly bigint[],
    label = "chance",
  ): Promise<number> {
    const total = weights.reduce((sum, weight) => sum + weight, 0n);
    if (total <= 0n || weights.some((weight) => weight <= 0n)) throw new RangeError("weights are positive");
    // The last, incomplete round of `total` would favour the first places: draw again instead.
    const fair = (SPAN / total) * total;
    let again = 0;
    let bits = await this.number(secret, header, salts, counter, weights, again, label);
    while (bits >= fair) bits = await this.number(secret, header, salts, counter, weights, ++again, label);
    let point = bits % total;
    return weights.findIndex((weight) => {
      if (point < weight) return true;
      point -= weight;
      return false;
    });
  }

  /** For each seat the chair that it falls to, where seats are drawn. */
  async lot(secret: Bytes, header: Bytes, salts: readonly string[]): Promise<number[]> {
    const chairs = salts.map((_, chair) => chair);
    for (let last = chairs.length - 1; last > 0; last--) {
      const odds = Array.from({ length: last + 1 }, () => 1n);
      const drawn = await this.fall(secret, header, salts, last, odds, "lot");
      [chairs[last], chairs[drawn]] = [chairs[drawn]!, chairs[last]!];
    }
    return chairs;
  }

  // --- the chain ---

  /** What hides entry `n` in its link until the secret is open. */
  nonce(secret: Bytes, header: Bytes, n: number): Promise<Bytes> {
    return this.keyed(secret, "chain", header, utf8(String(n)));
  }

  /** The link before the first entry: the commitment, the salts, and which of them the server gave. */
  firstLink(commitment: Bytes, salts: readonly string[], server: readonly number[]): Promise<Bytes> {
    const marks = packed(server.map((seat) => utf8(String(seat))));
    return this.hashed("start", commitment, packed(salts.map(utf8)), marks);
  }

  nextLink(link: Bytes, text: string, nonce: Bytes): Promise<Bytes> {
    return this.hashed("link", link, utf8(text), nonce);
  }
}
