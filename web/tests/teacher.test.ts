// Looking back: which round is over, how it is summed up, and what a line of the log leads to.
import { mount, unmount } from "svelte";
import { expect, test } from "vitest";
import type { Happening } from "../src/page/told";
import { ofEvent, type BookData } from "../src/reference/book";
import Choices from "../src/teacher/Choices.svelte";
import { roundOver, summary, type Compared } from "../src/teacher/hindsight";

const began = (number: number): Happening => ({ event: "round_began", role: "heading", number });
const turn = (number: number): Happening => ({ event: "turn_began", role: "heading", number });
const paid: Happening = { event: "token_paid", role: "effect", marine: ["marine", "leon"] };

test("a round is over when the next one begins", () => {
  expect(roundOver([])).toBe(0);
  expect(roundOver([began(1), paid])).toBe(0);
  expect(roundOver([began(1), paid, began(2)])).toBe(1);
  expect(roundOver([turn(3), turn(4)])).toBe(3);
});

const compared = (cost: number, clear: boolean): Compared => ({
  events: 1,
  given: { text: "stop", things: [] },
  better: { text: "go", things: [] },
  cost,
  low: 0,
  high: 1,
  clear,
});

test("only what is more than luck counts as a cost", () => {
  const round = { round: 1, choices: 4, looked: 4 };
  expect(summary({ ...round, told: [] })).toEqual(["hindsight-same", 0, 0]);
  expect(summary({ ...round, told: [compared(0.01, false)] })).toEqual(["hindsight-sum-equal", 0, 0]);
  expect(summary({ ...round, told: [compared(0.2, true), compared(0.1, true)] })).toEqual([
    "hindsight-sum-cost",
    2,
    0.2,
  ]);
});

test("two choices before the next event are both listed", () => {
  const choices = [compared(0.2, true), compared(0.1, true)];
  const shown = mount(Choices, { target: document.body, props: { choices, look: () => undefined } });
  expect(document.querySelectorAll("[data-clear]")).toHaveLength(2);
  void unmount(shown);
});

const leon = { kind: "marine", id: "leon", name: "Leon", names: {}, text: "", facts: [], rules: [], copies: 1 };
const book: BookData = {
  game: "angel",
  entries: [leon],
  sections: [{ number: "7", title: "Dice", content: [{ number: "R-7.2", text: "Tokens" }] }],
  events: { token_paid: "R-7.2", round_began: "7" },
};

test("a line of the log leads to its cards and to its rule", () => {
  const [card, rule] = ofEvent(book, paid);
  expect(card).toEqual({ entry: leon });
  expect(rule).toMatchObject({ rule: { number: "R-7.2" } });
  expect(ofEvent(book, began(1))).toMatchObject([{ section: { number: "7" } }]);
});
