// Personal tokens for programs that play or watch for me. The text of one is shown once.

import { useEffect } from "preact/hooks";
import { get, post, remove } from "../../api/api.ts";
import { attempt } from "../../parts/attempt.ts";
import { copy } from "../../parts/link-card.tsx";
import { notify, usePage } from "../../store/state.ts";
import type { Key } from "../../wire/types.ts";
import { language, t } from "../../words/speak.ts";

export function Keys() {
  const [keys, setKeys] = usePage<readonly Key[]>("keys", []);
  const [label, setLabel] = usePage("key-label", "");
  const [made, setMade] = usePage<Key | null>("key-made", null);
  const load = (): Promise<void> => attempt(async () => setKeys(await get<readonly Key[]>("/api/me/keys")));
  useEffect(() => {
    void load();
    return () => setMade(null); // whoever comes back later does not see it again
  }, []);
  const make = async (event: Event): Promise<void> => {
    event.preventDefault();
    await attempt(async () => {
      setMade(await post<Key>("/api/me/keys", { label }));
      setLabel("");
    });
    await load();
  };
  const revoke = async (key: Key): Promise<void> => {
    await attempt(() => remove(`/api/me/keys/${key.id}`));
    if (made?.id === key.id) setMade(null);
    await load();
  };
  return (
    <section class="sheet pad stack" aria-labelledby="keys">
      <h2 id="keys">{t("me-keys")}</h2>
      <p class="quiet">{t("me-keys-note")} <a href="/api/openapi.json">{t("me-api")}</a></p>
      {keys.length > 0 && (
        <ul class="keys">
          {keys.map((key) => (
            <li key={key.id}>
              <span>{key.label} <small class="quiet">{new Date(key.created).toLocaleDateString(language())}</small></span>
              <button class="b" type="button" aria-label={t("me-key-revoke-of", { label: key.label })} onClick={() => void revoke(key)}>{t("me-key-revoke")}</button>
            </li>
          ))}
        </ul>
      )}
      {made !== null && (
        <div class="stack">
          <p><b>{t("me-key-once")}</b></p>
          <div class="inline">
            <input class="in" readOnly aria-label={t("me-key-text")} value={made.token} onFocus={(event) => event.currentTarget.select()} />
            <button class="b" type="button" onClick={() => void copy(made.token).then((done) => notify(done ? t("link-copied") : t("link-copy-failed")))}>{t("copy")}</button>
          </div>
        </div>
      )}
      <form class="inline" onSubmit={(event) => void make(event)}>
        <input class="in" aria-label={t("me-key-label")} placeholder={t("me-key-label")} required maxLength={60} value={label} onInput={(event) => setLabel(event.currentTarget.value)} />
        <button class="b" type="submit">{t("me-key-make")}</button>
      </form>
    </section>
  );
}
