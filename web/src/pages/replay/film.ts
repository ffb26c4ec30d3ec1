// What the replay page knows: where its moments come from, whose eyes it looks through, and which page is shown.

import { get, postFile } from "../../api/api.ts";
import { loadBoard } from "../../boards/boards.ts";
import { loadArt } from "../../look/art.ts";
import { pageOf, rebuilt, type Seen } from "../../model/moments.ts";
import { attempt } from "../../parts/attempt.ts";
import { momentAddress } from "../../router/places.ts";
import { announce, store, useApp } from "../../store/state.ts";
import type { Contents, Moments, Opened, Proved, SeatSight } from "../../wire/types.ts";
import { learn, say, t } from "../../words/speak.ts";
import { spoken } from "../table/following.ts";
import { setUi } from "../table/ui.ts";

/** A table's match, or a file that somebody opened. */
export type Reel =
  | { readonly kind: "table"; readonly id: string }
  | { readonly kind: "record"; readonly text: string; readonly name: string; readonly proved: Proved };

export interface Film {
  readonly reel: Reel | null;
  readonly game: string;
  readonly seats: readonly SeatSight[];
  /** Through whose eyes; null: what everybody could see. */
  readonly eye: number | null;
  readonly contents: Contents | null;
  /** Blocks of moments by their number. */
  readonly blocks: Readonly<Record<number, readonly Seen[]>>;
  /** So many moments a block has. */
  readonly size: number;
  /** The page that is wanted; it is shown as soon as it is there. */
  readonly at: number;
  readonly playing: boolean;
  readonly trouble: string;
  /** A file is being examined. */
  readonly busy: boolean;
}

const BLOCK = 50;
const LARGE_BLOCK = 400;

export const NO_FILM: Film = {
  reel: null, game: "", seats: [], eye: null, contents: null, blocks: {}, size: BLOCK, at: 0, playing: false, trouble: "", busy: false,
};

export function film(): Film {
  return (store.state.pages["film"] as Film | undefined) ?? NO_FILM;
}

export function setFilm(patch: Partial<Film>): void {
  store.set((state) => ({ pages: { ...state.pages, film: { ...film(), ...patch } } }));
}

export function useFilm<P>(part: (film: Film) => P): P {
  return useApp((state) => part((state.pages["film"] as Film | undefined) ?? NO_FILM));
}

export function lastPage(one: Film): number {
  return Math.max(0, (one.contents?.numbers.length ?? 1) - 1);
}

/** The wanted moment, if it is there. */
export function seenAt(one: Film, page: number): Seen | undefined {
  return one.blocks[Math.floor(page / one.size)]?.[page % one.size];
}

const query = (eye: number | null, first?: number): string => {
  const words = [...(eye === null ? [] : [`seat=${eye}`]), ...(first === undefined ? [] : [`first=${first}`])];
  return words.length === 0 ? "" : `?${words.join("&")}`;
};

/** Open a table's match through somebody's eyes, at an entry; without one at its first page. */
export async function lookAt(id: string, eye: number | null, n: number | null): Promise<void> {
  const contents = await get<Contents>(`/api/tables/${id}/contents${query(eye)}`);
  const at = n === null ? 0 : pageOf(contents.numbers, n);
  setFilm({ reel: { kind: "table", id }, eye, contents, blocks: {}, size: BLOCK, at, playing: false });
  await fetchBlock(Math.floor(at / BLOCK));
}

/** The match has gone on: there are more pages. Who looks at the last one follows. */
export async function lookFurther(): Promise<void> {
  const { reel, eye, at } = film();
  if (reel?.kind !== "table" || film().contents === null) return;
  const contents = await get<Contents>(`/api/tables/${reel.id}/contents${query(eye)}`);
  const follows = at === lastPage(film());
  // What somebody has taken back since is no longer there as it was: the blocks are fetched again.
  setFilm({ contents, blocks: {} });
  const next = follows ? contents.numbers.length - 1 : Math.min(at, contents.numbers.length - 1);
  await fetchBlock(Math.floor(next / BLOCK));
  setFilm({ at: next });
}

async function opened(file: string | Blob, eye: number | null, first: number): Promise<Opened> {
  return postFile<Opened>(`/api/records/replay${query(eye, first)}`, file);
}

/** Open a file. The server examines all of it before it shows anything. */
export async function openFile(file: File): Promise<void> {
  setFilm({ ...NO_FILM, busy: true });
  await attempt(async () => {
    // As bytes: text would be mended where it is no UTF-8, and then another file examined than the one that was opened.
    const { proved, layout, contents, moments } = await opened(file, null, 0);
    if (moments === null || layout === null) {
      await learn([], ["core", "server", ...(store.state.games.some((one) => one.card.name === proved.game) ? [proved.game] : [])]);
      setFilm({ trouble: proved.error === null ? proved.wrong : say(proved.error, proved.game) || proved.wrong });
      return;
    }
    await Promise.all([learn([], [proved.game]), loadBoard(proved.game), loadArt(proved.game, "standard")]);
    setUi({ layout });
    const text = await file.text();
    setFilm({
      reel: { kind: "record", text, name: file.name, proved }, game: proved.game, seats: proved.players.map(chair), contents,
      blocks: { 0: rebuilt(0, moments.moments) }, size: LARGE_BLOCK,
    });
  });
  setFilm({ busy: false });
}

/** Who sat there, as a record tells it: people by their names, bots by their levels. */
function chair(name: string, seat: number): SeatSight {
  return name.startsWith("bot:") ? { seat, bot: name.slice(4) } : { seat, name, guest: name };
}

/** Look through other eyes at the same moment. */
export async function lookThrough(eye: number | null): Promise<void> {
  const { reel, contents, at } = film();
  if (reel === null) return;
  const n = contents?.numbers[at] ?? 0;
  await attempt(async () => {
    if (reel.kind === "table") {
      await lookAt(reel.id, eye, n);
      return address();
    }
    const first = Math.floor(at / LARGE_BLOCK);
    const { contents: theirs, moments } = await opened(reel.text, eye, first * LARGE_BLOCK);
    if (moments !== null) setFilm({ eye, contents: theirs, blocks: { [first]: rebuilt(moments.first, moments.moments) } });
  });
}

const asked = new Set<string>();

async function fetchBlock(number: number): Promise<void> {
  const { reel, eye, size, blocks } = film();
  if (reel === null || blocks[number] !== undefined || number * size > lastPage(film())) return;
  const id = `${reel.kind === "table" ? reel.id : reel.name} ${eye} ${number}`;
  if (asked.has(id)) return;
  asked.add(id);
  try {
    const first = number * size;
    const moments = reel.kind === "table" ? await get<Moments>(`/api/tables/${reel.id}/moments${query(eye, first)}`) : (await opened(reel.text, eye, first)).moments;
    // Somebody may have gone elsewhere in the meantime.
    if (moments === null || film().reel !== reel || film().eye !== eye) return;
    setFilm({ blocks: { ...film().blocks, [number]: rebuilt(moments.first, moments.moments) } });
  } finally {
    asked.delete(id);
  }
}

let addressing: ReturnType<typeof setTimeout> | undefined;

/** The address always leads back to this moment. */
function address(): void {
  clearTimeout(addressing);
  addressing = setTimeout(() => {
    const { reel, contents, at, eye } = film();
    if (reel?.kind === "table" && store.state.place.page === "replay") history.replaceState(null, "", momentAddress(reel.id, contents?.numbers[at] ?? 0, eye));
  }, 150);
}

let speaking: ReturnType<typeof setTimeout> | undefined;

/** Say what happened, when somebody rests at a moment. */
function speakSoon(names: readonly string[]): void {
  clearTimeout(speaking);
  speaking = setTimeout(() => {
    const one = film();
    const seen = seenAt(one, one.at);
    if (seen === undefined) return;
    const news = (seen.moment.news ?? []).map((said) => say(said, one.game, names));
    announce(spoken(news, news.length === 0 ? say(seen.moment.prompt, one.game, names) : ""));
  }, 250);
}

/** Go to a page. */
export function goTo(page: number, names: readonly string[] = []): void {
  const one = film();
  const at = Math.min(lastPage(one), Math.max(0, page));
  if (at === one.at) return;
  setFilm({ at });
  address();
  const block = Math.floor(at / one.size);
  void attempt(async () => {
    await fetchBlock(block);
    if (at % one.size > one.size / 2) await fetchBlock(block + 1);
  });
  if (!one.playing) speakSoon(names);
}

export function leaveFilm(): void {
  clearTimeout(addressing);
  clearTimeout(speaking);
  setFilm(NO_FILM);
}

/** What a page was, where it has no sentence of its own. */
export function quietly(seen: Seen, names: readonly string[]): string {
  const name = seen.moment.seat == null ? "" : (names[seen.moment.seat] ?? "");
  switch (seen.moment.kind) {
    case "folded":
      return t("replay-folded");
    case "undo":
      return name === "" ? t("replay-rewound") : t("replay-undone", { name });
    case "start":
      return t("replay-start");
    default:
      return "";
  }
}
