// What is left to a seat. It is drawn anew each second while it runs; it is spoken only when asked.

import { useEffect, useState } from "preact/hooks";
import type { ClockSight } from "../../wire/types.ts";
import { t } from "../../words/speak.ts";

function shown(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  if (seconds >= 86_400) return t("clock-days", { days: Math.floor(seconds / 86_400) });
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const two = (n: number): string => String(n).padStart(2, "0");
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

export function Clock({ clock }: { readonly clock: ClockSight }) {
  const [since, again] = useState({ clock, at: performance.now() });
  useEffect(() => {
    again({ clock, at: performance.now() });
    if (!clock.runs) return;
    const timer = setInterval(() => again((now) => ({ ...now })), 1000);
    return () => clearInterval(timer);
  }, [clock]);
  const left = clock.left - (clock.runs && since.clock === clock ? performance.now() - since.at : 0);
  return <span class={`clock${left < 30_000 ? " low" : ""}`} role="timer" aria-label={t("clock-label", { left: shown(left) })}>{shown(left)}</span>;
}
