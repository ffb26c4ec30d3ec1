// What a newcomer is called. Whoever is somebody already is not asked again.

import { store, useApp, usePage } from "../store/state.ts";
import { t } from "../words/speak.ts";

/** The name in the field, or the one that stood there before anybody typed. */
export function nameToUse(): string {
  const typed = store.state.pages["name"];
  if (typeof typed === "string" && typed.trim() !== "") return typed;
  return store.state.choices.name || t("name-default");
}

export function NameField() {
  const nobody = useApp((state) => state.me === null);
  const first = useApp((state) => state.choices.name);
  const [name, setName] = usePage<string | null>("name", null);
  if (!nobody) return null;
  return (
    <section class="sheet pad">
      <div class="field">
        <label for="name">{t("name-label")}</label>
        <input
          id="name"
          class="in"
          name="name"
          autocomplete="nickname"
          maxLength={60}
          aria-describedby="name-note"
          value={name ?? (first || t("name-default"))}
          onFocus={(event) => event.currentTarget.select()}
          onInput={(event) => setName(event.currentTarget.value)}
        />
        <p class="note" id="name-note">{t("name-note")}</p>
      </div>
    </section>
  );
}
