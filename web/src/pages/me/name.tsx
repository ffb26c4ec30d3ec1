// What I am called.

import { attempt } from "../../parts/attempt.ts";
import { rename } from "../../store/session.ts";
import { notify, useApp, usePage } from "../../store/state.ts";
import { t } from "../../words/speak.ts";

export function Name() {
  const name = useApp((state) => state.me?.name ?? "");
  const [typed, setTyped] = usePage<string | null>("rename", null);
  const save = async (event: Event): Promise<void> => {
    event.preventDefault();
    await attempt(async () => {
      await rename(typed ?? name);
      setTyped(null);
      notify(t("me-renamed"));
    });
  };
  return (
    <section class="sheet pad stack" aria-labelledby="called">
      <h2 id="called">{t("me-name")}</h2>
      <form class="inline" onSubmit={(event) => void save(event)}>
        <input class="in" aria-labelledby="called" autocomplete="nickname" maxLength={60} required value={typed ?? name} onInput={(event) => setTyped(event.currentTarget.value)} />
        <button class="b" type="submit">{t("me-rename")}</button>
      </form>
    </section>
  );
}
