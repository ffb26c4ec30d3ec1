// Which file draws which place. The small pages are there from the start: cut into files of their own they would weigh
// more than they save. Each large one is fetched when somebody goes there, with its words and its styles.

import type { PageComponent } from "../app.tsx";
import EnterPage from "../pages/enter/enter.tsx";
import LostPage from "../pages/lost/lost.tsx";
import MePage from "../pages/me/me.tsx";
import NewPage from "../pages/new/new.tsx";
import StartPage from "../pages/start/start.tsx";
import { style } from "../look/styles.ts";
import { learn, type Part } from "../words/speak.ts";
import type { Place } from "./places.ts";

interface PageFile {
  readonly default: PageComponent;
}

interface Source {
  readonly load: () => Promise<PageFile>;
  /** Further parts of the app's words; the words of the core and of the server come with them, but for errors. */
  readonly words?: readonly Part[];
  /** The folder in pages/ whose stylesheet belongs to it. */
  readonly style?: string;
}

const here = (page: PageComponent) => (): Promise<PageFile> => Promise.resolve({ default: page });

const PAGES: Readonly<Record<Place["page"], Source>> = {
  start: { load: here(StartPage) },
  new: { load: here(NewPage) },
  table: { load: async () => ({ default: (await import("../pages/table/both.ts")).TablePage }), words: ["table"], style: "table" },
  screen: { load: async () => ({ default: (await import("../pages/table/both.ts")).ScreenPage }), words: ["table"], style: "screen" },
  replay: { load: () => import("../pages/replay/replay.tsx"), words: ["table", "replay"], style: "replay" },
  rules: { load: () => import("../pages/rules/rules.tsx"), words: ["table", "replay"], style: "rules" },
  join: { load: here(EnterPage) },
  watch: { load: here(EnterPage) },
  device: { load: here(EnterPage) },
  recover: { load: here(EnterPage) },
  me: { load: here(MePage) },
  lost: { load: here(LostPage) },
};

export async function loadPage(place: Place): Promise<PageComponent> {
  const source = PAGES[place.page];
  const [file] = await Promise.all([
    source.load(),
    source.words === undefined ? null : learn(source.words, ["core?of=play", "server?of=play"]),
    source.style === undefined ? null : style(source.style),
  ]);
  return file.default;
}
