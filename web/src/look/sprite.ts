// The drawings as symbols in the page, so that they take its colours: a few at once, the pieces when a table wants them.

import { getText } from "../api/api.ts";

function place(text: string): void {
  const holder = document.createElement("div");
  holder.hidden = true;
  holder.innerHTML = text;
  document.body.append(holder);
}

/** What every page draws: logo, star, signs of the seats, icons. */
export function placeSprite(): void {
  place(__SPRITE__);
}

let pieces: Promise<void> | null = null;

/** Every other piece; fetched once. */
export function placePieces(): Promise<void> {
  pieces ??= getText(__FILES__["pieces"] ?? "").then(place);
  return pieces;
}
