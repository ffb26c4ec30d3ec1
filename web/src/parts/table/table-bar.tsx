// The bar above a table: home, which game, and the tools.

import type { ComponentChildren } from "preact";
import { setUi } from "../../pages/table/ui.ts";
import { isNight } from "../../look/theme.ts";
import { choose } from "../../store/session.ts";
import { useApp } from "../../store/state.ts";
import type { TableSight } from "../../wire/types.ts";
import { t } from "../../words/speak.ts";
import { Icon } from "../icon.tsx";
import { gameTitle } from "../names.ts";

interface Props {
  readonly table: TableSight;
  readonly watching: boolean;
  /** The game's own word on how far the round has come. */
  readonly children?: ComponentChildren;
}

export function TableBar({ table, watching, children }: Props) {
  useApp((state) => state.choices.theme);
  const night = isNight();
  return (
    <header class="top table-bar">
      <a class="brand" href="/" aria-label={t("home")}><Icon name="logo" class="" /></a>
      <h1>{gameTitle(table.game)}</h1>
      {table.practice === true && <span class="tag">{t("practice")}</span>}
      {watching && <span class="quiet small">{t("watching")}</span>}
      {children}
      <nav class="tools" aria-label={t("tools")}>
        <button class="b bare sq" type="button" aria-label={t("tab-rules")} onClick={() => { setUi({ tab: "rules" }); document.getElementById("tab-rules")?.focus(); }}><Icon name="ui-book" /></button>
        <button class="b bare sq wide" type="button" aria-label={t("keys-title")} aria-keyshortcuts="?" onClick={() => setUi({ dialog: "keys" })}><Icon name="ui-why" /></button>
        <button class="b bare sq" type="button" aria-label={night ? t("to-day") : t("to-night")} onClick={() => void choose({ theme: night ? "light" : "dark" })}><Icon name="ui-night" /></button>
        <button class="b bare sq" type="button" aria-label={t("settings")} onClick={() => setUi({ dialog: "settings" })}><Icon name="ui-settings" /></button>
        <button class="b bare sq" type="button" aria-label={t("table-dialog")} onClick={() => setUi({ dialog: "table" })}><Icon name="ui-people" /></button>
      </nav>
    </header>
  );
}
