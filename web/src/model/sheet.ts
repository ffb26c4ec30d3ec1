// How a sheet of the layout is read: its unit, the shapes of its nodes, its rows for the keyboard.

import type { Node, Sheet } from "../wire/types.ts";

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Sheets with a real map are drawn; the rest are rows of things. */
export function isMap(sheet: Sheet): boolean {
  return sheet.each_seat !== true && ((sheet.edges ?? []).length > 0 || (sheet.nodes ?? []).length >= 8);
}

function away(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

/** The usual distance from a node to its nearest neighbour. */
export function unitOf(sheet: Sheet): number {
  const nodes = sheet.nodes ?? [];
  const near = nodes.map((node) => nodes.reduce((least, other) => (other === node ? least : Math.min(least, away(node, other))), Infinity));
  near.sort((a, b) => a - b);
  const middle = near[Math.floor(near.length / 2)] ?? Infinity;
  return Number.isFinite(middle) ? middle : Math.min(sheet.width, sheet.height);
}

/** The corners of a node: its own outline, or a square of one unit. */
export function cornersOf(node: Node, unit: number): readonly (readonly [number, number])[] {
  if ((node.outline ?? []).length > 0) return node.outline ?? [];
  const half = unit / 2;
  return [[node.x - half, node.y - half], [node.x + half, node.y - half], [node.x + half, node.y + half], [node.x - half, node.y + half]];
}

/** Nodes in rows from the top, each from left to right: the order in which a sheet is read. */
export function rowsOf(sheet: Sheet, unit: number): readonly (readonly Node[])[] {
  const rows: Node[][] = [];
  for (const node of [...(sheet.nodes ?? [])].sort((a, b) => a.y - b.y || a.x - b.x)) {
    const row = rows.at(-1);
    if (row !== undefined && Math.abs((row[0]?.y ?? 0) - node.y) < unit * 0.4) row.push(node);
    else rows.push([node]);
  }
  return rows.map((row) => row.sort((a, b) => a.x - b.x));
}

export type Direction = "up" | "down" | "left" | "right";

/** The node that an arrow leads to: the nearest in that direction, those straight ahead first. */
export function towards(nodes: readonly Node[], from: Node, direction: Direction): Node | null {
  const [dx, dy] = { up: [0, -1], down: [0, 1], left: [-1, 0], right: [1, 0] }[direction] as [number, number];
  let best: Node | null = null;
  let least = Infinity;
  for (const node of nodes) {
    if (node === from) continue;
    const ahead = (node.x - from.x) * dx + (node.y - from.y) * dy;
    const aside = Math.abs((node.x - from.x) * dy + (node.y - from.y) * dx);
    if (ahead <= 1e-6 || aside > ahead * 2) continue;
    // On hexagons the next row, half a step aside, is nearer than the row behind it straight ahead.
    const cost = ahead + aside * 1.5;
    if (cost < least) [best, least] = [node, cost];
  }
  return best;
}
