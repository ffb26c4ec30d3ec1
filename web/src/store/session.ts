// Who is here: asked once at the start, and the same in all tabs of this browser.

import { get, patch, post, remove } from "../api/api.ts";
import { closeLobby, openLobby } from "../live/lobby.ts";
import type { GameSight, Me, Session } from "../wire/types.ts";
import { language, learn, speak } from "../words/speak.ts";
import { chosen, keep, onChosenElsewhere, type Choices } from "./choices.ts";
import { store } from "./state.ts";

const tabs = typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel("spellboard");

async function who(): Promise<Me | null> {
  const session = await get<Session>("/api/session");
  store.set({ version: session.version });
  return session.me;
}

export async function startSession(): Promise<void> {
  const [me, games] = await Promise.all([who(), get<readonly GameSight[]>("/api/games")]);
  store.set({ me, games });
  await learn([], games.map((game) => `${game.card.name}?of=card`));
  openLobby();
  tabs?.addEventListener("message", () => void who().then(arrived));
  onChosenElsewhere((choices) => void adopt(choices));
}

function arrived(me: Me | null): void {
  store.set({ me, turns: {}, lobby: null });
  if (me === null) closeLobby();
  else openLobby();
}

function tellTabs(me: Me | null): void {
  arrived(me);
  tabs?.postMessage("me");
}

/** Become a guest, if nobody is here yet. */
export async function signIn(name: string): Promise<void> {
  if (store.state.me != null) return;
  tellTabs(await post<Me>("/api/guests", { name }));
  keep({ name });
}

/** This device becomes somebody's who has shown a link. */
export async function arriveBy(way: "device" | "recover", token: string): Promise<void> {
  tellTabs(await post<Me>(`/api/${way}`, { token }));
}

export async function rename(name: string): Promise<void> {
  tellTabs(await patch<Me>("/api/me", { name }));
  keep({ name });
}

/** Ask to be let go, and nothing else meanwhile: the server may know nobody here before it has answered. */
async function parting(work: () => Promise<unknown>): Promise<void> {
  closeLobby();
  try {
    await work();
  } catch (error) {
    openLobby();
    throw error;
  }
}

export async function signOut(): Promise<void> {
  await parting(() => post("/api/me/leave"));
  tellTabs(null);
}

export async function signOutElsewhere(): Promise<void> {
  await post("/api/me/leave-elsewhere");
}

/** Forget me: the server overwrites name and chat, and this browser keeps nothing either. */
export async function forgetMe(): Promise<void> {
  await parting(() => remove("/api/me"));
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith("spellboard.")) localStorage.removeItem(key);
  } catch {
    // a browser that keeps nothing
  }
  tellTabs(null);
  await adopt(chosen());
}

async function adopt(choices: Choices): Promise<void> {
  store.set({ choices });
  if (choices.language !== language()) await speak(choices.language);
}

/** Choose something for this browser. */
export async function choose(change: Partial<Choices>): Promise<void> {
  keep(change);
  await adopt({ ...store.state.choices, ...change });
}
