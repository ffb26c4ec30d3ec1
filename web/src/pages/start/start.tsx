// The start page: one promise, the games, my tables, open tables.

import { useEffect } from "preact/hooks";
import { refreshLobby } from "../../live/lobby.ts";
import { useApp } from "../../store/state.ts";
import { t } from "../../words/speak.ts";
import { useTitle } from "../../parts/use-title.ts";
import { GameCard } from "./game-card.tsx";
import { MyTables } from "./my-tables.tsx";
import { OpenTables } from "./open-tables.tsx";

export default function StartPage() {
  const games = useApp((state) => state.games);
  useTitle("");
  useEffect(() => void refreshLobby(), []);
  return (
    <main id="main" class="start">
      <section class="hero">
        <div>
          <h1>{t("start-promise")}</h1>
          <p>{t("start-how")}</p>
        </div>
        <Constellation />
      </section>
      <section class="games" aria-label={t("start-games")}>
        {games.map((game) => (
          <GameCard key={game.card.name} game={game} />
        ))}
      </section>
      <div class="below">
        <MyTables />
        <OpenTables />
      </div>
    </main>
  );
}

/** Points joined by a thin line, ending in a star: a move, before anybody has made one. */
function Constellation() {
  return (
    <svg class="sky" viewBox="0 0 330 130" aria-hidden="true">
      <path d="M14 112 70 84 118 96 172 52 236 66 312 18" fill="none" stroke="var(--ink-2)" stroke-width="1.5" stroke-dasharray="1 6" stroke-linecap="round" />
      <path d="M118 96 138 120M172 52 160 18M236 66 262 104" fill="none" stroke="var(--line-strong)" stroke-width="1" />
      <g fill="var(--ink)">
        <circle cx="14" cy="112" r="4" />
        <circle cx="70" cy="84" r="3" />
        <circle cx="138" cy="120" r="2.4" />
        <circle cx="160" cy="18" r="2.6" />
        <circle cx="236" cy="66" r="3" />
        <circle cx="262" cy="104" r="2.6" />
      </g>
      <g class="gilt">
        <use href="#star" x="107" y="85" width="22" height="22" />
        <use href="#star" x="158" y="38" width="28" height="28" />
        <use href="#star" x="292" y="-2" width="40" height="40" />
      </g>
    </svg>
  );
}
