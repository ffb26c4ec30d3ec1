// What people, bots and games are called.

import { store } from "../store/state.ts";
import type { SeatSight, TableSight } from "../wire/types.ts";
import { has, say, t } from "../words/speak.ts";
import { isFree } from "./seals.tsx";

/** A game by its title. */
export function gameTitle(name: string): string {
  const game = store.state.games.find((one) => one.card.name === name);
  return game === undefined ? name : say(game.card.title, name);
}

/** A bot's level in the reader's words; a level we have no word for is called by its name. */
export function botName(level: string): string {
  const key = `bot-${level.replaceAll(/[^a-z0-9]+/g, "-")}`;
  return has(key) ? t(key) : level;
}

/** Who sits there: a person by name, a bot by its level, nobody. */
export function seatName(seat: SeatSight): string {
  if (isFree(seat)) return t("seat-free");
  return seat.name !== undefined && seat.name !== "" ? seat.name : botName(seat.bot ?? "");
}

/** The names of all seats, as the engine's messages want them; two of the same name are told apart by their seats. */
export function seatNames(table: Pick<TableSight, "seats">): readonly string[] {
  const names = table.seats.map(seatName);
  return names.map((name, seat) => (names.indexOf(name) === names.lastIndexOf(name) ? name : `${name} ${seat + 1}`));
}
