// This device's part in the seal: it promises a salt of its own, shows it when all have promised, and keeps what it
// needs to check the dealer when the match is over.

import { hex, unhex } from "../seal/bytes.ts";
import type { Seal } from "../seal/seal.ts";
import type { Kept } from "../seal/verify.ts";
import type { TableSight } from "../wire/types.ts";
import type { Wish } from "./outbox.ts";

const keyOf = (table: string): string => `spellboard.seal.${table}`;

export function keptOf(table: string): Kept | null {
  try {
    return JSON.parse(localStorage.getItem(keyOf(table)) ?? "null") as Kept | null;
  } catch {
    return null;
  }
}

export function keepOf(table: string, kept: Kept): void {
  try {
    localStorage.setItem(keyOf(table), JSON.stringify(kept));
  } catch {
    // a browser that keeps nothing can prove nothing later; the match goes on
  }
}

/** Keep the newest head of a match that runs. Once it is over the secret is open, and any head can be made. */
export function keepHead(table: TableSight, head: string): void {
  if (head === "" || table.status === "over" || table.status === "closed") return;
  keepOf(table.id, { ...(keptOf(table.id) ?? { commitment: "", salts: {} }), head });
}

function salt(): string {
  return hex(crypto.getRandomValues(new Uint8Array(16)));
}

/** What the seats of this device have to send now, given how far the opening is. */
export async function nextSteps(table: TableSight, seats: readonly number[], given?: Seal): Promise<readonly Wish[]> {
  const commitment = table.commitment ?? "";
  if (table.status !== "opening" || commitment === "") return [];
  const seal = given ?? new (await import("../seal/seal.ts")).Seal(); // only a match that begins needs it
  const before = keptOf(table.id);
  const salts: Record<number, string> = before?.commitment === commitment ? { ...before.salts } : {};
  const all = table.seats.every((seat) => (seat.salt ?? "") !== "");
  const wishes: Wish[] = [];
  for (const seat of seats) {
    const step = table.seats[seat]?.salt ?? "";
    if (step === "") {
      const own = (salts[seat] ??= salt());
      const promise = hex(await seal.promise(unhex(commitment), seat, own));
      wishes.push({ type: "promise", seat, commitment, promise });
    } else if (step === "promised" && all && salts[seat] !== undefined) {
      wishes.push({ type: "reveal", seat, salt: salts[seat] });
    }
  }
  keepOf(table.id, { ...before, commitment, salts }); // before it is sent: a promise that cannot be kept stops everybody
  return wishes;
}

/** What was kept of a table; of a record whose table is not known, what was kept with the same commitment. */
export function keptFor(table: string, commitment: string): Kept | null {
  if (table !== "") return keptOf(table);
  try {
    const tables = Object.keys(localStorage).flatMap((key) => (key.startsWith(keyOf("")) ? [key.slice(keyOf("").length)] : []));
    return tables.map(keptOf).find((kept) => kept?.commitment === commitment) ?? null;
  } catch {
    return null;
  }
}
