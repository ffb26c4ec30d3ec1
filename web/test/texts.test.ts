// The app's own words: the same messages in every language, none missing, none unused, none left in English.

import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { test } from "node:test";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { LANGUAGES } from "../src/words/languages.ts";

/** What is truly the same in two languages. */
const EQUALS: readonly string[] = JSON.parse(readFileSync("test/equals.json", "utf-8"));

/** Keys that are put together while the page runs: each begins like one of these. */
const MADE = [/^bot-/, /^speed-/, /^stack-/, /^mat-/, /^bye-/, /^happened-/, /^vote-/, /^key-/, /^tab-/, /^seal-/, /^proved-/, /^warning-/, /^replay-(key-|record$|transcript$)/, /^(join|watch|device|recover)-(title|text|go)$/];

function partsOf(language: string): readonly string[] {
  return readdirSync(`src/text/${language}`).sort();
}

function messages(language: string, part: string): ReadonlyMap<string, string> {
  const text = readFileSync(`src/text/${language}/${part}`, "utf-8");
  const errors = new FluentBundle(language).addResource(new FluentResource(text));
  assert.deepEqual(errors, [], `${language}/${part}: a message appears twice`);
  const found = new Map<string, string>();
  let key = "";
  for (const line of text.split("\n")) {
    const begun = /^([a-zA-Z][\w-]*) =/.exec(line);
    if (begun !== null) key = begun[1] ?? "";
    else if (line !== "" && !/^[\s}#]/.test(line)) assert.fail(`${language}/${part}: ${line}`);
    if (key !== "" && line !== "" && !line.startsWith("#")) found.set(key, `${found.get(key) ?? ""}${line}\n`);
  }
  const known = new FluentResource(text).body.length;
  assert.equal(found.size, known, `${language}/${part}: some lines are no message`);
  return found;
}

function variables(text: string): string {
  return [...new Set([...text.matchAll(/\$([\w-]+)/g)].map((found) => found[1]))].sort().join(" ");
}

function sources(folder: string): string {
  return readdirSync(folder, { withFileTypes: true })
    .map((entry) => (entry.isDirectory() ? sources(`${folder}/${entry.name}`) : /\.tsx?$/.test(entry.name) ? readFileSync(`${folder}/${entry.name}`, "utf-8") : ""))
    .join("\n");
}

const code = sources("src");
const said = new Set([...code.matchAll(/"([a-z][a-z0-9]*(?:-[a-z0-9]+)*)"/g)].map((found) => found[1] ?? ""));
const english = new Map(partsOf("en").map((part) => [part, messages("en", part)]));
const every = new Set([...english.values()].flatMap((part) => [...part.keys()]));

test("every message is used", () => {
  assert.deepEqual([...every].filter((key) => !said.has(key) && !MADE.some((pattern) => pattern.test(key))), []);
});

test("every message that the code says is there", () => {
  const asked = [...code.matchAll(/\bt\(\s*"([a-z0-9-]+)"/g)].map((found) => found[1] ?? "");
  assert.ok(asked.length > 100);
  assert.deepEqual([...new Set(asked)].filter((key) => !every.has(key)), []);
});

test("no key stands in two parts", () => {
  assert.equal(every.size, [...english.values()].reduce((sum, part) => sum + part.size, 0));
});

for (const language of LANGUAGES.filter((one) => one !== "en")) {
  test(`${language} says everything that English says, with the same values, in its own words`, () => {
    assert.deepEqual(partsOf(language), partsOf("en"));
    for (const [part, own] of english) {
      const other = messages(language, part);
      assert.deepEqual([...other.keys()], [...own.keys()], part);
      for (const [key, text] of own) {
        assert.equal(variables(other.get(key) ?? ""), variables(text), `${language} ${key}`);
        if (!EQUALS.includes(key)) assert.notEqual(other.get(key), text, `${language} ${key} is not translated`);
      }
    }
  });
}

test("what is listed as equal is equal somewhere", () => {
  for (const key of EQUALS) {
    const part = [...english].find(([, own]) => own.has(key))?.[0] ?? "";
    assert.ok(LANGUAGES.some((one) => one !== "en" && messages(one, part).get(key) === english.get(part)?.get(key)), key);
  }
});

test("each language has its own quotation marks and apostrophes", () => {
  for (const language of LANGUAGES) {
    for (const part of partsOf(language)) {
      for (const [key, text] of messages(language, part)) {
        assert.ok(!/["']/.test(text), `${language} ${key}: a typewriter's mark`);
        if (language === "fr") assert.ok(!/[^\u00a0\d][:;!?»](?=\s|$)|«(?!\u00a0)/m.test(text), `fr ${key}: a no-break space is missing`);
      }
    }
  }
});
