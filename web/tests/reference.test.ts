import { expect, test } from "vitest";
import { bookOf, named, readAs, type BookData } from "../src/reference/book";

const book = (game: string, content: BookData["sections"][number]["content"]): BookData => ({
  game,
  entries: [],
  sections: [{ number: "1", title: "", content }],
  events: {},
});

const BOOKS = [
  book("angel", [{ text: "A swarm attacks.", number: "R-11.5" }]),
  book("hulk", [
    {
      text: "",
      head: ["No.", "Rule", "Note"],
      rows: [
        ["A32", "At random.", "Once"],
        ["A33", "No statement."],
      ],
      numbers: ["A32"],
    },
  ]),
];

test("a rule is looked up in the book that has it, anything else in the book of the game", () => {
  expect(bookOf(BOOKS, "angel", "A32")?.game).toBe("hulk");
  expect(bookOf(BOOKS, "hulk", "R-11.5")?.game).toBe("angel");
  expect(bookOf(BOOKS, "hulk", "swarm")?.game).toBe("hulk");
});

test("the data says which rows of a table are rules", () => {
  expect(named(BOOKS[1]!, "a32")).toMatchObject({ rule: { number: "A32", text: "At random.\nNote – Once" } });
  expect(named(BOOKS[1]!, "A33")).toBeNull();
});

test("at a table the terms follow its settings", () => {
  const term = {
    kind: "term",
    id: "merge",
    name: "merge",
    names: {},
    text: "at once",
    facts: [],
    rules: [],
    copies: 0,
    readings: { "merge-event": "later" },
  };
  const texts = (settings: Record<string, unknown>): string[] =>
    readAs({ ...BOOKS[0]!, entries: [term] }, settings).entries.map(({ text }) => text);
  expect([texts({ merge: "attack" }), texts({ renew: "empty", merge: "event" })]).toEqual([["at once"], ["later"]]);
});
