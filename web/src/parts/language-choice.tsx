// The language, changeable at once: each is called by its own name.

import { choose } from "../store/session.ts";
import { useApp } from "../store/state.ts";
import { LANGUAGES, OWN_NAMES, type Language } from "../words/languages.ts";
import { t } from "../words/speak.ts";

export function LanguageChoice({ wide = false }: { readonly wide?: boolean }) {
  const language = useApp((state) => state.choices.language);
  return (
    <select
      class={wide ? "b" : "b bare"}
      aria-label={t("language")}
      value={language}
      onChange={(event) => void choose({ language: event.currentTarget.value as Language })}
    >
      {LANGUAGES.map((one) => (
        <option key={one} value={one} lang={one}>{OWN_NAMES[one]}</option>
      ))}
    </select>
  );
}
