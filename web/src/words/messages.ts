// Everything that is said, before it is said: a key of the words and typed arguments, as the engine sends it.

export interface Seat {
  readonly type: "seat";
  readonly seat: number;
}

export interface Thing {
  readonly type: "thing";
  readonly id: string;
}

export interface Node {
  readonly type: "node";
  readonly id: string;
}

/** Words from outside, said as they are: a file's name, a wrong value. */
export interface Text {
  readonly type: "text";
  readonly text: string;
}

export interface Several {
  readonly type: "list";
  readonly items: readonly Argument[];
}

export interface Message {
  readonly type: "message";
  readonly key: string;
  readonly args?: Readonly<Record<string, Argument>>;
}

export type Argument = number | Seat | Thing | Node | Text | Several | Message;
