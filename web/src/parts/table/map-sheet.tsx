// A sheet with a map: its nodes as a grid that arrows walk over, its things, and what is lit.

import { useMemo } from "preact/hooks";
import { arrows } from "../../gestures/arrows.ts";
import { dragOf } from "../../gestures/drag.ts";
import type { Move } from "../../model/moves.ts";
import { cornersOf, rowsOf, standing, unitOf } from "../../model/sheet.ts";
import type { Targets } from "../../model/targets.ts";
import { consider } from "../../pages/table/doing.ts";
import { setUi, useUi } from "../../pages/table/ui.ts";
import type { Node, Piece, Sheet } from "../../wire/types.ts";
import { nameOf, say, t } from "../../words/speak.ts";
import { pieceName, shortName, type Speech } from "./called.ts";
import { Etching } from "./etching.tsx";
import { Ground, NodeTexts } from "./ground.tsx";
import { PathLayer } from "./path-layer.tsx";
import { PieceOnMap } from "./piece.tsx";

interface Props {
  readonly sheet: Sheet;
  readonly pieces: readonly Piece[];
  readonly targets: Targets;
  readonly speech: Speech;
  readonly seat: number;
  readonly onPick: (moves: readonly Move[]) => void;
}

export function MapSheet(props: Props) {
  const { sheet, pieces, targets, speech, onPick } = props;
  const at = useUi((one) => one.at[sheet.id]) ?? "";
  const plan = useMemo(() => {
    const unit = unitOf(sheet);
    const outlined = (sheet.nodes ?? []).every((node) => (node.outline ?? []).length > 0);
    return { unit, k: (outlined ? 100 : 40) / unit, rows: rowsOf(sheet, unit), nodes: new Map((sheet.nodes ?? []).map((node) => [node.id, node])) };
  }, [sheet]);
  const { unit, k, rows, nodes } = plan;
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
  const spokenAt = (node: Node, lit: boolean): string => {
    const things = (on.get(node.id) ?? []).map((piece) => pieceName(piece, speech));
    return [nameOf(node.id, speech.game), ...things, ...(lit ? [t("cell-lit")] : [])].join(". ");
  };
  const point = (node: Node, moves: readonly Move[]): void => {
    const thought = shortest(moves);
    setUi({ inspected: on.get(node.id)?.[0]?.id ?? "", thought });
    if (moves.length === 1 && thought !== null) consider(thought);
  };
  const cell = (node: Node) => {
    const moves = movesAt(node);
    const lit = moves.length > 0;
    const asNode = targets.nodes.has(node.id);
    const points = cornersOf(node, unit).map(([x, y]) => `${x * k},${y * k}`).join(" ");
    return (
      <g
        key={node.id}
        role="gridcell"
        id={`node-${node.id}`}
        data-node={node.id}
        tabIndex={node.id === stop ? 0 : -1}
        aria-label={spokenAt(node, lit)}
        class={`cell k-${node.kind ?? ""}${lit ? " lit" : ""}${asNode ? " target" : ""}`}
        onFocus={() => setUi({ at: { ...atNow(sheet.id, node.id) }, inspected: on.get(node.id)?.[0]?.id ?? "", thought: moves.length === 1 ? (moves[0] ?? null) : null })}
        onClick={() => (lit ? onPick(moves) : setUi({ inspected: on.get(node.id)?.[0]?.id ?? "" }))}
        onPointerEnter={(event) => event.pointerType === "mouse" && point(node, moves)}
      >
        <polygon points={points} class="ground" />
        {asNode && <polygon points={points} class="leaf" />}
        <Etching node={node} unit={unit} k={k} />
        {asNode && <circle class="dot" cx={node.x * k} cy={node.y * k} r="4" />}
      </g>
    );
  };
  const things = [...on].flatMap(([id, some]) => {
    const node = nodes.get(id);
    return node === undefined ? [] : standing(some, node, unit);
  });
  return (
    <figure class={`map map-${sheet.id}`}>
      <svg viewBox={`-22 -22 ${sheet.width * k + 44} ${sheet.height * k + 44}`} onKeyDown={(event) => arrows(event, sheet)} {...dragOf(targets, onPick)}>
        <Ground sheet={sheet} k={k} />
        <g role="grid" aria-label={say(sheet.title, speech.game)}>
          {rows.map((row, n) => (
            <g key={n} role="row">{row.map(cell)}</g>
          ))}
        </g>
        <NodeTexts sheet={sheet} unit={unit} k={k} />
        <g class="things" aria-hidden="true">
          {things.sort((a, b) => a.y - b.y).map((one) => (
            <PieceOnMap key={one.piece.id} piece={one.piece} x={one.x * k} y={one.y * k} size={one.size * k} label={shortName(one.piece, speech.game)} lit={targets.pieces.has(one.piece.id)} />
          ))}
        </g>
        <PathLayer nodes={nodes} k={k} seat={props.seat} pieces={pieces} />
      </svg>
    </figure>
  );
}

function atNow(sheet: string, node: string): Readonly<Record<string, string>> {
  return { [sheet]: node };
}

/** Of several moves that a place could mean, the one with the shortest way is shown. */
function shortest(moves: readonly Move[]): Move | null {
  return moves.reduce<Move | null>((best, move) => (best === null || move.path.length < best.path.length ? move : best), null);
}
