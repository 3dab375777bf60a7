import { afterEach, expect, test, vi } from "vitest";
import { FIRST } from "../src/hulk/missions/missions";
import { link } from "../src/link/link.svelte";
import { toRealGame } from "../src/learn/progress";

afterEach(() => vi.restoreAllMocks());

function begun(game: "angel" | "hulk"): unknown {
  const begin = vi.spyOn(link, "begin").mockImplementation(() => {});
  toRealGame(game);
  return begin.mock.calls[0]?.[0].options;
}

test("after the last lesson of Death Angel a solo game begins with teams of chance", () => {
  expect(begun("angel")).toEqual({ players: 1, teams: "random" });
});

test("after the last lesson of Space Hulk its first mission begins", () => {
  expect(begun("hulk")).toMatchObject({ game: "hulk", mission: FIRST });
});
