// A record held against its seal, in the browser: what can be proved by arithmetic alone, without the rules of any game.

import { hex, unhex, utf8, type Bytes } from "./bytes.ts";
import { digestOf, type Digest } from "./digest.ts";
import { Seal } from "./seal.ts";

/** The parts of a record that the seal binds, as they stand in the file. */
interface Sealed {
  readonly format: string;
  readonly header: string;
  readonly seal: {
    readonly commitment: string;
    readonly salts: readonly string[];
    readonly secret?: string;
    readonly unsealed?: boolean;
    readonly server?: readonly number[];
    readonly lot?: readonly number[];
  };
  readonly entries: readonly string[];
  readonly links: readonly string[];
  readonly edition: string;
  readonly start?: string;
}

interface Header {
  readonly edition: string;
  readonly start: string;
  readonly dealer: string;
  readonly seats: number;
  readonly lot?: boolean;
}

interface Chance {
  readonly type: string;
  readonly n: number;
  readonly counter: number;
  readonly weights: readonly number[];
}

/** What this browser kept when the match began, and the newest head it has seen. */
export interface Kept {
  readonly commitment: string;
  readonly salts: Readonly<Record<number, string>>;
  readonly head?: string;
}

export type What = "commitment" | "edition" | "start" | "salts" | "lot" | "chain" | "falls" | "kept-commitment" | "kept-salt" | "kept-head";

export interface Finding {
  readonly what: What;
  readonly holds: boolean;
  /** How many the claim is about, also where it fails: entries, rolls and draws, salts. */
  readonly count: number;
  /** The first entry that does not fit; 0: none. */
  readonly entry: number;
}

export interface Verdict {
  /** Why there is nothing to prove: an older format, a match from a seed, a secret that is not open yet. */
  readonly unproved: "" | "former" | "unsealed" | "closed";
  readonly findings: readonly Finding[];
}

const FORMAT = "spellboard-record/2";
const NEW = "new";

function sealed(text: string): Sealed {
  const record = JSON.parse(text) as Partial<Sealed> | null;
  const lists = Array.isArray(record?.entries) && Array.isArray(record.links) && Array.isArray(record.seal?.salts);
  if (record?.format === FORMAT && (!lists || typeof record.header !== "string")) throw new SyntaxError("not a record");
  if (typeof record?.format !== "string") throw new SyntaxError("not a record");
  return record as Sealed;
}

export function commitmentOf(text: string): string {
  return sealed(text).seal?.commitment ?? "";
}

export async function verify(text: string, kept: Kept | null = null, digest: Digest = digestOf()): Promise<Verdict> {
  const record = sealed(text);
  if (record.format !== FORMAT) return { unproved: "former", findings: [] };
  const header = JSON.parse(record.header) as Header;
  if (record.seal.unsealed === true || header.dealer !== "sealed") return { unproved: "unsealed", findings: [] };
  if ((record.seal.secret ?? "") === "") return { unproved: "closed", findings: [] };
  const check = new Check(record, header, digest);
  const findings = [...(await check.opening()), await check.chain(), await check.falls(), ...compared(record, kept)];
  return { unproved: "", findings };
}

class Check {
  readonly #seal: Seal;
  readonly #secret: Bytes;

  constructor(
    private readonly record: Sealed,
    private readonly header: Header,
    private readonly digest: Digest,
  ) {
    this.#seal = new Seal(digest);
    this.#secret = unhex(record.seal.secret ?? "");
  }

  async #hash(text: string): Promise<string> {
    return hex(await this.digest.sha256(utf8(text)));
  }

  /** What was settled before the first deal. */
  async opening(): Promise<readonly Finding[]> {
    const { record, header } = this;
    const { commitment, salts, server = [], lot = [] } = record.seal;
    const hash = await this.#seal.headerHash(record.header);
    const findings = [found("commitment", hex(await this.#seal.commitment(this.#secret, hash)) === commitment)];
    findings.push(found("edition", (await this.#hash(record.edition)) === header.edition));
    if (header.start !== NEW || (record.start ?? "") !== "") {
      findings.push(found("start", (await this.#hash(record.start ?? "")) === header.start));
    }
    let own = salts.length === header.seats;
    for (const chair of server) own &&= salts[chair] === (await this.#seal.serverSalt(this.#secret, hash, chair));
    findings.push(found("salts", own, header.seats));
    if (header.lot === true || lot.length > 0) {
      const drawn = header.lot === true ? await this.#seal.lot(this.#secret, hash, salts) : [];
      findings.push(found("lot", drawn.join() === lot.join(), lot.length));
    }
    return findings;
  }

  /** Every entry is linked to the one before. */
  async chain(): Promise<Finding> {
    const { entries, links, seal } = this.record;
    const hash = await this.#seal.headerHash(this.record.header);
    let link = await this.#seal.firstLink(unhex(seal.commitment), seal.salts, seal.server ?? []);
    for (const [at, text] of entries.entries()) {
      link = await this.#seal.nextLink(link, text, await this.#seal.nonce(this.#secret, hash, at + 1));
      if (hex(link) !== links[at]) return { what: "chain", holds: false, count: entries.length, entry: at + 1 };
    }
    return found("chain", links.length === entries.length, entries.length);
  }

  /** Every die and draw has its number, and falls somewhere among its weights. Which face that is the engine knows. */
  async falls(): Promise<Finding> {
    const hash = await this.#seal.headerHash(this.record.header);
    const chances = this.record.entries.map((text, at) => ({ ...(JSON.parse(text) as Chance), n: at + 1 })).filter((entry) => entry.type === "chance");
    for (const [counter, entry] of chances.entries()) {
      const wrong: Finding = { what: "falls", holds: false, count: chances.length, entry: entry.n };
      if (entry.counter !== counter || !entry.weights.every(Number.isSafeInteger)) return wrong;
      const weights = entry.weights.map(BigInt);
      try {
        if ((await this.#seal.fall(this.#secret, hash, this.record.seal.salts, counter, weights)) < 0) return wrong;
      } catch {
        return wrong; // a weight of nought
      }
    }
    return found("falls", true, chances.length);
  }
}

/** What nobody but this browser could have written down. */
function compared(record: Sealed, kept: Kept | null): readonly Finding[] {
  if (kept === null) return [];
  const findings = [found("kept-commitment", kept.commitment === record.seal.commitment)];
  const salts = Object.entries(kept.salts);
  if (salts.length > 0) findings.push(found("kept-salt", salts.every(([chair, salt]) => record.seal.salts[Number(chair)] === salt), salts.length));
  if ((kept.head ?? "") !== "") findings.push({ ...found("kept-head", record.links.includes(kept.head ?? "")), count: record.links.indexOf(kept.head ?? "") + 1 });
  return findings;
}

function found(what: What, holds: boolean, count = 0): Finding {
  return { what, holds, count, entry: 0 };
}
