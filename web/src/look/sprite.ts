// The drawings that every page shows, as symbols in the page, so that they take its colours. A game brings its own (art.ts).

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
