// The tab says whose turn it is: in its title, in its icon, and by a notification where somebody allowed it.

import { harmless } from "./harmless.ts";
import { store, type State } from "../store/state.ts";
import { t } from "../words/speak.ts";

/** How many tables wait for me; the open one counts by what it shows itself. */
export function waitingTables(state: State): readonly string[] {
  return Object.keys(state.turns);
}

let shown = "";
let told: ReadonlySet<string> = new Set();

function show(): void {
  const state = store.state;
  const waiting = waitingTables(state);
  const turn = waiting.length > 0;
  const page = titleOf(state);
  const title = turn ? `${t("title-your-turn", { count: waiting.length })} · ${page}` : page;
  if (title !== shown) {
    document.title = shown = title;
    const icon = document.querySelector<HTMLLinkElement>("#favicon");
    const address = turn ? "/icon-turn.svg" : "/icon.svg";
    if (icon !== null && !icon.href.endsWith(address)) icon.href = address;
  }
  harmless(() => notifyOf(state, waiting)); // on some phones a page may not notify, and says so by throwing
}

/** What the place is called; pages that know better set `pages.title`. */
function titleOf(state: State): string {
  const own = state.pages["title"];
  return typeof own === "string" && own !== "" ? `${own} · Spellboard` : "Spellboard";
}

function notifyOf(state: State, waiting: readonly string[]): void {
  const fresh = waiting.filter((table) => !told.has(table));
  told = new Set(waiting);
  if (fresh.length === 0 || !state.choices.notify || document.visibilityState === "visible") return;
  if (typeof Notification === "undefined" || Notification.permission !== "granted") return;
  for (const table of fresh) {
    const note = new Notification(t("notify-turn"), { body: t("notify-turn-body"), tag: table, icon: "/icon-192.png" });
    note.onclick = () => {
      focus();
      location.assign(`/t/${table}`);
    };
  }
}

export function startTitle(): void {
  show();
  store.subscribe(show);
}
