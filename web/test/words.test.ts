// The page says every message exactly as the engine does: same Fluent files, same arguments, same sentence.

import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { test } from "node:test";
import type { Message } from "../src/words/messages.ts";
import { Words, keyOf } from "../src/words/words.ts";

interface Golden {
  readonly package: string;
  readonly names: readonly string[];
  readonly said: readonly { readonly message: Message; readonly text: Readonly<Record<string, string>> }[];
}

const ROOT = "..";
const LANGUAGES = ["en", "de", "nl", "fr"];

function read(path: string): string {
  return readFileSync(`${ROOT}/${path}`, "utf-8");
}

function words(spoken: string, module: string): Words {
  const folder = module.startsWith("tests.") ? module.replaceAll(".", "/") : `src/${module.replaceAll(".", "/")}`;
  return new Words(spoken, ["src/spellboard/core", folder].map((place) => read(`${place}/text/${spoken}.ftl`)));
}

const files = readdirSync(`${ROOT}/tests/golden/messages`);

test("there is a golden file for every game", () => assert.ok(files.length >= 4));

for (const file of files) {
  const golden = JSON.parse(read(`tests/golden/messages/${file}`)) as Golden;
  for (const language of LANGUAGES) {
    test(`${file} in ${language}`, () => {
      const spoken = words(language, golden.package);
      assert.ok(golden.said.length > 20);
      for (const { message, text } of golden.said) {
        assert.equal(spoken.render(message, golden.names), text[language], message.key);
      }
    });
  }
}

test("a missing message, attribute or argument is an error that names it", () => {
  const spoken = words("en", "tests.example");
  const say = (key: string) => () => spoken.render({ type: "message", key }, []);
  assert.throws(say("event-danced"), /event-danced/);
  assert.throws(say("event-rolled.private"), /event-rolled\.private/);
  assert.throws(say("event-rolled"), /event-rolled/);
});

test("a seat that is not there is no player's name", () => {
  const spoken = words("en", "tests.example");
  const aim: Message = { type: "message", key: "action-aim", args: { seat: { type: "seat", seat: 7 } } };
  assert.equal(spoken.render(aim, ["Ada"]), "Aim at p8");
});

test("ids become parts of keys as in Python", () => {
  assert.equal(keyOf("magic_ruby"), "magic-ruby");
  assert.equal(keyOf("Put  back"), "put-back");
});

test("a message is known only with everything that is said inside it", () => {
  const whole = words("en", "spellboard.games.bellum");
  const core = new Words("en", [read("src/spellboard/core/text/en.ftl")]);
  const reason: Message = { type: "message", key: "reason-chests" };
  const over: Message = { type: "message", key: "prompt-over", args: { reason, winners: { type: "seat", seat: 0 } } };
  assert.ok(core.has("prompt-over") && !core.knows(over) && whole.knows(over));
  assert.ok(!core.knows({ type: "message", key: "prompt-over", args: { reason: { type: "list", items: [reason] } } }));
  assert.ok(core.knows({ type: "message", key: "prompt-over", args: { reason: 1 } }));
});
