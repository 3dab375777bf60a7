// Combat of Space Hulk as it is played back: what belongs together, what is drawn, and how long it takes.
import { expect, inject, test, vi } from "vitest";
import { damageOf } from "../src/hulk/map/damage";
import { stalker } from "../src/hulk/art/alien";
import { Ending } from "../src/play/end/ending.svelte";
import { duration } from "../src/hulk/telling/deeds.svelte";
import type { Assault, Shot } from "../src/hulk/telling/scenes";
import { type Deed, deedsFrom, lineOf } from "../src/hulk/telling/steps";
import { learnt } from "../src/hulk/words";
import { PACES } from "../src/page/settings.svelte";
import type { Clock } from "../src/page/clock";
import { type Beat, Player } from "../src/shared/telling/player.svelte";
import { words } from "../src/page/words.svelte";
import type { HulkEvent, HulkOpen, Thing } from "../src/protocol";

await learnt;

const { open: view } = inject("airlock");
const sgt: Thing = ["terminator", "sgt"];
const S1: Thing = ["stealer", "S1"];
const square = (name: string): Thing => ["square", name];
const step = (alien: Thing, to: string): HulkEvent => ({
  event: "alien_moved",
  role: "deed",
  alien,
  square: square(to),
  facing: ["facing", "N"],
  left: 1,
});
const reason = (alien: Thing): HulkEvent => ({
  event: "alien_activated",
  role: "reason",
  alien,
  row: ["row", "stealers"],
  distance: 2,
  tied: 0,
});
const fired = (dice: string, how = "aimed"): HulkEvent => ({
  event: "shot_fired",
  role: "outcome",
  terminator: sgt,
  target: S1,
  how: ["shot", how],
  dice,
  needs: 6,
});
const missed: HulkEvent = { event: "shot_missed", role: "outcome", terminator: sgt, target: S1 };
const died: HulkEvent = { event: "stealer_died", role: "outcome", stealer: S1, square: square("12,5") };
const jammed: HulkEvent = { event: "gun_jammed", role: "outcome", terminator: sgt };
const scenes = (events: HulkEvent[], from = 0) => deedsFrom(events, from, () => view).map(({ scene }) => scene);

test("one alien's way is one step with one line, and its doors are counted", () => {
  const door: HulkEvent = { event: "door_opened", role: "effect", piece: S1, door: ["door", "8,3"] };
  const events = [reason(S1), step(S1, "8,1"), reason(["stealer", "S9"]), step(S1, "8,2"), door, step(S1, "8,3")];
  const stops: HulkEvent = { event: "alien_stops", role: "deed", alien: S1, stop: ["stop", "seen"], left: 0 };
  const [deed, ...more] = deedsFrom(
    [events[0], events[1], events[3], events[4], events[5], stops] as HulkEvent[],
    0,
    () => view,
  );
  expect(more).toEqual([]);
  expect(deed?.scene).toMatchObject({ kind: "path", alien: S1, doors: 1 });
  expect(deed && lineOf(deed)).toContain("8,3");
  expect(deed?.boards).toHaveLength(5);
});

test("an alien that opens a door from where it stands has opened it, and has not turned", () => {
  const opened: HulkEvent = { event: "door_opened", role: "effect", piece: S1, door: ["door", "13,5"] };
  const turned: HulkEvent = { event: "alien_turned", role: "deed", alien: S1, facing: ["facing", "N"], left: 4 };
  const here = { ...view, stealers: { S1: { at: "14,6", facing: "N", entry: null } } } as unknown as HulkOpen;
  const told = (...events: HulkEvent[]): string[] => deedsFrom([reason(S1), ...events], 0, () => here).map(lineOf);
  expect(told(opened)).toEqual([words.happened(opened)]);
  expect(told(turned, opened)).toEqual([`${words.happened(turned)} ${words.happened(opened)}`]);
});

test("two that come out of one entry area come from the same place, whether the board showed them before or not", () => {
  const entered = (alien: Thing): HulkEvent => ({
    event: "alien_entered",
    role: "deed",
    alien,
    square: square(view.entries["E1"]?.square ?? ""),
    facing: ["facing", "S"],
    left: 6,
  });
  const lurking = { ...view, stealers: { S1: { at: null, facing: "N", entry: "E1" } } } as unknown as HulkOpen;
  const S2: Thing = ["stealer", "S2"];
  const ways = deedsFrom(
    [reason(S1), entered(S1), step(S1, "8,3"), reason(S2), entered(S2), step(S2, "8,3")],
    0,
    () => lurking,
  );
  expect(ways.map(({ scene }) => scene)).toMatchObject([{ from: "E1" }, { from: "E1" }]);
  expect(ways.map(({ scene }) => scene.kind === "path" && scene.squares[0])).toEqual([
    view.entries["E1"]?.cell,
    view.entries["E1"]?.cell,
  ]);
});

test("an arrival is told with the die that placed it, and no other deed is", () => {
  const arrival = (die: number): HulkEvent => ({
    event: "arrival_rolled",
    role: "reason",
    die,
    row: ["row", "top_priority"],
    marine: sgt,
    line: ["line", "only"],
  });
  const came = (blip: string): HulkEvent => ({
    event: "blip_arrived",
    role: "deed",
    blip: ["blip", blip],
    entry: ["entry", "E1"],
    die: 3,
    row: ["row", "top_priority"],
    marine: sgt,
    distance: 7,
    lurk: ["lurk", "free"],
  });
  const lost: HulkEvent = { event: "blip_lost", role: "outcome", die: 1 };
  const deeds = deedsFrom([arrival(3), came("B1"), arrival(4), came("B2"), lost], 0, () => view);
  expect(deeds.map(({ because }) => because)).toEqual([[arrival(3)], [arrival(4)], []]);
});

test("a shot, its dice and what becomes of it are one scene; a double on overwatch jams", () => {
  expect(scenes([fired("6 2"), died])).toMatchObject([
    { kind: "shot", dice: [6, 2], needs: 6, hit: true, jams: false, interrupt: "" },
  ]);
  const [shot] = scenes([reason(S1), step(S1, "12,5"), fired("4 4", "overwatch"), missed, jammed]).slice(1) as Shot[];
  expect(shot).toMatchObject({ hit: false, jams: true, interrupt: "overwatch" });
});

test("a marine's own shot is shown as well, but not his walk", () => {
  const moved: HulkEvent = {
    event: "marine_moved",
    role: "note",
    terminator: sgt,
    square: square("4,5"),
    ap: 1,
    cp: 0,
  };
  const opened: HulkEvent = { event: "door_opened", role: "effect", piece: sgt, door: ["door", "13,5"] };
  expect(scenes([moved, opened])).toEqual([]);
  expect(scenes([moved, fired("1 2"), missed]).map(({ kind }) => kind)).toEqual(["shot"]);
});

const rolled = (score: number, score2: number): HulkEvent => ({
  event: "assault_rolled",
  role: "effect",
  attacker: S1,
  defender: sgt,
  dice: "5 2 3",
  dice2: "4",
  modifiers: [["modifier", "sergeant"]],
  score,
  score2,
});

test("in an assault every modifier is a chip of its own side, so that the sum is right", () => {
  const [fight] = scenes([reason(S1), rolled(5, 5)]) as Assault[];
  expect(fight?.attacker).toMatchObject({ dice: [5, 2, 3], best: 5, chips: [], score: 5 });
  expect(fight?.defender).toMatchObject({ dice: [4], best: 4, score: 5 });
  expect(fight?.defender.chips).toHaveLength(1);
  expect(fight?.outcome).toBe("");
});

test("after a parry the fight goes on with the dice as they lie, and a death is a scene of its own", () => {
  const parried: HulkEvent = {
    event: "parried",
    role: "outcome",
    terminator: sgt,
    die: 5,
    again: 6,
    score: 6,
    score2: 5,
  };
  const ended: HulkEvent = {
    event: "assault_ended",
    role: "outcome",
    attacker: S1,
    defender: sgt,
    score: 6,
    score2: 5,
    outcome: ["outcome", "attacker"],
  };
  const dead: HulkEvent = {
    event: "marine_died",
    role: "death",
    terminator: sgt,
    square: square("7,5"),
    cause: ["cause", "assault"],
  };
  const [fight, death] = scenes([reason(S1), rolled(5, 5), parried, ended, dead], 2) as [Assault, object];
  expect(fight.attacker).toMatchObject({ dice: [6, 2, 3], best: 6, score: 6 });
  expect(fight).toMatchObject({ outcome: "attacker", notes: [expect.stringContaining("6")] });
  expect(death).toMatchObject({ kind: "death", who: sgt, at: "7,5" });
});

test("a marine who reacts on command points interrupts", () => {
  const commanded: HulkEvent = { event: "marine_commanded", role: "note", terminator: sgt };
  const [, shot] = scenes([reason(S1), step(S1, "12,5"), commanded, fired("1 2"), missed]) as Shot[];
  expect(shot?.interrupt).toBe("reaction");
});

test("a fight takes 0.4 to 0.7 seconds at normal speed", () => {
  const fights = deedsFrom(
    [reason(S1), step(S1, "12,5"), fired("4 4", "overwatch"), missed, jammed, rolled(5, 5)],
    0,
    () => view,
  ).slice(1);
  for (const fight of fights) {
    expect(duration(fight, "en")).toBeGreaterThanOrEqual(400);
    expect(duration(fight, "en")).toBeLessThanOrEqual(700);
  }
});

test("the last board of a mission is held 1.5 seconds before the curtain, however the result was told", async () => {
  const ending = new Ending(() => Promise.resolve({ default: "curtain" }));
  ending.hold("", 1_500);
  ending.load();
  await vi.waitFor(() => expect(ending.part).toBe("curtain"));
  vi.useFakeTimers();
  const release = ending.hold("loss", 1_500);
  await vi.advanceTimersByTimeAsync(1_499);
  expect([ending.part, ending.awaited]).toEqual(["curtain", true]);
  await vi.advanceTimersByTimeAsync(1);
  expect(ending.awaited).toBe(false);
  release();
  ending.hold("loss", 0);
  expect(ending.awaited).toBe(false);
  vi.useRealTimers();
});

test.each(["en", "ja"] as const)(
  "a recorded turn of Decoy is told within 15 seconds at Fast, by the clock of the player: %s",
  (language) => {
    const answers = inject("decoy");
    expect(
      answers.flatMap(({ events }) => events).filter(({ event }) => event === "alien_moved").length,
    ).toBeGreaterThanOrEqual(40);
    const turn = answers.flatMap(({ events, before, boards }) =>
      deedsFrom(events, 0, (number) => boards[number] ?? before),
    );
    let [seconds, later] = [0, (): void => {}];
    const clock: Clock = (wait, run) => {
      [seconds, later] = [seconds + wait / 1000, run];
      return () => {};
    };
    const player = new Player<Deed & Beat>({ pace: () => PACES.fast, clock });
    player.add(turn.map((deed) => ({ ...deed, lasts: duration(deed, language, PACES.fast) })));
    while (player.playing) later();
    expect(seconds).toBeLessThan(15);
  },
);

test("soot, blood and the fallen stay where events left them, each square once", () => {
  const flame = {
    event: "flamer_fired",
    role: "effect",
    terminator: S1,
    square: ["square", "3,1"],
    section: ["section", "b"],
  };
  const slain = { event: "stealer_died", role: "outcome", stealer: S1, square: ["square", "4,1"] };
  const fell = { event: "marine_died", role: "death", terminator: ["terminator", "a"], square: ["square", "5,1"] };
  const events = [flame, slain, slain, fell] as unknown as HulkEvent[];
  const sections = new Map([["b", ["3,1", "4,1"].map((name) => ({ name, x: 0, y: 0, section: "b" }))]]);
  expect(damageOf(events, { sections })).toEqual({ burned: ["3,1", "4,1"], slain: ["4,1"], fallen: [["a", "5,1"]] });
  expect(damageOf(events.slice(0, 1), { sections })).toEqual({ burned: ["3,1", "4,1"], slain: [], fallen: [] });
});

test("Genestealers that follow each other stand in three poses, and each keeps its own", () => {
  const drawn = ["S1", "S2", "S3"].map((id) => String(stalker(id, false).body));
  expect(new Set(drawn).size).toBe(3);
  expect(String(stalker("S2", false).body)).toBe(drawn[1]);
});
