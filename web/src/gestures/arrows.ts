// Arrows over a map: one stop for Tab, then from node to node; Home and End to the next lit one.

import { towards, type Direction } from "../model/sheet.ts";
import type { Sheet } from "../wire/types.ts";

const KEYS: Readonly<Record<string, Direction>> = { ArrowUp: "up", ArrowDown: "down", ArrowLeft: "left", ArrowRight: "right" };

function cellOf(root: Element, id: string): SVGElement | null {
  return root.querySelector<SVGElement>(`[data-node="${CSS.escape(id)}"]`);
}

export function arrows(event: KeyboardEvent, sheet: Sheet): void {
  const root = event.currentTarget as Element;
  const cell = (event.target as Element).closest<SVGElement>("[data-node]");
  if (cell === null || event.ctrlKey || event.metaKey || event.altKey) return;
  const nodes = sheet.nodes ?? [];
  const from = nodes.find((node) => node.id === cell.dataset["node"]);
  const direction = KEYS[event.key];
  let next: SVGElement | null = null;
  if (direction !== undefined && from !== undefined) {
    const found = towards(nodes, from, direction);
    next = found === null ? null : cellOf(root, found.id);
  } else if (event.key === "PageDown" || event.key === "PageUp") {
    // Places first: things that could be taken in hand are found where they stand.
    const places = [...root.querySelectorAll<SVGElement>(".cell.target")];
    const lit = places.length > 0 ? places : [...root.querySelectorAll<SVGElement>(".cell.lit")];
    const here = lit.indexOf(cell);
    const step = event.key === "PageDown" ? 1 : -1;
    next = lit[(here === -1 ? (step === 1 ? 0 : lit.length - 1) : here + step + lit.length) % Math.max(1, lit.length)] ?? null;
  } else if (event.key === "Enter" || event.key === " ") {
    event.preventDefault();
    cell.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    return;
  } else {
    return;
  }
  event.preventDefault();
  next?.focus();
}
