// Dragging on the valley. A figure is walked square by square, and its way bends as it is walked; a ruin is pushed or
// carried; the shield is carried. Where it may go, and by which way, the server says.

import { lift, type Lifted } from "../../gestures/lift.ts";
import { carriedByHand } from "../../gestures/motion.ts";
import { stir, whenAtRest } from "../../gestures/rest.ts";
import type { Move } from "../../model/moves.ts";
import { choose } from "../../pages/table/doing.ts";
import { setUi, ui } from "../../pages/table/ui.ts";
import type { Hand } from "../../parts/table/map-sheet.tsx";
import type { Layout, Piece } from "../../wire/types.ts";
import { bend, hold, movesInHand, movesWith, straighten, take, targetsInHand, wholeAt } from "./holding.ts";
import type { View } from "./view.ts";

const FAR = 6;
/** So long a hand stays on a field before it is asked what could become of its way: who only passes need not know. */
const STAY = 80;

/** The squares of the valley by column and row, its special fields, and who is beside whom. */
export interface Squares {
  readonly at: (x: number, y: number) => string;
  readonly beside: (a: string, b: string) => boolean;
  readonly place: (node: string) => readonly [number, number];
}

export function squaresOf(layout: Layout): Squares {
  const board = layout.sheets.find((sheet) => sheet.id === "board");
  const cells = new Map<string, string>();
  const places = new Map<string, readonly [number, number]>();
  for (const node of board?.nodes ?? []) {
    places.set(node.id, [node.x, node.y]);
    const xs = (node.outline ?? []).map(([x]) => x);
    const ys = (node.outline ?? []).map(([, y]) => y);
    if (xs.length === 0) cells.set(`${Math.floor(node.x)} ${Math.floor(node.y)}`, node.id);
    for (let x = Math.min(...xs); x < Math.max(...xs); x++) for (let y = Math.min(...ys); y < Math.max(...ys); y++) cells.set(`${x} ${y}`, node.id);
  }
  const near = new Set((board?.edges ?? []).flatMap(([a, b]) => [`${a} ${b}`, `${b} ${a}`]));
  return {
    at: (x, y) => cells.get(`${Math.floor(x)} ${Math.floor(y)}`) ?? "",
    beside: (a, b) => near.has(`${a} ${b}`),
    place: (node) => places.get(node) ?? [0, 0],
  };
}

interface Drag {
  readonly thing: string;
  readonly piece: Piece;
  readonly body: SVGGraphicsElement | null;
  readonly svg: SVGSVGElement;
  /** The ground where it was gripped: it holds the pointer and has its look, so that hundreds of fields need not. */
  readonly gripped: Element;
  readonly x: number;
  readonly y: number;
  /** From the thing's own node to the square where it was gripped. */
  readonly grip: readonly [number, number];
  readonly toBoard: (x: number, y: number) => readonly [number, number];
  moved: boolean;
  lifted: Lifted | null;
  over: string;
  route: readonly string[];
  /** What letting go would play. */
  meant: Move | null;
  /** What is still to be asked about the field that it is over. */
  question: (() => Promise<void>) | null;
  timer: ReturnType<typeof setTimeout> | undefined;
}

let drag: Drag | null = null;

/** The browser follows letting go by a click on what held the pointer: nobody has clicked. */
function swallowClick(svg: SVGSVGElement): void {
  const stop = (event: Event): void => event.stopPropagation();
  svg.addEventListener("click", stop, { capture: true, once: true });
  setTimeout(() => svg.removeEventListener("click", stop, { capture: true }));
}

/** What a step of a figure is written like. */
function written(thing: string, field: string, victim: boolean): string {
  if (thing.startsWith("gnome-")) return `gnome ${thing.slice(6)} ${field}`;
  return `${thing === "giant" ? "giant" : victim ? "displace" : "wizard"} ${field}`;
}

export function handOf(moves: readonly Move[], pieces: readonly Piece[], view: View, squares: Squares): Hand {
  const movable = new Set(moves.map((move) => move.thing));
  const gripped = (node: string): Piece | undefined => {
    const [x, y] = squares.place(node);
    const here = pieces.filter((piece) => piece.at.sheet === "board" && piece.at.node === node && movable.has(piece.id));
    const standing = here.find((piece) => piece.symbol !== "ruin") ?? here[0];
    if (standing !== undefined) return standing;
    const ruin = view.ruins.find((one) => one.squares.includes(node) && squares.at(x, y) === node);
    return pieces.find((piece) => piece.id === `ruin-${ruin?.id ?? ""}` && movable.has(piece.id));
  };
  const victim = moves.some((move) => move.kind === "displace");

  const think = (now: Drag, move: Move | null): void => {
    now.meant = move;
    if (ui().thought !== move) setUi({ thought: move });
  };
  // What looks as it did is told to the rest of the page when the hand has come to rest.
  const learn = (now: Drag, move: Move | null): void => {
    if (drag !== now) return void (now.meant = move);
    if (move?.path.join(" ") !== ui().thought?.path.join(" ")) return think(now, move);
    now.meant = move;
    whenAtRest(() => drag === now && now.meant === move && think(now, move));
  };
  const walked = (now: Drag, node: string): void => {
    const last = now.route.at(-1) ?? now.piece.at.node ?? "";
    const at = now.route.indexOf(node);
    if (at >= 0) now.route = now.route.slice(0, at + 1);
    else if (squares.beside(last, node)) now.route = [...now.route, node];
    else now.route = [];
    const usual = (): Move | null => targetsInHand(moves, movesWith(now.thing, moves)).nodes.get(node)?.[0] ?? null;
    if (now.route.length === 0) {
      straighten(); // no way of one's own: the usual ones are known, nobody need be asked
      return think(now, usual());
    }
    const plays = now.route.map((field) => written(now.thing, field, victim));
    const part: Move = { id: plays.join(" / "), plays, kind: written(now.thing, "", victim).split(" ")[0] ?? "", say: { type: "message", key: "" }, path: now.route, thing: now.thing };
    think(now, part);
    now.question = async () => {
      now.question = null;
      const ways = await bend(now.thing, plays, true);
      if (now.over !== node) return;
      if (ways.length === 0) now.route = []; // nobody may walk so: the shown way is the usual one, if there is one
      learn(now, ways.length === 0 ? usual() : (wholeAt(ways, now.thing, node) ?? part));
    };
    now.timer = setTimeout(() => void now.question?.(), STAY);
  };
  const entered = (now: Drag, x: number, y: number): void => {
    const node = squares.at(x - now.grip[0], y - now.grip[1]);
    if (node === now.over) return;
    now.over = node;
    now.question = null;
    clearTimeout(now.timer);
    if (node === "" || node === now.piece.at.node) return think(now, null);
    if (now.piece.symbol === "ruin" || now.piece.symbol === "shield") return think(now, targetsInHand(moves).nodes.get(node)?.[0] ?? null);
    walked(now, node);
  };
  const end = (): Drag | null => {
    const done = drag;
    drag = null;
    if (done?.moved === true) swallowClick(done.svg);
    done?.lifted?.drop();
    done?.svg.classList.remove("dragging");
    done?.gripped.classList.remove("gripped");
    return done;
  };

  return {
    onPointerDown: (event) => {
      if (event.button !== 0 || movable.size === 0) return;
      const svg = event.currentTarget as SVGSVGElement;
      const matrix = svg.getScreenCTM()?.inverse();
      const [dx = 0, dy = 0, k = 1] = (svg.dataset["origin"] ?? "").split(" ").map(Number);
      if (matrix === undefined) return;
      const toBoard = (x: number, y: number): readonly [number, number] => [(matrix.a * x + matrix.e - dx) / k, (matrix.d * y + matrix.f - dy) / k];
      const [x, y] = toBoard(event.clientX, event.clientY);
      const node = squares.at(x, y);
      const piece = gripped(node);
      if (piece === undefined) return;
      const [cx, cy] = squares.place(piece.at.node ?? "");
      const grip = piece.symbol === "ruin" ? ([Math.floor(x) - Math.floor(cx), Math.floor(y) - Math.floor(cy)] as const) : ([0, 0] as const);
      drag = { thing: piece.id, piece, body: svg.parentElement?.querySelector<SVGGraphicsElement>(`[data-piece="${CSS.escape(piece.id)}"]`) ?? null, svg, gripped: (event.target as Element).closest(".cell")?.querySelector(".ground") ?? svg, x: event.clientX, y: event.clientY, grip, toBoard, moved: false, lifted: null, over: "", route: [], meant: null, question: null, timer: undefined };
    },
    onPointerMove: (event) => {
      const now = drag;
      if (now === null) return;
      const [px, py] = [event.clientX - now.x, event.clientY - now.y];
      if (!now.moved) {
        if (Math.hypot(px, py) < FAR) return;
        now.moved = true;
        if (now.body !== null) now.lifted = lift(now.body); // first, since it measures what the rest changes
        now.gripped.setPointerCapture(event.pointerId);
        now.gripped.classList.add("gripped");
        now.svg.classList.add("dragging");
        if (hold().thing !== now.thing || hold().ways.length === 0) take(now.thing, moves);
      }
      stir();
      now.lifted?.move(px, py - FAR);
      entered(now, ...now.toBoard(event.clientX, event.clientY));
    },
    onPointerUp: () => {
      const done = end();
      if (done === null || !done.moved) return;
      clearTimeout(done.timer);
      void Promise.resolve(done.question?.()).then(() => {
        const { meant } = done;
        if (meant === null || done.over === "" || meant.path.at(-1) !== done.over) return setUi({ thought: null });
        carriedByHand(done.thing);
        void choose(meant);
      });
    },
    onPointerCancel: () => {
      const done = end();
      clearTimeout(done?.timer);
      if (done !== null) setUi({ thought: null });
    },
  };
}

/** Moves of what is in hand that a click on a lit place means. */
export function clicked(moves: readonly Move[], picked: readonly Move[]): readonly Move[] {
  const inHand = new Set(movesInHand(moves).map((move) => move.id));
  return picked.filter((move) => inHand.has(move.id));
}
