// The picture of a node, where the sprite has one: of that very place, or of its kind. It is quiet and says nothing.

import { symbolOf } from "../../look/symbols.ts";
import { cornersOf } from "../../model/sheet.ts";
import type { Node } from "../../wire/types.ts";

/** Kinds that are drawn by a sign of another name. */
const SIGNS: Readonly<Record<string, string>> = { red: "flame" };

export function Etching({ node, unit, k }: { readonly node: Node; readonly unit: number; readonly k: number }) {
  const kind = node.kind ?? "";
  const place = symbolOf(`field-${node.id}`);
  const corners = cornersOf(node, unit);
  const xs = corners.map(([x]) => x * k);
  const ys = corners.map(([, y]) => y * k);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [wide, high] = [Math.max(...xs) - left, Math.max(...ys) - top];
  if (place !== "") return <use href={`#${place}`} x={left} y={top} width={wide} height={high} class="etching" />;
  const terrain = symbolOf(`terrain-${kind}`);
  if (terrain !== "") return <use href={`#${terrain}`} x={left + wide * 0.22} y={top + high * 0.06} width={wide * 0.56} height={high * 0.26} class="etching" />;
  const sign = symbolOf(SIGNS[kind] ?? "");
  if (sign !== "") return <use href={`#${sign}`} x={left + wide * 0.2} y={top + high * 0.2} width={wide * 0.6} height={high * 0.6} class="etching" />;
  return null;
}
