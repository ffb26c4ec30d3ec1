// The clock, and who may find the table.

import { clockText } from "../../parts/clock-text.ts";
import { Icon } from "../../parts/icon.tsx";
import { t } from "../../words/speak.ts";
import { CLOCKS, isComplete, type Draft } from "./draft.ts";

export function ClockAndMore({ draft, change }: { readonly draft: Draft; readonly change: (patch: Partial<Draft>) => void }) {
  return (
    <section class="sheet pad stack" aria-labelledby="clock">
      <h2 id="clock">{t("new-clock")}</h2>
      <select class="b full" aria-labelledby="clock" value={draft.clock} onChange={(event) => change({ clock: event.currentTarget.value })}>
        {Object.entries(CLOCKS).map(([name, clock]) => (
          <option key={name} value={name}>{clockText(clock)}</option>
        ))}
      </select>
      <p class="note">
        <Icon name="ui-clock" />
        <span>{draft.clock === "none" ? t("clock-none-note") : t("clock-note")}</span>
      </p>
      {!isComplete(draft) && <Switch id="open-table" label={t("new-public")} help={t("new-public-help")} on={draft.open} set={(open) => change({ open })} />}
      <Switch id="by-lot" label={t("new-lot")} help={t("new-lot-help")} on={draft.lot} set={(lot) => change({ lot })} />
    </section>
  );
}

function Switch({ id, label, help, on, set }: { readonly id: string; readonly label: string; readonly help: string; readonly on: boolean; readonly set: (on: boolean) => void }) {
  return (
    <div class="opt">
      <label for={id}><b>{label}</b></label>
      <input id={id} aria-describedby={`${id}-help`} class="switch" type="checkbox" role="switch" checked={on} onChange={(event) => set(event.currentTarget.checked)} />
      <small id={`${id}-help`}>{help}</small>
    </div>
  );
}
