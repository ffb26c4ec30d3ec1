// The events of a day, and which day it is.

import { Phases as Events, type PhasesProps } from "../../parts/table/phases.tsx";
import { say } from "../../words/speak.ts";
import { viewOf } from "./view.ts";

export function Phases(props: PhasesProps) {
  const { round } = viewOf(props.sight);
  if (round === 0) return null;
  return (
    <Events {...props}>
      <li class="done">{say({ type: "message", key: "board-day", args: { day: round } }, props.speech.game)}</li>
    </Events>
  );
}
