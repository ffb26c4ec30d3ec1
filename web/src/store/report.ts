// A bug report as a file: version, what went wrong, and the transcript of the open table as this seat knows it.
// It holds nothing that this reader has not been shown.

import { get } from "../api/api.ts";
import { store, type TableState } from "./state.ts";

async function transcript(table: TableState | null): Promise<unknown> {
  if (table === null) return null;
  const seat = table.seats[0];
  try {
    return await get(`/api/tables/${table.id}/transcript${seat === undefined ? "" : `?seat=${seat}`}`);
  } catch {
    return null; // the report is worth sending without it
  }
}

export async function report(error: Error | null, table: TableState | null = store.state.table): Promise<void> {
  const { choices, place } = store.state;
  const whole = {
    spellboard: store.state.version,
    page: place.page,
    error: error === null ? null : { message: error.message, stack: error.stack ?? "" },
    browser: navigator.userAgent,
    size: [innerWidth, innerHeight],
    language: choices.language,
    theme: choices.theme,
    link: table?.link ?? store.state.lobbyLink,
    journal: table?.journal ?? null,
    transcript: await transcript(table),
  };
  const address = URL.createObjectURL(new Blob([JSON.stringify(whole, null, 1)], { type: "application/json" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = "spellboard-report.json";
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
