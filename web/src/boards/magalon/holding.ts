// What somebody has in hand: a figure, a ruin, the shield. Its moves light up; all of them come from the server.

import { whenAtRest } from "../../gestures/rest.ts";
import type { Move } from "../../model/moves.ts";
import { idOf } from "../../model/moves.ts";
import type { Targets } from "../../model/targets.ts";
import { request } from "../../live/table.ts";
import { seatNow, sightNow } from "../../pages/table/doing.ts";
import { ui } from "../../pages/table/ui.ts";
import { store, useApp } from "../../store/state.ts";
import type { Choice, WayOut } from "../../wire/types.ts";
import { viewOf, type View } from "./view.ts";

export interface Hold {
  /** The choices that this belongs to: what is held falls when they change. */
  readonly fresh: number;
  /** The turn in which it was taken: with the next one the hand is empty. */
  readonly turn: string;
  /** The id of the thing in the scene; empty: whatever comes first. */
  readonly thing: string;
  /** What is walked already of a way that is being bent, as it would be played. */
  readonly prefix: readonly string[];
  /** The whole moves that begin with the prefix. */
  readonly ways: readonly WayOut[];
  /** The way a ruin in hand is turned; empty: as it stood. */
  readonly facing: string;
}

const NOTHING: Hold = { fresh: -1, turn: "", thing: "", prefix: [], ways: [], facing: "" };

function turnNow(): string {
  const view = viewNow();
  return `${view?.round ?? 0} ${view?.turn?.seat ?? -1}`;
}

function kept(): Hold {
  const found = (store.state.pages["magalon"] as Hold | undefined) ?? NOTHING;
  return found.turn === turnNow() ? found : NOTHING;
}

export function hold(): Hold {
  const found = kept();
  // A figure stays in hand from one step to the next; what was asked about it does not.
  return found.fresh === ui().fresh ? found : { ...NOTHING, thing: found.thing, facing: found.facing, fresh: ui().fresh };
}

export function setHold(patch: Partial<Hold>): void {
  store.set((state) => ({ pages: { ...state.pages, magalon: { ...hold(), ...patch, fresh: ui().fresh, turn: turnNow() } } }));
}

export function useHold(): Hold {
  useApp((state) => state.pages["magalon"]);
  useApp((state) => (state.pages["table"] as { fresh?: number } | undefined)?.fresh);
  return hold();
}

/** The thing that a move moves, by its id in the scene. */
export function thingOf(move: Move, view: View): string {
  const args = move.say.args ?? {};
  const id = (name: string): string => {
    const value = args[name];
    return typeof value === "object" && value.type === "thing" ? value.id : "";
  };
  const turn = view.turn;
  switch (move.kind) {
    case "wizard":
      return `wizard-p${(turn?.seat ?? 0) + 1}`;
    case "shield":
    case "on":
      return `shield-p${(turn?.seat ?? 0) + 1}`;
    case "displace":
      return `wizard-p${(turn?.victim ?? 0) + 1}`;
    case "gnome":
      return `gnome-${id("gnome")}`;
    case "giant":
      return "giant";
    case "shift":
    case "lift":
      return `ruin-${id("ruin")}`;
    case "set":
      return `ruin-${turn?.held ?? ""}`;
    default:
      return "";
  }
}

/** The moves with the things that they move, and a path even for a single step. */
export function named(moves: readonly Move[], view: View): readonly Move[] {
  return moves.map((move) => {
    const thing = thingOf(move, view);
    const field = move.say.args?.["field"];
    const path = move.path.length > 0 ? move.path : typeof field === "object" && field.type === "node" ? [field.id] : [];
    return { ...move, thing, path };
  });
}

/**
 * What is in hand: what somebody took, as long as it can move. A new question that is about one thing (whom to displace,
 * where to set something down) puts that into the hand; else it is the wizard while he may walk.
 */
export function inHandOf(moves: readonly Move[]): string {
  const { thing, fresh } = kept();
  const carried = fresh !== ui().fresh;
  const forced = moves.find((move) => move.kind === "displace" || move.kind === "set" || move.kind === "on")?.thing ?? "";
  if (forced !== "" && carried) return forced;
  // A shield that was set down is not taken up again by itself: its places would have to be asked for.
  if (thing !== "" && moves.some((move) => move.thing === thing && (!carried || move.path.length > 0))) return thing;
  return forced || (moves.find((move) => move.kind === "wizard")?.thing ?? moves.find((move) => move.path.length > 0)?.thing ?? "");
}

/** A way that was asked for as a move, said like a choice of the same kind. */
function asked(way: WayOut, legal: readonly Choice[], thing: string): Move {
  const [kind = ""] = (way.play.at(-1) ?? "").split(" ");
  const first = legal.find((one) => one.play === way.play[0]);
  const said = kind === "on" || kind === "set" ? `action-${kind}` : (first?.say.key ?? "");
  const facing = kind === "set" ? (way.play.at(-1) ?? "").split(" ").at(-1) : undefined;
  const args = { ...first?.say.args, field: { type: "node" as const, id: way.path.at(-1) ?? "" }, ...(facing === undefined ? {} : { facing: { type: "thing" as const, id: facing } }) };
  return { id: idOf(way.play), plays: way.play, kind: kind === "" ? (first?.kind ?? "") : kind, say: { type: "message", key: said, args }, path: way.path, thing };
}

let answered: { readonly ways: readonly WayOut[]; readonly moves: readonly Move[] } = { ways: [], moves: [] };

function askedAll(ways: readonly WayOut[], thing: string): readonly Move[] {
  if (answered.ways !== ways) answered = { ways, moves: ways.filter((way) => way.path.length > 0).map((way) => asked(way, sightNow()?.legal ?? [], thing)) };
  return answered.moves;
}

/** Every whole move of what is in hand: those that begin as it was bent, or all. */
export function movesInHand(moves: readonly Move[]): readonly Move[] {
  const now = hold();
  const thing = inHandOf(moves);
  if (now.ways.length > 0 && now.thing === thing) return askedAll(now.ways, thing);
  return movesWith(thing, moves);
}

/** Every whole move of a thing by the usual ways, however it was bent. */
export function movesWith(thing: string, moves: readonly Move[]): readonly Move[] {
  return moves.filter((move) => move.thing === thing);
}

/** The lit places of what is in hand, and all things that could be taken in hand. */
export function targetsInHand(moves: readonly Move[], some = movesInHand(moves)): Targets {
  // Where whole walks are known, single steps are not lit: they are walked by dragging.
  const long = new Set(some.filter((move) => move.plays.length > 1).map((move) => move.kind));
  const exact = (kind: string): boolean => ["wizard", "giant", "displace"].includes(kind) && long.has(kind);
  const whole = some.filter((move) => !(exact(move.kind) && move.plays.length === 1));
  const facing = facingOf(some);
  const shown = whole.filter((move) => move.kind !== "set" || facingArg(move) === facing);
  const nodes = new Map<string, Move[]>();
  for (const move of shown) {
    const end = move.path.at(-1);
    if (end === undefined || (move.kind === "lift")) continue;
    const there = nodes.get(end);
    if (there === undefined) nodes.set(end, [move]);
    else if (!there.some((one) => one.plays.length <= move.plays.length)) nodes.set(end, [move]);
  }
  const pieces = new Map<string, Move[]>();
  for (const move of moves) if (move.thing !== "") pieces.set(move.thing, [...(pieces.get(move.thing) ?? []), move]);
  return { nodes, pieces };
}

export function facingArg(move: Move): string {
  const value = move.say.args?.["facing"];
  return typeof value === "object" && value.type === "thing" ? value.id : "";
}

/** The facing that a ruin in hand is shown with: as somebody turned it, at first as it stood. */
export function facingOf(some: readonly Move[]): string {
  if (hold().facing !== "") return hold().facing;
  const held = some.find((move) => move.kind === "set")?.thing ?? "";
  const piece = sightNow()?.scene.pieces.find((one) => one.id === held);
  return piece?.facing ?? "north";
}

const FACINGS = ["north", "east", "south", "west"];

/** Turn a ruin in hand by a quarter. */
export function turnRuin(some: readonly Move[]): void {
  setHold({ facing: FACINGS[(FACINGS.indexOf(facingOf(some)) + 1) % FACINGS.length] ?? "north" });
}

let bending = 0;
let forget = (): void => {};

/** Ask which whole moves begin so. They are in hand at once, or light up when the hand that drags has come to rest. */
export async function bend(thing: string, prefix: readonly string[], atRest = false): Promise<readonly WayOut[]> {
  const fresh = ui().fresh;
  const turn = ++bending;
  const reply = await request({ type: "ask", seat: seatNow(), what: "ways", play: [...prefix] });
  const ways = reply.type === "answered" ? (reply.ways ?? []) : [];
  const keep = (): void => {
    if (turn === bending && ui().fresh === fresh && hold().thing === thing) setHold({ prefix, ways });
  };
  forget();
  if (atRest) forget = whenAtRest(keep);
  else keep();
  return ways;
}

/** A way that was bent is given up: every whole move of what is in hand counts again, and lights up when the hand has come to rest. */
export function straighten(): void {
  const turn = ++bending;
  forget();
  if (hold().prefix.length > 0) forget = whenAtRest(() => turn === bending && setHold({ prefix: [], ways: [] }));
}

/** Of ways that begin as somebody walked, the shortest whole one that ends on a node. */
export function wholeAt(ways: readonly WayOut[], thing: string, node: string): Move | null {
  const long = ways.some((way) => way.play.length > 1);
  const there = ways.filter((way) => way.path.at(-1) === node && (way.play.length > 1 || !long || thing.startsWith("gnome-")));
  const [best] = there.sort((a, b) => a.play.length - b.play.length);
  return best === undefined ? null : asked(best, sightNow()?.legal ?? [], thing);
}

/** Take a thing in hand; for what is first lifted and then set down, ask where to. */
export function take(thing: string, moves: readonly Move[]): void {
  const own = moves.filter((move) => move.thing === thing);
  setHold({ thing, prefix: [], ways: [], facing: "" });
  const lift = own.find((move) => move.kind === "shield" || move.kind === "lift");
  if (lift !== undefined) void bend(thing, lift.plays);
}

export function viewNow(): View | null {
  const sight = sightNow();
  return sight === undefined ? null : viewOf(sight);
}
