// The valley with what is in hand lit, and the energy scale beside it.

import { useMemo } from "preact/hooks";
import { WATCHING } from "../../live/table.ts";
import { livery } from "../../look/seats.ts";
import { movesOf, type Move } from "../../model/moves.ts";
import { DARK } from "../../model/targets.ts";
import { choose, pick } from "../../pages/table/doing.ts";
import { useUi } from "../../pages/table/ui.ts";
import { MapSheet } from "../../parts/table/map-sheet.tsx";
import { useApp } from "../../store/state.ts";
import type { Sight, Told } from "../../wire/types.ts";
import type { BoardProps } from "../boards.ts";
import { handOf, squaresOf } from "./hand.ts";
import { inHandOf, movesInHand, named, take, targetsInHand, turnRuin, useHold } from "./holding.ts";
import { viewOf } from "./view.ts";

/** Every move of the seat with the thing that it moves; none while the board only shows something. */
export function useMoves(sight: Sight | undefined): readonly Move[] {
  const ways = useUi((one) => one.ways);
  return useMemo(() => (sight === undefined ? [] : named(movesOf(sight.legal ?? [], ways), viewOf(sight))), [sight, ways]);
}

/** The last ways that somebody went, as dots in their colour with a ring where each began. */
function traces(told: readonly Told[], at: (node: string) => readonly [number, number] | null) {
  const ways: { readonly seat: number; readonly points: (readonly [number, number])[]; end: string; readonly who: string }[] = [];
  for (const one of told) {
    for (const event of one.events) {
      const { here, field, seat, victim, monster } = event.facts as Record<string, string | number | undefined>;
      if (typeof here !== "string" || typeof field !== "string") continue;
      const [from, to] = [at(here), at(field)];
      if (from === null || to === null) continue;
      const who = `${event.kind} ${seat} ${victim ?? ""} ${monster ?? ""}`;
      const last = ways.at(-1);
      if (last !== undefined && last.who === who && last.end === here) {
        last.points.push(to);
        last.end = field;
      } else {
        ways.push({ seat: Number(victim ?? seat ?? 0), points: [from, to], end: field, who });
      }
    }
  }
  return ways.slice(-4).map((way, n) => (
    <g key={n} class={livery(way.seat).colour}>
      <path d={`M${way.points.map((point) => point.join(" ")).join("L")}`} />
      <circle cx={way.points[0]?.[0]} cy={way.points[0]?.[1]} r="6" />
    </g>
  ));
}

export function Sheets({ layout, scene, targets, speech, seat }: BoardProps) {
  const held = useHold();
  const sight = useApp((state) => state.table?.sights[seat]);
  const moments = useUi((one) => one.moments);
  const told = useMemo(() => moments.flatMap((one) => one.told), [moments]);
  const all = useMoves(sight);
  const live = sight !== undefined && seat !== WATCHING && targets.nodes.size + targets.pieces.size > 0 && sight.scene === scene;
  const moves = live ? all : [];
  const view = sight === undefined ? null : viewOf(sight);
  const squares = useMemo(() => squaresOf(layout), [layout]);
  const lit = useMemo(() => (live && view !== null && view.phase !== "laying" ? targetsInHand(moves) : DARK), [live, moves, view, held]);
  const hand = useMemo(() => (live && view !== null ? handOf(moves, scene.pieces, view, squares) : undefined), [live, moves, scene, view, squares]);
  const inHand = inHandOf(moves);
  const onPick = (picked: readonly Move[]): void => {
    const [first] = picked;
    if (first === undefined) return;
    const onPlace = [...lit.nodes.values()].includes(picked as Move[]);
    const turned = movesInHand(moves).filter((move) => move.kind === "set" && move.thing === first.thing);
    if (!onPlace && first.thing === inHand && turned.length > 0) return turnRuin(turned); // once more on what is in hand
    if (!onPlace) return take(first.thing, moves);
    if (picked.length > 1) return pick(picked);
    const same = movesInHand(moves).find((move) => move.id === first.id) ?? first;
    void choose(same);
  };
  const board = layout.sheets.find((sheet) => sheet.id === "board");
  const scale = layout.sheets.find((sheet) => sheet.id === "scale");
  const pass = { pieces: scene.pieces, speech, seat };
  return (
    <div class="valley">
      {board !== undefined && <MapSheet sheet={board} {...pass} targets={lit} onPick={onPick} held={inHand} {...(hand === undefined ? {} : { hand })} traces={(at) => traces(told, at)} />}
      {scale !== undefined && <MapSheet sheet={scale} {...pass} targets={DARK} onPick={onPick} />}
    </div>
  );
}
