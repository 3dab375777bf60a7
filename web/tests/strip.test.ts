import { beforeEach, expect, test } from "vitest";
import { piecesOf } from "../src/angel/telling/pieces";
import { settings } from "../src/page/settings.svelte";
import type { Roll } from "../src/shared/telling/story";
import type { Item, News } from "../src/shared/telling/summary";

const news = (number: number, given: Partial<News>): Item => ({
  number,
  news: { id: "no-attack", about: {}, tone: "quiet", drawing: "pulse", card: null, ...given },
});
const roll = (number: number, given: Partial<Roll>): Item => ({
  number,
  roll: {
    number,
    roller: ["marine", "leon"],
    life: null,
    face: 2,
    needs: [],
    spot: "L1",
    what: "slay",
    success: null,
    fate: null,
    rerolled: false,
    chance: 0.5,
    ...given,
  },
});

beforeEach(() => {
  settings.odds = true;
});

test("a death comes first, what did not happen last, each with its line of the log", () => {
  const death = news(7, { id: "slain", about: { marine: ["marine", "gideon"] }, tone: "death" });
  const pieces = piecesOf([news(3, {}), roll(5, { success: false }), death], false);
  expect(pieces.map(({ line, told }) => [line, told])).toEqual([
    [8, "Gideon is slain"],
    [6, "Leon L1"],
    [4, "No swarms attack"],
  ]);
  expect(pieces.map(({ urgent }) => urgent)).toEqual([true, false, false]);
});

test.each([
  ["a hit", { success: true }, "hit at 50%", true, "help"],
  ["a miss", { success: false }, "miss at 50%", false, "threat"],
  ["an open roll", {}, "50%", null, undefined],
  ["a Marine who survived", { what: "survive", success: true }, "survived at 50%", true, "help"],
  ["a Marine who did not", { what: "survive", success: false }, "slain at 50%", false, "death"],
] as const)("%s says what it came to, and the chance it had", (_, given, came, met, tone) => {
  expect(piecesOf([roll(1, given)], false)).toMatchObject([{ came, die: { face: 2, met }, tone }]);
});

test("while the player picks what a roll slays, it has hit: that roll only", () => {
  expect(piecesOf([roll(1, {}), roll(2, {})], true).map(({ id }) => id)).toEqual(["", "hit"]);
});

test("no chance is told to those who like none", () => {
  settings.odds = false;
  expect(piecesOf([roll(1, { success: true })], false)).toMatchObject([{ came: "hit" }]);
});

test("a roll for a life names the Marine and the card, and goes before the question", () => {
  const psychic = roll(4, {
    roller: ["event", "psychic_assault"],
    life: ["marine", "scipio"],
    spot: "",
    what: null,
    fate: "survived",
    chance: 2 / 3,
  });
  expect(piecesOf([psychic], false)).toMatchObject([
    { id: "survived", told: "Scipio Psychic Assault", came: "survived at 67%", urgent: true },
  ]);
});
