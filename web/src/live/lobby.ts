// The lobby's channel: "your turn at ...", live; the lists themselves are fetched when something has changed.

import { get } from "../api/api.ts";
import { store } from "../store/state.ts";
import type { Lobby, Turn } from "../wire/types.ts";
import { Channel } from "./channel.ts";

const AGAIN = 15_000;

let channel: Channel<Turn> | null = null;
let soon: ReturnType<typeof setTimeout> | undefined;
let later: ReturnType<typeof setInterval> | undefined;

/** Fetch my tables and the open ones. */
export async function refreshLobby(): Promise<void> {
  if (store.state.me == null) return store.set({ lobby: null });
  try {
    store.set({ lobby: await get<Lobby>("/api/lobby") });
  } catch {
    // shown by the state of the channel; what was known stays
  }
}

function changedSoon(): void {
  clearTimeout(soon);
  soon = setTimeout(() => void refreshLobby(), 150);
}

/** Listen while somebody is signed in; a page opens it once, whatever place it shows. */
export function openLobby(): void {
  closeLobby();
  if (store.state.me == null) return;
  channel = new Channel<Turn>("/api/lobby/live", {
    opened: () => {
      store.set({ lobbyLink: "open", turns: {} });
      changedSoon();
    },
    frame: (turn) => {
      store.set((state) => {
        const { [turn.table]: _, ...others } = state.turns;
        return { turns: turn.seats.length > 0 ? { ...others, [turn.table]: turn.seats } : others };
      });
      changedSoon();
    },
    lost: () => store.set({ lobbyLink: "lost" }),
    ended: () => store.set({ lobbyLink: "ended" }),
  });
  // Tables that somebody opens are told to nobody; a look now and then is enough.
  later = setInterval(() => {
    if (document.visibilityState === "visible" && store.state.place.page === "start") void refreshLobby();
  }, AGAIN);
}

export function closeLobby(): void {
  channel?.close();
  channel = null;
  clearTimeout(soon);
  clearInterval(later);
}
