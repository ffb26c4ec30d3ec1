// The screen stays awake while a table is open, where the browser can do that.

import { useEffect } from "preact/hooks";

export function useWakeLock(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | null = null;
    let over = false;
    const take = (): void => {
      if (document.visibilityState !== "visible" || !("wakeLock" in navigator)) return;
      navigator.wakeLock.request("screen").then(
        (found) => {
          if (over) void found.release();
          else lock = found;
        },
        () => {}, // a weak battery or a plain-http address: the screen sleeps as usual
      );
    };
    take();
    document.addEventListener("visibilitychange", take);
    return () => {
      over = true;
      document.removeEventListener("visibilitychange", take);
      void lock?.release();
    };
  }, []);
}
