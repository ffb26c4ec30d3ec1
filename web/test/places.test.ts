// Addresses lead to places; what is no address of ours leads to the page that says so.

import assert from "node:assert/strict";
import { test } from "node:test";
import { momentAddress, placeOf } from "../src/router/places.ts";

test("every address of the app leads to its place", () => {
  assert.deepEqual(placeOf("/", ""), { page: "start" });
  assert.deepEqual(placeOf("/new/magalon", "", "?for=bots"), { page: "new", game: "magalon", kind: "bots" });
  assert.deepEqual(placeOf("/new/magalon", ""), { page: "new", game: "magalon", kind: "friends" });
  assert.deepEqual(placeOf("/t/abc", ""), { page: "table", id: "abc" });
  assert.deepEqual(placeOf("/t/abc/screen", ""), { page: "screen", id: "abc" });
  assert.deepEqual(placeOf("/t/abc/replay", ""), { page: "replay", id: "abc", at: null, eye: null });
  assert.deepEqual(placeOf("/t/abc/replay", "#17"), { page: "replay", id: "abc", at: 17, eye: null });
  assert.deepEqual(placeOf("/t/abc/replay", "#17-p2"), { page: "replay", id: "abc", at: 17, eye: 1 });
  assert.deepEqual(placeOf("/t/abc/replay", "#17-p0"), { page: "replay", id: "abc", at: null, eye: null });
  assert.equal(momentAddress("abc", 17, 1), "/t/abc/replay#17-p2");
  assert.equal(momentAddress("abc", 0, null), "/t/abc/replay#0");
  assert.deepEqual(placeOf("/replay", ""), { page: "replay", id: "", at: null, eye: null });
  assert.deepEqual(placeOf("/rules/bellum", "#bellum.3"), { page: "rules", game: "bellum", clause: "bellum.3" });
  for (const page of ["join", "watch", "device", "recover"] as const) {
    assert.deepEqual(placeOf(`/${page}`, "#token"), { page, token: "token" });
  }
  assert.deepEqual(placeOf("/me/", ""), { page: "me" });
});

test("any other address is lost, however it is made", () => {
  for (const path of ["/x", "/t", "/t/a/b", "/t/a/screen/x", "/me/you", "/new", "/join/token", "/rules", "/replay/x/y"]) {
    assert.deepEqual(placeOf(path, ""), { page: "lost" }, path);
  }
  assert.deepEqual(placeOf("/rules/bellum", "#%E0%A4%A"), { page: "rules", game: "bellum", clause: "" });
});
