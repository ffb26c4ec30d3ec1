// A move as a constellation: points joined by a thin line, counted, ending where a ghost of the thing stands. It is shown
// for what is thought of or armed: the way lies under the things, its end above them.

import { figureOf } from "../../look/art.ts";
import { livery } from "../../look/seats.ts";
import type { Move } from "../../model/moves.ts";
import { ui, useUi, type TableUi } from "../../pages/table/ui.ts";
import type { Piece } from "../../wire/types.ts";
import { Drawing } from "./piece.tsx";

interface Props {
  /** Where a node lies in the drawing. */
  readonly at: (node: string) => readonly [number, number] | null;
  /** Where a thing stands in the drawing. */
  readonly from: (thing: string) => readonly [number, number] | null;
  readonly seat: number;
  readonly game: string;
  readonly pieces: readonly Piece[];
  /** How large a field is. */
  readonly unit: number;
  readonly part: "way" | "end";
}

function shownMove(one: TableUi): Move | null {
  return one.thought ?? one.armed?.move ?? null;
}

/** All of a move that can be seen: one that is answered as it was walked is not drawn anew. */
function lookOf(move: Move | null): string {
  return move === null ? "" : `${move.thing} ${move.path.join(" ")} ${JSON.stringify(move.say.args?.["facing"] ?? "")}`;
}

export function PathLayer({ at, from: stands, seat, game, pieces, unit, part }: Props) {
  useUi((one) => lookOf(shownMove(one)));
  const move = shownMove(ui());
  const path = (move?.path ?? []).flatMap((id) => { const found = at(id); return found === null ? [] : [found]; });
  const end = path.at(-1);
  if (move === null || end === undefined) return null;
  const piece = pieces.find((one) => one.id === move.thing);
  const from = stands(move.thing);
  const whole = from === null ? path : [from, ...path];
  const points = whole.map(([x, y]) => `${x},${y}`).join(" ");
  const colour = livery(Math.max(piece?.owner ?? seat, 0)).colour;
  const turned = move.say.args?.["facing"];
  const ghost = piece === undefined ? null : { ...piece, marks: [], facing: typeof turned === "object" && turned.type === "thing" ? turned.id : (piece.facing ?? "") };
  const figure = ghost === null ? null : figureOf(game, ghost);
  // A thing that reaches over several fields hides a line of beads: its ghost says it all.
  const beads = figure === null || (figure.size ?? 0) < 1.5;
  // What is carried goes over no fields: no line is drawn to where it is set down.
  const carried = path.length === 1 && from !== null && Math.hypot(end[0] - from[0], end[1] - from[1]) > unit * 2.2;
  if (part === "way") {
    if (carried) return null;
    return (
      <g class={`path ${colour}`} aria-hidden="true">
        <polyline class="halo" points={points} />
        <polyline class="trace" points={points} />
        {beads && path.slice(0, -1).map(([x, y], n) => (
          <g key={n} transform={`translate(${x} ${y})`}>
            <circle r="9.5" class="bead" />
            <text class="count" dy="0.34em">{n + 1}</text>
          </g>
        ))}
      </g>
    );
  }
  return (
    <g class={`path ${colour}`} aria-hidden="true" transform={`translate(${end[0]} ${end[1]})`}>
      {ghost !== null && figure !== null ? (
        <g class="ghost"><Drawing piece={ghost} figure={figure} size={(figure.size ?? 0) > 0 ? (figure.size ?? 1) * unit : unit * 0.9} /></g>
      ) : (
        <use href="#star" x="-11" y="-11" width="22" height="22" class="end" />
      )}
      {path.length > 1 && (
        <g class="total" transform={`translate(${unit * 0.42} ${-unit * 0.42})`}>
          <circle r="11" />
          <text dy="0.34em">{path.length}</text>
        </g>
      )}
    </g>
  );
}
