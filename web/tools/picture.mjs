// A picture brings the pieces it uses along, under names of its own: it is shown before the sprite of pieces is there.

export function picture(name, text, pieces) {
  const used = [...new Set([...text.matchAll(/href="#([^"]+)"/g)].map((found) => found[1]))];
  const brought = used.filter((id) => pieces.some(([piece]) => piece === id));
  const symbols = brought.map((id) => {
    const drawing = pieces.find(([piece]) => piece === id)[1];
    const box = /viewBox="([^"]+)"/.exec(drawing)[1];
    const inside = /<svg[^>]*>([\s\S]*)<\/svg>/.exec(drawing)[1].replace(/\s*\n\s*/g, "").trim();
    return `<symbol id="${name}-${id}" viewBox="${box}">${inside}</symbol>`;
  });
  return text
    .replace(/<svg[^>]*>/, (head) => `${head}<defs>${symbols.join("")}</defs>`)
    .replace(/href="#([^"]+)"/g, (whole, id) => (brought.includes(id) ? `href="#${name}-${id}"` : whole))
    .replace(/\n/g, "");
}
