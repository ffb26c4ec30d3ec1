// Whether the page is as narrow as a phone: for what is arranged otherwise there, not only drawn otherwise.

import { useEffect, useState } from "preact/hooks";

const NARROW = "(max-width: 899px)";

export function useNarrow(): boolean {
  const [narrow, setNarrow] = useState(() => matchMedia(NARROW).matches);
  useEffect(() => {
    const query = matchMedia(NARROW);
    const changed = (): void => setNarrow(query.matches);
    changed();
    query.addEventListener("change", changed);
    return () => query.removeEventListener("change", changed);
  }, []);
  return narrow;
}
