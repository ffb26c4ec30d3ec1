// Clauses by section, as the drawer at the table and the printed page both show them.

import type { Clause } from "../../wire/types.ts";
import { language, say, t } from "../../words/speak.ts";
import { keyOf } from "../../words/words.ts";
import { shortId } from "./why.tsx";

export function sectionName(section: string, game: string): string {
  try {
    return say({ type: "message", key: `section-${keyOf(section)}` }, game);
  } catch {
    return section;
  }
}

export function ClauseText({ clause, wanted }: { readonly clause: Clause; readonly wanted: boolean }) {
  return (
    <p data-clause={clause.id} class={wanted ? "wanted" : ""}>
      <span class="id">{shortId(clause.id)}</span> {clause.text[language()]}
      {clause.note !== null && <span class="quiet"> {clause.note[language()]}</span>}
      {clause.ruling && <span class="ours"> {t("our-ruling")}</span>}
      {clause.sources.length > 0 && <span class="source"> {clause.sources.join("; ")}</span>}
    </p>
  );
}
