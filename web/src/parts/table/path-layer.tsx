// A move as a constellation: points joined by a thin line, ending in a star. Shown for what is thought of or armed.

import { livery } from "../../look/seats.ts";
import { useUi } from "../../pages/table/ui.ts";
import type { Node } from "../../wire/types.ts";

interface Props {
  readonly nodes: ReadonlyMap<string, Node>;
  readonly k: number;
  readonly dx: number;
  readonly dy: number;
  readonly seat: number;
}

export function PathLayer({ nodes, k, dx, dy, seat }: Props) {
  const move = useUi((one) => one.armed?.move ?? one.thought);
  const path = (move?.path ?? []).flatMap((id) => nodes.get(id) ?? []);
  const end = path.at(-1);
  if (move === null || end === undefined) return null;
  const points = path.map((node) => `${dx + node.x * k},${dy + node.y * k}`).join(" ");
  return (
    <g class={`path ${livery(Math.max(seat, 0)).colour}`} aria-hidden="true">
      <polyline class="halo" points={points} />
      <polyline class="trace" points={points} />
      {path.slice(0, -1).map((node, n) => (
        <g key={n} transform={`translate(${dx + node.x * k} ${dy + node.y * k})`}>
          <circle r="8" class="bead" />
          <text font-size="9.5" dy="0.34em">{n + 1}</text>
        </g>
      ))}
      <use href="#star" x={dx + end.x * k - 11} y={dy + end.y * k - 11} width="22" height="22" class="end" />
    </g>
  );
}
