// What can be said about a journal without the rules: numbers, seats, composites, undo, the end. The same order and the
// same tests as `Record.walk` in core/record.py, which knows the rules besides.

import { readEntry, type Deed, type Entry, type Undo } from "./record.ts";

const REASONS = ["agreement", "closed"];

export interface Journal {
  readonly entries: readonly Entry[];
  /** The first entry that cannot be; 0: none. */
  readonly wrong: number;
}

/** Read a journal up to the first entry that cannot be. */
export function readJournal(texts: readonly string[], seats: number): Journal {
  const entries: Entry[] = [];
  for (const text of texts) {
    try {
      entries.push(readEntry(text));
    } catch {
      return { entries, wrong: entries.length + 1 };
    }
  }
  let live: Entry[] = [];
  for (const [at, entry] of entries.entries()) {
    const after = entry.n === at + 1 && entries[at - 1]?.type !== "close" ? following(entry, live, entries, seats) : null;
    if (after === null) return { entries, wrong: at + 1 };
    live = after;
  }
  return { entries, wrong: 0 };
}

/** The entries that count after this one; null: it cannot be. */
function following(entry: Entry, live: Entry[], entries: readonly Entry[], seats: number): Entry[] | null {
  const sits = (seat: number): boolean => seat >= 0 && seat < seats;
  switch (entry.type) {
    case "deed":
      if (!sits(entry.seat) || !chains(entry, entries)) return null;
      break;
    case "resign":
      if (!sits(entry.seat) || live.some((past) => past.type === "resign" && past.seat === entry.seat)) return null;
      break;
    case "undo":
      return without(entry, live);
    case "close":
      if (!REASONS.includes(entry.reason)) return null;
      break;
    case "chance": // its number and weights are the dealer's matter
  }
  live.push(entry);
  return live;
}

/** The steps of a composite follow one another, by one seat, at least two of them. */
function chains(deed: Deed, entries: readonly Entry[]): boolean {
  if (deed.chain === 0) return true;
  const beside = entries[deed.chain === deed.n ? deed.n : deed.n - 2];
  const fits = beside?.type === "deed" && beside.chain === deed.chain && beside.seat === deed.seat;
  return fits && deed.chain <= deed.n && !deed.forced;
}

/** What still counts after an undo: a seat takes back its own last actions, a composite whole; all together anything. */
function without(undo: Undo, live: Entry[]): Entry[] | null {
  const at = live.findLastIndex((past) => past.n === undo.before);
  const first = live[at];
  if (first === undefined) return null;
  if (undo.seat !== null) {
    if (!live.slice(at).every((past) => past.type === "deed" && past.seat === undo.seat)) return null;
    if (first.type === "deed" && (first.forced || (first.chain !== 0 && first.chain !== first.n))) return null;
  }
  live.length = at;
  return live;
}
