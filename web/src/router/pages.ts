// Which file draws which place: each is fetched when somebody goes there, with its words and its styles.

import type { PageComponent } from "../app.tsx";
import { learn, type Part } from "../words/speak.ts";
import type { Place } from "./places.ts";

interface PageFile {
  readonly default: PageComponent;
}

interface Source {
  readonly load: () => Promise<PageFile>;
  /** Further parts of the app's words. */
  readonly words?: readonly Part[];
  /** The folder in pages/ whose stylesheet belongs to it. */
  readonly style?: string;
}

const PAGES: Readonly<Record<Place["page"], Source>> = {
  start: { load: () => import("../pages/start/start.tsx"), style: "start" },
  new: { load: () => import("../pages/new/new.tsx"), style: "new" },
  table: { load: () => import("../pages/table/table.tsx"), words: ["table"], style: "table" },
  screen: { load: () => import("../pages/screen/screen.tsx"), words: ["table"], style: "screen" },
  replay: { load: () => import("../pages/replay/replay.tsx"), words: ["table", "replay"], style: "replay" },
  rules: { load: () => import("../pages/rules/rules.tsx"), words: ["replay"], style: "rules" },
  join: { load: () => import("../pages/enter/enter.tsx"), style: "enter" },
  watch: { load: () => import("../pages/enter/enter.tsx"), style: "enter" },
  device: { load: () => import("../pages/enter/enter.tsx"), style: "enter" },
  recover: { load: () => import("../pages/enter/enter.tsx"), style: "enter" },
  me: { load: () => import("../pages/me/me.tsx"), style: "me" },
  lost: { load: () => import("../pages/lost/lost.tsx") },
};

const styled = new Map<string, Promise<void>>();

/** A page's stylesheet, before the page is shown. */
function style(name: string): Promise<void> {
  const address = __FILES__[`css/${name}`];
  if (address === undefined) return Promise.resolve();
  let found = styled.get(name);
  if (found === undefined) {
    found = new Promise((done) => {
      const link = document.createElement("link");
      link.rel = "stylesheet";
      link.href = address;
      link.onload = link.onerror = () => done();
      document.head.append(link);
    });
    styled.set(name, found);
  }
  return found;
}

export async function loadPage(place: Place): Promise<PageComponent> {
  const source = PAGES[place.page];
  const [file] = await Promise.all([
    source.load(),
    source.words === undefined ? null : learn(source.words),
    source.style === undefined ? null : style(source.style),
  ]);
  return file.default;
}
