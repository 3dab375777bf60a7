// The board as the aliens see it, and the motion tracker.
import { expect, test, vi } from "vitest";
import { Foresight, nearestBlip } from "../src/hulk/map/foresight.svelte";
import { withWords } from "../src/hulk/withWords";
import { link } from "../src/link/link.svelte";
import type { Reply } from "../src/link/requests.svelte";
import type { HulkOpen } from "../src/protocol";

await withWords(Promise.resolve());

const squad = { a: { at: "5,5", letter: "A" }, b: { at: null, letter: "B" } };
const board = (blips: Record<string, string | null>): HulkOpen =>
  ({
    marines: squad,
    stealers: { S1: { at: "9,5", entry: null, facing: "W" } },
    blips: Object.fromEntries(Object.entries(blips).map(([id, at]) => [id, { at, entry: at ? null : "E1" }])),
    doors: {},
    bulkheads: [],
    burning: [],
    barriers: [],
    object: null,
    objectives: {},
    exits: {},
    entries: { E1: { cell: "0,0", square: "1,0" } },
    ladders: {},
  }) as unknown as HulkOpen;

test("the motion tracker hears the nearest blip on the board within twelve squares", () => {
  expect(nearestBlip(board({ B1: "15,5", B2: "5,8" }))).toBe(3);
  expect(nearestBlip(board({ B1: "17,5" }))).toBe(12);
  expect(nearestBlip(board({ B1: "18,5", B2: null }))).toBe(0);
});

test("what the aliens think is asked for once a board, told where it is pointed at, and gone when nobody wants it", async () => {
  const view = board({ B1: "15,5" });
  link.seen = { game: "hulk", open: view, own: {}, news: {}, boards: {} };
  const reply = {
    type: "foreseen",
    key: "",
    targets: { a: { rank: 1, lines: ["fire_power", "bolter"] } },
    aliens: {
      S1: { order: 1, target: "a", row: "within", line: "only", distance: 4, squares: ["9,5", "6,5"] },
      B1: { order: 2, target: "", row: "", line: "", distance: 0, squares: [] },
    },
  } as Reply;
  const asked = vi.spyOn(link, "inquire").mockResolvedValue(reply);
  const foresight = new Foresight();
  await foresight.follow(view);
  expect([asked.mock.calls.length, foresight.told(view, "5,5")]).toEqual([0, []]);
  foresight.wanted = true;
  await foresight.follow(view);
  await foresight.follow(view);
  expect(asked).toHaveBeenCalledTimes(1);
  expect(foresight.told(view, "5,5")).toEqual(["target number 1 (he can't return fire, carries a storm bolter)"]);
  expect(foresight.told(view, "9,5")[0]).toContain("within 12 squares (4)");
  expect(foresight.told(view, "15,5")).toEqual(["number 2 to act, can reach nobody"]);
  expect(foresight.of(board({}))).toBeNull();
  foresight.wanted = false;
  expect(foresight.told(view, "5,5")).toEqual([]);
});
