// A place that was tried and may not be: hatched, with a mark that opens the clause. The reason came from the server, and is
// told in words beside the board; here it is only seen.

import { showClause } from "../../pages/table/doing.ts";
import { useUi } from "../../pages/table/ui.ts";
import type { Shape } from "./cell.tsx";

const STRIPES = 7;

export function Forbidden({ shapes, unit }: { readonly shapes: ReadonlyMap<string, Shape>; readonly unit: number }) {
  const tried = useUi((one) => (one.tried !== null && one.tried.why === one.why ? one.tried : null));
  const shape = shapes.get(tried?.node ?? "");
  if (tried === null || shape === undefined) return null;
  const size = Math.min(1, unit / 40);
  return (
    <g class="forbidden" data-tried={tried.node}>
      <pattern id="hatch" width={STRIPES} height={STRIPES} patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path class="stripe" d={`M0 0V${STRIPES}`} /></pattern>
      <polygon class="hatch" points={shape.points} />
      <g class="mark" transform={`translate(${shape.x} ${shape.y}) scale(${size})`} onClick={() => showClause(tried.why.clause)}>
        <circle r="10" />
        <use href="#ui-why" x="-7" y="-7" width="14" height="14" />
      </g>
    </g>
  );
}
