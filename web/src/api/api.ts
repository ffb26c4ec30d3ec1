// Plain requests. Whatever is not done comes back as a Trouble: a message that can be said, with its status.

import type { Message } from "../wire/types.ts";

/** Why something was not done. Status 0: the server could not be reached. */
export class Trouble extends Error {
  constructor(
    readonly status: number,
    readonly said: Message,
  ) {
    super(said.key);
  }
}

const UNREACHED: Message = { type: "message", key: "error-unreached" };

async function asked(method: string, path: string, body?: unknown): Promise<Response> {
  return sent(method, path, body === undefined ? undefined : JSON.stringify(body));
}

async function sent(method: string, path: string, body?: string | Blob): Promise<Response> {
  const init: RequestInit = { method, credentials: "same-origin" };
  if (body !== undefined) {
    init.body = body;
    init.headers = { "content-type": "application/json" };
  }
  let answer: Response;
  try {
    answer = await fetch(path, init);
  } catch {
    throw new Trouble(0, UNREACHED);
  }
  if (answer.ok) return answer;
  const told = (await answer.json().catch(() => null)) as { error?: Message } | null;
  throw new Trouble(answer.status, told?.error ?? UNREACHED);
}

async function decoded<T>(answer: Response): Promise<T> {
  return (answer.status === 204 ? null : await answer.json()) as T;
}

export async function getText(path: string): Promise<string> {
  return (await asked("GET", path)).text();
}

export async function get<T>(path: string): Promise<T> {
  return decoded(await asked("GET", path));
}

export async function post<T>(path: string, body?: unknown): Promise<T> {
  return decoded(await asked("POST", path, body));
}

/** Send a file as it is. */
export async function postFile<T>(path: string, file: string | Blob): Promise<T> {
  return decoded(await sent("POST", path, file));
}

export async function patch<T>(path: string, body: unknown): Promise<T> {
  return decoded(await asked("PATCH", path, body));
}

export async function remove(path: string): Promise<void> {
  await asked("DELETE", path);
}
