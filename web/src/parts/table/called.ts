// What moves, kinds and things are called in the reader's words.

import type { Move } from "../../model/moves.ts";
import type { Piece } from "../../wire/types.ts";
import { nameOf, say, t } from "../../words/speak.ts";
import { keyOf } from "../../words/words.ts";

/** A game and its players' names: what every sentence at the table needs. */
export interface Speech {
  readonly game: string;
  readonly names: readonly string[];
}

export function moveName(move: Move, { game, names }: Speech): string {
  const said = say(move.say, game, names);
  if (move.plays.length === 1) return said;
  const end = move.path.at(-1) ?? "";
  const place = said.includes(nameOf(end, game)) ? said : `${said}, ${nameOf(end, game)}`;
  return t("move-steps", { move: place, steps: move.plays.length });
}

export function kindName(kind: string, game: string): string {
  try {
    return say({ type: "message", key: `kind-${keyOf(kind)}` }, game);
  } catch {
    return kind; // a game without such a word: its notation is better than nothing
  }
}

export function pieceName(piece: Piece, { game, names }: Speech): string {
  return say(piece.name, game, names);
}

/** A few letters for a thing without a drawing. */
export function shortName(piece: Piece, game: string): string {
  const called = piece.called ?? "";
  return called === "" ? "" : nameOf(called, game);
}
