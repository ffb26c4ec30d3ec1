// Which drawing of the sprite shows a thing, and how drawings that cover more than one field are laid.

/** The id of a drawing in the page, or nothing: then a lettered token is drawn. */
export function symbolOf(symbol: string): string {
  return typeof document !== "undefined" && document.getElementById(symbol) !== null ? symbol : "";
}

/** A drawing that reaches over several fields: its box, the field it is called by, and the way it faces unturned. */
export interface Reach {
  readonly width: number;
  readonly height: number;
  readonly field: number;
  readonly anchor: readonly [number, number];
  readonly faces: string;
}

const REACHES: Readonly<Record<string, Reach>> = {
  ruin: { width: 80, height: 88, field: 40, anchor: [60, 20], faces: "south" },
};

const TURNS = ["north", "east", "south", "west"];

export function reachOf(symbol: string, facing: string): (Reach & { readonly turn: number }) | null {
  const found = REACHES[symbol];
  if (found === undefined || !TURNS.includes(facing)) return null;
  return { ...found, turn: (TURNS.indexOf(facing) - TURNS.indexOf(found.faces)) * 90 };
}
