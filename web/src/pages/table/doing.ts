// What a seat does at the table. Every rule is the server's: here is only what is sent, and what to make of the answer.

import { get, post, Trouble } from "../../api/api.ts";
import { request, WATCHING } from "../../live/table.ts";
import type { Reply, Wish } from "../../live/outbox.ts";
import type { Move } from "../../model/moves.ts";
import { left, type Trail } from "../../model/picking.ts";
import { attempt, reasonOf } from "../../parts/attempt.ts";
import { notify, store } from "../../store/state.ts";
import type { Answered, Layout, Preview, ProspectOut, Rules, Sight } from "../../wire/types.ts";
import { setUi, ui } from "./ui.ts";

export function seatNow(): number {
  return store.state.table?.seats[0] ?? WATCHING;
}

export function sightNow(): Sight | undefined {
  return store.state.table?.sights[seatNow()];
}

/** The last pointer was a finger: then nothing is played at first touch. */
let finger = false;

export function watchPointer(): () => void {
  const look = (event: PointerEvent): void => {
    finger = event.pointerType === "touch";
  };
  const key = (): void => {
    finger = false;
  };
  addEventListener("pointerdown", look, true);
  addEventListener("keydown", key, true);
  return () => {
    removeEventListener("pointerdown", look, true);
    removeEventListener("keydown", key, true);
  };
}

/** Say why something was not done. */
function refused(reply: Reply): boolean {
  if (reply.type !== "no") return false;
  if (reply.refused != null) {
    void loadRules();
    setUi({ why: reply.refused, armed: null });
  } else {
    void reasonOf(new Trouble(0, reply.error), store.state.table?.table?.game).then((why) => notify(why, true));
  }
  return true;
}

async function send(wish: Wish): Promise<boolean> {
  return !refused(await request(wish));
}

const MOST_TRIES = 4;
const BREATH = 400;

/** A question without consequence; whoever has asked too often asks again a little later. */
async function ask(what: "preview" | "prospects" | "ways", plays: readonly string[] = []): Promise<Answered | null> {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const reply = await request({ type: "ask", seat: seatNow(), what, play: [...plays] });
    if (reply.type === "answered") return reply;
    if (reply.type !== "no" || reply.error.key !== "error-often") return null;
    await new Promise((done) => setTimeout(done, BREATH));
  }
  return null;
}

async function previewOf(plays: readonly string[]): Promise<Preview | null> {
  return (await ask("preview", plays))?.preview ?? null;
}

/** How everything that the seat would weigh stands: one question for all of it. */
export async function prospects(): Promise<readonly ProspectOut[]> {
  return (await ask("prospects"))?.prospects ?? [];
}

/** What was asked about moves that somebody only points at, while the same choice lasts. */
const foreseen = new Map<string, Promise<Preview | null>>();
let foreseenFor = -1;

/** Ask what a move would bring before it is chosen, so that a click need not wait for the answer. */
export function foresee(move: Pick<Move, "id" | "plays">): Promise<Preview | null> {
  const fresh = sightNow()?.fresh ?? -1;
  if (fresh !== foreseenFor) foreseen.clear();
  foreseenFor = fresh;
  let found = foreseen.get(move.id);
  if (found === undefined) {
    found = previewOf(move.plays);
    foreseen.set(move.id, found);
    // Whoever was not answered may ask again.
    void found.then((preview) => preview === null && foreseen.delete(move.id));
  }
  return found;
}

export function forgetForeseen(): void {
  foreseen.clear();
}

/** Somebody points at a move: show its way, and ask what it would bring if the click will want to know. */
export function consider(move: Move): void {
  if (move.path.length > 0) setUi({ thought: move });
  if (!finger && store.state.choices.confirm === "barrier") void foresee(move);
}

/**
 * One move is left: play it, or ask once more, as the reader wants it. Where all that follows is in sight already
 * (`shown`) a finger need not say it twice.
 */
export async function choose(move: Move, shown = false): Promise<void> {
  const { confirm } = store.state.choices;
  const fresh = sightNow()?.fresh ?? 0;
  setUi({ thought: null, why: null });
  if ((finger && !shown) || confirm === "always") {
    setUi({ armed: { move, preview: null } });
    const preview = await foresee(move);
    if (ui().armed?.move.id === move.id) setUi({ armed: { move, preview } });
    return;
  }
  if (confirm === "barrier") {
    const preview = await foresee(move);
    if ((sightNow()?.fresh ?? 0) !== fresh) return;
    // What could not be foreseen may be one of those that cannot be taken back.
    if (preview === null || !preview.undoable) return setUi({ armed: { move, preview } });
  }
  await play(move.plays);
}

export async function play(plays: readonly string[]): Promise<void> {
  const fresh = sightNow()?.fresh ?? 0;
  setUi({ armed: null, trail: [], why: null, thought: null });
  await send({ type: "do", seat: seatNow(), fresh, play: [...plays] });
}

/** Narrow the moves down; if one is left, it is chosen. */
export function pick(moves: readonly Move[]): void {
  const { trail } = ui();
  const [only] = moves;
  setUi({ trail: [...trail, moves.map((move) => move.id)], armed: null, why: null, thought: null });
  if (moves.length === 1 && only !== undefined) void choose(only);
}

/** One step back in picking. */
export function unpick(): void {
  const { trail, armed } = ui();
  setUi({ armed: null, why: null, thought: null, trail: armed !== null && trail.length === 0 ? trail : trail.slice(0, -1) });
}

/** What a click on a lit target means, among what is left. */
export function pickTarget(moves: readonly Move[], all: readonly Move[], trail: Trail): void {
  const still = new Set(left(all, trail).map((move) => move.id));
  const some = moves.filter((move) => still.has(move.id));
  if (some.length > 0) pick(some);
}

export async function undo(turn: boolean): Promise<void> {
  setUi({ armed: null, trail: [], why: null });
  await send({ type: "undo", seat: seatNow(), fresh: sightNow()?.fresh ?? 0, turn });
}

/** Ask why something is not allowed. */
export async function askWhy(play: string): Promise<void> {
  const reply = await request({ type: "ask", seat: seatNow(), what: "why", play: [play] });
  if (refused(reply) || reply.type !== "answered" || reply.why == null) return;
  void loadRules();
  setUi({ why: reply.why });
}

/** Ask why a place cannot be what these plays end with; if the server names a reason, the place is hatched. */
export async function askWhyThere(plays: readonly string[], node: string): Promise<void> {
  const { fresh } = ui();
  const reply = await request({ type: "ask", seat: seatNow(), what: "why", play: [...plays] });
  if (reply.type !== "answered" || reply.why == null || ui().fresh !== fresh) return;
  void loadRules();
  setUi({ why: reply.why, tried: { node, why: reply.why }, thought: null });
}

/** Whole walks, asked for once for every new choice. */
export async function askWays(fresh: number): Promise<void> {
  const ways = (await ask("ways"))?.ways;
  if (ways !== undefined && ui().fresh === fresh) setUi({ ways });
}

export const resign = (): Promise<boolean> => send({ type: "resign", seat: seatNow() });
export const chat = (text: string): Promise<boolean> => send({ type: "say", text });
export const answer = (vote: number, yes: boolean): Promise<boolean> => send({ type: "answer", seat: seatNow(), vote, yes });
export const order = (play: string, until: "phase" | "round"): Promise<boolean> => send({ type: "order", seat: seatNow(), play, until });

export function propose(kind: "agreement" | "hand" | "return" | "rewind", about: number | null = null, before = 0): Promise<boolean> {
  return send({ type: "propose", seat: seatNow(), kind, about, before });
}

/** A power of the host. */
export function host(path: string, body?: object): Promise<void> {
  const id = store.state.table?.id ?? "";
  return attempt(async () => void (await post(`/api/tables/${id}/${path}`, body)));
}

export async function loadLayout(game: string, edition: string): Promise<void> {
  setUi({ layout: await get<Layout>(`/api/games/${game}/layout?edition=${encodeURIComponent(edition)}`) });
}

let loading = "";

/** The rulebook, when somebody first wants a clause. */
export async function loadRules(): Promise<void> {
  const game = store.state.table?.table?.game ?? "";
  if (game === "" || ui().rules?.game === game || loading === game) return;
  loading = game;
  await attempt(async () => setUi({ rules: await get<Rules>(`/api/games/${game}/rules`) }));
  loading = "";
}

/** Open the rules at a clause; further ones are marked, too. */
export function showClause(id: string, marked: readonly string[] = []): void {
  void loadRules();
  setUi({ tab: "rules", clause: id, marked });
}

/** Open the rules where they speak of some kinds of action. */
export async function showChoices(kinds: readonly string[]): Promise<void> {
  await loadRules();
  const ids = kinds.flatMap((kind) => ui().rules?.choices[kind] ?? []);
  showClause(ids[0] ?? "", ids);
}

/** Open the rules where they speak of what a sentence of the log tells. */
export async function showTold(key: string): Promise<void> {
  await loadRules();
  const kind = key.replace(/^(event|told)-/, "").replace(/\..*$/, "");
  showClause(ui().rules?.events[kind] ?? "");
}
