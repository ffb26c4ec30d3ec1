// Magalon's table: the valley, and the energy scale beside it.

import type { GameBoard } from "../boards.ts";

const magalon: GameBoard = {};

export default magalon;
