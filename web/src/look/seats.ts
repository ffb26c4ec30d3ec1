// A seat's colour and sign, in the order in which seats are given out. Colour never stands alone.

export interface Livery {
  readonly colour: string;
  readonly sign: string;
}

const LIVERIES: readonly Livery[] = [
  { colour: "lapis", sign: "moon" },
  { colour: "cinnabar", sign: "sun" },
  { colour: "malachite", sign: "leaf" },
  { colour: "orchil", sign: "chalice" },
  { colour: "soot", sign: "tower" },
  { colour: "umber", sign: "key" },
];

export function livery(seat: number): Livery {
  return LIVERIES[seat % LIVERIES.length] ?? { colour: "lapis", sign: "moon" };
}
