// What need not be there at first sight is drawn right after it, so that nobody waits for all of it at once.

import { useEffect, useState } from "preact/hooks";

/** False while a component is first drawn, true as soon as that was seen. */
export function useSoon(): boolean {
  const [seen, see] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => see(true));
    return () => clearTimeout(timer);
  }, []);
  return seen;
}
