// The frame around every place: the chart behind it, the bar above it, the one polite voice, and what to do if it breaks.

import type { ComponentType } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { Boundary } from "./parts/boundary.tsx";
import { Chart } from "./parts/chart.tsx";
import { Connection } from "./parts/connection.tsx";
import { Harmless } from "./parts/harmless.tsx";
import { Mishap } from "./parts/mishap.tsx";
import { Notices } from "./parts/notices.tsx";
import { TopBar } from "./parts/top-bar.tsx";
import { loadPage } from "./router/pages.ts";
import type { Place } from "./router/places.ts";
import { store, useApp } from "./store/state.ts";
import { t } from "./words/speak.ts";

export type PageComponent = ComponentType<{ readonly place: Place }>;

/** To the content, without a fragment in the address: behind some a token stands. */
function toMain(event?: Event): void {
  event?.preventDefault();
  const main = document.getElementById("main");
  if (main === null) return;
  main.tabIndex = -1;
  main.focus({ preventScroll: event === undefined });
}

export function App() {
  const place = useApp((state) => state.place);
  useApp((state) => state.spoken); // a new language: everything is said anew
  const shown = useApp((state) => state.pages["shown"]) as { readonly page: string; readonly Page: PageComponent } | undefined;
  useEffect(() => {
    let current = true;
    loadPage(place).then(
      (Page) => {
        if (current) store.set((state) => ({ pages: { ...state.pages, shown: { page: place.page, Page } } }));
      },
      (error: unknown) => {
        if (current) store.set({ broken: error instanceof Error ? error : new Error(String(error)) });
      },
    );
    return () => {
      current = false;
    };
  }, [place.page]);
  const Page = shown?.page === place.page ? shown.Page : null;
  const before = useRef<string | null>(null);
  useEffect(() => {
    if (Page === null) return;
    // Whoever follows a link hears where they are; whoever comes by an address begins at the top, as always.
    if (before.current !== null && before.current !== place.page) toMain();
    before.current = place.page;
  }, [Page, place.page]);
  const bare = place.page === "table" || place.page === "screen";
  return (
    <Boundary>
      <Harmless><Chart /></Harmless>
      <a class="skip" href="#main" onClick={toMain}>{t("skip-to-main")}</a>
      {!bare && <TopBar />}
      <Connection />
      <Mishap />
      {Page === null ? <main id="main" class="plain" aria-busy="true" /> : <Page place={place} />}
      <Notices />
    </Boundary>
  );
}
