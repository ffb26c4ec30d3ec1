// A record held against its seal, in the browser: what can be proved by arithmetic alone, without the rules of any game.
// docs/seal.md lists what therefore only the engine finds; tests/golden/seal-mutants.json holds both to that list.

import { hex, unhex, utf8, type Bytes } from "./bytes.ts";
import { digestOf, type Digest } from "./digest.ts";
import { readJournal, type Journal } from "./journal.ts";
import { FORMAT, FORMER, NEW, formatOf, isPlain, isStart, readHeader, readRecord, type Header, type RecordFile } from "./record.ts";
import { Seal } from "./seal.ts";

/**
 * What this browser kept of a running match: the commitment (empty: it came later), its salts, and the newest head it saw.
 * Nobody can change it afterwards, so it can be held against the record.
 */
export interface Kept {
  readonly commitment: string;
  readonly salts: Readonly<Record<number, string>>;
  readonly head?: string;
}

export type What =
  | "commitment" | "edition" | "start" | "players" | "salts" | "lot" | "chain" | "journal" | "falls"
  | "kept-commitment" | "kept-salt" | "kept-head";

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
  /** How many entries the record has. */
  readonly entries: number;
}

/** How much of the match itself is proved by what was kept of it: as `Proof.basis` in core/verify.py. */
export type Basis = "nothing" | "commitment" | "head" | "whole";

const SECRET = /^[0-9a-f]{64}$/;
const MAX_SALT = 128;

export function commitmentOf(text: string): string {
  return formatOf(text) === FORMAT ? readRecord(text).seal.commitment : "";
}

export async function verify(text: string, kept: Kept | null = null, digest: Digest = digestOf()): Promise<Verdict> {
  const format = formatOf(text);
  if (format === FORMER) return { unproved: "former", findings: [], entries: 0 };
  const record = readRecord(text);
  const header = readHeader(record.header);
  const entries = record.entries.length;
  if (record.seal.secret === "") return { unproved: "closed", findings: [], entries };
  if (!SECRET.test(record.seal.secret)) return { unproved: "", findings: [found("commitment", false)], entries };
  const check = new Check(record, header, digest);
  const findings = [...(await check.opening()), await check.chain(), check.journal(), await check.falls(), ...check.compared(kept)];
  return { unproved: record.seal.unsealed ? "unsealed" : "", findings, entries };
}

/** Whether the record agrees with itself, and with what was kept, as far as the browser can tell. */
export function holds(verdict: Verdict): boolean {
  return verdict.unproved !== "former" && verdict.unproved !== "closed" && verdict.findings.every((one) => one.holds);
}

export function basisOf({ findings, entries }: Verdict): Basis {
  const one = (what: What): Finding | undefined => findings.find((finding) => finding.what === what && finding.holds);
  const head = one("kept-head");
  if (one("kept-commitment") !== undefined && head?.count === entries) return "whole";
  if (head !== undefined) return "head";
  return one("kept-commitment") === undefined ? "nothing" : "commitment";
}

class Check {
  readonly #seal: Seal;
  readonly #secret: Bytes;
  readonly #journal: Journal;
  /** The link before the first entry, and that of every entry. */
  #links: string[] = [];

  constructor(
    private readonly record: RecordFile,
    private readonly header: Header,
    private readonly digest: Digest,
  ) {
    this.#seal = new Seal(digest);
    this.#secret = unhex(record.seal.secret);
    this.#journal = readJournal(record.entries, record.players.length);
  }

  async #hash(text: string): Promise<string> {
    return hex(await this.digest.sha256(utf8(text)));
  }

  /** What was settled before the first deal. */
  async opening(): Promise<readonly Finding[]> {
    const { record, header } = this;
    const { commitment, salts, lot } = record.seal;
    const hash = await this.#seal.headerHash(record.header);
    const findings = [found("commitment", hex(await this.#seal.commitment(this.#secret, hash)) === commitment)];
    findings.push(found("edition", (await this.#hash(record.edition)) === header.edition));
    if (header.start !== NEW || record.start !== "") {
      findings.push(found("start", isStart(record.start) && (await this.#hash(record.start)) === header.start));
    }
    if (record.players.length !== header.seats) findings.push(found("players", false, header.seats));
    findings.push(found("salts", await this.#salted(hash), header.seats));
    if (header.lot || lot.length > 0) {
      const drawn = header.lot ? await this.#seal.lot(this.#secret, hash, salts) : [];
      findings.push(found("lot", drawn.join() === lot.join(), lot.length));
    }
    return findings;
  }

  /** Every chair has a salt, and the server's own are marked as such, no others; a match from a seed has none. */
  async #salted(hash: Bytes): Promise<boolean> {
    const { salts, server, unsealed } = this.record.seal;
    if (unsealed !== (this.header.dealer === "seeded")) return false;
    if (salts.length !== (unsealed ? 0 : this.header.seats)) return false;
    if (!salts.every((salt) => salt !== "" && [...salt].length <= MAX_SALT && isPlain(salt))) return false;
    if (!server.every((chair, at) => chair > (server[at - 1] ?? -1) && chair < salts.length)) return false;
    for (const [chair, salt] of salts.entries()) {
      const own = salt === (await this.#seal.serverSalt(this.#secret, hash, chair));
      if (own !== server.includes(chair)) return false;
    }
    return true;
  }

  /** Every entry is linked to the one before. */
  async chain(): Promise<Finding> {
    const { entries, links, seal, header } = this.record;
    const hash = await this.#seal.headerHash(header);
    const commitment = await this.#seal.commitment(this.#secret, hash);
    let link = await this.#seal.firstLink(commitment, seal.salts, seal.server);
    this.#links = [hex(link)];
    for (const [at, text] of entries.entries()) {
      link = await this.#seal.nextLink(link, text, await this.#seal.nonce(this.#secret, hash, at + 1));
      this.#links.push(hex(link));
      if (hex(link) !== links[at]) return { what: "chain", holds: false, count: entries.length, entry: at + 1 };
    }
    return found("chain", links.length === entries.length, entries.length);
  }

  /** Every entry is well formed and fits those before it, and there is an end: a result, or that it was closed. */
  journal(): Finding {
    const { entries, wrong } = this.#journal;
    const ended = (entries.at(-1)?.type === "close") !== this.record.result;
    return { what: "journal", holds: wrong === 0 && ended, count: this.record.entries.length, entry: wrong };
  }

  /** Every die and draw has its number, and falls somewhere among its weights. Which face that is the engine knows. */
  async falls(): Promise<Finding> {
    const { header, seal } = this.record;
    const hash = await this.#seal.headerHash(seal.unsealed ? "" : header);
    const chances = this.#journal.entries.flatMap((entry, at) => (entry.type === "chance" ? [{ ...entry, at: at + 1 }] : []));
    for (const [counter, entry] of chances.entries()) {
      const wrong: Finding = { what: "falls", holds: false, count: chances.length, entry: entry.at };
      if (entry.counter !== counter) return wrong;
      try {
        await this.#seal.fall(this.#secret, hash, seal.salts, counter, entry.weights.map(BigInt));
      } catch {
        return wrong; // a weight of nought, or none at all
      }
    }
    return found("falls", true, chances.length);
  }

  /** What nobody but this browser could have written down. */
  compared(kept: Kept | null): readonly Finding[] {
    if (kept === null) return [];
    const { commitment, salts } = this.record.seal;
    const findings: Finding[] = [];
    if (kept.commitment !== "") findings.push(found("kept-commitment", kept.commitment === commitment));
    const own = Object.entries(kept.salts);
    if (own.length > 0) findings.push(found("kept-salt", own.every(([chair, salt]) => salts[Number(chair)] === salt), own.length));
    if ((kept.head ?? "") !== "") {
      const after = this.#links.indexOf(kept.head ?? "");
      findings.push(found("kept-head", after >= 0, Math.max(after, 0)));
    }
    return findings;
  }
}

function found(what: What, holds: boolean, count = 0): Finding {
  return { what, holds, count, entry: 0 };
}
