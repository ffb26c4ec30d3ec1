// Going from place to place without a new page: links are followed here, back and forward are the browser's.

import { store } from "../store/state.ts";
import { placeOf } from "./places.ts";

function arrive(): void {
  store.set({ place: placeOf(location.pathname, location.hash, location.search) });
}

/** Go somewhere; with `instead` the present address is not kept in the history. */
export function go(address: string, instead = false): void {
  if (instead) history.replaceState(null, "", address);
  else history.pushState(null, "", address);
  arrive();
  if (!instead) scrollTo(0, 0);
}

/** Our own links are followed within the page; those with a modifier, a target or a download are the browser's. */
function onClick(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  const address = link?.getAttribute("href");
  if (!link || !address || link.target !== "" || link.hasAttribute("download") || link.origin !== location.origin) return;
  if (address.startsWith("#") || link.pathname.startsWith("/api/")) return;
  event.preventDefault();
  go(address);
}

export function startRouter(): void {
  addEventListener("popstate", arrive);
  addEventListener("hashchange", arrive);
  document.addEventListener("click", onClick);
  arrive();
}
