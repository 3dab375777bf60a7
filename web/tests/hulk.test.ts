import { expect, inject, test } from "vitest";
import { lookBack, type Review } from "../src/hulk/lookback";
import { withWords } from "../src/hulk/withWords";
import { leftIdle, markAtStake, noteOf, rash, standing } from "../src/hulk/asking/answers/answers";
import { paySign, payTold } from "../src/hulk/asking/answers/paying";
import { alarming, Declining } from "../src/hulk/asking/declining/declining.svelte";
import { planOf, pointOf, stands } from "../src/hulk/map/plan";
import { sceneOfMap } from "../src/hulk/map/scene";
import { commanded, deedsFrom, firedAt, lastOrder, onlyChosen, spoken } from "../src/hulk/telling/steps";
import { piecesAt, thingsAt, thingsBySquare } from "../src/hulk/figures/squares";
import {
  bySquare,
  described,
  interrupting,
  letterOf,
  marks,
  meansToFire,
  meant,
  notionsAt,
  sight,
  worthPressing,
} from "../src/hulk/figures/things";
import type { Happening } from "../src/page/told";
import { firesAnyway } from "../src/hulk/map/watching";
import type { HulkAnswer, HulkOpen, LegalAnswer, Marine, Question, Thing } from "../src/protocol";
import { calm, doorsOnly, squaresOf } from "../src/hulk/asking/steering/walking.svelte";
import { barredAt, moveTo } from "../src/hulk/asking/answers/why";
import { words } from "../src/page/words.svelte";
import { withEndWords } from "../src/play/end/withEndWords";

const known = await withWords(Promise.resolve()).then(() => words.has("hulk-map"));

const MAP = ["#E####", "#.####", "#.+..#", "##..X#", "######"];
const SECTIONS = ["######", "#1####", "#1222#", "##222#", "######"];
const plan = planOf(MAP, SECTIONS, [{ square: "4,3", facing: "E" }]);

const { open: view, own } = inject("airlock");
const deck = planOf(view.map, view.sections);
const indexed = Object.entries(inject("indexed"));

test("a part of Space Hulk comes when its words are known", () => {
  expect(known).toBe(true);
});

test("squares, and what has to be seen of them", () => {
  expect(plan.squares.map(({ name }) => name)).toEqual(["1,1", "1,2", "2,2", "3,2", "4,2", "2,3", "3,3", "4,3"]);
  expect(plan.at.get("2,2")?.section).toBe("2");
  expect(plan.extent).toEqual({ x: 0.25, y: -0.75, width: 5.5, height: 5.5 });
});

test("the hull has gaps where an entry area and an exit are, and sections meet in a seam", () => {
  expect(plan.walls).not.toContain("M1 1h1");
  expect(plan.walls).toContain("M5 2v1");
  expect(plan.walls).not.toContain("M5 2v1v1");
  expect(plan.walls).toContain("M2 2h1h1h1");
  expect(plan.seams).toBe("M2 2v1");
});

test("a door stands across its passage", () => {
  expect(stands(plan, "2,2")).toBe(true);
  expect(stands(planOf(["###", "#.#", "#+#", "#.#"], []), "1,2")).toBe(false);
});

test("the letters of a map alone say what lies there", () => {
  const scene = sceneOfMap(MAP, plan);
  expect(scene.doors).toEqual({ "2,2": "closed" });
  expect(scene.entries).toEqual([{ name: "", cell: "1,0", square: "1,1" }]);
  expect(scene.exits).toEqual([{ square: "4,3", facing: null }]);
});

// ---------------------------------------------------------------------- pieces and answers

test("pieces by their squares, lurkers by their cell", () => {
  expect(piecesAt(view, view.marines["sgt"]?.at ?? "")).toEqual([["terminator", "sgt"]]);
  const lurking = Object.entries(view.blips).find(([, { entry }]) => entry);
  const cell = view.entries[lurking?.[1].entry ?? ""]?.cell ?? "";
  expect(thingsAt(view, cell)).toEqual([
    ["blip", lurking?.[0]],
    ["entry", lurking?.[1].entry],
  ]);
  expect(letterOf(view, "sb2")).toBe("C");
});

test.each(indexed)("what lies on each square is what the engine's own index says: %s", (_, { open, squares }) => {
  expect(Object.fromEntries(thingsBySquare(open))).toEqual(squares);
});

test("a marine who interrupts has the points of his purse", () => {
  const { active, marines } = interrupting(view, "sb1", { ap: 2, cp: 3, psi: 0 });
  expect([active, marines["sb1"]?.ap, marines["sgt"]?.ap]).toEqual(["sb1", 2, view.marines["sgt"]?.ap]);
});

test("pointing at a square is its answer, or a choice between several", () => {
  const open: HulkAnswer = { text: "open:13,5", things: [["door", "13,5"]], at: "13,5" };
  const fire: HulkAnswer = { text: "fire:13,5", things: [["door", "13,5"]], at: "13,5" };
  const command: HulkAnswer = { text: "command:sb1", things: [["terminator", "sb1"]], at: "4,5" };
  const activate: HulkAnswer = { text: "activate:sb1", things: [["terminator", "sb1"]], at: "4,5" };
  const turn: HulkAnswer = { text: "turn:N", things: [["facing", "N"]] };
  expect(meant([open], false)).toEqual({ answer: open });
  expect(meant([fire, open], false)).toEqual({ among: [open, fire] });
  expect(meant([activate, command], false)).toEqual({ answer: activate });
  expect(meant([command], false)).toEqual({ among: [command] });
  const [close, walk] = [
    { text: "close:13,5", things: [] },
    { text: "move:13,5", things: [] },
  ];
  expect(meant([close], false)).toEqual({ among: [close] });
  expect(meant([close, walk], false)).toEqual({ answer: walk });
  expect(meant([], false)).toBeNull();
  expect([...bySquare([open, fire, activate, turn])]).toEqual([
    ["13,5", [open, fire]],
    ["4,5", [activate]],
  ]);
});

test("no attack is taken for granted where one could go as well", () => {
  const flame: LegalAnswer = { text: "flame:8,5", things: [["square", "8,5"]] };
  const fire: LegalAnswer = { text: "fire:S1", things: [["stealer", "S1"]] };
  expect(meant([flame], false)).toEqual({ among: [flame] });
  expect(meant([fire], true)).toEqual({ answer: fire });
});

test("a square pressed twice burns with the aliens in its section, not with one's own, and not for nothing where one can walk", () => {
  const there = (...things: Thing[]): HulkAnswer => ({
    text: "flame:8,5",
    things: [],
    area: ["8,5"],
    endangers: things.map((thing) => ({ thing, dies_on: 2 })),
  });
  const alien: Thing = ["stealer", "S1"];
  const own: Thing = ["terminator", "sb1"];
  const relic: Thing = ["object", "cat"];
  expect(meansToFire(there(alien), true)).toBe(true);
  expect(meansToFire(there(alien, own), true)).toBe(false);
  expect(meansToFire(there(relic), false)).toBe(false);
  expect(meansToFire(there(), true)).toBe(false);
  expect(meansToFire(there(), false)).toBe(true);
  expect(meansToFire({ ...there(), burns: true }, true)).toBe(true);
  expect([there(alien), there(own), there(), { ...there(), burns: true }].map(worthPressing)).toEqual([
    true,
    true,
    false,
    true,
  ]);
});

test("a cost says its action points and its command points", () => {
  const costs = [
    { ap: 1, cp: 0 },
    { ap: 2, cp: 1 },
    { ap: 0, cp: 1 },
  ];
  expect(costs.map(payTold)).toEqual(["1 AP", "2 AP + 1 CP", "1 CP"]);
  expect(costs.map(paySign)).toEqual(["1", "2+●1", "●1"]);
});

test("what an answer takes is said with it, and what every order takes above them", () => {
  const sgt: Thing = ["terminator", "sgt"];
  const watch: HulkAnswer["forfeits"] = [{ what: "overwatch", who: sgt }];
  const free = { psi: 0, cp: 0 };
  const turn: HulkAnswer = { text: "turn:N", things: [], cost: { ...free, ap: 1 }, forfeits: watch };
  const clear: HulkAnswer = { text: "clear", things: [], cost: { ...free, ap: 1 } };
  expect(noteOf({ text: "command:sgt", things: [sgt], forfeits: watch })).toEqual({
    told: words.say("hulk-ends-overwatch"),
    sign: "warned",
  });
  // Who reacts ends his overwatch, not only this shot; who can only clear a jam keeps it (CP-5, OVW-7).
  const shot = { what: "overwatch_shot" as const, who: sgt };
  expect(noteOf({ text: "command:sgt", things: [sgt], forfeits: [...watch, shot] })?.told).toBe(
    words.say("hulk-ends-overwatch"),
  );
  expect(noteOf({ text: "command:sgt", things: [sgt], forfeits: [shot] })?.told).toBe(words.say("hulk-gives-up-shot"));
  expect(noteOf(turn)?.told).toBe("1 AP");
  expect(noteOf({ text: "turn:N", things: [], cost: { ap: 0, cp: 1, psi: 0 } })?.sign).toBe("command");
  expect(noteOf({ text: "prescience", things: [], cost: { ap: 0, cp: 0, psi: 2 } })?.told).toBe(
    words.say("hulk-cost-psi", { number: 2 }),
  );
  expect([markAtStake([turn]), markAtStake([turn, clear]), markAtStake([])]).toEqual(["overwatch", null, null]);
});

test("an answer that leaves marines idle or may kill a marine on his way is asked about once more", () => {
  const sgt: Thing = ["terminator", "sgt"];
  expect(leftIdle({ text: "end", things: [], forfeits: [{ what: "activation", who: sgt }] })).toEqual(["sgt"]);
  expect(rash({ text: "end", things: [], forfeits: [{ what: "activation", who: sgt }] })).toBe(true);
  expect(rash({ text: "done", things: [], forfeits: [{ what: "activation", who: sgt }] })).toBe(true);
  expect(rash({ text: "move:8,5", things: [], endangers: [{ thing: sgt, dies_on: 2 }] })).toBe(true);
  expect(rash({ text: "storm:S1", things: [], endangers: [{ thing: ["stealer", "S1"], dies_on: 2 }] })).toBe(false);
  expect(rash({ text: "end", things: [] })).toBe(false);
});

test("a square is described with what stands there, who sees it and what can be done", () => {
  const square = view.marines["sgt"]?.at ?? "";
  const told = described(view, deck, square, own.pending[0]?.options.slice(0, 1) ?? []);
  expect(told).toContain("Sergeant Torvald (A)");
  expect(told).toContain(words.say("hulk-can", { answers: "Move to 6,5" }));
  expect(sight(view, deck, "sgt")).toContain("Genestealer");
  expect(sight(view, deck, "sgt")).toContain("up to 1 square away");
});

test("what cannot be done to an alien is asked about", () => {
  const texts = barredAt("8,5", view, "order", ["terminator", "sgt"], []).map(({ text }) => text);
  expect(texts).toEqual(["fire:S2", "assault:S2"]);
  const [blip] = barredAt("8,7", view, "order", ["terminator", "sgt"], []);
  expect(blip && words.option(blip)).toBe("Fire at B1");
  expect(barredAt("4,5", view, "order", ["terminator", "sgt"], []).map(({ text }) => text)).toEqual(["move:4,5"]);
});

// ---------------------------------------------------------------------- what happens

const moved: Happening = {
  event: "alien_moved",
  role: "deed",
  alien: ["stealer", "S1"],
  square: ["square", "8,7"],
  facing: ["facing", "N"],
  left: 3,
};

test("what is on a square is explained by the rules of this game", () => {
  expect(notionsAt(view, "13,5")).toEqual(["door"]);
  expect(notionsAt(view, view.marines["sgt"]?.at ?? "")).toContain("parry");
  const square = Object.values(view.stealers).find(({ at }) => at)?.at ?? "";
  for (const id of notionsAt(view, square)) expect(words.explain("notion", id)).not.toBe("");
  expect(words.known("notion-").length).toBeGreaterThan(40);
});

test("what is seen is told with the board right after it, and what is not seen with nothing", () => {
  const [one, two, three] = [1, 2, 3].map((turn) => ({ ...view, turn }));
  const aliens: Happening = { event: "phase_opened", role: "heading", phase: ["phase", "aliens"] };
  const died: Happening = {
    event: "marine_died",
    role: "death",
    terminator: ["terminator", "sgt"],
    square: ["square", "7,5"],
    cause: ["cause", "assault"],
  };
  const told = deedsFrom([aliens, moved, died], 0, (number) => [one, two, three][number] ?? view);
  expect(told.map(({ event, board }) => [event.event, board.turn])).toEqual([
    ["alien_moved", 2],
    ["marine_died", 3],
  ]);
});

test("a deed is told with the reasons of its alien", () => {
  const activated: Happening = {
    event: "alien_activated",
    role: "reason",
    alien: ["stealer", "S1"],
    row: ["row", "stealers"],
    distance: 2,
    tied: 0,
  };
  const other: Happening = {
    event: "alien_targets",
    role: "reason",
    alien: ["stealer", "S2"],
    marine: ["terminator", "sgt"],
    row: ["row", "reach"],
    line: ["line", "only"],
    distance: 1,
  };
  const targets: Happening = { ...other, alien: ["stealer", "S1"] };
  const before: Happening = { event: "turn_began", role: "heading", number: 2 };
  const deeds = deedsFrom([before, activated, other, targets, moved], 1, () => view);
  expect(deeds).toMatchObject([
    { number: 4, event: moved, because: [activated, targets], square: "8,7", board: view, scene: { kind: "path" } },
  ]);
});

test("a walk goes on while nothing happens but the walk", () => {
  const step: Happening = {
    event: "marine_moved",
    role: "note",
    terminator: ["terminator", "sgt"],
    square: ["square", "4,5"],
    ap: 1,
    cp: 0,
  };
  const revealed: Happening = {
    event: "blip_revealed",
    role: "outcome",
    blip: ["blip", "B1"],
    number: 2,
    how: ["reveal", "involuntary"],
  };
  expect(squaresOf(["turn:N", "open:8,4", "move:8,4"])).toEqual(["8,4"]);
  expect(calm(view, view, [step])).toBe(true);
  expect(calm(view, view, [step, revealed])).toBe(false);
  const blind = {
    ...view,
    marines: Object.fromEntries(Object.entries(view.marines).map(([id, marine]) => [id, { ...marine, sees: [] }])),
  };
  expect(calm(blind, view, [step])).toBe(false);
});

test("who carries the object is told why he cannot pass it on, who has a flamer why he cannot burn a square", () => {
  const at = view.marines["sb1"]?.at ?? "";
  const texts = (open: HulkOpen): string[] =>
    barredAt(at, open, "order", ["terminator", "sgt"], []).map(({ text }) => text);
  expect(texts(view)).toEqual([]);
  expect(texts({ ...view, object: { name: "cat", at: null, carrier: "sgt", state: "undamaged" } })).toEqual([
    "pass:sb1",
  ]);
  const sgt = { ...(view.marines["sgt"] as Marine), weapons: ["heavy_flamer"] };
  expect(texts({ ...view, marines: { ...view.marines, sgt } })).toEqual([`flame:${at}`]);
  expect(barredAt(at, view, "next_marine", null, []).map(({ text }) => text)).toEqual(["activate:sb1"]);
});

test("where a walk leads nobody is told why he cannot go there", () => {
  expect(barredAt("4,5", view, "order", ["terminator", "sgt"], [moveTo("4,5")])).toEqual([]);
});

test("of the square where he stands nobody is told why not", () => {
  const square = view.marines["sgt"]?.at ?? "";
  expect(barredAt(square, view, "order", ["terminator", "sgt"], [])).toEqual([]);
});

test("a player who comes back reads on from the last order, so that no points are told that were spent since", () => {
  const terminator: Thing = ["terminator", "sgt"];
  const drawn: Happening = { event: "command_drawn", role: "note", number: 3 };
  const activated: Happening = { event: "marine_activated", role: "note", terminator };
  const ordered: Happening = { event: "marine_commanded", role: "note", terminator };
  expect(lastOrder([drawn])).toBe(0);
  expect(lastOrder([drawn, activated, ordered, drawn])).toBe(2);
  expect(commanded([drawn, activated, ordered, drawn])).toBe("sgt");
  expect(commanded([drawn, ordered, activated])).toBe("");
  expect(commanded([ordered, { event: "phase_opened", role: "heading", phase: ["phase", "marines"] }])).toBe("");
});

test("a marine who was activated and has done nothing since was only chosen", () => {
  const activated: Happening = { event: "marine_activated", role: "note", terminator: ["terminator", "sgt"] };
  const faces: Happening = {
    event: "marine_faces",
    role: "note",
    terminator: ["terminator", "sgt"],
    facing: ["facing", "N"],
  };
  expect(onlyChosen([faces, activated], "sgt")).toBe(true);
  expect(onlyChosen([faces, activated], "sb1")).toBe(false);
  expect(onlyChosen([activated, faces], "sgt")).toBe(false);
});

test("reactions are asked for again after a jam or a reveal, or beside an alien", () => {
  const empty = { ...view, stealers: {}, blips: {} };
  const at = view.marines["sgt"]?.at ?? "";
  const { x, y } = pointOf(at);
  const beside = (east: number): HulkOpen =>
    ({ ...empty, blips: { B1: { at: `${x + east},${y + 1}`, entry: null } } }) as unknown as HulkOpen;
  const jam: Happening = { event: "gun_jammed", role: "outcome", terminator: ["terminator", "sgt"] };
  const revealed = { event: "blip_revealed", role: "outcome", blip: ["blip", "B1"], number: 1 } as unknown as Happening;
  const lord = { event: "lord_revealed", role: "outcome", blip: ["blip", "B1"] } as unknown as Happening;
  const alarms = [[moved], [moved, jam], [revealed], [lord]].map((fresh) => alarming(fresh, empty));
  expect(alarms).toEqual([false, true, true, true]);
  expect([1, 20].map((east) => alarming([moved], beside(east)))).toEqual([true, false]);
  const declining = new Declining();
  declining.begin(empty, 1, false);
  expect(declining.declines(empty, [jam])).toBe(true);
  expect(declining.declines(empty, [jam, moved])).toBe(true);
  declining.passed(2);
  expect(declining.declines(empty, [jam, moved, jam])).toBe(false);
  declining.passed(3);
  expect(declining.declines(empty, [jam, moved, jam, moved])).toBe(true);
  declining.begin(empty, 1, true);
  expect(declining.declines(empty, [moved, jam])).toBe(true);
});

test("of a marine put on the board while the aliens are told nothing is said that is not known", () => {
  const placed = { role: "librarian", weapons: ["heavy_flamer"], at: "4,5" } as unknown as Marine;
  expect(marks(placed)).toEqual([]);
  expect(marks({ ...placed, overwatch: true, jammed: true })[0]).toBe(words.say("hulk-mark-jammed"));
  expect(marks({ ...placed, ammunition: 0, psi: 20 })).toEqual(["0 shots left", "psi 20"]);
});

test("those who listen hear where each alien has come to, and no reasons", () => {
  const alien: Thing = ["blip", "B1"];
  const square: Thing = ["square", "4,5"];
  const row: Thing = ["row", "nearest"];
  const step = { event: "alien_moved", role: "deed", alien, square, facing: "", left: 1 } as const;
  const steps: Happening[] = [
    { event: "alien_activated", role: "reason", alien, row, distance: 3, tied: 0 },
    { event: "alien_plans", role: "reason", alien, row, square, cost: 2 },
    { ...step, event: "alien_entered", role: "deed" },
    step,
    { ...step, left: 0 },
    { event: "alien_stops", role: "deed", alien, left: 0, stop: ["stop", "seen"] },
  ];
  const other: Happening = { ...step, alien: ["blip", "B2"] };
  expect(spoken([...steps, other])).toEqual([steps[4], steps[5], other]);
  expect(spoken([step, other])).toHaveLength(2);
});

test("those who listen hear of every death, however much happens after it", () => {
  const dead: Happening = {
    event: "marine_died",
    role: "death",
    terminator: ["terminator", "sgt"],
    square: ["square", "4,5"],
    cause: ["cause", "assault"],
  };
  const misses = Array.from({ length: 40 }, (): Happening => ({
    event: "shot_missed",
    role: "outcome",
    terminator: ["terminator", "b1"],
    target: ["stealer", "S1"],
  }));
  expect(spoken([dead, ...misses])[0]).toBe(dead);
});

test("a roll is told with its turn and with what was at stake, since the names of aliens come again", async () => {
  await withEndWords(Promise.resolve());
  const roll = {
    terminator: ["terminator", "sgt"],
    target: ["stealer", "1"],
    dice: "6 1",
    chance: 0.31,
    success: true,
  } as const;
  const rolls = [
    { ...roll, number: 3, turn: 1, kind: "shot" },
    { ...roll, number: 9, turn: 2, kind: "shot" },
    { ...roll, number: 12, turn: 2, kind: "defence", chance: 0.65 },
  ];
  const counted = ["turns", "shots", "hits", "jams", "flames", "powers", "assaults", "slain", "lost", "left"];
  const statistics = { ...Object.fromEntries(counted.map((what) => [what, 0])), marines: [] };
  const { lucky } = lookBack({
    rolls,
    deaths: [],
    lucky: [3, 9, 12],
    unlucky: [],
    luck: {},
    statistics,
  } as unknown as Review);
  expect(lucky.map(({ when, trial }) => [when, trial])).toEqual([
    ["Turn 1.", "slay"],
    ["Turn 2.", "slay"],
    ["Turn 2.", "survive"],
  ]);
  expect(words.say("play-had-chance", { chance: words.percent(0.65), trial: "survive" })).toBe(
    "His chance to survive was 65%.",
  );
});

test("a free shot at a door does not stop a walk, one at an alien does", () => {
  const hold = { text: "hold", things: [] };
  const asks = (...options: { text: string; things: Thing[] }[]) =>
    doorsOnly({ kind: "shoot_after_moving", options: [...options, hold] });
  const [door, alien] = [
    { text: "snap:9,5", things: [["door", "9,5"] as Thing] },
    { text: "snap:S1", things: [["stealer", "S1"] as Thing] },
  ];
  expect([asks(door), asks(door, alien), asks(alien)]).toEqual([true, false, false]);
  expect(doorsOnly({ kind: "order", options: [door, hold] })).toBe(false);
});

test.each([
  ["sees it with a gun that works", { gun_works: true, sees: ["8,5"] }, true],
  ["has a jammed gun", { gun_works: false, sees: ["8,5"] }, false],
  ["looks elsewhere", { gun_works: true, sees: ["7,5"] }, false],
  ["sees it thirteen squares away", { at: "21,5", gun_works: true, sees: ["8,5"] }, false],
])("a marine on overwatch who %s", (_, marine, fires) => {
  const marines = { sgt: { overwatch: true, at: "7,5", ...marine } } as unknown as HulkOpen["marines"];
  expect(firesAnyway({ marines }, ["8,5"])).toBe(fires);
  expect(firesAnyway({ marines }, [])).toBe(false);
});

test("overwatch fires at the Genestealer, not at the door it opens; at one that it closes", () => {
  const door = { role: "effect", piece: ["stealer", "S5"], door: ["door", "13,5"] } as const;
  const board = {
    ...view,
    acting: { alien: "S5", ap: 3 },
    stealers: { S5: { at: "14,6", facing: "N", entry: null } },
  } as unknown as HulkOpen;
  expect(firedAt([{ event: "door_opened", ...door } as Happening], board)).toEqual(["14,6"]);
  expect(firedAt([{ event: "door_closed", ...door } as Happening], board)).toEqual(["14,6", "13,5"]);
  expect(
    firedAt(
      [
        {
          event: "marine_died",
          role: "death",
          terminator: ["terminator", "sgt"],
          square: ["square", "15,6"],
          cause: ["cause", "assault"],
        },
      ],
      board,
    ),
  ).toEqual(["14,6"]);
  const blip = { ...board, acting: { alien: "B1", ap: 3 } } as unknown as HulkOpen;
  expect(firedAt([moved], blip)).toEqual([]);
  const placed = (at: string): Happening => ({
    event: "stealer_placed",
    role: "effect",
    stealer: ["stealer", "S6"],
    square: ["square", at],
    facing: ["facing", "N"],
  });
  const revealed: Happening = {
    event: "blip_revealed",
    role: "outcome",
    blip: ["blip", "B1"],
    number: 2,
    how: ["reveal", "voluntary"],
  };
  expect(firedAt([placed("1,1"), revealed, placed("8,6"), placed("8,7")], blip)).toEqual(["8,6", "8,7"]);
  // Of three there was room for one; and the Broodlord's reveal is no part of the one before it.
  const lost: Happening = { event: "stealers_lost", role: "effect", number: 2 };
  expect(firedAt([revealed, placed("8,6"), lost], blip)).toEqual(["8,6"]);
  const lord: Happening = { event: "lord_revealed", role: "outcome", blip: ["blip", "B2"], how: ["reveal", "brood"] };
  expect(firedAt([revealed, placed("8,6"), lord, placed("8,7")], blip)).toEqual(["8,7"]);
  // Its own action has revealed them: when the reaction to them is over, the one to it is left (OVW-8).
  expect(firedAt([moved, revealed, placed("8,6")], board)).toEqual(["8,6", "14,6"]);
});

test("as it stands, a fight names its winner", () => {
  const fight = {
    event: "assault_rolled",
    role: "effect",
    attacker: ["stealer", "S1"],
    defender: ["terminator", "sgt"],
    dice: "5 2 3",
    dice2: "4",
    modifiers: [],
    score: 5,
    score2: 4,
  } as unknown as Happening;
  const asked = (outcome: string) => ({ kind: "parry", outcome: ["outcome", outcome] }) as unknown as Question;
  expect(standing(asked("attacker"), [fight])).toContain("S1");
  expect(standing(asked("defender"), [fight])).toContain("Torvald");
});
