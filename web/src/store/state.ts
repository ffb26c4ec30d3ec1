// What the page knows. Everything that is shown is made from this, and nothing is kept anywhere else.

import type { Change, GameSight, Happened, Lobby, Me, Message, Sight, TableSight } from "../wire/types.ts";
import type { Place } from "../router/places.ts";
import type { Choices } from "./choices.ts";
import { chosen } from "./choices.ts";
import { Store, usePart } from "./store.ts";

/** How a live channel stands: not yet there, open, lost (and tried again), or ended by the server with a reason. */
export type Link = "connecting" | "open" | "lost" | "ended";

/** A sentence of the log: the journal's number it came with, and whose doing it was. */
export interface Line {
  readonly n: number;
  readonly seat: number | null;
  readonly said: Message;
}

/** The table that is open, as this device may know it. */
export interface TableState {
  readonly id: string;
  /** This guest's public id at the table, as seats and host are named; empty before the welcome. */
  readonly you: string;
  /** The seats this device speaks for; none: a spectator. */
  readonly seats: readonly number[];
  readonly link: Link;
  /** Why the server has ended the channel; empty while it has not. */
  readonly bye: string;
  readonly table: TableSight | null;
  readonly journal: number;
  readonly events: number;
  readonly head: string;
  /** What each seat sees, by its number; a spectator's stands under -1. */
  readonly sights: Readonly<Record<number, Sight>>;
  /** The newest change of each seat, for whoever animates the difference. */
  readonly changes: Readonly<Record<number, Change>>;
  /** The log of each seat, oldest first. */
  readonly log: Readonly<Record<number, readonly Line[]>>;
  readonly happened: readonly Happened[];
  /** Changes have come that are not shown yet, because what came before is still being looked at. */
  readonly behind: boolean;
}

/** Something to be told once, politely: it is spoken and shown for a while. */
export interface Notice {
  readonly id: number;
  readonly text: string;
  /** How it is shown: as a note, as a warning, or only spoken, because it can be seen elsewhere. */
  readonly how: "note" | "heed" | "spoken";
}

export interface State {
  readonly place: Place;
  /** undefined: not asked yet; null: nobody yet. */
  readonly me: Me | null | undefined;
  /** The server's version. */
  readonly version: string;
  readonly games: readonly GameSight[];
  readonly lobby: Lobby | null;
  /** Tables at which one of my seats is awaited, with those seats. */
  readonly turns: Readonly<Record<string, readonly number[]>>;
  readonly lobbyLink: Link;
  readonly table: TableState | null;
  /** Requests about the table that the server has not answered yet, by their ids. Apart from it: it is not drawn anew for each. */
  readonly pending: readonly string[];
  readonly choices: Choices;
  /** Grows whenever words have been loaded, so that everything is said anew. */
  readonly spoken: number;
  readonly notices: readonly Notice[];
  /** What went wrong in drawing the page, for the bug report. */
  readonly broken: Error | null;
  /** What went wrong elsewhere: the page stays, and says so. */
  readonly mishap: Error | null;
  /** Whatever a page keeps for itself while it is open, by a name of its own. */
  readonly pages: Readonly<Record<string, unknown>>;
}

export const store = new Store<State>({
  place: { page: "start" },
  me: undefined,
  version: "",
  games: [],
  lobby: null,
  turns: {},
  lobbyLink: "connecting",
  table: null,
  pending: [],
  choices: chosen(),
  spoken: 0,
  notices: [],
  broken: null,
  mishap: null,
  pages: {},
});

/** A part of the page's state in a component. */
export function useApp<P>(part: (state: State) => P): P {
  return usePart(store, part);
}

/** What a page keeps for itself, by a name of its own. */
export function usePage<P>(name: string, first: P): [P, (next: P) => void] {
  const value = useApp((state) => (name in state.pages ? state.pages[name] : first)) as P;
  return [value, (next) => store.set((state) => ({ pages: { ...state.pages, [name]: next } }))];
}

let notices = 0;

/** Tell something once, to everybody. */
export function notify(text: string, heed = false): void {
  tell(text, heed ? "heed" : "note");
}

/** Speak something that whoever sees the page sees anyway. At most three sentences are ever waiting. */
export function announce(text: string): void {
  tell(text, "spoken");
}

function tell(text: string, how: Notice["how"]): void {
  const id = ++notices;
  store.set((state) => ({ notices: [...state.notices.slice(-2), { id, text, how }] }));
  setTimeout(() => store.set((state) => ({ notices: state.notices.filter((one) => one.id !== id) })), 8000);
}
