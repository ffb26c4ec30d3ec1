// A sheet with a map: its ground as the game draws it, its nodes as a grid that arrows walk over, its things, what is lit.

import type { ComponentChildren } from "preact";
import { useMemo, useRef } from "preact/hooks";
import { arrows } from "../../gestures/arrows.ts";
import { dragOf } from "../../gestures/drag.ts";
import { nearestLit } from "../../gestures/nearest.ts";
import { stopFor, useZoom } from "../../gestures/zoom.ts";
import type { Move } from "../../model/moves.ts";
import { artOf, figureOf } from "../../look/art.ts";
import { standing } from "../../model/placing.ts";
import { rowsOf, unitOf } from "../../model/sheet.ts";
import { triedAs, type Targets } from "../../model/targets.ts";
import { askWhyThere, consider } from "../../pages/table/doing.ts";
import { setUi, useUi } from "../../pages/table/ui.ts";
import type { Node, Piece, Sheet } from "../../wire/types.ts";
import { nameOf, say, t } from "../../words/speak.ts";
import { pieceName, shortName, type Speech } from "./called.ts";
import { Cell, shapeOf, type Acts } from "./cell.tsx";
import { Forbidden } from "./forbidden.tsx";
import { PathLayer } from "./path-layer.tsx";
import { PieceOnMap } from "./piece.tsx";
import { ZoomKeys } from "./zoom-keys.tsx";

const TWICE = 350;

interface Props {
  readonly sheet: Sheet;
  readonly pieces: readonly Piece[];
  readonly targets: Targets;
  readonly speech: Speech;
  readonly seat: number;
  readonly onPick: (moves: readonly Move[]) => void;
  /** What is in hand: it is ringed. */
  readonly held?: string;
  /** How things are dragged, where a game wants more than to drop them on a lit place. */
  readonly hand?: Hand;
  /** What is drawn between the ground and the things. */
  readonly traces?: (at: (node: string) => readonly [number, number] | null) => ComponentChildren;
}

/** Pointers on the drawing, as a game's own gestures take them. */
export interface Hand {
  readonly onPointerDown: (event: PointerEvent) => void;
  readonly onPointerMove: (event: PointerEvent) => void;
  readonly onPointerUp: (event: PointerEvent) => void;
  readonly onPointerCancel: (event: PointerEvent) => void;
}

export function MapSheet(props: Props) {
  const { sheet, pieces, targets, speech, onPick } = props;
  const at = useUi((one) => one.at[sheet.id]) ?? "";
  const ground = artOf(speech.game)?.grounds[sheet.id] ?? null;
  const plan = useMemo(() => {
    const unit = unitOf(sheet);
    return { unit, rows: rowsOf(sheet, unit), nodes: new Map((sheet.nodes ?? []).map((node) => [node.id, node])) };
  }, [sheet]);
  const { unit, rows, nodes } = plan;
  const k = ground?.unit ?? 40 / unit;
  const [dx, dy] = ground?.origin ?? [0, 0];
  const on = useMemo(() => {
    const found = new Map<string, Piece[]>();
    for (const piece of pieces) {
      if (piece.at.sheet !== sheet.id || (piece.at.node ?? "") === "") continue;
      const some = found.get(piece.at.node ?? "");
      if (some === undefined) found.set(piece.at.node ?? "", [piece]);
      else some.push(piece);
    }
    return found;
  }, [pieces, sheet]);
  const first = rows.flat().find((node) => targets.nodes.has(node.id) || (on.get(node.id) ?? []).some((piece) => targets.pieces.has(piece.id)));
  const stop = nodes.has(at) ? at : (first ?? rows[0]?.[0])?.id ?? "";

  const movesAt = (node: Node): readonly Move[] => {
    const here = targets.nodes.get(node.id) ?? [];
    if (here.length > 0) return here;
    const things = (on.get(node.id) ?? []).flatMap((piece) => targets.pieces.get(piece.id) ?? []);
    return [...new Map(things.map((move) => [move.id, move])).values()];
  };
  const spoken = useMemo(() => new Map((sheet.nodes ?? []).map((node) => [
    node.id, [nameOf(node.id, speech.game), ...(on.get(node.id) ?? []).map((piece) => pieceName(piece, speech))].join(". "),
  ])), [sheet, on, speech]);
  const shapes = useMemo(() => new Map((sheet.nodes ?? []).map((node) => [node.id, shapeOf(node, unit, ground, k)])), [sheet, ground, unit, k]);
  const acts = useRef<Acts>({ focus: () => {}, click: () => {}, point: () => {} }).current;
  const standsHere = (node: Node): string => on.get(node.id)?.[0]?.id ?? "";
  acts.focus = (node) => {
    const moves = movesAt(node);
    setUi({ at: { [sheet.id]: node.id }, inspected: standsHere(node), thought: moves.length === 1 ? (moves[0] ?? null) : null });
  };
  acts.click = (node) => {
    const moves = movesAt(node);
    if (moves.length > 0) onPick(moves);
    else setUi({ inspected: standsHere(node) });
  };
  acts.point = (node) => {
    const moves = movesAt(node);
    const thought = shortest(moves);
    setUi({ inspected: standsHere(node), thought });
    if (moves.length === 1 && thought !== null) consider(thought);
  };
  const cell = (node: Node) => {
    const target = targets.nodes.has(node.id);
    const lit = target || (on.get(node.id) ?? []).some((piece) => targets.pieces.has(piece.id));
    const label = `${spoken.get(node.id) ?? ""}${lit ? `. ${t("cell-lit")}` : ""}`;
    const shape = shapes.get(node.id);
    return shape !== undefined && <Cell key={node.id} node={node} shape={shape} acts={acts} label={label} lit={lit} target={target} stop={node.id === stop} />;
  };
  const things = useMemo(() => [...on].flatMap(([id, some]) => {
    const node = nodes.get(id);
    return node === undefined ? [] : standing(some, node, unit, ground, (piece) => figureOf(speech.game, piece)?.size ?? 0);
  }).sort((a, b) => a.y - b.y), [on, nodes, unit, ground, speech.game]);
  const whole = ground?.box ?? [0, 0, sheet.width * k, sheet.height * k];
  const { frame, sheet: drawing, zoom } = useZoom<HTMLElement, SVGSVGElement>();
  const closer = (sheet.edges ?? []).length > 0; // a scale beside the map is read as it is, and nobody walks on it
  const drag = props.hand ?? dragOf(targets, onPick);
  const both = (name: keyof Hand) => (event: PointerEvent): void => {
    if (event.pointerType !== "touch") drag[name](event);
  };
  const at2 = (id: string): readonly [number, number] | null => {
    const node = nodes.get(id);
    return node === undefined ? null : [dx + node.x * k, dy + node.y * k];
  };
  const trying = useRef<ReturnType<typeof setTimeout>>(undefined);
  const reach = (event: MouseEvent): void => {
    const finger = (event as PointerEvent).pointerType === "touch";
    const cell = (event.target as Element).closest<SVGElement>(".cell");
    if (cell?.classList.contains("lit") === true) return;
    const near = finger ? nearestLit(event.currentTarget as Element, event.clientX, event.clientY) : null;
    if (near !== null) return void near.dispatchEvent(new MouseEvent("click"));
    const node = cell?.dataset["node"] ?? "";
    const tried = node === "" ? null : triedAs(targets, node);
    const again = trying.current !== undefined;
    clearTimeout(trying.current);
    trying.current = undefined;
    if (tried === null || (finger && again)) return; // a finger that taps twice wants to go closer
    trying.current = setTimeout(() => {
      trying.current = undefined;
      void askWhyThere(tried, node);
    }, finger ? TWICE : 0);
  };
  const stands = (id: string): readonly [number, number] | null => {
    const found = things.find((one) => one.piece.id === id);
    return found === undefined ? null : [dx + found.x * k, dy + found.y * k];
  };
  const ringed = things.find((one) => one.piece.id === props.held);
  return (
    <>
      <figure class={`map map-${sheet.id}${closer ? " zoom-frame" : ""}${zoom.zoomed ? " zoomed" : ""}`} ref={frame} {...stopFor(zoom, say(sheet.title, speech.game))} style={{ "--ratio": whole[2] / whole[3] }}>
        <svg
          ref={drawing}
          viewBox={whole.join(" ")}
          data-origin={`${dx} ${dy} ${k}`}
          onKeyDown={(event) => arrows(event, sheet)}
          onClick={reach}
          onPointerDown={both("onPointerDown")}
          onPointerMove={both("onPointerMove")}
          onPointerUp={both("onPointerUp")}
          onPointerCancel={both("onPointerCancel")}
        >
          {ground !== null && <g class="under" aria-hidden="true" dangerouslySetInnerHTML={{ __html: ground.under }} />}
          <g role="grid" aria-label={say(sheet.title, speech.game)}>
            {rows.map((row, n) => (
              <g key={n} role="row">{row.map(cell)}</g>
            ))}
          </g>
          {props.traces !== undefined && <g class="traces" aria-hidden="true">{props.traces(at2)}</g>}
        </svg>
        {/* What moves lies above, in a drawing of its own: while a way is shown or a thing is lifted the ground stays as it is. */}
        <svg class="upper" viewBox={whole.join(" ")} aria-hidden="true">
          {closer && <PathLayer at={at2} seat={props.seat} game={speech.game} pieces={pieces} unit={k * unit} from={stands} part="way" />}
          {ringed !== undefined && (ringed.size < 1.5 * unit
            ? <circle class="in-hand" cx={dx + ringed.x * k} cy={dy + ringed.y * k} r={unit * k * 0.6} />
            : <g class="was"><PieceOnMap piece={{ ...ringed.piece, id: "" }} game={speech.game} x={dx + ringed.x * k} y={dy + ringed.y * k} size={ringed.size * k} label="" lit={false} /></g>)}
          <g class="things">
            {things.map((one) => (
              <PieceOnMap key={one.piece.id} piece={one.piece} game={speech.game} x={dx + one.x * k} y={dy + one.y * k} size={one.size * k} label={shortName(one.piece, speech.game)} lit={targets.pieces.has(one.piece.id)} turned={ground?.turned?.[nodes.get(one.piece.at.node ?? "")?.kind ?? ""]} />
            ))}
          </g>
          {(ground?.over ?? "") !== "" && <g class="over" dangerouslySetInnerHTML={{ __html: ground?.over ?? "" }} />}
          {closer && <PathLayer at={at2} seat={props.seat} game={speech.game} pieces={pieces} unit={k * unit} from={stands} part="end" />}
          {closer && <Forbidden shapes={shapes} unit={k * unit} />}
        </svg>
      </figure>
      {closer && <ZoomKeys zoom={zoom} name={say(sheet.title, speech.game)} />}
    </>
  );
}

/** Of several moves that a place could mean, the one with the shortest way is shown. */
function shortest(moves: readonly Move[]): Move | null {
  return moves.reduce<Move | null>((best, move) => (best === null || move.path.length < best.path.length ? move : best), null);
}
