// Two sounds, made here: a bell when it is my turn, a knock of wood when somebody else has moved.

import { harmless } from "./harmless.ts";
import { store } from "../store/state.ts";

let context: AudioContext | null = null;

function tone(pitch: number, after: number, length: number, loud: number, shape: OscillatorType): void {
  context ??= new AudioContext();
  // Browsers keep a page silent until somebody has touched it.
  if (context.state === "suspended") void context.resume();
  const begin = context.currentTime + after;
  const source = context.createOscillator();
  const volume = context.createGain();
  source.type = shape;
  source.frequency.value = pitch;
  volume.gain.setValueAtTime(loud, begin);
  volume.gain.exponentialRampToValueAtTime(0.0001, begin + length);
  source.connect(volume).connect(context.destination);
  source.start(begin);
  source.stop(begin + length);
}

function bell(): void {
  tone(659, 0, 0.5, 0.12, "sine");
  tone(988, 0.14, 0.7, 0.1, "sine");
}

function knock(): void {
  tone(196, 0, 0.08, 0.15, "triangle");
}

/** Listen to what happens; whoever turns sound on hears at once what it is like. */
export function listen(): void {
  let { turns, table, choices } = store.state;
  bell();
  store.subscribe(() => {
    const now = store.state;
    const turned = now.choices.sound && !choices.sound;
    const mine = Object.keys(now.turns).some((id) => !(id in turns));
    const changes = now.table?.changes;
    // The first look at a table is no move.
    const moved = table !== null && now.table?.id === table.id && Object.entries(changes ?? {}).some(([eye, one]) => one !== (table?.changes[Number(eye)] ?? one));
    const own = moved && Object.values(changes ?? {}).some((one) => one.told.some((told) => told.seat != null && now.table?.seats.includes(told.seat)));
    ({ turns, table, choices } = now);
    if (!choices.sound) return;
    harmless(mine || turned ? bell : moved && !own ? knock : () => {});
  });
}
