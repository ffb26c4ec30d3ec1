// What, then where: a set of moves is narrowed down, question by question, until one is left.

import type { Argument } from "../words/messages.ts";
import type { Move } from "./moves.ts";

/** One answer to a question, and how many moves it leaves. */
export interface Option {
  /** Tells answers of one question apart. */
  readonly value: string;
  readonly argument: Argument;
  readonly moves: readonly Move[];
}

export interface Kind {
  readonly kind: string;
  readonly moves: readonly Move[];
}

export type Question =
  | { readonly ask: "nothing" }
  | { readonly ask: "kind"; readonly kinds: readonly Kind[] }
  | { readonly ask: "argument"; readonly name: string; readonly type: "node" | "thing" | "seat" | "number" | "other"; readonly options: readonly Option[] }
  | { readonly ask: "ready"; readonly move: Move };

/** What narrowing has left, step by step; empty: everything. */
export type Trail = readonly (readonly string[])[];

export function valueOf(argument: Argument): string {
  if (typeof argument === "number") return `number ${argument}`;
  switch (argument.type) {
    case "seat":
      return `seat ${argument.seat}`;
    case "thing":
    case "node":
      return `${argument.type} ${argument.id}`;
    default:
      return JSON.stringify(argument);
  }
}

function typeOf(argument: Argument): "node" | "thing" | "seat" | "number" | "other" {
  if (typeof argument === "number") return "number";
  return argument.type === "node" || argument.type === "thing" || argument.type === "seat" ? argument.type : "other";
}

export function left(moves: readonly Move[], trail: Trail): readonly Move[] {
  const last = trail.at(-1);
  if (last === undefined) return moves;
  const wanted = new Set(last);
  return moves.filter((move) => wanted.has(move.id));
}

export function kindsOf(moves: readonly Move[]): readonly Kind[] {
  const found = new Map<string, Move[]>();
  for (const move of moves) {
    const same = found.get(move.kind);
    if (same === undefined) found.set(move.kind, [move]);
    else same.push(move);
  }
  return [...found].map(([kind, some]) => ({ kind, moves: some }));
}

/** The different answers for one parameter, in the order in which they come. */
export function optionsOf(moves: readonly Move[], name: string): readonly Option[] {
  const found = new Map<string, { argument: Argument; moves: Move[] }>();
  for (const move of moves) {
    const argument = move.say.args?.[name];
    if (argument === undefined) continue;
    const value = valueOf(argument);
    const same = found.get(value);
    if (same === undefined) found.set(value, { argument, moves: [move] });
    else same.moves.push(move);
  }
  return [...found].map(([value, option]) => ({ value, ...option }));
}

/** What is to be asked next. With nothing picked, a single kind is not asked for, a single move is. */
export function question(moves: readonly Move[], trail: Trail): Question {
  const some = left(moves, trail);
  const first = some[0];
  if (first === undefined) return { ask: "nothing" };
  if (some.length === 1 && trail.length > 0) return { ask: "ready", move: first };
  const kinds = kindsOf(some);
  if (kinds.length > 1 || some.length === 1) return { ask: "kind", kinds };
  // How many steps is asked last: nearly always the place alone decides it.
  const names = Object.keys(first.say.args ?? {}).sort((one, other) => Number(one === "steps") - Number(other === "steps"));
  for (const name of names) {
    const options = optionsOf(some, name);
    if (options.length > 1) return { ask: "argument", name, type: typeOf(options[0]?.argument ?? 0), options };
  }
  return { ask: "ready", move: first };
}

/** Whether a question is best answered by counting: an unbroken run of more numbers than one likes to read. */
export function counts(options: readonly Option[]): { readonly least: number; readonly most: number } | null {
  const numbers = options.flatMap((one) => (typeof one.argument === "number" ? [one.argument] : []));
  if (numbers.length !== options.length || numbers.length < 5) return null;
  const [least, most] = [Math.min(...numbers), Math.max(...numbers)];
  return most - least + 1 === numbers.length ? { least, most } : null;
}

/** No list is ever longer. */
export const MOST_SHOWN = 24;
/** More than so many are found by typing. */
export const MOST_BUTTONS = 12;

/** Letters as one types them: without case, accents and signs. */
export function plain(text: string): string {
  return text.normalize("NFD").replace(/[\u0300-\u036f]/g, "").toLowerCase().replace(/[^a-z0-9]+/g, " ").trim();
}

/** What somebody may mean by some letters: beginnings of the name first, then of its words, then anything within. */
export function meant<T>(typed: string, all: readonly T[], named: (one: T) => string, most = 8): readonly T[] {
  const wanted = plain(typed);
  const rank = (name: string): number => {
    if (wanted === "" || name.startsWith(wanted)) return 0;
    if (name.split(" ").some((word) => word.startsWith(wanted))) return 1;
    return name.includes(wanted) ? 2 : 3;
  };
  return all
    .map((one, n) => ({ one, n, rank: rank(plain(named(one))) }))
    .filter((found) => found.rank < 3)
    .sort((a, b) => a.rank - b.rank || a.n - b.n)
    .slice(0, Math.min(most, MOST_SHOWN))
    .map((found) => found.one);
}
