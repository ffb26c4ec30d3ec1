// The parts of a record as they stand in its file, header and entries included; whatever Python would not read is refused.

import { parse, type Json } from "./json.ts";

export const FORMAT = "spellboard-record/2";
export const FORMER = "spellboard-record/1";
export const NEW = "new";

export interface SealPart {
  readonly commitment: string;
  readonly salts: readonly string[];
  readonly secret: string;
  readonly unsealed: boolean;
  readonly server: readonly number[];
  readonly lot: readonly number[];
}

export interface RecordFile {
  readonly header: string;
  readonly players: readonly string[];
  readonly seal: SealPart;
  readonly entries: readonly string[];
  readonly links: readonly string[];
  readonly edition: string;
  readonly start: string;
  /** Whether it holds a result of the game. */
  readonly result: boolean;
}

export interface Header {
  readonly edition: string;
  readonly start: string;
  readonly dealer: string;
  readonly seats: number;
  readonly lot: boolean;
}

export interface Deed {
  readonly type: "deed";
  readonly n: number;
  readonly seat: number;
  readonly chain: number;
  readonly forced: boolean;
}

export interface Chance {
  readonly type: "chance";
  readonly n: number;
  readonly counter: number;
  readonly weights: readonly number[];
}

export interface Undo {
  readonly type: "undo";
  readonly n: number;
  readonly before: number;
  readonly seat: number | null;
}

export interface Resign {
  readonly type: "resign";
  readonly n: number;
  readonly seat: number;
}

export interface Close {
  readonly type: "close";
  readonly n: number;
  readonly reason: string;
}

export type Entry = Deed | Chance | Undo | Resign | Close;

// --- shapes ---

type Fits = (value: Json) => boolean;
type Shape = Readonly<Record<string, Fits>>;

const text: Fits = (value) => typeof value === "string";
const whole: Fits = (value) => Number.isSafeInteger(value);
const truth: Fits = (value) => typeof value === "boolean";
const table: Fits = (value) => value instanceof Map;
const nothing: Fits = (value) => value === null;
const listOf = (fits: Fits): Fits => (value) => Array.isArray(value) && value.every(fits);
const either = (one: Fits, other: Fits): Fits => (value) => one(value) || other(value);
const only = (word: string): Fits => (value) => value === word;
const shaped = (needed: Shape, further: Shape = {}): Fits => (value) => {
  if (!(value instanceof Map)) return false;
  const known = { ...needed, ...further };
  const all = [...value].every(([key, part]) => Object.hasOwn(known, key) && known[key]?.(part));
  return all && Object.keys(needed).every((key) => value.has(key));
};

const SEAL = shaped(
  { commitment: text, salts: listOf(text) },
  { secret: text, unsealed: truth, server: listOf(whole), lot: listOf(whole) },
);
const OUTCOME = shaped({ winners: listOf(whole), ranks: listOf(whole), reason: text });
const RECORD = shaped(
  { format: only(FORMAT), header: text, players: listOf(text), seal: SEAL, entries: listOf(text), links: listOf(text), edition: text },
  { outcome: either(OUTCOME, nothing), checksum: text, start: text },
);
const MATCH_ID = /^[0-9a-f]{32}$/;
const matchId: Fits = (value) => typeof value === "string" && MATCH_ID.test(value);
const HEADER = shaped(
  { game: text, rules: whole, edition: text, options: table, seats: whole, start: text, dealer: either(only("sealed"), only("seeded")), match: matchId },
  { lot: truth },
);
const START = shaped(
  { position: table },
  { match: either(matchId, only("")), entry: (value) => Number.isSafeInteger(value) && Number(value) >= 0, practice: truth },
);
const ENTRIES: ReadonlyMap<Json | undefined, Fits> = new Map<string, Fits>([
  ["deed", shaped({ type: text, n: whole, seat: whole, action: text }, { chain: whole, forced: truth })],
  ["chance", shaped({ type: text, n: whole, action: text, counter: whole, weights: listOf(whole) })],
  ["undo", shaped({ type: text, n: whole, before: whole }, { seat: either(whole, nothing) })],
  ["resign", shaped({ type: text, n: whole, seat: whole })],
  ["close", shaped({ type: text, n: whole, reason: text })],
]);

/** What steers a terminal, breaks a line or turns the direction of reading: as in core/messages.py. */
const CONTROL = /[\u0000-\u001f\u007f-\u009f\u200e\u200f\u2028-\u202e\u2066-\u2069]|\p{Surrogate}/u;

export function isPlain(words: string): boolean {
  return !CONTROL.test(words);
}

function read(words: string, fits: Fits): object {
  const value = parse(words);
  if (!fits(value)) throw new SyntaxError("not as the format says");
  return Object.fromEntries(value as ReadonlyMap<string, Json>);
}

/** A text that is hashed as it stands, and so may hold nothing that cannot be seen. */
function readPlain(words: string, fits: Fits): object {
  if (!isPlain(words)) throw new SyntaxError("a control character");
  return read(words, fits);
}

// --- what is read ---

/** The format that a file says it has. */
export function formatOf(words: string): string {
  const value = parse(words);
  const format = value instanceof Map ? value.get("format") : null;
  if (typeof format !== "string") throw new SyntaxError("not a record");
  return format;
}

export function readRecord(words: string): RecordFile {
  const found = read(words, RECORD) as Omit<RecordFile, "seal"> & { seal: ReadonlyMap<string, Json>; outcome?: Json };
  const seal = { secret: "", unsealed: false, server: [], lot: [], ...Object.fromEntries(found.seal) } as unknown as SealPart;
  const { header, players, entries, links, edition, start = "", outcome = null } = found;
  return { header, players, seal, entries, links, edition, start, result: outcome !== null };
}

export function readHeader(words: string): Header {
  const header = { lot: false, ...readPlain(words, HEADER) } as Header;
  if (header.lot && header.dealer === "seeded") throw new SyntaxError("seats are drawn from salts, and a seed has none");
  return header;
}

export function readEntry(words: string): Entry {
  const any: Fits = (value) => value instanceof Map && (ENTRIES.get(value.get("type"))?.(value) ?? false);
  return { chain: 0, forced: false, seat: null, ...readPlain(words, any) } as unknown as Entry;
}

/** Whether a text can be that of a start; the position in it only the engine can judge. */
export function isStart(words: string): boolean {
  try {
    readPlain(words, START);
    return true;
  } catch {
    return false;
  }
}
