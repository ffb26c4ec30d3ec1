// Why can't I? The clause in the reader's language, its source, and the numbers: needed and had.

import { showClause } from "../../pages/table/doing.ts";
import { useUi } from "../../pages/table/ui.ts";
import type { Clause, Need, Refused, Rules } from "../../wire/types.ts";
import { argument, language, t } from "../../words/speak.ts";
import type { Speech } from "./called.ts";

export function clauseOf(rules: Rules | null, id: string): Clause | undefined {
  return rules?.clauses.find((one) => one.id === id);
}

/** The short id that is printed beside a sentence: `G1a` of `magalon.G1a`. */
export function shortId(id: string): string {
  return id.split(".").slice(1).join(".") || id;
}

export function Needs({ needs, speech }: { readonly needs: readonly Need[]; readonly speech: Speech }) {
  if (needs.length === 0) return null;
  return (
    <ul class="needs">
      {needs.map((need, n) => (
        <li key={n} class={need.had < need.needed ? "short" : ""}>
          {t("need", { what: argument(need.what, speech.game, speech.names), needed: need.needed, had: need.had })}
        </li>
      ))}
    </ul>
  );
}

export function Why({ refused, speech }: { readonly refused: Refused; readonly speech: Speech }) {
  const rules = useUi((one) => one.rules);
  const clause = clauseOf(rules, refused.clause);
  return (
    <div class="why">
      <p>
        {clause?.text[language()] ?? ""}{" "}
        <button type="button" class="clause-link" onClick={() => showClause(refused.clause)}>{shortId(refused.clause)}</button>
      </p>
      <Needs needs={refused.needs ?? []} speech={speech} />
      {clause !== undefined && clause.sources.length > 0 && <p class="source">{t("why-source", { source: clause.sources.join("; ") })}</p>}
    </div>
  );
}
