// The words of one game in one language, from the same Fluent files that the engine speaks from.

import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Argument, Message } from "./messages.ts";

/** The part of a message key for an id: `magic_ruby` becomes `magic-ruby`. */
export function keyOf(text: string): string {
  return text.toLowerCase().replace(/[^a-z0-9]+/g, "-");
}

/** A text that has been read: several bundles may hold it. */
export function parsed(text: string): FluentResource {
  return new FluentResource(text);
}

export class Words {
  readonly #bundle: FluentBundle;

  /** The texts of the core come first: what it says, a game does not say again. */
  constructor(language: string, texts: readonly (string | FluentResource)[]) {
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    for (const text of texts) {
      const errors = this.#bundle.addResource(typeof text === "string" ? parsed(text) : text);
      if (errors.length > 0) throw new Error(`${language}: ${errors[0]?.message}`);
    }
  }

  /** A message as a sentence, with the players called by their names. */
  render(message: Message, names: readonly string[]): string {
    const [key = "", attribute] = message.key.split(".");
    const found = this.#bundle.getMessage(key);
    const pattern = attribute === undefined ? found?.value : found?.attributes[attribute];
    if (pattern === undefined || pattern === null) throw new Error(`the words lack ${message.key}`);
    const args: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(message.args ?? {})) args[name] = this.#value(value, names);
    const errors: Error[] = [];
    const text = this.#bundle.formatPattern(pattern, args, errors);
    if (errors.length > 0) throw new Error(`${message.key}: ${errors[0]?.message}`);
    return text;
  }

  /** A message of our own, with plain values. A key that is not there is shown as it is: a page is better than none. */
  say(key: string, args: Readonly<Record<string, string | number>>): string {
    const [name = "", attribute] = key.split(".");
    const found = this.#bundle.getMessage(name);
    const pattern = attribute === undefined ? found?.value : found?.attributes[attribute];
    return pattern === undefined || pattern === null ? key : this.#bundle.formatPattern(pattern, args, []);
  }

  /** Whether there is such a message. */
  has(key: string): boolean {
    return this.#bundle.hasMessage(key);
  }

  /** Whether a message can be said whole, with all that is said inside it. */
  knows(message: Message): boolean {
    const [key = ""] = message.key.split(".");
    return this.has(key) && Object.values(message.args ?? {}).every((value) => this.#knowsArgument(value));
  }

  #knowsArgument(value: Argument): boolean {
    if (typeof value === "number") return true;
    if (value.type === "list") return value.items.every((item) => this.#knowsArgument(item));
    return value.type !== "message" || this.knows(value);
  }

  /** The name of a thing or a node; its id where it is called by that. */
  name(id: string): string {
    const key = `name-${keyOf(id)}`;
    return this.#bundle.hasMessage(key) ? this.render({ type: "message", key }, []) : id;
  }

  /** One argument by itself. */
  argument(value: Argument, names: readonly string[]): string {
    return typeof value === "number" ? String(value) : String(this.#value(value, names));
  }

  #value(value: Argument, names: readonly string[]): string | FluentNumber {
    // Entries, codes and limits are named by their digits: no commas between them.
    if (typeof value === "number") return new FluentNumber(value, { useGrouping: false });
    switch (value.type) {
      case "seat":
        return names[value.seat] ?? `p${value.seat + 1}`;
      case "thing":
      case "node":
        return this.name(value.id);
      case "text":
        return value.text;
      case "list":
        return value.items.map((item) => this.argument(item, names)).join(", ") || "–";
      case "message":
        return this.render(value, names);
    }
  }
}
