// The open table: one channel, whose frames become the store's `table`.

import { movingUntil } from "../look/animations.ts";
import { speed } from "../look/theme.ts";
import { store, type Line, type TableState } from "../store/state.ts";
import type { Change, Outgoing, Table, TableSight, Welcome } from "../wire/types.ts";
import { Channel } from "./channel.ts";
import { keepHead, nextSteps } from "./opening.ts";
import { Outbox, type Reply, type Wish } from "./outbox.ts";
import { Pacing, pauseFor } from "./pacing.ts";

/** A spectator's sight stands under this number. */
export const WATCHING = -1;

const MOST_LINES = 2000;

let channel: Channel<Outgoing> | null = null;
let outbox = new Outbox("");
let sent = new Set<string>();
let mine = true;
const pacing = new Pacing<Change>({ show, pause: pauseAfter, arrived: movingUntil });

function blank(id: string, seats: readonly number[]): TableState {
  return {
    id, you: "", seats, link: "connecting", bye: "", table: null, journal: 0, events: 0, head: "",
    sights: {}, changes: {}, log: {}, happened: [], behind: false,
  };
}

function set(patch: Partial<TableState>): void {
  store.set((state) => (state.table === null ? {} : { table: { ...state.table, ...patch } }));
}

/** Open a table. Without seats the device speaks for all seats of its guest, also when they change. */
export function openTable(id: string, seats?: readonly number[]): void {
  closeTable();
  mine = seats === undefined;
  outbox = new Outbox(crypto.getRandomValues(new Uint32Array(2)).join("-"));
  sent = new Set();
  store.set({ table: blank(id, seats ?? []) });
  channel = new Channel<Outgoing>(`/api/tables/${id}/live`, {
    opened: (send) => {
      const { seats: spoken, journal, events, head } = store.state.table ?? blank(id, []);
      send({ type: "hello", seats: spoken, journal, events, ...(head === "" ? {} : { head }) });
    },
    frame: take,
    lost: () => set({ link: "lost" }),
    ended: (reason) => {
      set({ link: "ended", bye: reason });
      outbox.giveUp();
      store.set({ pending: [] });
    },
  });
}

/** Leave the table: nothing of it stays in the page. */
export function closeTable(): void {
  channel?.close();
  channel = null;
  pacing.clear();
  outbox.giveUp();
  if (store.state.table !== null) store.set({ table: null });
}

/** Speak for other seats from now on. What the old ones saw leaves the page at once. */
export function speakFor(seats: readonly number[]): void {
  const now = store.state.table;
  if (now === null) return;
  mine = false;
  pacing.clear();
  set({ ...blank(now.id, seats), you: now.you, table: now.table, happened: now.happened, events: now.events, link: now.link });
  channel?.send({ type: "hello", seats, journal: 0, events: now.events });
}

/** Ask something of the server. The answer comes even if the connection is lost in between. */
export function request(wish: Wish): globalThis.Promise<Reply> {
  const { frame, reply } = outbox.add(wish);
  store.set({ pending: outbox.pending });
  if (store.state.table?.link === "open") channel?.send(frame);
  return reply;
}

function take(frame: Outgoing): void {
  switch (frame.type) {
    case "welcome":
      return welcome(frame);
    case "change":
      return change(frame);
    case "table":
      return happened(frame);
    case "ack":
      outbox.done(frame);
      return reach();
    case "no":
    case "answered":
      outbox.settle(frame);
      return store.set({ pending: outbox.pending });
    case "bye":
  }
}

/** Tell who waits how far the match has come here. A device of several seats takes no changes in, and waits for none. */
function reach(): void {
  const { journal, seats } = store.state.table ?? blank("", []);
  outbox.reached(seats.length > 1 ? Infinity : journal);
  store.set({ pending: outbox.pending });
}

function welcome(frame: Welcome): void {
  const before = store.state.table;
  if (before === null) return;
  const known = new Set(before.happened.map((one) => one.n));
  const fresh = (frame.happened ?? []).filter((one) => !known.has(one.n));
  set({ you: frame.you ?? "", table: frame.table, link: "open", bye: "", events: frame.events, happened: [...before.happened, ...fresh] });
  // The server knows less than this page: it was told so, and from now on its journal counts.
  if (frame.journal < before.journal) set({ journal: frame.journal, head: "" });
  if (settleSeats()) return;
  for (const unanswered of outbox.again()) channel?.send(unanswered);
  void step();
}

function change(frame: Change): void {
  const now = store.state.table;
  if (now === null) return;
  const eye = frame.seat ?? WATCHING;
  if (eye === WATCHING ? now.seats.length > 0 : !now.seats.includes(eye)) return; // meant for who sat here before
  if (now.seats.length > 1) return; // several people share this device: nobody's cards are taken in before they ask
  pacing.add(frame, urgent(frame, now, eye));
  // What is known need not be sent again, even if it is shown a little later.
  if (pacing.behind) set({ journal: Math.max(now.journal, frame.journal), head: frame.head, behind: true });
  reach();
  if (now.table !== null) keepHead(now.table, frame.head);
}

/** Nobody waits for what they did themselves, for the first look at a table, or while they are asked for a choice. */
function urgent(frame: Change, now: TableState, eye: number): boolean {
  const shown = now.sights[eye];
  if (shown === undefined || document.hidden) return true;
  const asked = shown.waiting.includes(eye) && (shown.legal ?? []).length > 0;
  return asked || frame.told.some((one) => one.seat != null && now.seats.includes(one.seat));
}

/** How long a change is looked at. Where a clock runs nobody loses time by looking. */
function pauseAfter(frame: Change, waiting: number): number {
  if (frame.news.length === 0 || document.hidden) return 0;
  const chosen = speed();
  const clocked = (frame.clocks ?? []).some((one) => one !== null);
  return pauseFor(clocked && chosen !== "at-once" ? "quick" : chosen, waiting);
}

function show(frame: Change): void {
  const now = store.state.table;
  if (now === null) return;
  const eye = frame.seat ?? WATCHING;
  const seat = frame.told.find((one) => one.seat !== undefined && one.seat !== null)?.seat ?? null;
  const lines: readonly Line[] = frame.news.map((said) => ({ n: frame.journal, seat, said }));
  set({
    ...(frame.journal >= now.journal ? { journal: frame.journal, head: frame.head } : {}),
    sights: { ...now.sights, [eye]: frame.sight },
    changes: { ...now.changes, [eye]: frame },
    log: { ...now.log, [eye]: [...(now.log[eye] ?? []), ...lines].slice(-MOST_LINES) },
    behind: pacing.behind,
  });
}

/** Show at once what has come and waits to be shown; false: nothing does. */
export function skipAhead(): boolean {
  const behind = pacing.behind;
  pacing.skip();
  return behind;
}

function happened(frame: Table): void {
  const now = store.state.table;
  if (now === null) return;
  set({ table: frame.table, events: frame.events, happened: [...now.happened, ...frame.happened].slice(-MOST_LINES) });
  if (!settleSeats()) void step();
}

/** The seats of a guest at a table. */
export function ownSeats(table: TableSight, you: string): readonly number[] {
  return you === "" ? [] : table.seats.filter((seat) => seat.guest === you).map((seat) => seat.seat);
}

/** Where the device speaks for all seats of its guest, follow them: by lot, by a join, by a return. */
function settleSeats(): boolean {
  const now = store.state.table;
  if (!mine || now?.table == null || now.you === "") return false;
  const all = ownSeats(now.table, now.you);
  // Who shares a device with others seals for all their seats, and then plays one at a time.
  const own = all.length > 1 && now.table.status !== "open" && now.table.status !== "opening" ? [] : all;
  if (own.join() === now.seats.join()) return false;
  pacing.clear();
  set({ ...blank(now.id, own), you: now.you, table: now.table, happened: now.happened, events: now.events, link: "open" });
  channel?.send({ type: "hello", seats: own, journal: 0, events: now.events });
  return true;
}

/** This device's next steps in the opening, each sent once. */
async function step(): globalThis.Promise<void> {
  const now = store.state.table;
  if (now?.table == null) return;
  for (const wish of await nextSteps(now.table, now.seats)) {
    const id = JSON.stringify(wish);
    if (sent.has(id)) continue;
    sent.add(id);
    void request(wish);
  }
}
