import assert from "node:assert/strict";
import { test } from "node:test";
import { difference, hidesSomething } from "../src/model/difference.ts";
import { movesOf } from "../src/model/moves.ts";
import { counts, left, meant, question, type Trail } from "../src/model/picking.ts";
import { standing } from "../src/model/placing.ts";
import { rowsOf, towards, unitOf } from "../src/model/sheet.ts";
import { targetsOf, triedAs, type Targets } from "../src/model/targets.ts";
import type { Choice, Piece, Sheet } from "../src/wire/types.ts";
import type { Argument } from "../src/words/messages.ts";

const node = (id: string): Argument => ({ type: "node", id });
const thing = (id: string): Argument => ({ type: "thing", id });
const choice = (play: string, kind: string, args: Record<string, Argument> = {}): Choice => ({ play, kind, say: { type: "message", key: `action-${kind}`, args } });
const piece = (id: string, more: Partial<Piece> = {}): Piece => ({ id, symbol: id.split("-")[0] ?? "", at: { sheet: "board" }, name: { type: "message", key: "x" }, ...more });

const LEGAL = [
  choice("gnome a F11", "gnome", { gnome: thing("a"), field: node("F11") }),
  choice("gnome a G12", "gnome", { gnome: thing("a"), field: node("G12") }),
  choice("gnome b G12", "gnome", { gnome: thing("b"), field: node("G12") }),
  choice("end turn", "end turn"),
];

function asked(trail: Trail, legal: readonly Choice[] = LEGAL) {
  return question(movesOf(legal), trail);
}

test("kinds are asked first", () => {
  const found = asked([]);
  assert.deepEqual(found.ask === "kind" && found.kinds.map((one) => [one.kind, one.moves.length]), [["gnome", 3], ["end turn", 1]]);
});

test("pairs are picked one after the other, and a parameter with one answer is not asked for", () => {
  const gnomes = ["gnome a F11", "gnome a G12", "gnome b G12"];
  const first = asked([gnomes]);
  assert.deepEqual(first.ask === "argument" && [first.name, first.type, first.options.length], ["gnome", "thing", 2]);
  const second = asked([gnomes, ["gnome a F11", "gnome a G12"]]);
  assert.deepEqual(second.ask === "argument" && [second.name, second.options.map((one) => one.value)], ["field", ["node F11", "node G12"]]);
  const done = asked([gnomes, ["gnome b G12"]]);
  assert.equal(done.ask === "ready" && done.move.id, "gnome b G12");
});

test("a single legal action still waits for a click", () => {
  assert.equal(asked([], [choice("pass", "pass")]).ask, "kind");
  assert.equal(asked([], []).ask, "nothing");
});

test("what is no longer legal falls out of what was picked", () => {
  assert.deepEqual(left(movesOf(LEGAL), [["gnome z A1", "end turn"]]).map((move) => move.id), ["end turn"]);
});

test("a whole walk is one move, said like its first step and told apart from it by its steps", () => {
  const legal = [choice("wizard F2", "wizard", { field: node("F2") }), choice("wizard G1", "wizard", { field: node("G1") })];
  const ways = [{ play: ["wizard F2", "wizard F3", "wizard F2"], thing: "wizard-p1", path: ["F2", "F3", "F2"] }];
  const moves = movesOf(legal, ways);
  assert.deepEqual(moves.map((move) => [move.plays.length, move.say.args?.["field"], move.say.args?.["steps"]]), [
    [1, node("F2"), 1],
    [1, node("G1"), 1],
    [3, node("F2"), 3],
  ]);
  const found = question(moves, [moves.filter((move) => move.plays[0] === "wizard F2").map((move) => move.id)]);
  assert.deepEqual(found.ask === "argument" && [found.name, found.type], ["steps", "number"]);
});

test("a thing is lit by its name, whoever owns it decides, and a thing on the named node is preferred", () => {
  const pieces = [
    piece("gnome-a", { called: "a", at: { sheet: "board", node: "F14" } }),
    piece("card-7-p1", { called: "7", owner: 0 }),
    piece("card-7-p2", { called: "7", owner: 1 }),
    piece("gem-red-A1", { symbol: "gem-red", called: "red", at: { sheet: "board", node: "A1" } }),
    piece("gem-red-B1", { symbol: "gem-red", called: "red", at: { sheet: "board", node: "B1" } }),
    piece("chests-metal-p2", { symbol: "chest-metal", owner: 1 }),
  ];
  const legal = [
    ...LEGAL,
    choice("lay 7", "lay", { card: 7 }),
    choice("lift red B1", "lift", { gem: thing("red"), area: node("B1") }),
    choice("rob p2 metal", "rob", { seat: { type: "seat", seat: 1 }, chest: thing("metal") }),
  ];
  const lit = targetsOf(movesOf(legal), pieces, 0);
  assert.deepEqual([...lit.pieces.keys()].sort(), ["card-7-p1", "chests-metal-p2", "gem-red-B1", "gnome-a"]);
  assert.deepEqual(lit.nodes.get("G12")?.map((move) => move.id), ["gnome a G12", "gnome b G12"]);
});

test("an unbroken run of numbers is counted, a few are not", () => {
  const bids = (numbers: readonly number[]) => {
    const found = asked([], numbers.map((n) => choice(`bid ${n}`, "bid", { count: n })));
    return found.ask === "argument" ? counts(found.options) : "not asked";
  };
  assert.deepEqual(bids([1, 2, 3, 4, 5, 6]), { least: 1, most: 6 });
  assert.equal(bids([1, 2, 4, 8, 16]), null);
  assert.equal(bids([1, 2, 3]), null);
});

test("typing finds beginnings first, without accents, and never more than asked for", () => {
  const names = ["Élan vital", "Gift of the élite", "Elfin", "Vitality", "Renewal"];
  assert.deepEqual(meant("el", names, (name) => name), ["Élan vital", "Elfin", "Gift of the élite"]);
  assert.deepEqual(meant("wal", names, (name) => name), ["Renewal"]);
  assert.equal(meant("", Array.from({ length: 300 }, (_, n) => String(n)), (name) => name, 99).length, 24);
});

const SQUARES: Sheet = {
  id: "board", title: { type: "message", key: "x" }, width: 3, height: 2,
  nodes: [0, 1, 2].flatMap((x) => [0, 1].map((y) => ({ id: `${"ABC"[x]}${2 - y}`, x: x + 0.5, y: y + 0.5 }))),
};

test("a sheet is read in rows, and arrows go to the nearest node in their direction", () => {
  assert.equal(unitOf(SQUARES), 1);
  assert.deepEqual(rowsOf(SQUARES, 1).map((row) => row.map((one) => one.id).join(" ")), ["A2 B2 C2", "A1 B1 C1"]);
  const nodes = SQUARES.nodes ?? [];
  const at = (id: string) => nodes.find((one) => one.id === id) as (typeof nodes)[number];
  assert.equal(towards(nodes, at("A2"), "right")?.id, "B2");
  assert.equal(towards(nodes, at("B2"), "down")?.id, "B1");
  assert.equal(towards(nodes, at("C1"), "right"), null);
});

test("things on one node stand apart and within it", () => {
  const found = standing([piece("a"), piece("b"), piece("c")], { id: "A1", x: 5, y: 5 }, 1);
  assert.equal(new Set(found.map((one) => `${one.x} ${one.y}`)).size, 3);
  for (const one of found) {
    assert.ok(Math.abs(one.x - 5) + one.size / 2 <= 0.5 && Math.abs(one.y - 5) + one.size / 2 <= 0.5);
  }
});

test("the difference of two scenes names what moved, came and went by its id", () => {
  const before = { pieces: [piece("a", { at: { sheet: "board", node: "A1" } }), piece("b")] };
  const after = { pieces: [piece("a", { at: { sheet: "board", node: "A2" } }), piece("c")] };
  const found = difference(before, after);
  assert.deepEqual([found.moved.map((one) => [one.id, one.from.node, one.to.node]), found.came.map((one) => one.id), found.went.map((one) => one.id)], [[["a", "A1", "A2"]], ["c"], ["b"]]);
});

test("something is hidden where a seat's thing lies face down or several choose at once", () => {
  assert.equal(hidesSomething({ pieces: [piece("deck", { face_up: false })] }, [0]), false);
  assert.equal(hidesSomething({ pieces: [piece("chest", { face_up: false, owner: 1 })] }, [0]), true);
  assert.equal(hidesSomething({ pieces: [] }, [0, 1]), true);
});

test("a chest of somebody is theirs, and not the one like it in the supply", () => {
  const rob = choice("rob p2 wood", "rob", { seat: { type: "seat", seat: 1 }, chest: thing("wood") });
  const pieces = [piece("stack-wood", { symbol: "chest-wood" }), piece("chests-wood-p2", { symbol: "chest-wood", owner: 1 }), piece("chests-wood-p3", { symbol: "chest-wood", owner: 2 })];
  assert.deepEqual([...targetsOf(movesOf([rob]), pieces, 0).pieces.keys()], ["chests-wood-p2"]);
});

test("another place is tried as those that are lit are written: a walk by its next step, what is carried as a whole", () => {
  const lit = (end: string, plays: readonly string[]): Targets => ({
    nodes: new Map([[end, [{ id: plays.join(" / "), plays, kind: "x", say: { type: "message", key: "" }, path: [end], thing: "" }]]]), pieces: new Map(),
  });
  assert.deepEqual(triedAs(lit("H4", ["wizard H3", "wizard H4"]), "O4"), ["wizard O4"]);
  assert.deepEqual(triedAs(lit("G12", ["gnome a G12"]), "O4"), ["gnome a O4"]);
  assert.deepEqual(triedAs(lit("H4", ["shield", "on H4"]), "O4"), ["shield", "on O4"]);
  assert.equal(triedAs(lit("H4", ["shift a east"]), "O4"), null, "nobody can say how that would be written");
  assert.equal(triedAs({ nodes: new Map(), pieces: new Map() }, "O4"), null, "nothing is lit, nothing is tried");
});
