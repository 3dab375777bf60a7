import { afterEach, expect, test, vi } from "vitest";
import { taught, understood } from "../src/hints/hints";
import { FIRST } from "../src/shared/setup/missions";
import { link } from "../src/link/link.svelte";
import { keptHints } from "../src/page/kept";
import { toRealGame } from "../src/learn/progress";
import type { Happening } from "../src/page/told";

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

test("what a lesson has asked and shown needs no hint any more", () => {
  understood("ask-move");
  taught(["defence"], [{ event: "travelled" } as Happening]);
  expect(keptHints()).toEqual(expect.arrayContaining(["ask-move", "ask-defence", "travelled"]));
});
