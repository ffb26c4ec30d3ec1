// What people at the table say to each other, and what happened to the table itself.

import { chat } from "../../pages/table/doing.ts";
import { useApp, usePage } from "../../store/state.ts";
import type { Happened, TableSight } from "../../wire/types.ts";
import { has, t } from "../../words/speak.ts";
import { Seal } from "../seal.tsx";

const SHOWN = 100;

const NONE: readonly Happened[] = [];

function sentence(one: Happened, names: readonly string[]): string {
  const key = `happened-${one.kind}`;
  const name = one.seat == null ? t("somebody") : (names[one.seat] ?? "");
  return has(key) ? t(key, { name, ...(one.kind === "long" ? (one.facts as Record<string, number>) : {}) }) : "";
}

export function Chat({ table, names }: { readonly table: TableSight; readonly names: readonly string[] }) {
  const happened = useApp((state) => state.table?.happened) ?? NONE;
  const [text, type] = usePage("table-chat", "");
  const lines = happened.filter((one) => one.kind === "said" || sentence(one, names) !== "").slice(-SHOWN);
  const muted = useApp((state) => (table.muted ?? []).includes(state.table?.you ?? "-"));
  const onSubmit = (event: Event): void => {
    event.preventDefault();
    if (text.trim() === "") return;
    void chat(text).then((done) => done && type(""));
  };
  return (
    <div class="chat">
      <ol class="log" aria-label={t("tab-chat")}>
        {[...lines].reverse().map((one) => (
          <li key={one.n} class={one.kind === "said" ? "" : "quiet"}>
            {one.seat == null ? <span class="nobody" aria-hidden="true" /> : <Seal seat={one.seat} small />}
            {one.kind === "said" ? (
              <span><b>{String(one.facts?.["name"] ?? (one.seat == null ? t("somebody") : names[one.seat]))}</b>{`: ${one.text ?? ""}`}</span>
            ) : (
              <span>{sentence(one, names)}</span>
            )}
          </li>
        ))}
      </ol>
      <form class="row say-form" onSubmit={onSubmit}>
        <label class="sr" for="chat">{t("chat-label")}</label>
        <input id="chat" class="in" maxLength={500} autoComplete="off" disabled={muted} placeholder={t(muted ? "chat-muted" : "chat-hint")} value={text} onInput={(event) => type(event.currentTarget.value)} />
        <button type="submit" class="b" disabled={muted}>{t("chat-send")}</button>
      </form>
    </div>
  );
}
