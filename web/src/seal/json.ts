// JSON as strictly as Python reads it: no key twice, no half of a character, and a number that was not written as a
// whole one is not taken for one (`JSON.parse` reads 1.0 and 1e0 as 1, and keeps the last of two equal keys).

export type Json = null | boolean | number | string | Inexact | readonly Json[] | ReadonlyMap<string, Json>;

/** A number that was written with a point or an exponent, or is too large to be exact. */
export class Inexact {
  constructor(readonly text: string) {}
}

const MAX_DEPTH = 200;
const SPACE = /[ \t\n\r]*/y;
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const WORDS: ReadonlyMap<string, Json> = new Map<string, Json>([["null", null], ["true", true], ["false", false]]);

export function parse(text: string): Json {
  return new Reader(text).whole();
}

class Reader {
  #at = 0;

  constructor(private readonly text: string) {}

  whole(): Json {
    const value = this.#value(0);
    if (this.#next() !== "") throw this.#wrong();
    return value;
  }

  #wrong(): SyntaxError {
    return new SyntaxError(`malformed JSON at ${this.#at}`);
  }

  /** The next character that is no space, which stays to be read. */
  #next(): string {
    SPACE.lastIndex = this.#at;
    SPACE.test(this.text);
    this.#at = SPACE.lastIndex;
    return this.text.charAt(this.#at);
  }

  #take(character: string): void {
    if (this.#next() !== character) throw this.#wrong();
    this.#at++;
  }

  /** Take a comma, or the end of a list or an object; true: it goes on. */
  #more(end: string): boolean {
    if (this.#next() === end) {
      this.#at++;
      return false;
    }
    this.#take(",");
    return true;
  }

  #value(depth: number): Json {
    if (depth > MAX_DEPTH) throw this.#wrong();
    switch (this.#next()) {
      case '"':
        return this.#string();
      case "{":
        return this.#object(depth + 1);
      case "[":
        return this.#list(depth + 1);
    }
    for (const [word, value] of WORDS) {
      if (this.text.startsWith(word, this.#at)) {
        this.#at += word.length;
        return value;
      }
    }
    return this.#number();
  }

  #string(): string {
    let end = this.text.indexOf('"', this.#at + 1);
    while (end > 0 && this.#escaped(end)) end = this.text.indexOf('"', end + 1);
    if (end < 0) throw this.#wrong();
    const found = JSON.parse(this.text.slice(this.#at, end + 1)) as string;
    if (/\p{Surrogate}/u.test(found)) throw this.#wrong();
    this.#at = end + 1;
    return found;
  }

  #escaped(at: number): boolean {
    let before = at;
    while (this.text[before - 1] === "\\") before--;
    return (at - before) % 2 === 1;
  }

  #number(): number | Inexact {
    NUMBER.lastIndex = this.#at;
    const written = NUMBER.exec(this.text)?.[0];
    if (written === undefined) throw this.#wrong();
    this.#at += written.length;
    const value = Number(written);
    return /[.eE]/.test(written) || !Number.isSafeInteger(value) ? new Inexact(written) : value + 0; // no -0
  }

  #list(depth: number): Json {
    const found: Json[] = [];
    this.#take("[");
    if (this.#next() === "]") {
      this.#at++;
      return found;
    }
    do found.push(this.#value(depth));
    while (this.#more("]"));
    return found;
  }

  #object(depth: number): Json {
    const found = new Map<string, Json>();
    this.#take("{");
    if (this.#next() === "}") {
      this.#at++;
      return found;
    }
    do {
      if (this.#next() !== '"') throw this.#wrong();
      const key = this.#string();
      if (found.has(key)) throw this.#wrong();
      this.#take(":");
      found.set(key, this.#value(depth));
    } while (this.#more("}"));
    return found;
  }
}
