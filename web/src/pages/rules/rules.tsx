// The whole rulebook of a game on one page, made to be printed.

import "../table/both.ts"; // see parts/table/aside.ts
import { useEffect, useRef } from "preact/hooks";
import { get } from "../../api/api.ts";
import { attempt } from "../../parts/attempt.ts";
import { gameTitle } from "../../parts/names.ts";
import { ClauseText, sectionName } from "../../parts/table/clauses.tsx";
import { Figures } from "../../parts/table/figures.tsx";
import { useTitle } from "../../parts/use-title.ts";
import type { Place } from "../../router/places.ts";
import { useApp, usePage } from "../../store/state.ts";
import type { Rules } from "../../wire/types.ts";
import { language, learn, say, t } from "../../words/speak.ts";
import LostPage from "../lost/lost.tsx";

export default function RulesPage({ place }: { readonly place: Place }) {
  const [game, wanted] = place.page === "rules" ? [place.game, place.clause] : ["", ""];
  const known = useApp((state) => state.games.find((one) => one.card.name === game));
  const [rules, set] = usePage<Rules | null>(`rules ${game}`, null);
  const text = useRef<HTMLElement>(null);
  useTitle(known === undefined ? t("rules-title") : t("rules-of-game", { game: gameTitle(game) }));
  useEffect(() => {
    if (known === undefined) return;
    void attempt(async () => {
      const [found] = await Promise.all([rules ?? get<Rules>(`/api/games/${game}/rules`), learn([], [game])]);
      set(found);
    });
  }, [game, known]);
  useEffect(() => {
    const target = wanted === "" ? null : text.current?.querySelector(`[data-clause="${CSS.escape(wanted)}"]`);
    target?.scrollIntoView({ block: "center" });
  }, [wanted, rules]);
  if (known === undefined) return <LostPage />;
  const sections = [...new Set(rules?.clauses.map((one) => one.section))];
  return (
    <main id="main" class="rulebook" aria-busy={rules === null}>
      <header>
        <h1>{t("rules-of-game", { game: gameTitle(game) })}</h1>
        <p class="lead">{say(known.card.sentence, game)}</p>
        <p class="row no-print"><button type="button" class="b" onClick={() => print()}>{t("rules-print")}</button></p>
      </header>
      {rules !== null && (
        <article class="sheet" ref={text}>
          <p class="quiet">{t("rules-revision", { revision: rules.revision })} {t("rules-ruling-note")}</p>
          <nav class="no-print" aria-label={t("rules-title")}>
            <ul class="row">{sections.map((section, n) => <li key={section}><a href={`#section-${n}`}>{sectionName(section, game)}</a></li>)}</ul>
          </nav>
          {sections.map((section, n) => (
            <section key={section} id={`section-${n}`} aria-labelledby={`heading-${n}`}>
              <h2 id={`heading-${n}`}>{sectionName(section, game)}</h2>
              {rules.clauses.filter((one) => one.section === section).map((one) => <ClauseText key={one.id} clause={one} wanted={one.id === wanted} />)}
            </section>
          ))}
          <section aria-labelledby="books">
            <h2 id="books">{t("rules-books")}</h2>
            <dl class="books">{Object.entries(rules.books).map(([name, text]) => <div key={name}><dt>{name}</dt><dd>{text[language()]}</dd></div>)}</dl>
          </section>
          <section aria-labelledby="figures">
            <h2 id="figures">{t("rules-figures")}</h2>
            <Figures game={game} edition="standard" open />
          </section>
        </article>
      )}
    </main>
  );
}
