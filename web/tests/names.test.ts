// Names in Space Hulk: nobody is told of two aliens by one name.
import { expect, test } from "vitest";
import { Names } from "../src/hulk/figures/names";
import { words } from "../src/page/words.svelte";
import { learnt } from "../src/hulk/words";
import type { HulkEvent, HulkOpen, Thing } from "../src/protocol";

await learnt;

const placed = (id: string): HulkEvent => ({
  event: "stealer_placed",
  role: "effect",
  stealer: ["stealer", id],
  square: ["square", "8,5"],
  facing: ["facing", "N"],
});
const died = (id: string): HulkEvent => ({
  event: "stealer_died",
  role: "outcome",
  stealer: ["stealer", id],
  square: ["square", "8,5"],
});
const nobody = { marines: {} } as Pick<HulkOpen, "marines">;

test("an alien that gets the number of a dead one gets a new name, and the log keeps the old one", () => {
  const names = new Names();
  const events = [placed("S1"), placed("S2"), died("S1"), placed("S1"), died("S1")];
  names.follow(events);
  expect(events.map((event) => words.happened(event).split(" ")[0])).toEqual(["S1", "S2", "S1", "S3", "S3"]);
  expect(names.now(nobody).get("stealer-S1")).toBe("S3");
  names.follow([...events, placed("S3")]);
  expect(names.now(nobody).get("stealer-S3")).toBe("S4");
});

test("a Genestealer that lurked has a name of its own when it is activated", () => {
  const names = new Names();
  const activated = (id: string): HulkEvent => ({
    event: "alien_activated",
    role: "reason",
    alien: ["stealer", id],
    row: ["row", "born"],
    distance: 3,
    tied: 0,
  });
  const events = [activated("S1"), died("S1"), activated("S1"), activated("S1"), died("S1")];
  names.follow(events);
  expect(events.map((event) => words.happened(event).split(" ")[0])).toEqual(["S1", "S1", "S2", "S2", "S2"]);
});

test("a Genestealer that enters does not take the name of a dead one, at which a second overwatch shot still goes", () => {
  const names = new Names();
  const enters: HulkEvent = {
    event: "alien_entered",
    role: "deed",
    alien: ["stealer", "S1"],
    square: ["square", "8,1"],
    facing: ["facing", "S"],
    left: 6,
  };
  const missed: HulkEvent = {
    event: "shot_missed",
    role: "outcome",
    terminator: ["terminator", "sgt"],
    target: ["stealer", "S1"],
  };
  const events = [enters, died("S1"), missed, { ...enters }, { ...missed }, died("S1")];
  names.follow(events);
  expect(events.map((event) => names.now(nobody, event).get("stealer-S1"))).toEqual([
    "S1",
    "S1",
    "S1",
    "S2",
    "S2",
    "S2",
  ]);
});

test("what is played back has the names of its time", () => {
  const names = new Names();
  const [first, , second] = names.follow([placed("S1"), died("S1"), placed("S1")]);
  expect([first, second].map((event) => names.now(nobody, event).get("stealer-S1"))).toEqual(["S1", "S2"]);
  expect(words.then(first, () => words.name("stealer", "S1"))).toBe("S1");
});

test("an alien that stood there from the start has its name, and after an undo names are given again", () => {
  const names = new Names();
  names.follow([died("S1"), placed("S1")]);
  expect(names.now(nobody).get("stealer-S1")).toBe("S2");
  names.follow([placed("S1")]);
  expect(names.now(nobody).get("stealer-S1")).toBe("S1");
});

test("one that is placed or lurks has its name before an event tells of it, and keeps it", () => {
  const names = new Names();
  const board = (...ids: string[]): HulkOpen =>
    ({ marines: {}, stealers: Object.fromEntries(ids.map((id) => [id, {}])), blips: {} }) as unknown as HulkOpen;
  const events = [placed("S1"), died("S1"), placed("S1")];
  names.follow(events);
  // The question where to place the second: S1 is called S2 by now, so S2 needs another name.
  expect(names.now(board("S1"), undefined, ["stealer", "S2"]).get("stealer-S2")).toBe("S3");
  names.follow([...events, placed("S2")]);
  expect(names.now(board("S1", "S2"))).toEqual(
    new Map([
      ["stealer-S1", "S2"],
      ["stealer-S2", "S3"],
    ]),
  );
  // One of a blip that is revealed while it lurks.
  const more = [...events, placed("S2"), died("S2")];
  names.follow(more);
  expect(names.now(board("S1", "S2")).get("stealer-S2")).toBe("S4");
  names.follow([
    ...more,
    { event: "alien_activated", role: "reason", alien: ["stealer", "S2"], row: ["row", "born"], distance: 3, tied: 0 },
  ]);
  expect(names.now(board("S1", "S2")).get("stealer-S2")).toBe("S4");
});

test("a marine is called as his mission's file calls him", () => {
  const sgt: Thing = ["terminator", "sgt"];
  const own = { marines: { sgt: { name: "Sergeant Kane" } } } as unknown as HulkOpen;
  words.called = new Names().now(own);
  expect(words.name(...sgt)).toBe("Sergeant Kane");
  words.called = new Map();
  expect(words.name(...sgt)).not.toBe("Sergeant Kane");
});
