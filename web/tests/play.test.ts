import { describe, expect, test } from "vitest";
import { tried } from "../src/play/advising";
import { litBy, left, picked, picks } from "../src/play/asking";
import { openly, rollsFrom, stirredBy } from "../src/play/story";
import { fallen, lastRoll, summed } from "../src/play/summary";
import { barred } from "../src/play/why";
import type { Figure, Happening, OpenView, Option, Question, Thing } from "../src/view";

const option = (text: string, ...things: Thing[]): Option => ({ text, things });
const leon: Thing = ["marine", "leon"];
const deino: Thing = ["marine", "deino"];
const L3: Thing = ["spot", "L3"];
const R2: Thing = ["spot", "R2"];
const STOP = option("stop");

describe("picking on the board", () => {
  const attacks = [option("attack:leon:L3", leon, L3), option("attack:deino:L3", deino, L3), STOP];

  test("one thing answers at once", () => {
    const options = [option("place:leon", leon), option("place:deino", deino)];
    expect(litBy(options, null)).toEqual([leon, deino]);
    expect(picked(options, null, leon)).toEqual({ answer: options[0] });
    expect(picked(options, null, L3)).toBeNull();
  });

  test("of two things the first is marked, the second answers, in either order", () => {
    expect(picked(attacks, null, L3)).toEqual({ first: L3 });
    expect(litBy(attacks, L3)).toEqual([leon, deino]);
    expect(picked(attacks, L3, deino)).toEqual({ answer: attacks[1] });
    expect(picked(attacks, deino, L3)).toEqual({ answer: attacks[1] });
    expect(picked(attacks, L3, L3)).toEqual({ first: null });
    expect(left(attacks, leon)).toEqual([attacks[0]]);
  });

  test("where one Marine alone can attack, his target answers at once", () => {
    const alone = [option("attack:leon:L3", leon, L3), option("attack:leon:R2", leon, R2), STOP];
    expect(picked(alone, null, R2)).toEqual({ answer: alone[1] });
    expect(picked(alone, null, leon)).toEqual({ first: leon });
    const door: Thing = ["terrain", "door"];
    expect(picked([option("activate:leon:door", leon, door), STOP], null, door)).toEqual({ first: door });
  });

  test("a swarm is picked before where it goes", () => {
    const options = [option("send:L3:R2", L3, R2), option("send:R2:L3", R2, L3)];
    expect(litBy([options[0] as Option], null)).toEqual([L3]);
    expect(picked([options[0] as Option], null, R2)).toBeNull();
    expect(picked(options, R2, L3)).toEqual({ answer: options[1] });
  });

  test("another first thing takes the place of the one that is marked", () => {
    expect(picked(attacks, leon, deino)).toEqual({ first: deino });
  });

  test("a card within a swarm is one thing", () => {
    const slay = option("slay:L3:claw", L3, ["genestealer", "claw"]);
    expect(picks(slay)).toEqual([["genestealer", "claw@L3"]]);
    expect(picked([slay], null, ["genestealer", "claw@L3"])).toEqual({ answer: slay });
  });
});

describe("rolls", () => {
  const roll = (face: string, marine = leon): Happening => ({ event: "die_rolled", roller: marine, face: ["face", face] });
  const events: Happening[] = [
    { event: "marine_attacks", marine: leon, spot: L3 },
    roll("2"),
    { event: "genestealer_slain", genestealer: ["genestealer", "claw"], spot: L3 },
    { event: "swarm_attacks", marine: deino, spot: R2, number: 3 },
    roll("1", deino),
    { event: "token_paid", marine: deino },
    roll("4", deino),
    { event: "swarm_missed", marine: deino, spot: R2 },
  ];

  test("an attack needs a skull, a defence more than the swarm has cards", () => {
    const rolls = rollsFrom(events, 0, []);
    expect(rolls.map(({ needs }) => needs)).toEqual(["skull", 3, 3]);
    expect(rolls.map(({ success }) => success)).toEqual([true, null, true]);
  });

  test("only new rolls are told; what was promised before a reroll is not its chance", () => {
    const figure: Figure = {
      because: "odds-attacked",
      arguments: { marine: deino, spot: R2, size: 3, needs: 5 },
      value: 0.25,
    };
    const [first, ...more] = rollsFrom(events, 6, [figure]);
    expect(first).toMatchObject({ face: 4, needs: 4, chance: null, spot: "R2" });
    expect(more).toEqual([]);
  });

  test("a roll is for an attack or a defence, and a reroll has the chance that was asked about", () => {
    const figures: Figure[] = [
      { because: "odds-attacked", arguments: { marine: deino, spot: R2, size: 3, needs: 4 }, value: 0.55 },
      { because: "odds-rerolled-defence", arguments: { marine: deino }, value: 0.33 },
    ];
    const rolls = rollsFrom(events, 0, figures);
    expect(rolls.map(({ what }) => what)).toEqual(["slay", "survive", "survive"]);
    expect(rolls.map(({ rerolled }) => rerolled)).toEqual([false, true, false]);
    expect(rolls.map(({ chance }) => chance)).toEqual([null, 0.55, 0.33]);
  });

  test("what has happened is summed up in order", () => {
    const gunJam: Thing = ["event", "gun_jam"];
    const spawned = (spot: Thing, cards: number): Happening => ({
      event: "spawned", spot, genestealers: Array<Thing>(cards).fill(["genestealer", "claw"]),
    });
    const more: Happening[] = [
      ...events,
      { event: "marine_slain", marine: leon, card: L3 },
      { event: "event_read", seat: ["seat", "1"], card: gunJam },
      { event: "event_revealed", card: gunJam, named: [] },
      spawned(L3, 2),
      spawned(R2, 1),
      { event: "travelled", location: ["location", "black_holds"] },
    ];
    const items = summed(more, 4, rollsFrom(more, 4, []));
    const told = items.map((item) => ("roll" in item ? `roll ${item.roll.face}` : item.news.id));
    expect(told).toEqual(["roll 1", "roll 4", "slain", "event", "spawned", "travelled"]);
    expect(items.at(-2)).toMatchObject({ news: { about: { spots: 2, cards: 3 }, tone: "threat", opens: null } });
    expect(items.at(-3)).toMatchObject({ number: 9, news: { opens: gunJam } });
    expect(lastRoll(items)?.face).toBe(4);
    expect(fallen(more)).toEqual(["leon"]);
  });
});

describe("the Event card of the setup", () => {
  const drawn: Happening = { event: "event_drawn", card: ["event", "surrounded"] };
  const ids = (events: Happening[]): string[] => summed(events, 0, []).map((item) => ("news" in item ? item.news.id : ""));

  test("is told apart: only its spawns count (R-2.8)", () => {
    expect(ids([{ event: "formation_dealt", marines: [] }, drawn])).toEqual(["setup-event"]);
  });

  test("is no later one, nor the first of a game that begins in the middle", () => {
    expect(ids([{ event: "formation_dealt", marines: [] }, { event: "round_began", round: 1 }, drawn])).toEqual(["event"]);
    expect(ids([drawn])).toEqual(["event"]);
  });
});

describe("what everybody may know", () => {
  test("a card that is read alone keeps its name", () => {
    const read: Happening = { event: "event_read", seat: ["seat", "1"], card: ["event", "gun_jam"] };
    expect(openly(read)).toEqual({ event: "event_being_read", seat: ["seat", "1"] });
  });

  test("things stir by what happens to them", () => {
    expect(stirredBy([{ event: "spawned", spot: L3, genestealers: [] }])).toEqual(new Map([["spot:L3", "threat"]]));
  });
});

describe("why not", () => {
  const row = (position: number, marine: string, left: string[]) => ({
    position, marine, left: { swarm: left, apart: [] }, right: { swarm: [], apart: [] },
  });
  const open = { formation: [row(1, "leon", []), row(2, "gideon", ["claw"]), row(3, "valencio", [])], terrain: {} } as unknown as OpenView;
  const attack = { kind: "attack", card: ["action", "full_auto"], options: [option("attack:leon:L2", leon, ["spot", "L2"]), STOP] } as unknown as Question;

  test("a swarm could be attacked by the Marines of the card's team", () => {
    expect(barred(["spot", "L2"], attack, open).map(({ text }) => text)).toEqual(["attack:valencio:L2"]);
  });

  test("a Marine could attack every swarm there is", () => {
    expect(barred(["marine", "gideon"], attack, open).map(({ text }) => text)).toEqual(["attack:gideon:L2"]);
  });

  test("a card that is not offered is one that cannot be chosen", () => {
    const choose = { kind: "choose_action", options: [] } as unknown as Question;
    expect(barred(["action", "overwatch"], choose, open).map(({ text }) => text)).toEqual(["choose:overwatch"]);
  });
});

test("the best advice comes first, and what was hardly tried is left out", () => {
  const answers = [
    { answer: "lucky", chance: 1, low: 0.02, high: 1 },
    { answer: "good", chance: 0.6, low: 0.5, high: 0.7 },
    { answer: "better", chance: 0.7, low: 0.5, high: 0.9 },
    { answer: "best", chance: 0.65, low: 0.6, high: 0.7 },
  ];
  expect(tried(answers, "best").map(({ answer }) => answer)).toEqual(["best", "better", "good"]);
  expect(tried(answers, "lucky").map(({ answer }) => answer)).toEqual(["better", "best", "good"]);
});
