// A clock in words.

import type { ClockRule } from "../wire/types.ts";
import { t } from "../words/speak.ts";

const DAY = 86_400;

export function clockText(clock: ClockRule): string {
  const seconds = clock.seconds ?? 0;
  if (clock.kind === "move") {
    return seconds >= DAY ? t("clock-move-days", { days: Math.round(seconds / DAY) }) : t("clock-move", { minutes: span(seconds) });
  }
  if (clock.kind === "total") return t("clock-total", { minutes: span(seconds), increment: clock.increment ?? 0 });
  return t("clock-none");
}

/** Minutes, or seconds under one. */
function span(seconds: number): string {
  return seconds < 60 ? t("span-seconds", { seconds }) : t("span-minutes", { minutes: Math.round(seconds / 60) });
}
