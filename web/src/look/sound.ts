// Sound, if somebody has asked for it. Until then not even its file is fetched.

import { store } from "../store/state.ts";

export function startSound(): void {
  let asked = false;
  const look = (): void => {
    if (asked || !store.state.choices.sound) return;
    asked = true;
    void import("./chime.ts").then(({ listen }) => listen(), () => (asked = false));
  };
  look();
  store.subscribe(look);
}
