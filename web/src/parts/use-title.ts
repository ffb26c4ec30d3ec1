// What the place is called, for the title of the tab.

import { useEffect } from "preact/hooks";
import { store } from "../store/state.ts";

export function useTitle(title: string): void {
  useEffect(() => {
    store.set((state) => ({ pages: { ...state.pages, title } }));
  }, [title]);
}
