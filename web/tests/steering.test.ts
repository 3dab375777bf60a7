// Table speed in Space Hulk: what one press means, and how many a marine takes.
import { expect, test, vi } from "vitest";
import { Presses } from "../src/hulk/asking/steering/presses";
import { promisesOf, sparable, unneeded } from "../src/hulk/asking/answers/promises";
import { arrowed, named, watching } from "../src/hulk/asking/steering/steering.svelte";
import { walkTold } from "../src/hulk/asking/steering/walking.svelte";
import { letterFor, ownLetter } from "../src/hulk/figures/letters";
import { withWords } from "../src/hulk/withWords";
import { words } from "../src/page/words.svelte";
import type { Odds } from "../src/shared/asking/odds.svelte";
import type { HulkOpen, LegalAnswer, Question, Thing } from "../src/protocol";

await withWords(Promise.resolve());

const option = (text: string): LegalAnswer => ({ text, things: [] });
const asks = (kind: string, texts: string[], subject: Thing | null = null): Question => ({
  seat: 1,
  secret: false,
  kind,
  subject,
  card: null,
  face: null,
  outcome: null,
  options: texts.map(option),
});
const marine = (letter: string, at: string, facing: string, activated = false) => ({
  letter,
  at,
  facing,
  activated,
  role: "brother",
  weapons: [],
  squad: "A",
  left: false,
});
const view = {
  phase: "marines",
  command_points: 2,
  marines: { a: marine("A", "5,5", "E", true), b: marine("B", "4,5", "E"), g: marine("G", "3,5", "E", true) },
} as unknown as HulkOpen;
const A: Thing = ["terminator", "a"];

test("an arrow key steps the way he faces, backs away, or turns to the side", () => {
  const order = asks("order", ["move:6,5", "move:4,5", "turn:N", "turn:S", "done"], A);
  expect(["E", "W", "N", "S"].map((way) => arrowed(view, "a", way as "E", order))).toEqual([
    "move:6,5",
    "move:4,5",
    "turn:N",
    "turn:S",
  ]);
});

test("where he cannot step an arrow key opens the door, leaves, or begins to turn round, and never attacks", () => {
  expect(arrowed(view, "a", "E", asks("order", ["open:6,5", "assault:6,5", "fire:6,5", "turn:N"], A))).toBe("open:6,5");
  expect(arrowed(view, "a", "E", asks("order", ["leave:E", "turn:N"], A))).toBe("leave:E");
  expect(arrowed(view, "a", "W", asks("order", ["turn:S", "turn:N"], A))).toBe("turn:S");
  expect(arrowed(view, "a", "E", asks("order", ["assault:S1", "turn:N"], A))).toBeNull();
});

test("naming the next marine ends the one who acts; who has acted is commanded", () => {
  const order = asks("order", ["turn:N", "command:b", "command:g", "done"], A);
  expect(named(view, "b", order)).toEqual({ text: "done", last: false });
  expect(named(view, "b", asks("next_marine", ["activate:b", "command:a", "command:b", "end"]))).toEqual({
    text: "activate:b",
    last: true,
  });
  expect(named(view, "g", order)).toEqual({ text: "command:g", last: true });
  expect(named(view, "b", asks("shoot_after_moving", ["snap:S1", "hold"], A))).toEqual({ text: "hold", last: false });
  expect(named(view, "a", order)).toBeNull();
  expect(named({ ...view, command_points: 0 }, "g", asks("order", ["turn:N", "done"], A))).toBeNull();
});

test("all who can go on overwatch, one after the other; who cannot is let go, and nobody is activated twice", () => {
  const tried = new Set<string>();
  const free = asks("next_marine", ["activate:b", "activate:c", "command:a", "end"]);
  expect(watching(free, tried)).toBe("activate:b");
  expect(watching(asks("order", ["overwatch", "done"], ["terminator", "b"]), tried)).toBe("overwatch");
  expect(watching(free, tried)).toBe("activate:c");
  expect(watching(asks("order", ["turn:N", "done"], ["terminator", "c"]), tried)).toBe("done");
  expect(watching(free, tried)).toBeNull();
  // A marine who acts already is left alone.
  expect(watching(asks("order", ["overwatch", "done"], A), tried)).toBeNull();
});

test("in the aliens' phase naming a marine lets him react and ends nobody", () => {
  const aliens = { ...view, phase: "aliens" } as HulkOpen;
  expect(named(aliens, "b", asks("react", ["command:a", "command:b", "hold"]))).toEqual({
    text: "command:b",
    last: true,
  });
  expect(named(aliens, "b", asks("order", ["turn:N", "done"], A))).toBeNull();
});

test.each([
  ["assault:S1", 0.44, 0.353, "kills 44%, dies 35%"],
  ["snap:S1", 0.31, null, "hits 31%"],
])("a plan that ends in %s says what it promises and what it risks", (attack, chance, dies, told) => {
  const walk = { terminator: "a", square: "5,4", cost: 2, squares: [], facing: null, paid: { ap: 2, cp: 0 } };
  expect(walkTold({ ...walk, orders: ["turn:N", attack], chance, dies })).toContain(told);
});

test("a close assault promises a kill and a risk, a shot only a hit", () => {
  const figures = [
    ["kills", "assault:S1", 0.44],
    ["dies", "assault:S1", 0.353],
    ["hits", "fire:S1", 0.31],
  ].map(([hope, answer, value]) => ({ because: `odds-hulk-answer-${hope}`, arguments: { answer }, value }));
  const odds = { part: () => figures } as unknown as Odds;
  const told = (text: string): string[] =>
    promisesOf(odds, option(text)).map(({ what, value }) =>
      words.say(`play-chance-${what}`, { chance: words.percent(value) }),
    );
  expect(["assault:S1", "fire:S1", "turn:N"].map(told)).toEqual([["kills 44%", "dies 35%"], ["hits 31%"], []]);
});

test("the letter on the figure is the key, and no command has a letter of a marine", () => {
  expect(["activate:b", "command:a", "deploy:g", "next:a"].map((text) => ownLetter(option(text), view))).toEqual([
    "b",
    "a",
    "g",
    "a",
  ]);
  expect(ownLetter(option("command:b"), view)).toBe("");
  const letters = ["overwatch", "guard", "reload", "clear", "done", "end", "hold", "turn:W", "face:N"].map((text) =>
    letterFor(option(text)),
  );
  expect(letters.filter((letter) => /^[A-L]$/.test(letter))).toEqual([]);
  expect(letters.slice(-2)).toEqual(["←", "↑"]);
});

test("keys pressed while an answer is sent are kept in order, and forgotten when something else happens", () => {
  let busy = true;
  const done: string[] = [];
  const presses = new Presses(() => busy);
  for (const key of ["o", "x", "c"]) presses.press(() => done.push(key));
  presses.use();
  expect(done).toEqual([]);
  busy = false;
  presses.use();
  expect(done).toEqual(["o", "x", "c"]);
  busy = true;
  const late = vi.fn();
  presses.press(late);
  presses.forget();
  busy = false;
  presses.use();
  expect(late).not.toHaveBeenCalled();
});

test("a parry that changes neither life nor kill is not asked for", () => {
  const parry = asks("parry", ["parry", "accept"], A);
  const promises = (lives: number, kills: number) => [
    { what: "lives", value: lives },
    { what: "kills", value: kills },
  ];
  expect(unneeded(parry, () => promises(1, 0.5))?.text).toBe("accept");
  expect(unneeded(parry, ({ text }) => promises(1, text === "parry" ? 0.5 : 0))).toBeNull();
  // A fight that is won is not rolled again.
  expect(unneeded(parry, ({ text }) => promises(1, text === "parry" ? 0.8 : 1))?.text).toBe("accept");
  expect(unneeded(parry, ({ text }) => (text === "parry" ? promises(0.4, 0.5) : promises(0.5, 0.4)))).toBeNull();
  expect(unneeded(parry, ({ text }) => (text === "parry" ? promises(1, 1) : [{ what: "lives", value: 1 }]))).toBeNull();
  expect(unneeded(parry, () => [])).toBeNull();
  expect(unneeded(asks("order", ["done", "accept"], A), () => promises(0, 0))).toBeNull();
  const draw = asks("command_points", ["keep", "redraw"], A);
  const more =
    (value: number) =>
    ({ text }: LegalAnswer) =>
      text === "redraw" ? [{ what: "more", value }] : [];
  expect([unneeded(draw, more(0))?.text, unneeded(draw, more(1 / 6)), unneeded(draw, () => [])]).toEqual([
    "keep",
    null,
    null,
  ]);
  expect([parry, draw, asks("order", ["done", "accept"], A)].map(sparable)).toEqual([true, true, false]);
});
