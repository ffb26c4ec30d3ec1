// How a game is drawn, as the server sends it: grounds of its sheets and drawings of its symbols, placed in the page once.

import { get } from "../api/api.ts";
import { store } from "../store/state.ts";
import type { Art, Figure, Piece } from "../wire/types.ts";
import { language } from "../words/speak.ts";

const PREFIX = "d-";

interface Placed {
  readonly key: string;
  readonly art: Art;
}

const placed = new Map<string, Placed>();
let holder: HTMLElement | null = null;

/** The drawings that were fetched for a game; nothing before `loadArt`. */
export function artOf(game: string): Art | null {
  return placed.get(game)?.art ?? null;
}

/** Under which name the drawing of a thing is found: one that faces some way has one for each. */
export function keyOf(piece: Pick<Piece, "symbol" | "facing">): string {
  return (piece.facing ?? "") === "" ? piece.symbol : `${piece.symbol}-${piece.facing}`;
}

export function figureOf(game: string, piece: Pick<Piece, "symbol" | "facing">): Figure | null {
  return artOf(game)?.symbols[keyOf(piece)] ?? null;
}

/** The id of a drawing in the page, for `<use>`. */
export function drawingId(key: string, mark = ""): string {
  return PREFIX + key + (mark === "" ? "" : `--${mark}`);
}

function symbols(art: Art): string {
  return Object.entries(art.symbols).map(([key, figure]) => {
    const box = figure.box.join(" ");
    const whole = (id: string, drawing: string): string => `<symbol id="${id}" viewBox="${box}" overflow="visible">${drawing}</symbol>`;
    return whole(drawingId(key), figure.drawing) + Object.entries(figure.marks ?? {}).map(([mark, drawing]) => whole(drawingId(key, mark), drawing)).join("");
  }).join("");
}

/** Fetch the drawings of a game, and put its symbols into the page in place of any other game's. */
export async function loadArt(game: string, edition: string): Promise<void> {
  const spoken = language();
  const key = `${game} ${edition} ${spoken}`;
  if (placed.get(game)?.key === key && placed.size === 1) return;
  const stamp = edition === "standard" ? (store.state.games.find((one) => one.card.name === game)?.drawing ?? "") : "";
  const query = new URLSearchParams({ edition, ...(stamp === "" ? {} : { v: stamp }) });
  const art = await get<Art>(`/api/games/${game}/drawing/${spoken}?${query}`);
  placed.clear();
  placed.set(game, { key, art });
  holder ??= document.body.appendChild(Object.assign(document.createElement("div"), { hidden: true }));
  holder.innerHTML = `<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0" aria-hidden="true">${symbols(art)}</svg>`;
}
