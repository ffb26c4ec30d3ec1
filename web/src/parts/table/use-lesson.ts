// Whether a guided turn is still to be shown: it is under way, or its end has not been put away.

import { usePage } from "../../store/state.ts";
import type { Guidance, Sight, TableSight } from "../../wire/types.ts";

export function useLesson(table: TableSight, sight: Sight): Guidance | null {
  const [away] = usePage("lesson-away", "");
  return table.practice === true && away !== table.id && table.status === "running" ? (sight.guide ?? null) : null;
}
