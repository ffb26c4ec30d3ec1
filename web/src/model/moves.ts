// What a seat may do, as the page offers it: every legal action, and every whole walk that the server worked out.

import type { Choice, Message, WayOut } from "../wire/types.ts";
import type { Argument } from "../words/messages.ts";

export interface Move {
  /** What is played, joined: no two moves have the same. */
  readonly id: string;
  readonly plays: readonly string[];
  readonly kind: string;
  readonly say: Message;
  /** The nodes that something enters, the last being where it ends. */
  readonly path: readonly string[];
  /** What is moved, by its id in the scene; empty where nothing is or nobody said. */
  readonly thing: string;
}

export function idOf(plays: readonly string[]): string {
  return plays.join(" / ");
}

/** The nodes among the arguments of a move: where it leads. */
export function nodesOf(move: Move): readonly string[] {
  return Object.values(move.say.args ?? {}).flatMap((one) => (typeof one !== "number" && one.type === "node" ? [one.id] : []));
}

/**
 * A whole walk is said like its first step, with the place where it ends. Two walks to the same place are told apart
 * by their number of steps.
 */
function walked(first: Choice, way: WayOut): Move {
  const end: Argument = { type: "node", id: way.path.at(-1) ?? "" };
  const args: Record<string, Argument> = { ...first.say.args };
  const name = Object.keys(args).find((one) => {
    const value = args[one];
    return typeof value === "object" && value.type === "node";
  });
  args[name ?? "to"] = end;
  args["steps"] = way.path.length;
  return { id: idOf(way.play), plays: way.play, kind: first.kind, say: { ...first.say, args }, path: way.path, thing: way.thing };
}

export function movesOf(legal: readonly Choice[], ways: readonly WayOut[] = []): readonly Move[] {
  const paths = new Map(ways.filter((way) => way.play.length === 1).map((way) => [way.play[0] ?? "", way.path]));
  const things = new Map(ways.map((way) => [way.play[0] ?? "", way.thing]));
  const single = legal.map((choice): Move => {
    const path = paths.get(choice.play) ?? [];
    return { id: choice.play, plays: [choice.play], kind: choice.kind, say: choice.say, path, thing: things.get(choice.play) ?? "" };
  });
  const firsts = new Map(legal.map((choice) => [choice.play, choice]));
  const long = ways.flatMap((way) => {
    const first = firsts.get(way.play[0] ?? "");
    return way.play.length > 1 && first !== undefined && way.path.length > 0 ? [walked(first, way)] : [];
  });
  // The server's walks may count a step: then single steps count as one, so that both can be told apart.
  const counted = new Set(long.map((move) => move.kind));
  const steps = single.map((move) => (counted.has(move.kind) ? { ...move, say: { ...move.say, args: { ...move.say.args, steps: 1 } } } : move));
  return [...steps, ...long];
}
