// The order of the round: who has moved, who moves, who comes; while cards are laid, the order as it forms.

import { Icon } from "../../parts/icon.tsx";
import type { PhasesProps } from "../../parts/table/phases.tsx";
import { t } from "../../words/speak.ts";
import { viewOf } from "./view.ts";

export function Phases({ sight, speech }: PhasesProps) {
  const view = viewOf(sight);
  const laid = view.order.map((n) => ({ n, card: view.seats[n]?.laid ?? 0 }));
  const waits = view.seats.flatMap((seat, n) => (seat.laid === null && !seat.skipped && !seat.resigned ? [n] : []));
  const mover = view.turn?.seat ?? -1;
  const passed = laid.findIndex((one) => one.n === mover);
  return (
    <ol class="phases" aria-label={t("magalon-order", { round: view.round })}>
      {laid.map((one, n) => {
        const now = one.n === mover;
        const name = speech.names[one.n] ?? "";
        return (
          <li key={one.n} class={now ? "now" : mover >= 0 && n < passed ? "done" : ""} {...(now ? { "aria-current": "step" as const } : {})}>
            {now ? <Icon name="star" class="" /> : <i />}
            {one.n === view.lowest ? t("magalon-with-giant", { name, card: one.card }) : t("magalon-in-order", { name, card: one.card })}
          </li>
        );
      })}
      {mover < 0 && waits.map((n) => <li key={n} class="waits"><i />{t("magalon-lays", { name: speech.names[n] ?? "" })}</li>)}
    </ol>
  );
}
