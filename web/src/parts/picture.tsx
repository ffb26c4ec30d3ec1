// The picture of a game: a part of its board, as the server draws it. A game that brings none gets a constellation.

import { useEffect, useRef } from "preact/hooks";
import { isNight } from "../look/theme.ts";
import { useApp } from "../store/state.ts";
import { language } from "../words/speak.ts";

/** Points joined by a thin line, ending in a star; where they lie follows from the name. */
export function constellation(name: string): string {
  let state = 7;
  for (const letter of name) state = (state * 31 + letter.charCodeAt(0)) % 65521;
  const points: (readonly [number, number])[] = [];
  for (let n = 0; n < 6; n++) {
    state = (state * 75 + 74) % 65537;
    points.push([40 + n * 56, 40 + (state % 130)]);
  }
  const [x = 0, y = 0] = points.at(-1) ?? [];
  const dots = points.slice(0, -1).map(([cx, cy]) => `<circle cx="${cx}" cy="${cy}" r="4" fill="var(--on-other)"/>`).join("");
  return `<svg viewBox="0 0 360 210" preserveAspectRatio="xMidYMid slice"><rect width="360" height="210" fill="var(--other)"/><path d="M${points.map((point) => point.join(" ")).join("L")}" fill="none" stroke="var(--on-other)" stroke-width="1.5" stroke-dasharray="1 6" stroke-linecap="round"/>${dots}<path transform="translate(${x} ${y})" d="M0-10 1.7-4.1 4.6-4.6 4.1-1.7 10 0 4.1 1.7 4.6 4.6 1.7 4.1 0 10-1.7 4.1-4.6 4.6-4.1 1.7-10 0-4.1-1.7-4.6-4.6-1.7-4.1Z" fill="var(--other-gold)"/></svg>`;
}

function Constellation({ game }: { readonly game: string }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (place.current !== null) place.current.innerHTML = constellation(game);
  }, [game]);
  return <div class="pic" ref={place} aria-hidden="true" />;
}

export function Picture({ game }: { readonly game: string }) {
  const stamp = useApp((state) => state.games.find((one) => one.card.name === game)?.cover ?? "");
  useApp((state) => state.choices.theme);
  if (stamp === "") return <Constellation game={game} />;
  const address = `/api/games/${game}/cover/${language()}/${isNight() ? "dark" : "light"}?v=${stamp}`;
  return <div class="pic"><img src={address} alt="" loading="lazy" decoding="async" /></div>;
}
