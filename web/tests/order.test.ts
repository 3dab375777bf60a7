import { expect, test } from "vitest";
import { played } from "../src/angel/cards/order";
import type { AngelOpen, Thing } from "../src/protocol";

const team = (table: string, resolved: boolean): AngelOpen["teams"][string] => ({
  seat: 1,
  in_play: true,
  table,
  resolved,
  last: null,
  face_down: false,
});

function current(asks: Thing | null, green = true): string | undefined {
  const teams = { grey: team("stealth_tactics", true), green: team("run_and_gun", green) };
  const owed = [{ seat: 1, secret: false, subject: null, card: asks }];
  return played({ phase: "resolve", teams, owed }).find(({ standing }) => standing === "now")?.id;
}

test("the last card that has begun is being resolved", () => {
  expect(current(null)).toBe("green");
  expect(current(null, false)).toBe("grey");
});

test("a card that asks is being resolved, although a later one has begun", () => {
  expect(current(["action", "stealth_tactics"])).toBe("grey");
  expect(current(["location", "generatorium"])).toBe("green");
});
