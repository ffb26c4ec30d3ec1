// The events of a day, in the bar above the table.

import type { Speech } from "../../parts/table/called.ts";
import { Steps } from "../../parts/table/steps.tsx";
import type { Sight } from "../../wire/types.ts";
import { say } from "../../words/speak.ts";
import { viewOf } from "./view.ts";

/** By section of the rulebook: the moments at which somebody chooses. */
const EVENTS: readonly (readonly [string, readonly string[]])[] = [
  ["horde", ["roll", "horde"]], ["gathering", ["gather"]], ["scouts", ["scouts", "chest"]], ["attack", ["attack", "rob", "steal"]],
  ["recruiting", ["recruit", "place"]], ["end-of-the-day", ["evening"]],
];

export function Phases({ sight, speech }: { readonly sight: Sight; readonly speech: Speech }) {
  const { phase, round } = viewOf(sight);
  const now = EVENTS.findIndex(([, moments]) => moments.includes(phase));
  if (round === 0) return null;
  return (
    <Steps names={EVENTS.map(([section]) => say({ type: "message", key: `section-${section}` }, speech.game))} now={now}>
      <li class="done">{say({ type: "message", key: "board-day", args: { day: round } }, speech.game)}</li>
    </Steps>
  );
}
