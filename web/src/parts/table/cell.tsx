// A node of a map: where one points, clicks and stands with the keyboard. It is drawn anew only when it looks different,
// since there are hundreds of them and a thing that is dragged changes what is lit with every square.

import { Component } from "preact";
import { cornersOf } from "../../model/sheet.ts";
import type { Ground, Node } from "../../wire/types.ts";

/** What a cell looks like, whatever lies on it. */
export interface Shape {
  readonly points: string;
  readonly outlined: boolean;
  readonly edged: boolean;
  readonly x: number;
  readonly y: number;
  readonly half: number;
}

export function shapeOf(node: Node, unit: number, ground: Ground | null, k: number): Shape {
  const [dx, dy] = ground?.origin ?? [0, 0];
  return {
    points: cornersOf(node, unit).map(([x, y]) => `${dx + x * k},${dy + y * k}`).join(" "),
    outlined: (node.outline ?? []).length > 0,
    edged: (ground?.edged ?? []).includes(node.kind ?? ""),
    x: dx + node.x * k,
    y: dy + node.y * k,
    half: unit * k * 0.4375,
  };
}

/** What happens on a cell; the same object as long as the map is there. */
export interface Acts {
  focus: (node: Node) => void;
  click: (node: Node) => void;
  point: (node: Node) => void;
}

interface Props {
  readonly node: Node;
  readonly shape: Shape;
  readonly acts: Acts;
  readonly label: string;
  readonly lit: boolean;
  readonly target: boolean;
  readonly stop: boolean;
}

export class Cell extends Component<Props> {
  override shouldComponentUpdate(next: Props): boolean {
    const now = this.props;
    return next.label !== now.label || next.lit !== now.lit || next.target !== now.target || next.stop !== now.stop || next.shape !== now.shape || next.node !== now.node;
  }

  override render({ node, shape, acts, label, lit, target, stop }: Props) {
    const { points, outlined, edged, x, y, half } = shape;
    // An area has things of its own on it: it is edged and lightly washed, and keeps what is drawn on its ground.
    const leaf = `leaf${edged ? " edged" : outlined ? " area" : ""}`;
    return (
      <g
        role="gridcell"
        id={`node-${node.id}`}
        data-node={node.id}
        tabIndex={stop ? 0 : -1}
        aria-label={label}
        class={`cell k-${node.kind ?? ""}${lit ? " lit" : ""}${target ? " target" : ""}`}
        onFocus={() => acts.focus(node)}
        onClick={() => acts.click(node)}
        onPointerEnter={(event) => event.pointerType === "mouse" && acts.point(node)}
      >
        <polygon points={points} class="ground" />
        {target && (outlined ? <polygon points={points} class={leaf} /> : <rect x={x - half} y={y - half} width={half * 2} height={half * 2} rx="5" class={leaf} />)}
        {target && !edged && !outlined && <circle class="dot" cx={x} cy={y} r="4" />}
      </g>
    );
  }
}
