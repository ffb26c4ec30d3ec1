// Written by `python -m tools.types` from the types of the server; do not edit.

/** How long a seat may think: not measured, so long for each move, or so long in all and a bit more each move. */
export interface ClockRule {
  readonly kind?: "move" | "none" | "total";
  readonly seconds?: number;
  readonly increment?: number;
}

/** What is left to a seat, in milliseconds, and whether it runs. */
export interface ClockSight {
  readonly left: number;
  readonly runs: boolean;
}

/** Who sits on a seat, as everybody may know it. */
export interface SeatSight {
  readonly seat: number;
  readonly name?: string;
  readonly guest?: string;
  readonly bot?: string;
  readonly present?: boolean;
  readonly away_since?: number;
  readonly resigned?: boolean;
  readonly clock?: ClockSight | null;
  readonly salt?: "" | "own" | "promised" | "server";
  readonly may_return?: boolean;
}

/** A proposal, with the answers so far. */
export interface VoteSight {
  readonly vote: number;
  readonly kind: "agreement" | "hand" | "return" | "rewind";
  readonly seat: number;
  readonly until: number;
  readonly before?: number;
  readonly about?: number | null;
  readonly yes?: number[];
  readonly no?: number[];
  readonly asked?: number[];
}

/** The table itself; the match is told in changes. */
export interface TableSight {
  readonly id: string;
  readonly game: string;
  readonly edition: string;
  readonly options: Record<string, unknown>;
  readonly status: "closed" | "open" | "opening" | "over" | "running";
  readonly public: boolean;
  readonly seating: "host" | "lot";
  readonly clock: ClockRule;
  readonly seats: SeatSight[];
  readonly host: string;
  readonly created: number;
  readonly paused?: boolean;
  readonly votes?: VoteSight[];
  readonly watchers?: number;
  readonly waiting?: number[];
  readonly watching?: Record<string, string>;
  readonly commitment?: string;
  readonly promises?: string[];
  readonly salts?: string[];
  readonly lot?: number[];
  readonly head?: string;
  readonly reason?: string;
  readonly rematch?: string;
  readonly muted?: string[];
  readonly lost?: number;
  readonly practice?: boolean;
  readonly no_undo?: boolean;
}

/** One event of the table. The names of people are not in it but for chat, which `forget me` overwrites. */
export interface Happened {
  readonly n: number;
  readonly at: number;
  readonly kind: "agreed" | "answered" | "away" | "bot" | "closed" | "failed" | "flag" | "given-up" | "joined" | "left" | "links" | "long" | "lost" | "muted" | "opening" | "options" | "over" | "paused" | "present" | "proposed" | "refused" | "rematch" | "removed" | "resumed" | "returned" | "said" | "seated" | "started" | "void";
  readonly seat?: number | null;
  readonly guest?: string;
  readonly text?: string;
  readonly facts?: Record<string, unknown>;
}

/** First of all: for which seats this connection speaks (none: a spectator), and what it has already heard. */
export interface Hello {
  readonly type: "hello";
  readonly seats?: number[];
  readonly journal?: number;
  readonly events?: number;
  readonly head?: string | null;
}

/** A seat acts. Several actions are one atomic batch. */
export interface Do {
  readonly type: "do";
  readonly request: string;
  readonly seat: number;
  readonly fresh: number;
  readonly play: string[];
}

/** A seat takes back its last action, or with `turn` all since the last barrier. */
export interface Undo {
  readonly type: "undo";
  readonly request: string;
  readonly seat: number;
  readonly fresh: number;
  readonly turn?: boolean;
}

/** A seat leaves the game. */
export interface Resign {
  readonly type: "resign";
  readonly request: string;
  readonly seat: number;
}

/** A question without consequence: whole moves, what would follow, why something is not allowed, how all stands. */
export interface Ask {
  readonly type: "ask";
  readonly request: string;
  readonly seat: number;
  readonly what: "preview" | "prospects" | "ways" | "why";
  readonly play?: string[];
}

/** A line of chat. */
export interface Say {
  readonly type: "say";
  readonly request: string;
  readonly text: string;
}

/** A seat asks the others: go back before an entry, end by agreement, give a seat to a bot, let a player return. */
export interface Propose {
  readonly type: "propose";
  readonly request: string;
  readonly seat: number;
  readonly kind: "agreement" | "hand" | "return" | "rewind";
  readonly before?: number;
  readonly about?: number | null;
}

/** A seat answers a proposal. */
export interface Answer {
  readonly type: "answer";
  readonly request: string;
  readonly seat: number;
  readonly vote: number;
  readonly yes: boolean;
}

/** A standing order: play this for the seat as soon as it may, while phase or round lasts; an empty one cancels. */
export interface Order {
  readonly type: "order";
  readonly request: string;
  readonly seat: number;
  readonly play: string;
  readonly until?: "phase" | "round";
}

/** The hash of a seat's salt, after the commitment was shown. */
export interface Promise {
  readonly type: "promise";
  readonly request: string;
  readonly seat: number;
  readonly commitment: string;
  readonly promise: string;
}

/** A seat's salt, after the hashes of all are in. */
export interface Reveal {
  readonly type: "reveal";
  readonly request: string;
  readonly seat: number;
  readonly salt: string;
}

/** A legal action: notation, kind, and the message that says it, whose typed arguments are its parameters. */
export interface Choice {
  readonly play: string;
  readonly kind: string;
  readonly say: Message;
}

/** A key of the words, `.attribute` where it has one, and what is filled in. */
export interface Message {
  readonly type: "message";
  readonly key: string;
  readonly args?: Record<string, number | Who | Thing | Where | Text | Several | Message>;
}

/** A seat: said by the player's name. */
export interface Who {
  readonly type: "seat";
  readonly seat: number;
}

/** A card, a piece, a colour, or one of a few choices: said by its name, or by its id where it is called by that. */
export interface Thing {
  readonly type: "thing";
  readonly id: string;
}

/** A node of the layout: said by its name, or by its id where it is called by that. */
export interface Where {
  readonly type: "node";
  readonly id: string;
}

/** Words from outside, said as they are: a file's name, a wrong value, what another program says. */
export interface Text {
  readonly type: "text";
  readonly text: string;
}

/** Several arguments, said one after the other. */
export interface Several {
  readonly type: "list";
  readonly items: (number | Who | Thing | Where | Text | Several | Message)[];
}

/** A kind of action that one might expect now, and the clause nearest to a yes that is against it. */
export interface Blocked {
  readonly kind: string;
  readonly refused: Refused;
}

/** A refusal as it is sent: the clause is the code, its text comes from the rulebook in the reader's language. */
export interface Refused {
  readonly clause: string;
  readonly level: "decision" | "effect" | "over" | "piece" | "seat" | "target" | "way" | null;
  readonly needs?: Need[];
}

/** What something takes and what the seat has of it: `swords: 5 needed, 3 there`. */
export interface Need {
  readonly what: number | Who | Thing | Where | Text | Several | Message;
  readonly needed: number;
  readonly had: number;
  readonly parts?: Part[];
  readonly against?: Part[];
}

/** One thing that a sum is made of, and how much it gives: `troll 2`. */
export interface Part {
  readonly what: number | Who | Thing | Where | Text | Several | Message;
  readonly count: number;
}

/** All that one seat (None: a spectator) sees and may do now. */
export interface Sight {
  readonly seat: number | null;
  readonly view: unknown;
  readonly scene: Scene;
  readonly prompt: Message;
  readonly waiting: number[];
  readonly over?: boolean;
  readonly fresh?: number;
  readonly legal?: Choice[];
  readonly blocked?: Blocked[];
  readonly may_undo?: boolean;
  readonly may_undo_turn?: boolean;
  readonly chosen?: boolean;
  readonly order?: string;
  readonly until?: string;
  readonly guide?: Guidance | null;
}

/** All that one seat sees. */
export interface Scene {
  readonly pieces: Piece[];
}

/** One visible thing. The id of a face-down one says only its pile and place. */
export interface Piece {
  readonly id: string;
  readonly symbol: string;
  readonly at: Spot;
  readonly name: Message;
  readonly owner?: number | null;
  readonly called?: string;
  readonly facing?: string;
  readonly face_up?: boolean;
  readonly count?: number;
  readonly marks?: string[];
}

/** Where a thing lies: a sheet (of a seat, where every seat has one), and there a node, or a zone and a slot. */
export interface Spot {
  readonly sheet: string;
  readonly seat?: number | null;
  readonly node?: string;
  readonly zone?: string;
  readonly slot?: number;
}

/** Where a learner stands in a guided turn. */
export interface Guidance {
  readonly of: number;
  readonly step?: number;
  readonly say?: Message | null;
  readonly at?: string[];
  readonly clause?: string;
  readonly done?: boolean;
}

/** The answer to a hello: the table as it is, the events since, and a change for every seat spoken for follows. */
export interface Welcome {
  readonly type: "welcome";
  readonly table: TableSight;
  readonly journal: number;
  readonly events: number;
  readonly happened?: Happened[];
  readonly you?: string;
}

/** The match has gone on, as one seat may know it. An unsent one is replaced by the next, its news joined. */
export interface Change {
  readonly type: "change";
  readonly seat: number | null;
  readonly journal: number;
  readonly head: string;
  readonly told: Told[];
  readonly news: Message[];
  readonly sight: Sight;
  readonly after?: number;
  readonly clocks?: (ClockSight | null)[];
}

/** One entry of the journal as a seat may know it: what kind it was, who stands behind it, and redacted events. */
export interface Told {
  readonly n: number;
  readonly kind: "chance" | "close" | "deed" | "resign" | "undo";
  readonly events: Event[];
  readonly seat?: number | null;
  readonly before?: number;
  readonly reason?: string;
}

/** One thing that happened: public facts for everybody, and at most one private part for some seats. */
export interface Event {
  readonly kind: string;
  readonly facts: Record<string, number | string | (number | string)[]>;
  readonly private?: Record<string, number | string | (number | string)[]> | null;
  readonly to?: number[];
  readonly reveals?: boolean;
}

/** For the lobby: at one of the guest's tables a seat of theirs is awaited, or is no longer. */
export interface Turn {
  readonly type: "turn";
  readonly table: string;
  readonly game: string;
  readonly seats: number[];
}

/** Something happened at the table: chat, seats, presence, votes, clocks. */
export interface Table {
  readonly type: "table";
  readonly events: number;
  readonly happened: Happened[];
  readonly table: TableSight;
}

/** It is done, and stored: the newest journal number after it. */
export interface Ack {
  readonly type: "ack";
  readonly request: string;
  readonly journal: number;
  readonly again?: boolean;
}

/** It is not done: a rule says no (`refused`), or something else stands against it (`error`). */
export interface No {
  readonly type: "no";
  readonly request: string;
  readonly error: Message;
  readonly refused?: Refused | null;
  readonly fresh?: number;
}

/** A whole move in notation. */
export interface WayOut {
  readonly play: string[];
  readonly thing: string;
  readonly path: string[];
}

/** How a thing of the scene stands for the seat, if this were played on it. */
export interface ProspectOut {
  readonly thing: string;
  readonly play: string[];
  readonly preview: Preview;
}

/** What follows if a seat plays some actions now. */
export interface Preview {
  readonly refused: string;
  readonly needs: Need[];
  readonly follows: Message[];
  readonly undoable: boolean;
  readonly facts: Message[];
}

/** The answer to a question. */
export interface Answered {
  readonly type: "answered";
  readonly request: string;
  readonly ways?: WayOut[];
  readonly preview?: Preview | null;
  readonly why?: Refused | null;
  readonly prospects?: ProspectOut[];
}

/** The last frame before the server closes the channel. */
export interface Bye {
  readonly type: "bye";
  readonly reason: "closed" | "protocol" | "removed" | "restart" | "resume" | "signed-out" | "too-many";
}

/** A guest without an account: a name is enough. */
export interface NewGuest {
  readonly name: string;
}

/** The guest who asks. */
export interface Me {
  readonly name: string;
  readonly tables: TableSight[];
}

/** Who is here, if anybody; and which server this is. */
export interface Session {
  readonly me: Me | null;
  readonly version: string;
}

/** Who is to sit on a seat: the host (on this device: `me`), whoever comes by the link, or a bot of a level. */
export interface SeatPlan {
  readonly who: "bot" | "friend" | "me";
  readonly bot?: string;
  readonly name?: string;
}

/** A table to be made; the maker is its host. */
export interface NewTable {
  readonly game: string;
  readonly seats: SeatPlan[];
  readonly edition?: string;
  readonly options?: Record<string, boolean | number | string>;
  readonly clock?: ClockRule;
  readonly public?: boolean;
  readonly seating?: "host" | "lot";
  readonly start?: boolean;
  readonly fork?: string | null;
  readonly entry?: number;
}

/** A guided first turn: the game brings the position, and bots sit on all other seats. */
export interface NewPractice {
  readonly game: string;
}

/** What the host changes before the start; what is left out stays. */
export interface Settings {
  readonly edition?: string | null;
  readonly options?: Record<string, boolean | number | string> | null;
  readonly clock?: ClockRule | null;
  readonly public?: boolean | null;
  readonly seating?: "host" | "lot" | null;
  readonly seats?: SeatPlan[] | null;
}

/** A token from a link: it stood in the fragment of the address and is sent after a click. */
export interface Entrance {
  readonly token: string;
  readonly seat?: number | null;
  readonly name?: string;
}

/** A power of the host over a seat or a guest at the table. */
export interface About {
  readonly seat?: number | null;
  readonly guest?: string;
  readonly bot?: string;
}

/** The links of a table, for its host: whoever has one may sit down, watch, or take this seat. */
export interface Links {
  readonly join: string;
  readonly watch: string;
  readonly seats: Record<number, string>;
}

/** A link to send or show: the address, the same as a drawing, and until when it is good (Unix milliseconds). */
export interface Link {
  readonly url: string;
  readonly svg: string;
  readonly until: number;
}

/** A game on the shelf. */
export interface GameSight {
  readonly card: Card;
  readonly editions: Record<string, string>;
  readonly bots: string[];
  readonly usual: string;
  readonly practice: boolean;
  readonly cover: string;
  readonly drawing: string;
}

/** A game in a few words. */
export interface Card {
  readonly name: string;
  readonly title: Message;
  readonly sentence: Message;
  readonly fewest: number;
  readonly most: number;
  readonly minutes: [number, number];
  readonly weight: number;
  readonly options: OptionCard[];
}

/** One option: what it can be, what it is by default, the clause it turns, a label and a sentence of help. */
export interface OptionCard {
  readonly name: string;
  readonly type: "choice" | "flag" | "number";
  readonly default: boolean | number | string;
  readonly clause: string;
  readonly label: Message;
  readonly help: Message;
  readonly least: number | null;
  readonly most: number | null;
  readonly values: string[];
}

/** What the start page shows: one's own tables and open ones. */
export interface Lobby {
  readonly mine: TableSight[];
  readonly open: TableSight[];
}

/** Why something was not done, as a message; the status of the answer says of what kind it is. */
export interface Trouble {
  readonly error: Message;
  readonly detail: unknown[];
}

/** A personal token for a program that plays or watches for this guest. */
export interface NewKey {
  readonly label: string;
}

/** A personal token: its text is shown once. */
export interface Key {
  readonly id: string;
  readonly label: string;
  readonly created: number;
  readonly token: string;
}

/** What the engine proved of a record that somebody sent. */
export interface Proved {
  readonly game: string;
  readonly players: string[];
  readonly entries: number;
  readonly proved: string[];
  readonly unknown: string[];
  readonly warnings: string[];
  readonly wrong: string;
  readonly error: Message | null;
}

/** Figures of an edition that stand alike, as all cards of a kind do: how many, and where they come from. */
export interface Figures {
  readonly key: string;
  readonly status: string;
  readonly count: number;
}

/** The rulebook of a game: its clauses, then those of all games, in four languages. */
export interface Rules {
  readonly game: string;
  readonly revision: number;
  readonly books: Record<string, Texts>;
  readonly clauses: Clause[];
  readonly choices: Record<string, string>;
  readonly events: Record<string, string>;
}

/** One sentence or two in the four languages. */
export interface Texts {
  readonly en: string;
  readonly de: string;
  readonly nl: string;
  readonly fr: string;
}

/** One rule: a fact that a test can prove and a refusal can name. */
export interface Clause {
  readonly id: string;
  readonly section: string;
  readonly text: Texts;
  readonly sources: string[];
  readonly ruling: boolean;
  readonly refuses: "decision" | "effect" | "over" | "piece" | "seat" | "target" | "way" | null;
  readonly note: Texts | null;
}

/** One page of the journal as a seat saw it. */
export interface Moment {
  readonly n: number;
  readonly kind: "chance" | "close" | "deed" | "folded" | "resign" | "start" | "undo";
  readonly prompt: Message;
  readonly round: number;
  readonly view: unknown;
  readonly pieces?: Piece[];
  readonly order?: string[] | null;
  readonly waiting?: number[];
  readonly news?: Message[];
  readonly seat?: number | null;
  readonly over?: boolean;
}

/** A block of moments, and how many there are in all. */
export interface Moments {
  readonly first: number;
  readonly all: number;
  readonly moments: Moment[];
}

/** A page to jump to: a round begins, or something happened that one looks for. */
export interface Mark {
  readonly page: number;
  readonly round: number;
  readonly said?: Message | null;
}

/** What there is to jump to, as a seat may know it. */
export interface Contents {
  readonly numbers: number[];
  readonly marks: Mark[];
}

/** A record from outside, examined and replayed; what cannot be proved is not shown. */
export interface Opened {
  readonly proved: Proved;
  readonly layout: Layout | null;
  readonly contents: Contents | null;
  readonly moments: Moments | null;
}

/** All sheets of a game. The ids of nodes are unique over all of them, those of zones within their sheet. */
export interface Layout {
  readonly sheets: Sheet[];
  readonly phases: Phase[];
}

/** One piece of paper on the table: the board, a shared display, the mat that each seat has, a hand. */
export interface Sheet {
  readonly id: string;
  readonly title: Message;
  readonly width: number;
  readonly height: number;
  readonly nodes?: Node[];
  readonly edges?: ([string, string])[];
  readonly zones?: Zone[];
  readonly lines?: Record<string, ([number, number])[]>;
  readonly each_seat?: boolean;
}

/** A square, an area, a place on a sheet: its id, its middle, its outline if it has one. */
export interface Node {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly kind?: string;
  readonly outline?: ([number, number])[];
}

/** A part of a sheet where things lie in a row: a pile, a hand, the chests of a castle. Slots count from 0. */
export interface Zone {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly slots?: number;
  readonly kind?: string;
}

/** A part of a round that a page shows as a step: its name, and which phases of a view belong to it. */
export interface Phase {
  readonly title: Message;
  readonly moments: string[];
}

/** All that is drawn of a game in one language. Symbols may be more than a scene names: signs of actions. */
export interface Art {
  readonly grounds: Record<string, Ground>;
  readonly symbols: Record<string, Figure>;
}

/** What lies under the things of a sheet, and where in it the places of the layout are. */
export interface Ground {
  readonly box: [number, number, number, number];
  readonly under: string;
  readonly unit: number;
  readonly origin?: [number, number];
  readonly over?: string;
  readonly edged?: string[];
  readonly turned?: Record<string, Record<string, string>>;
  readonly stands?: Record<string, Stand[]>;
}

/** Things of some kinds on a place: side by side around a point, closer together where they are many. */
export interface Stand {
  readonly of?: string[];
  readonly x?: number;
  readonly y?: number;
  readonly step?: number;
  readonly width?: number;
  readonly size?: number;
}

/** The drawing of a thing. */
export interface Figure {
  readonly box: [number, number, number, number];
  readonly drawing: string;
  readonly size?: number;
  readonly anchor?: [number, number] | null;
  readonly sign?: [number, number, number] | null;
  readonly marks?: Record<string, string>;
  readonly places?: ([number, number])[];
  readonly label?: string;
}

/** One entry of the journal as that seat saw it: the redacted events and the view after them. */
export interface Page {
  readonly n: number;
  readonly events: Event[];
  readonly view: unknown;
  readonly since?: number;
}

export type Incoming =
  | Hello
  | Do
  | Undo
  | Resign
  | Ask
  | Say
  | Propose
  | Answer
  | Order
  | Promise
  | Reveal;

export type Outgoing =
  | Welcome
  | Change
  | Table
  | Ack
  | No
  | Answered
  | Bye;

export type Lobbying =
  | Turn
  | Bye;
