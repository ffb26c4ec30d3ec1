// The ways that figures went, read from what was told.

import type { Told } from "../../wire/types.ts";

/** Which figure an event moved. */
function moved(kind: string, facts: Readonly<Record<string, unknown>>): string {
  if (kind === "walked") return `wizard-p${Number(facts["seat"]) + 1}`;
  if (kind === "pushed") return `wizard-p${Number(facts["victim"]) + 1}`;
  return kind === "stalked" ? String(facts["monster"]) : "";
}

export function ways(told: readonly Told[]): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const event of told.flatMap((one) => one.events)) {
    const thing = moved(event.kind, event.facts);
    if (thing === "") continue;
    const way = found.get(thing);
    if (way === undefined) found.set(thing, [String(event.facts["field"])]);
    else way.push(String(event.facts["field"]));
  }
  return found;
}
