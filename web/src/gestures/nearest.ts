// A finger is not exact: a tap takes the nearest lit place within reach.

const REACH = 22;

/** The lit cell that a tap at a point means, if it is on none. */
export function nearestLit(root: Element, x: number, y: number): Element | null {
  let best: Element | null = null;
  let least = REACH;
  for (const cell of root.querySelectorAll(".cell.lit")) {
    const box = cell.getBoundingClientRect();
    const away = Math.hypot(Math.max(box.left - x, 0, x - box.right), Math.max(box.top - y, 0, y - box.bottom));
    if (away < least) [best, least] = [cell, away];
  }
  return best;
}
