// A ring around what a hint speaks of, wherever it is now.

import { useLayoutEffect, useRef } from "preact/hooks";
import { atRest } from "../../gestures/rest.ts";
import { harmless } from "../../look/harmless.ts";
import type { Sight } from "../../wire/types.ts";

/** What it points at: asked again and again, since that may come later, move, or be drawn anew. */
export function Ring({ find, sight }: { readonly find: () => Element | null; readonly sight: Sight }) {
  const ring = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const lay = (): void => harmless(() => {
      const box = find()?.getBoundingClientRect();
      const own = ring.current;
      if (own === null) return;
      own.hidden = box === undefined || box.width === 0;
      if (box === undefined) return;
      Object.assign(own.style, { left: `${box.x - 6}px`, top: `${box.y - 6}px`, width: `${box.width + 12}px`, height: `${box.height + 12}px` });
    });
    lay();
    const again = setInterval(() => atRest() && lay(), 250); // nothing else moves while a hand drags, and that must not wait
    addEventListener("resize", lay);
    addEventListener("scroll", lay, { capture: true, passive: true });
    return () => {
      clearInterval(again);
      removeEventListener("resize", lay);
      removeEventListener("scroll", lay, { capture: true });
    };
  }, [find, sight]);
  return <div class="hint-ring" ref={ring} aria-hidden="true" />;
}
