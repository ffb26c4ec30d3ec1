// Addresses and the places they lead to. A token stands behind the # and never reaches the server by an address.

export type Place =
  | { readonly page: "start" }
  | { readonly page: "new"; readonly game: string; readonly kind: "bots" | "here" | "friends" }
  | { readonly page: "table"; readonly id: string }
  | { readonly page: "screen"; readonly id: string }
  | { readonly page: "replay"; readonly id: string; readonly at: number | null; readonly eye: number | null }
  | { readonly page: "rules"; readonly game: string; readonly clause: string }
  | { readonly page: "join" | "watch" | "device" | "recover"; readonly token: string }
  | { readonly page: "me" }
  | { readonly page: "lost" };

const KINDS = ["bots", "here", "friends"] as const;

export function placeOf(path: string, fragment: string, query = ""): Place {
  const [first = "", second = "", third = "", ...rest] = path.split("/").filter((part) => part !== "");
  const behind = fragment.replace(/^#/, "");
  if (rest.length > 0) return { page: "lost" };
  if (first === "") return { page: "start" };
  if (first === "t" && second !== "") {
    if (third === "") return { page: "table", id: second };
    if (third === "screen") return { page: "screen", id: second };
    if (third === "replay") return { page: "replay", id: second, ...momentOf(behind) };
    return { page: "lost" };
  }
  if (third !== "") return { page: "lost" };
  if (first === "new" && second !== "") {
    const kind = KINDS.find((one) => one === new URLSearchParams(query).get("for")) ?? "friends";
    return { page: "new", game: second, kind };
  }
  if (first === "rules" && second !== "") return { page: "rules", game: second, clause: decoded(behind) };
  if (second !== "") return { page: "lost" };
  if (first === "replay") return { page: "replay", id: "", at: null, eye: null };
  if (first === "join" || first === "watch" || first === "device" || first === "recover") return { page: first, token: behind };
  if (first === "me") return { page: "me" };
  return { page: "lost" };
}

/** A moment in an address: `#137` after entry 137, `#137-p2` the same through the eyes of the second seat. */
function momentOf(behind: string): { readonly at: number | null; readonly eye: number | null } {
  const found = /^(\d{1,9})(?:-p([1-9]))?$/.exec(behind);
  return { at: found === null ? null : Number(found[1]), eye: found?.[2] === undefined ? null : Number(found[2]) - 1 };
}

export function momentAddress(table: string, n: number, eye: number | null): string {
  return `/t/${table}/replay#${n}${eye === null ? "" : `-p${eye + 1}`}`;
}

/** What stands behind the # may have been typed by anybody. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return "";
  }
}
