// Everything that is said, before it is said: a key of the words and typed arguments, as the engine sends it.

import type { Message, Several, Text, Thing, Where, Who } from "../wire/types.ts";

export type { Message, Several, Text, Thing, Where, Who };
export type Argument = number | Who | Thing | Where | Text | Several | Message;
