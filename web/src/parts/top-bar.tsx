// The bar above every place but the table: home, and the few things that are always at hand.

import { isNight } from "../look/theme.ts";
import { choose } from "../store/session.ts";
import { useApp } from "../store/state.ts";
import { t } from "../words/speak.ts";
import { Icon } from "./icon.tsx";
import { LanguageChoice } from "./language-choice.tsx";

export function TopBar() {
  useApp((state) => state.choices.theme);
  const waiting = useApp((state) => Object.keys(state.turns)[0]);
  const night = isNight();
  return (
    <header class="top">
      <a class="brand" href="/" aria-label={t("home")}>
        <Icon name="logo" class="" />
        <span>Spellboard</span>
      </a>
      <nav class="tools" aria-label={t("tools")}>
        {waiting !== undefined && <a class="b gold" href={`/t/${waiting}`}>{t("your-turn")}</a>}
        <a class="b bare wide" href="/replay">{t("replays")}</a>
        <LanguageChoice />
        <button class="b bare sq" type="button" aria-label={night ? t("to-day") : t("to-night")} onClick={() => void choose({ theme: night ? "light" : "dark" })}>
          <Icon name="ui-night" />
        </button>
        <a class="b bare sq" href="/me" aria-label={t("settings")}>
          <Icon name="ui-settings" />
        </a>
      </nav>
    </header>
  );
}
