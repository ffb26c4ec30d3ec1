// The page begins: language and theme first, then who is here and what there is to play, then the place in the address.

import { render } from "preact";
import { App } from "./app.tsx";
import { startTitle } from "./look/title.ts";
import { startSound } from "./look/sound.ts";
import { startTheme } from "./look/theme.ts";
import { placeSprite } from "./look/sprite.ts";
import { loadPage } from "./router/pages.ts";
import { startRouter } from "./router/router.ts";
import { startSession } from "./store/session.ts";
import { store } from "./store/state.ts";
import { learn } from "./words/speak.ts";

async function begin(): Promise<void> {
  document.documentElement.lang = store.state.choices.language;
  startTheme();
  placeSprite();
  startRouter();
  // The file of the place is fetched beside the rest; drawing it waits for both.
  void loadPage(store.state.place).catch(() => {});
  await Promise.all([learn(["shell"]), startSession()]);
  startTitle();
  startSound();
  const root = document.getElementById("app");
  if (root !== null) render(<App />, root);
}

begin().catch((error: unknown) => {
  // Nothing could be fetched, not even words: say it in all languages of the page, and let the reader try again.
  const root = document.getElementById("app");
  if (root === null) return;
  root.innerHTML = '<main class="plain"><h1>Spellboard</h1><p>The server cannot be reached. · Der Server ist nicht erreichbar. · De server is niet bereikbaar. · Le serveur est injoignable.</p><p><a class="b" href="">↻</a></p></main>';
  console.error(error);
});
