// Steps of a round as a constellation: those behind, the one at hand, those to come.

import type { ComponentChildren } from "preact";
import { Icon } from "../icon.tsx";

interface Props {
  readonly names: readonly string[];
  /** The one at hand; -1: none of them. */
  readonly now: number;
  /** What stands before them. */
  readonly children?: ComponentChildren;
}

export function Steps({ names, now, children }: Props) {
  return (
    <ol class="phases">
      {children}
      {names.map((name, n) => (
        <li key={name} class={n < now ? "done" : n === now ? "now" : ""} aria-current={n === now ? "step" : undefined}>
          {n === now ? <Icon name="star" /> : <i aria-hidden="true" />}
          {name}
        </li>
      ))}
    </ol>
  );
}
