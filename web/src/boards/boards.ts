// What a game adds to the table page: a folder src/boards/<game> with board.tsx (and <game>.css). It arranges sheets and
// adds gestures; it computes no legality, cost or total. A game without one is drawn from its layout and its art alone.

import type { ComponentType } from "preact";
import type { Move } from "../model/moves.ts";
import type { Trail } from "../model/picking.ts";
import type { Targets } from "../model/targets.ts";
import type { Speech } from "../parts/table/called.ts";
import type { PhasesProps } from "../parts/table/phases.tsx";
import { style } from "../look/styles.ts";
import type { Layout, Preview, Scene, Sight, Told } from "../wire/types.ts";
import { learn } from "../words/speak.ts";

/** What every board is handed: the position, what is lit in it, and what to do when something lit is picked. */
export interface BoardProps {
  readonly layout: Layout;
  readonly scene: Scene;
  readonly targets: Targets;
  readonly speech: Speech;
  readonly seat: number;
  /** What the seat is shown, for boards that draw more of it than the scene has. */
  readonly sight?: Sight;
  readonly onPick: (moves: readonly Move[]) => void;
}

/** What lies before one seat. */
export interface MatProps extends BoardProps {
  readonly of: number;
  readonly sight: Sight;
}

/** What the turn sheet may show above its choices. */
export interface TurnProps {
  readonly sight: Sight;
  readonly seat: number;
  readonly moves: readonly Move[];
  readonly trail: Trail;
  readonly speech: Speech;
}

/** What the server foresees of something that would be played. */
export interface ForeseenProps {
  readonly preview: Preview;
  readonly speech: Speech;
}

/** A short hint for somebody's first table. */
export interface Hint {
  readonly id: string;
  /** The key of its words. */
  readonly text: string;
  readonly clause: string;
  /** What it points at, as a selector. */
  readonly at: (sight: Sight, seat: number) => string;
  /** Whether it matters now. */
  readonly when: (sight: Sight, seat: number) => boolean;
}

export interface GameBoard {
  /** The sheets that are everybody's, in the place of the plain arrangement. */
  readonly Sheets?: ComponentType<BoardProps>;
  /** What stands in the card of a seat, in the place of its plain mat. */
  readonly Mat?: ComponentType<MatProps>;
  /** On a phone its seats stand side by side, each in short. */
  readonly slim?: boolean;
  /** What stands beside the sentence of the turn sheet. */
  readonly Turn?: ComponentType<TurnProps>;
  /** What stands in the place of the plain list of choices, while nothing is armed. */
  readonly Choices?: ComponentType<TurnProps>;
  /** How a move that waits for a second yes is weighed, in the place of the plain list of needs and consequences. */
  readonly Foreseen?: ComponentType<ForeseenProps>;
  /** Hints for somebody's first table, the most pressing first. */
  readonly hints?: readonly Hint[];
  /** Over which nodes things went in what was told: they are moved along there. */
  readonly ways?: (told: readonly Told[]) => ReadonlyMap<string, readonly string[]>;
  /** The order of the round in the bar above the table, in the place of the phases that the layout names. */
  readonly Phases?: ComponentType<PhasesProps>;
}

const PLAIN: GameBoard = {};
const loaded = new Map<string, GameBoard>();

/** What a game adds; nothing before `loadBoard`. */
export function boardOf(game: string): GameBoard {
  return loaded.get(game) ?? PLAIN;
}

/** Fetch a game's own code and stylesheet, where it has them. */
export async function loadBoard(game: string): Promise<void> {
  if (loaded.has(game)) return;
  const own = __FILES__[`board/${game}`] === undefined ? PLAIN : ((await import(`./${game}/board.tsx`)) as { readonly default: GameBoard }).default;
  const words = __FILES__[`text/en/${game}`] === undefined ? [] : [game];
  await Promise.all([style(`board-${game}`), learn(words)]);
  loaded.set(game, own);
}
