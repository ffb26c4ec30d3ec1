// How fast bots and animations go on this device.

import { lessMotion } from "../look/theme.ts";
import { SPEEDS, type Speed } from "../store/choices.ts";
import { choose } from "../store/session.ts";
import { useApp } from "../store/state.ts";
import { t } from "../words/speak.ts";
import { Segments } from "./segments.tsx";

export function SpeedChoice() {
  const chosen = useApp((state) => state.choices.speed);
  const still = lessMotion();
  return (
    <div class="field">
      <span>{t("me-speed")}</span>
      <Segments
        name="speed"
        label={t("me-speed")}
        value={still ? "at-once" : chosen}
        segments={SPEEDS.map((value) => ({ value, label: t(`speed-${value}`), disabled: still }))}
        onChange={(value) => void choose({ speed: value as Speed })}
      />
      <p class="note">{t(still ? "me-speed-still" : "me-speed-note")}</p>
    </div>
  );
}
