// Log, chat and rules, one at a time under the turn.

import { setUi, useUi, type Tab } from "../../pages/table/ui.ts";
import type { TableSight } from "../../wire/types.ts";
import { t } from "../../words/speak.ts";
import type { Speech } from "./called.ts";
import { later } from "../later.ts";
import { Log } from "./log.tsx";

const TABS: readonly Tab[] = ["log", "chat", "rules"];

export function Tabs({ eye, table, speech }: { readonly eye: number; readonly table: TableSight; readonly speech: Speech }) {
  const tab = useUi((one) => one.tab);
  const onKey = (event: KeyboardEvent): void => {
    const by = { ArrowRight: 1, ArrowLeft: TABS.length - 1 }[event.key];
    const next = by === undefined ? undefined : TABS[(TABS.indexOf(tab) + by) % TABS.length];
    if (next === undefined) return;
    event.preventDefault();
    setUi({ tab: next });
    document.getElementById(`tab-${next}`)?.focus();
  };
  return (
    <section class="tabs sheet" aria-label={t("tabs-label")}>
      <div role="tablist" aria-label={t("tabs-label")} onKeyDown={onKey}>
        {TABS.map((one) => (
          <button key={one} id={`tab-${one}`} type="button" role="tab" aria-selected={one === tab} aria-controls={`panel-${one}`} tabIndex={one === tab ? 0 : -1} onClick={() => setUi({ tab: one })}>
            {t(`tab-${one}`)}
          </button>
        ))}
      </div>
      <div id={`panel-${tab}`} role="tabpanel" aria-labelledby={`tab-${tab}`} class="panel" tabIndex={0}>
        {tab === "log" && <Log eye={eye} speech={speech} linked />}
        {tab === "chat" && later(({ Chat }) => <Chat table={table} names={speech.names} />)}
        {tab === "rules" && later(({ RulesDrawer }) => <RulesDrawer game={table.game} edition={table.edition} />)}
      </div>
    </section>
  );
}
