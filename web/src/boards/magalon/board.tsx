// Magalon's table: the valley and the energy scale, mats beside the seats, the turn as chips, the order of the round.

import type { GameBoard } from "../boards.ts";
import { Choices, Turn } from "./choices.tsx";
import { hints } from "./hints.ts";
import { Mat } from "./mat.tsx";
import { Phases } from "./phases.tsx";
import { Sheets } from "./sheets.tsx";
import { ways } from "./ways.ts";

const magalon: GameBoard = { Sheets, Mat, Turn, Choices, Phases, hints, ways };

export default magalon;
