// The table's one polite voice: what happened and what is asked, in at most three sentences for each change of turn.

import { useApp } from "../../store/state.ts";

export function Voice() {
  const said = useApp((state) => state.pages["voice"]);
  return <p class="sr" id="voice" role="status" aria-live="polite">{typeof said === "string" ? said : ""}</p>;
}
