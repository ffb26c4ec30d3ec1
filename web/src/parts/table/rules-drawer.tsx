// The rulebook at the table: clauses by section, found by some letters, with their sources.

import { useEffect, useRef } from "preact/hooks";
import { plain } from "../../model/picking.ts";
import { loadRules } from "../../pages/table/doing.ts";
import { useUi } from "../../pages/table/ui.ts";
import { usePage } from "../../store/state.ts";
import type { Clause } from "../../wire/types.ts";
import { language, t } from "../../words/speak.ts";
import { ClauseText, sectionName } from "./clauses.tsx";
import { Figures } from "./figures.tsx";

function found(clauses: readonly Clause[], typed: string): readonly Clause[] {
  const words = plain(typed).split(" ").filter((word) => word !== "");
  if (words.length === 0) return clauses;
  return clauses.filter((one) => {
    const text = plain(`${one.text[language()]} ${one.note?.[language()] ?? ""} ${one.id}`);
    return words.every((word) => text.includes(word));
  });
}

export function RulesDrawer({ game, edition }: { readonly game: string; readonly edition: string }) {
  const rules = useUi((one) => one.rules);
  const wanted = useUi((one) => one.clause);
  const marked = useUi((one) => one.marked);
  const [typed, type] = usePage("table-rules", "");
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => void loadRules(), [game]);
  useEffect(() => {
    const target = wanted === "" ? null : list.current?.querySelector(`[data-clause="${CSS.escape(wanted)}"]`);
    target?.scrollIntoView({ block: "center" });
  }, [wanted, rules]);
  const clauses = rules === null ? [] : found(rules.clauses, typed);
  const sections = [...new Set(clauses.map((one) => one.section))];
  return (
    <div class="rules">
      <label class="field">
        <span>{t("rules-search")}</span>
        <input class="in" type="search" value={typed} onInput={(event) => type(event.currentTarget.value)} />
      </label>
      <div ref={list} class="clauses" tabIndex={0} role="region" aria-label={t("tab-rules")}>
        {rules !== null && clauses.length === 0 && <p class="quiet">{t("rules-none")}</p>}
        {sections.map((section) => (
          <section key={section}>
            <h3>{sectionName(section, game)}</h3>
            {clauses.filter((one) => one.section === section).map((one) => <ClauseText key={one.id} clause={one} wanted={one.id === wanted || marked.includes(one.id)} />)}
          </section>
        ))}
      </div>
      <Figures game={game} edition={edition} open={false} />
      <p><a class="b bare" href={`/rules/${game}`}>{t("rules-whole")}</a></p>
    </div>
  );
}
