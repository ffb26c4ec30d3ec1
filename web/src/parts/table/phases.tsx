// The phases of a round, as the game names them, in the bar above the table.

import type { ComponentChildren } from "preact";
import type { Layout, Sight } from "../../wire/types.ts";
import { say } from "../../words/speak.ts";
import type { Speech } from "./called.ts";
import { Steps } from "./steps.tsx";

export interface PhasesProps {
  readonly layout: Layout;
  readonly sight: Sight;
  readonly speech: Speech;
  readonly seat: number;
  /** What stands before them. */
  readonly children?: ComponentChildren;
}

export function Phases({ layout, sight, speech, children }: PhasesProps) {
  const phases = layout.phases ?? [];
  const { phase } = sight.view as { readonly phase: string };
  if (phases.length === 0) return null;
  return <Steps names={phases.map((one) => say(one.title, speech.game))} now={phases.findIndex((one) => one.moments.includes(phase))}>{children}</Steps>;
}
