// What lies under the nodes of a map: the paper, the ways between nodes, walls, and the letters of the frame.

import type { Sheet } from "../../wire/types.ts";

interface Props {
  readonly sheet: Sheet;
  readonly unit: number;
  readonly k: number;
}

/** Letters for columns and numbers for rows, where the ids are made of both. */
function frame(sheet: Sheet): { readonly columns: ReadonlyMap<string, number>; readonly rows: ReadonlyMap<string, number> } | null {
  const columns = new Map<string, number>();
  const rows = new Map<string, number>();
  let fitting = 0;
  for (const node of sheet.nodes ?? []) {
    const found = /^([A-Z])(\d+)$/.exec(node.id);
    if (found === null) continue;
    const [, letter = "", number = ""] = found;
    if ((columns.get(letter) ?? node.x) !== node.x || (rows.get(number) ?? node.y) !== node.y) return null;
    columns.set(letter, node.x);
    rows.set(number, node.y);
    fitting++;
  }
  return fitting > 20 ? { columns, rows } : null;
}

/** What nodes are called, where no frame says it: an area by its id, a point of a scale by its number. */
export function NodeTexts({ sheet, unit, k }: Props) {
  if (frame(sheet) !== null) return null;
  return (
    <g aria-hidden="true" class="node-texts">
      {(sheet.nodes ?? []).map((node) => {
        const area = (node.outline ?? []).length > 0;
        const text = area ? node.id : (/\d+$/.exec(node.id)?.[0] ?? node.id);
        return <text key={node.id} class={`node-text k-${node.kind ?? ""}`} x={node.x * k} y={(node.y + unit * 0.42) * k + (area ? 4 : 17)}>{text}</text>;
      })}
    </g>
  );
}

export function Ground({ sheet, k }: Omit<Props, "unit">) {
  const nodes = new Map((sheet.nodes ?? []).map((node) => [node.id, node]));
  const ways = (sheet.edges ?? []).map(([a, b]) => {
    const [from, to] = [nodes.get(a), nodes.get(b)];
    return from === undefined || to === undefined ? "" : `M${from.x * k} ${from.y * k}L${to.x * k} ${to.y * k}`;
  });
  const letters = frame(sheet);
  const wide = sheet.width * k;
  const high = sheet.height * k;
  return (
    <g aria-hidden="true" class="under">
      <rect class="paper" x="-20" y="-20" width={wide + 40} height={high + 40} rx="4" />
      <path class="ways" d={ways.join("")} />
      {letters !== null && [...letters.columns].map(([letter, x]) => (
        <g key={letter} class="frame-text"><text x={x * k} y={-6}>{letter}</text><text x={x * k} y={high + 15}>{letter}</text></g>
      ))}
      {letters !== null && [...letters.rows].map(([number, y]) => (
        <g key={number} class="frame-text"><text x={-10} y={y * k + 4}>{number}</text><text x={wide + 10} y={y * k + 4}>{number}</text></g>
      ))}
      {Object.entries(sheet.lines ?? {}).map(([name, points]) => (
        <polyline key={name} class={`line line-${name}`} points={points.map(([x, y]) => `${x * k},${y * k}`).join(" ")} />
      ))}
    </g>
  );
}
