// Something failed outside drawing: the page is still there, so it stays, and says what can be done.

import { useEffect } from "preact/hooks";
import { report } from "../store/report.ts";
import { store, useApp } from "../store/state.ts";
import { t } from "../words/speak.ts";

/** Whatever nobody has caught; resources that could not be loaded carry no error and are reported elsewhere. */
function useUncaught(): void {
  useEffect(() => {
    const onError = ({ error }: ErrorEvent): void => {
      if (error instanceof Error) store.set({ mishap: error });
    };
    const onRejection = ({ reason }: PromiseRejectionEvent): void => {
      if (reason instanceof Error) store.set({ mishap: reason });
    };
    addEventListener("error", onError);
    addEventListener("unhandledrejection", onRejection);
    return () => {
      removeEventListener("error", onError);
      removeEventListener("unhandledrejection", onRejection);
    };
  }, []);
}

export function Mishap() {
  const error = useApp((state) => state.mishap);
  useUncaught();
  if (error === null) return null;
  return (
    <div class="mishap sheet" role="alert">
      <p>{t("mishap-text")}</p>
      <div class="row">
        <button class="b" type="button" onClick={() => location.reload()}>{t("broken-again")}</button>
        <button class="b" type="button" onClick={() => void report(error)}>{t("broken-report")}</button>
        <button class="b bare" type="button" onClick={() => store.set({ mishap: null })}>{t("mishap-close")}</button>
      </div>
    </div>
  );
}
