// Python and the page say the same of every record with one thing changed, but for what only the engine can find.

import assert from "node:assert/strict";
import { createHash, createHmac } from "node:crypto";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { hex, unhex } from "../src/seal/bytes.ts";
import type { Digest } from "../src/seal/digest.ts";
import { Seal } from "../src/seal/seal.ts";
import { holds, verify } from "../src/seal/verify.ts";

const GOLDEN = "../tests/golden";

interface Mutant {
  readonly name: string;
  readonly base: string;
  /** What Python refuses it for: a code, and the reason if it has one. */
  readonly code?: string;
  /** Why this is nothing that the page must find. */
  readonly kind?: string;
  readonly change?: readonly (readonly [path: readonly (string | number)[], value?: unknown])[];
  readonly care?: boolean;
  readonly splice?: readonly [at: number, gone: number, put: string];
}

interface Known {
  readonly bases: Readonly<Record<string, string>>;
  /** What only the engine can find, by kind: Python's codes. */
  readonly kinds: Readonly<Record<string, readonly string[]>>;
  readonly mutants: readonly Mutant[];
}

interface Loose {
  header: string;
  seal: { secret: string; commitment: string; salts: string[]; server?: number[] };
  entries: string[];
  links: string[];
}

const known = JSON.parse(readFileSync(`${GOLDEN}/seal-mutants.json`, "utf-8")) as Known;
/** Node's own hashes, which are the fastest. */
const digest: Digest = {
  sha256: async (message) => new Uint8Array(createHash("sha256").update(message).digest()),
  hmac: async (key, message) => new Uint8Array(createHmac("sha256", key).update(message).digest()),
};
const seal = new Seal(digest);

function bytesOf(base: string): Buffer {
  const own = known.bases[base];
  return own === undefined ? readFileSync(`${GOLDEN}/${base}.json`) : Buffer.from(own, "utf-8");
}

function carryOut(record: unknown, path: readonly (string | number)[], value: readonly unknown[]): void {
  let part = record as Record<string | number, unknown>;
  for (const step of path.slice(0, -1)) part = part[step] as typeof part;
  const last = path.at(-1) ?? "";
  if (Array.isArray(part) && typeof last === "string") part.splice(Number(last.slice(1)), 0, value[0]);
  else if (value.length > 0) part[last] = value[0];
  else if (Array.isArray(part)) part.splice(Number(last), 1);
  else delete part[last];
}

/** Commitment and links that fit the rest, as a forger with the secret writes them. */
async function mend(record: Loose): Promise<void> {
  const secret = unhex(record.seal.secret);
  const header = await seal.headerHash(record.header);
  const commitment = await seal.commitment(secret, header);
  record.seal.commitment = hex(commitment);
  let link = await seal.firstLink(commitment, record.seal.salts, record.seal.server ?? []);
  record.links = [];
  for (const [at, text] of record.entries.entries()) {
    link = await seal.nextLink(link, text, await seal.nonce(secret, header, at + 1));
    record.links.push(hex(link));
  }
}

async function made(mutant: Mutant): Promise<Buffer> {
  const data = bytesOf(mutant.base);
  if (mutant.splice !== undefined) {
    const [at, gone, put] = mutant.splice;
    return Buffer.concat([data.subarray(0, at), Buffer.from(put, "latin1"), data.subarray(at + gone)]);
  }
  if (mutant.change === undefined) return data;
  const record = JSON.parse(data.toString("utf-8")) as Loose;
  for (const [path, ...value] of mutant.change) carryOut(record, path, value);
  if (mutant.care === true) await mend(record);
  return Buffer.from(JSON.stringify(record), "utf-8");
}

/** Whether the page finds nothing wrong; `former`: it does not judge it. */
async function judged(data: Buffer): Promise<"sound" | "wrong" | "former"> {
  try {
    // The server is sent the bytes of a file, so the page never sees what is no UTF-8.
    const text = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(data);
    const verdict = await verify(text, null, digest);
    return verdict.unproved === "former" ? "former" : holds(verdict) ? "sound" : "wrong";
  } catch {
    return "wrong";
  }
}

test("the page refuses what Python refuses, but for the kinds that docs/seal.md lists, and accepts what Python accepts", async () => {
  const missed: Record<string, Set<string>> = {};
  const differ: string[] = [];
  for (const mutant of known.mutants) {
    const { code = "", kind = "" } = mutant;
    const found = await judged(await made(mutant));
    if (found === "former") missed["former"] ??= new Set();
    else if (found === "sound" && kind !== "") (missed[kind] ??= new Set()).add(code.split(" ")[0] ?? "");
    else if ((found === "sound") !== (code === "")) differ.push(`${mutant.base}, ${mutant.name}: ${found} here, ${code || "sound"} in Python`);
  }
  assert.deepEqual(differ, []);
  assert.deepEqual(Object.fromEntries(Object.entries(missed).map(([kind, codes]) => [kind, [...codes].sort()])), known.kinds);
  assert.ok(known.mutants.length > 1000 && known.mutants.some((one) => one.care === true && one.code === undefined));
});
