// Settings of this browser, and of the guest who is here.

import { LanguageChoice } from "../../parts/language-choice.tsx";
import { Segments } from "../../parts/segments.tsx";
import { SpeedChoice } from "../../parts/speed-choice.tsx";
import { useTitle } from "../../parts/use-title.ts";
import type { Choices, Confirm, Theme } from "../../store/choices.ts";
import { report } from "../../store/report.ts";
import { choose } from "../../store/session.ts";
import { useApp } from "../../store/state.ts";
import { t } from "../../words/speak.ts";
import { Devices } from "./devices.tsx";
import { Farewell } from "./farewell.tsx";
import { Keys } from "./keys.tsx";
import { Name } from "./name.tsx";
import { Notifying } from "./notifying.tsx";

export default function MePage() {
  const me = useApp((state) => state.me);
  const version = useApp((state) => state.version);
  useTitle(t("settings"));
  return (
    <main id="main" class="me">
      <h1>{t("settings")}</h1>
      <div class="columns">
        <div class="stack">
          <Browser />
          <section class="sheet pad stack" aria-labelledby="about">
            <h2 id="about">{t("me-about")}</h2>
            <p class="quiet">{t("me-version", { version })}</p>
            <p><button class="b" type="button" onClick={() => void report(null)}>{t("broken-report")}</button></p>
          </section>
        </div>
        <div class="stack">
          {me == null ? (
            <section class="sheet pad stack">
              <h2>{t("me-nobody-title")}</h2>
              <p class="quiet">{t("me-nobody")}</p>
            </section>
          ) : (
            <>
              <Name />
              <Devices />
              <Keys />
              <Farewell />
            </>
          )}
        </div>
      </div>
    </main>
  );
}

function Browser() {
  const choices = useApp((state) => state.choices);
  const set = (patch: Partial<Choices>): void => void choose(patch);
  return (
    <section class="sheet pad stack" aria-labelledby="browser">
      <h2 id="browser">{t("me-browser")}</h2>
      <div class="field"><span>{t("language")}</span><LanguageChoice wide /></div>
      <div class="field">
        <span>{t("me-theme")}</span>
        <Segments
          name="theme" label={t("me-theme")} value={choices.theme}
          segments={[{ value: "system", label: t("theme-system") }, { value: "light", label: t("to-day") }, { value: "dark", label: t("to-night") }]}
          onChange={(theme) => set({ theme: theme as Theme })}
        />
      </div>
      <div class="field">
        <span>{t("me-confirm")}</span>
        <Segments
          name="confirm" label={t("me-confirm")} value={choices.confirm}
          segments={[{ value: "always", label: t("confirm-always") }, { value: "barrier", label: t("confirm-barrier") }, { value: "never", label: t("confirm-never") }]}
          onChange={(confirm) => set({ confirm: confirm as Confirm })}
        />
        <p class="note">{t("me-confirm-note")}</p>
      </div>
      <SpeedChoice />
      <div class="opt">
        <label for="sound"><b>{t("me-sound")}</b></label>
        <input id="sound" class="switch" type="checkbox" role="switch" checked={choices.sound} onChange={(event) => set({ sound: event.currentTarget.checked })} />
      </div>
      <Notifying />
    </section>
  );
}
