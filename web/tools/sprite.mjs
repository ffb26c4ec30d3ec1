// Many drawings as one file of symbols. What belongs to a whole drawing (its size and its English label) stays behind:
// in the page every drawing is named in the reader's language by whoever shows it.

export function sprite(pieces) {
  const symbols = pieces.map(([name, text]) => {
    const box = /viewBox="([^"]+)"/.exec(text)[1];
    const inside = /<svg[^>]*>([\s\S]*)<\/svg>/.exec(text)[1].replace(/\s*\n\s*/g, "").trim();
    return `<symbol id="${name}" viewBox="${box}">${inside}</symbol>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0" aria-hidden="true">${symbols.join("")}</svg>`;
}
