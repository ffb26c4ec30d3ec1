// The phases of a round, in the bar above the table.

import type { Speech } from "../../parts/table/called.ts";
import { Steps } from "../../parts/table/steps.tsx";
import type { Sight } from "../../wire/types.ts";
import { say } from "../../words/speak.ts";

const PHASES = ["spell", "metal", "gem", "energy"];

export function Phases({ sight, speech }: { readonly sight: Sight; readonly speech: Speech }) {
  const { phase } = sight.view as { readonly phase: string };
  return <Steps names={PHASES.map((name) => say({ type: "message", key: `phase-${name}` }, speech.game))} now={PHASES.indexOf(phase)} />;
}
