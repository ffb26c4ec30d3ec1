// The phases of a round as a constellation: those behind, the one at hand, those to come.

import { Icon } from "../../parts/icon.tsx";
import type { Speech } from "../../parts/table/called.ts";
import type { Sight } from "../../wire/types.ts";
import { say } from "../../words/speak.ts";

const PHASES = ["spell", "metal", "gem", "energy"];

export function Phases({ sight, speech }: { readonly sight: Sight; readonly speech: Speech }) {
  const { phase } = sight.view as { readonly phase: string };
  const now = PHASES.indexOf(phase);
  return (
    <ol class="phases">
      {PHASES.map((name, n) => (
        <li key={name} class={n < now ? "done" : n === now ? "now" : ""} aria-current={n === now ? "step" : undefined}>
          {n === now ? <Icon name="star" /> : <i aria-hidden="true" />}
          {say({ type: "message", key: `phase-${name}` }, speech.game)}
        </li>
      ))}
    </ol>
  );
}
