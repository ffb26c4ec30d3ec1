// The languages of the page.

export const LANGUAGES = ["en", "de", "nl", "fr"] as const;

export type Language = (typeof LANGUAGES)[number];

/** Each language by its own name: whoever looks for it may read no other. */
export const OWN_NAMES: Readonly<Record<Language, string>> = {
  en: "English",
  de: "Deutsch",
  nl: "Nederlands",
  fr: "Français",
};

/** The first of the wanted languages that we speak. */
export function languageFor(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const found = LANGUAGES.find((language) => language === tag.toLowerCase().split("-")[0]);
    if (found !== undefined) return found;
  }
  return "en";
}
