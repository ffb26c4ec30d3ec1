// What the table page keeps for itself, in the one store: what was picked, what is armed, what is open.

import type { Trail } from "../../model/picking.ts";
import { store, useApp } from "../../store/state.ts";
import type { Layout, Message, Preview, Refused, Rules, Scene, Told, WayOut } from "../../wire/types.ts";
import type { Move } from "../../model/moves.ts";

export type Tab = "log" | "chat" | "rules";
export type Dialog = "" | "keys" | "settings" | "table" | "resign" | "order" | "words";

/** A move that waits for a second yes. */
export interface Armed {
  readonly move: Move;
  readonly preview: Preview | null;
}

/** A moment since the reader's last turn, for watching it again. */
export interface Moment {
  readonly scene: Scene;
  readonly news: readonly Message[];
  readonly told: readonly Told[];
}

export interface TableUi {
  readonly layout: Layout | null;
  readonly rules: Rules | null;
  readonly trail: Trail;
  readonly armed: Armed | null;
  readonly ways: readonly WayOut[];
  /** The request number of the choices that trail, armed and ways belong to. */
  readonly fresh: number;
  readonly why: Refused | null;
  /** The place that somebody tried in vain: it is hatched as long as its reason is the one that is told. */
  readonly tried: { readonly node: string; readonly why: Refused } | null;
  /** The node that the keyboard stands on, by sheet. */
  readonly at: Readonly<Record<string, string>>;
  /** What the reader looks at, said in full: the id of a thing. */
  readonly inspected: string;
  /** The move whose path is shown while it is only thought of. */
  readonly thought: Move | null;
  readonly tab: Tab;
  readonly dialog: Dialog;
  readonly clause: string;
  /** Clauses that are marked in the rules beside the wanted one. */
  readonly marked: readonly string[];
  readonly read: number;
  readonly moments: readonly Moment[];
  readonly rewatch: number;
  /** Which seats' mats are unfolded. */
  readonly unfolded: readonly number[];
}

export const FIRST: TableUi = {
  layout: null, rules: null, trail: [], armed: null, ways: [], fresh: -1, why: null, tried: null, at: {}, inspected: "", thought: null,
  tab: "log", dialog: "", clause: "", marked: [], read: 0, moments: [], rewatch: -1, unfolded: [],
};

export function ui(): TableUi {
  return (store.state.pages["table"] as TableUi | undefined) ?? FIRST;
}

export function setUi(patch: Partial<TableUi>): void {
  store.set((state) => ({ pages: { ...state.pages, table: { ...ui(), ...patch } } }));
}

export function useUi<P>(part: (ui: TableUi) => P): P {
  return useApp((state) => part((state.pages["table"] as TableUi | undefined) ?? FIRST));
}

/** Everything that only the seat that sat here may know is gone. */
export function forgetSecrets(): void {
  setUi({ trail: [], armed: null, ways: [], fresh: -1, why: null, tried: null, inspected: "", thought: null, moments: [], rewatch: -1, dialog: "", unfolded: [] });
}
