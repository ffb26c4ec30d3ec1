// Which nodes and things answer the question at hand: they are lit in the drawing.

import type { Piece } from "../wire/types.ts";
import type { Move } from "./moves.ts";

export interface Targets {
  readonly nodes: ReadonlyMap<string, readonly Move[]>;
  readonly pieces: ReadonlyMap<string, readonly Move[]>;
}

/**
 * What would be played to end on another place than those that are lit, written as one of them is; nothing if they are not
 * written by their place. A walk is tried as its next step, what is carried as a whole.
 */
export function triedAs(targets: Targets, node: string): readonly string[] | null {
  const kind = (play: string): string => play.split(" ")[0] ?? "";
  for (const [end, [move]] of targets.nodes) {
    const last = move?.plays.at(-1)?.split(" ") ?? [];
    if (move === undefined || last.filter((word) => word === end).length !== 1) continue;
    const tried = last.map((word) => (word === end ? node : word)).join(" ");
    return move.plays.every((play) => kind(play) === kind(tried)) ? [tried] : [...move.plays.slice(0, -1), tried];
  }
  return null;
}

export const DARK: Targets = { nodes: new Map(), pieces: new Map() };

/** Whether a thing on the table is the one that a parameter names: `ruin a` is the piece `ruin-a`, `card 7` is `card-7-p1`. */
function isCalled(piece: Piece, name: string, id: string): boolean {
  const whole = `${name}-${id}`;
  return piece.id === id || piece.id === whole || piece.id.startsWith(`${whole}-`) || piece.symbol === whole
    || (piece.called === id && piece.symbol.startsWith(`${name}-`));
}

/** The things that a move speaks of. */
function thingsOf(move: Move, pieces: readonly Piece[], seat: number): readonly Piece[] {
  const args = Object.entries(move.say.args ?? {});
  const nodes = new Set(args.flatMap(([, one]) => (typeof one === "object" && one.type === "node" ? [one.id] : [])));
  const named = args.flatMap(([, one]) => (typeof one === "object" && one.type === "seat" ? [one.seat] : []));
  const owners = new Set<number>(named.length > 0 ? named : [seat]);
  return args.flatMap(([name, one]) => {
    const id = typeof one === "number" ? (name === "steps" || name === "count" ? "" : String(one)) : one.type === "thing" ? one.id : "";
    if (id === "") return [];
    const found = pieces.filter((piece) => isCalled(piece, name, id) && (piece.owner == null || owners.has(piece.owner)));
    const there = found.filter((piece) => nodes.has(piece.at.node ?? ""));
    if (there.length > 0) return there;
    // Somebody's own was named: what lies in the supply looks the same and is not meant.
    const theirs = found.filter((piece) => piece.owner != null && named.includes(piece.owner));
    return theirs.length > 0 ? theirs : found;
  });
}

export function targetsOf(moves: readonly Move[], pieces: readonly Piece[], seat: number): Targets {
  const nodes = new Map<string, Move[]>();
  const things = new Map<string, Move[]>();
  const add = (map: Map<string, Move[]>, id: string, move: Move): void => {
    const some = map.get(id);
    if (some === undefined) map.set(id, [move]);
    else some.push(move);
  };
  const found = new Map<string, readonly Piece[]>();
  for (const move of moves) {
    for (const argument of Object.values(move.say.args ?? {})) {
      if (typeof argument === "object" && argument.type === "node") add(nodes, argument.id, move);
    }
    const key = JSON.stringify(Object.entries(move.say.args ?? {}).filter(([name]) => name !== "steps"));
    const some = found.get(key) ?? thingsOf(move, pieces, seat);
    found.set(key, some);
    for (const piece of some) add(things, piece.id, move);
  }
  return { nodes, pieces: things };
}
