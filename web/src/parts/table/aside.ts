// What a table needs only now and then, in one file that is fetched when the first of it is wanted.

// It needs most of what the table has: named here, all of that stays in one file instead of many small ones.
import "../../pages/table/both.ts";

export { WaitingRoom } from "../waiting/waiting-room.tsx";
export { Chat } from "./chat.tsx";
export { Dialogs } from "./dialogs.tsx";
export { Ending } from "./ending.tsx";
export { HandOver } from "./hand-over.tsx";
export { Lesson } from "./lesson.tsx";
export { RulesDrawer } from "./rules-drawer.tsx";
export { Votes } from "./votes.tsx";
