// Single keys at the table, and what any key or click does to things that move. None works while somebody types, and none
// takes a key that the browser or a reader needs.

import { skipAhead } from "../live/table.ts";
import { endAnimations } from "../look/animations.ts";
import { undo, unpick } from "../pages/table/doing.ts";
import { setUi, ui } from "../pages/table/ui.ts";
import { stopWatching, watchAgain } from "../parts/table/rewatch.tsx";
import { zoomKey } from "./zoom.ts";

/** A second click that follows this soon was meant for what was there before, in milliseconds. */
const DOUBLE_CLICK = 350;
const SKIPS = new Set(["Enter", " ", "Escape"]);
const CONTROL = "a, button, input, select, textarea, label, summary, [role=tab], dialog";

function typing(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));
}

/** Whether something of its own happens here: a button, a link, a field. */
function onControl(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(CONTROL) !== null;
}

function press(key: string): boolean {
  // What is folded away has keys of its own when it is open.
  const button = [...document.querySelectorAll<HTMLElement>(`#turn [data-key="${CSS.escape(key)}"]`)].find((one) => one.checkVisibility());
  button?.click();
  return button !== undefined;
}

function focusOn(selector: string): boolean {
  const found = document.querySelector<HTMLElement | SVGElement>(selector);
  found?.focus();
  return found !== null;
}

function tab(name: "log" | "chat" | "rules"): boolean {
  setUi({ tab: name });
  return focusOn(`#tab-${name}`);
}

function act(event: KeyboardEvent): boolean {
  switch (event.key) {
    case "?":
      setUi({ dialog: "keys" });
      return true;
    case "/":
    case ":":
      return focusOn("#command");
    case "u":
      void undo(false);
      return true;
    case "U":
      void undo(true);
      return true;
    case "w":
      watchAgain();
      return true;
    case "s":
      setUi({ dialog: "words" });
      return true;
    case "b":
      return focusOn('.board [role="gridcell"][tabindex="0"]') || focusOn(".board button");
    case "t":
      return focusOn("#turn");
    case "l":
      return tab("log");
    case "c":
      return tab("chat");
    case "r":
      return tab("rules");
    case "Enter":
      return (event.target === document.body || (event.target as Element).id === "turn") && press("Enter");
    default:
      return (/^[0-9]$/.test(event.key) && press(event.key)) || (!event.defaultPrevented && zoomKey(event.key));
  }
}

/** Listen until the answer is called. */
export function listenKeys(): () => void {
  const onKey = (event: KeyboardEvent): void => {
    endAnimations();
    if (ui().rewatch >= 0) stopWatching();
    if (SKIPS.has(event.key) && ui().dialog === "" && !onControl(event.target) && skipAhead()) return event.preventDefault();
    if (event.key === "Escape" && ui().dialog === "" && (ui().trail.length > 0 || ui().armed !== null)) return unpick();
    if (event.ctrlKey || event.metaKey || event.altKey || typing(event.target) || ui().dialog !== "") return;
    if (act(event)) event.preventDefault();
  };
  const onTap = (): void => {
    endAnimations();
    if (ui().rewatch >= 0) stopWatching();
  };
  // A click where there is nothing to press shows at once what the bots have done. It does nothing else, nor does the
  // second half of a double click: what is there now was not there when the hand began.
  let skipped = -DOUBLE_CLICK;
  const onClick = (event: MouseEvent): void => {
    const late = event.timeStamp - skipped < DOUBLE_CLICK;
    if (!late && (onControl(event.target) || !skipAhead())) return;
    if (!late) skipped = event.timeStamp;
    event.stopPropagation();
    event.preventDefault();
  };
  addEventListener("keydown", onKey);
  addEventListener("pointerdown", onTap);
  addEventListener("click", onClick, true);
  return () => {
    removeEventListener("keydown", onKey);
    removeEventListener("pointerdown", onTap);
    removeEventListener("click", onClick, true);
  };
}
