// An honest word while the connection is lost: what is shown may be old, and what was asked is kept.

import { useEffect } from "preact/hooks";
import { announce, useApp } from "../store/state.ts";
import { t } from "../words/speak.ts";

export function Connection() {
  const lost = useApp((state) => (state.table === null ? state.me != null && state.lobbyLink === "lost" : state.table.link === "lost"));
  const kept = useApp((state) => (lost ? state.pending.length : 0)); // while all is well nothing is drawn anew for each question
  const text = !lost ? "" : kept > 0 ? t("connection-lost-kept", { count: kept }) : t("connection-lost");
  useEffect(() => {
    if (text !== "") announce(text);
  }, [text]);
  return <div class="connection">{text !== "" && <p>{text}</p>}</div>;
}
