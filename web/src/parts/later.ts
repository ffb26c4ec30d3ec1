// Parts that a table needs only now and then are fetched when the first of them is wanted, so that nobody waits for them.

import { store } from "../store/state.ts";

type Aside = typeof import("./table/aside.ts");

let here: Aside | null = null;
let asked = false;

async function fetchIt(): Promise<void> {
  asked = true;
  try {
    here = await import("./table/aside.ts");
    store.set((state) => ({ spoken: state.spoken + 1 })); // everything is drawn anew
  } catch {
    asked = false; // not reached: it is tried again when it is next wanted
  }
}

/** Draw a part as soon as it is there; the page is drawn anew by then. */
export function later<Drawn>(draw: (parts: Aside) => Drawn): Drawn | null {
  if (here !== null) return draw(here);
  if (!asked) void fetchIt();
  return null;
}
