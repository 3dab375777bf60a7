import { describe, expect, test } from "vitest";
import { best, listed } from "../src/shared/asking/advising";
import { type Asked, askedOf, litBy, left, picked, picks } from "../src/shared/asking/asking";
import { link } from "../src/link/link.svelte";
import type { Odds } from "../src/shared/asking/odds.svelte";
import { voiceOf } from "../src/shared/telling/voices";
import { besieged, promisedBy, slaysBySpot } from "../src/angel/asking/chances";
import { sparable, unneeded } from "../src/angel/asking/sparing.svelte";
import { chosenIn, others } from "../src/angel/asking/swapping.svelte";
import { cameOf, rollsFrom, saidOf, stirredBy } from "../src/shared/telling/story";
import { openly } from "../src/page/told";
import { byWeight, fallen, lastRoll, summed } from "../src/shared/telling/summary";
import { termsOf } from "../src/angel/play/terms";
import { barred } from "../src/angel/play/why";
import { doing } from "../src/table/people/doing";
import type { Figure, Happening } from "../src/page/told";
import type { Advice, AngelOpen, LegalAnswer, Question, Thing } from "../src/protocol";

const option = (text: string, ...things: Thing[]): LegalAnswer => ({ text, things });
const leon: Thing = ["marine", "leon"];
const deino: Thing = ["marine", "deino"];
const L3: Thing = ["spot", "L3"];
const R2: Thing = ["spot", "R2"];
const STOP = option("stop");

describe("on a shared device", () => {
  const question = { seat: 1, secret: false, kind: "any", options: [STOP] } as unknown as Question;

  /** The questions that are seen when the seat's last event was this one. */
  function seen(last: Partial<Happening>, eye: number, own: object = {}): number {
    link.owed = [{ seat: 1, choice: "a" }];
    const theirs = { pending: [question], event: null, ...own };
    link.seen = { game: "angel", open: { event: null }, own: { 1: theirs }, news: { 1: [last] }, boards: {} } as never;
    return askedOf(1, theirs as never, eye).length;
  }

  test("a question after a card that only its player has seen is asked under the cover", () => {
    expect(seen({ event: "die_rolled" }, 0)).toBe(1);
    expect(seen({ event: "event_scouted" }, 0)).toBe(0);
    expect(seen({ event: "event_scouted" }, 1)).toBe(1);
    expect(seen({ event: "die_rolled" }, 0, { event: "evasion" })).toBe(0);
  });
});

describe("the chance to survive while the die lies there", () => {
  const defence = (outcome: string, ...texts: string[]): Asked[] => [
    {
      choice: "a",
      question: {
        kind: "defence",
        card: L3,
        outcome: ["outcome", outcome],
        options: texts.map((text) => option(text)),
      } as unknown as Question,
    },
  ];
  const odds = (...figures: Partial<Figure>[]): Odds => ({ part: () => figures, after: () => ({}) }) as unknown as Odds;

  test("is that of the reroll, or of the die as it lies", () => {
    expect(
      besieged(defence("slain", "reroll", "accept"), odds({ because: "odds-rerolled-defence", value: 0.5 })),
    ).toEqual({ L3: 0.5 });
    expect(besieged(defence("slain", "discard:artefact", "accept"), odds())).toEqual({ L3: 0 });
    expect(
      besieged(defence("miss", "reroll", "accept"), odds({ because: "odds-rerolled-defence", value: 0.5 })),
    ).toEqual({ L3: 1 });
    expect(besieged(defence("slain", "reroll", "accept"), odds())).toEqual({});
    expect(besieged([], odds())).toEqual({});
  });
});

describe("an attack that may slay several", () => {
  const attack = option("attack:leon:L3", leon, L3);
  const figure = (because: string, value: number, most: number, size = 2): Figure => ({
    because,
    arguments: { marine: leon, spot: L3, most, size },
    value,
  });
  const odds = (...figures: Figure[]): Odds => ({ part: () => figures, after: () => ({}) }) as unknown as Odds;

  test("promises one of them, and all of them", () => {
    const both = odds(figure("odds-attacks", 0.97, 2), figure("odds-attacks-most", 0.78, 2));
    expect(promisedBy(attack, both, [])).toMatchObject([
      { what: "one", value: 0.97 },
      { what: "all", value: 0.78, about: { most: 2 } },
    ]);
    expect(slaysBySpot([attack], (each) => promisedBy(each, both, []))).toEqual({ L3: [0.97] });
  });

  test("says of how many, where it cannot slay all; one that slays one says nothing of it", () => {
    expect(promisedBy(attack, odds(figure("odds-attacks-most", 0.17, 5, 6)), [])).toMatchObject([
      { what: "some", about: { most: 5, size: 6 } },
    ]);
    expect(promisedBy(attack, odds(figure("odds-attacks", 0.5, 1)), [])).toEqual([{ what: "slay", value: 0.5 }]);
  });

  test.each([
    [1, "slay"],
    [3, "one"],
  ])("a roll of it that lies there says the same as its reroll: of %i it %s", (most, what) => {
    const again = odds(figure("odds-rerolled-attack", 0.97, most));
    const lies = [
      { choice: "a", question: { kind: "reroll_attack", outcome: ["outcome", "hit"] } as unknown as Question },
    ];
    const told = (text: string): unknown => promisedBy(option(text), again, lies);
    expect([told("keep"), told("reroll")]).toEqual([[{ what, value: 1 }], [{ what, value: 0.97 }]]);
  });
});

describe("swapping the card of a team", () => {
  const hands = { red: ["overwatch", "full_auto"], green: ["block", "dead_aim"] };

  test("the other cards of a team that has chosen may take its place", () => {
    expect(others({ given: ["choose:full_auto"], hands })).toEqual([["action", "overwatch"]]);
    expect(others({ given: [], hands })).toEqual([]);
    expect([...chosenIn({ given: ["choose:block", "choose:overwatch"] })]).toEqual([
      ["green", "block"],
      ["red", "overwatch"],
    ]);
  });
});

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

  test("where one Marine alone can attack or activate, his target answers at once", () => {
    const alone = [option("attack:leon:L3", leon, L3), option("attack:leon:R2", leon, R2), STOP];
    expect(picked(alone, null, R2)).toEqual({ answer: alone[1] });
    expect(picked(alone, null, leon)).toEqual({ first: leon });
    const door: Thing = ["terrain", "door"];
    const activates = option("activate:leon:door", leon, door);
    expect(picked([activates, STOP], null, door)).toEqual({ answer: activates });
  });

  test("a swarm is picked before where it goes", () => {
    const options = [option("send:L3:R2", L3, R2), option("send:R2:L3", R2, L3)];
    expect(litBy([options[0] as LegalAnswer], null)).toEqual([L3]);
    expect(picked([options[0] as LegalAnswer], null, R2)).toBeNull();
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
  const faces = (...shown: number[]): Thing[] => shown.map((face) => ["face", String(face)]);
  const roll = (
    face: string,
    marine = leon,
    good = faces(4, 5),
    needs: Thing[] = [["need", "above_3"]],
  ): Happening => ({
    event: "die_rolled",
    role: "outcome",
    roller: marine,
    face: ["face", face],
    good,
    needs,
  });
  /** The same event, of a roll of this number. */
  const of = (number: number, event: Happening): Happening => ({ ...event, roll: number });
  const events: Happening[] = [
    { event: "marine_attacks", role: "effect", marine: leon, spot: L3 },
    of(1, roll("2", leon, faces(1, 2, 3), [["need", "skull"]])),
    of(1, { event: "genestealer_slain", role: "outcome", genestealer: ["genestealer", "claw"], spot: L3 }),
    of(2, { event: "swarm_attacks", role: "deed", marine: deino, spot: R2, number: 3 }),
    of(2, roll("1", deino)),
    of(2, { event: "token_paid", role: "effect", marine: deino }),
    of(3, roll("4", deino)),
    of(3, { event: "swarm_missed", role: "outcome", marine: deino, spot: R2 }),
  ];

  test("a roll needs what the engine says", () => {
    const rolls = rollsFrom(events, 0, []);
    expect(rolls.map(({ needs }) => needs.map(([, id]) => id))).toEqual([["skull"], ["above_3"], ["above_3"]]);
    expect(rolls.map(({ success }) => success)).toEqual([true, null, true]);
  });

  test("only new rolls are told; what was promised before a reroll is not its chance", () => {
    const figure: Figure = {
      because: "odds-attacked",
      arguments: { marine: deino, spot: R2, size: 3, needs: 5 },
      value: 0.25,
    };
    const [first, ...more] = rollsFrom(events, 6, [figure]);
    expect(first).toMatchObject({ face: 4, needs: [["need", "above_3"]], chance: null, spot: "R2" });
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
      event: "spawned",
      role: "deed",
      spot,
      genestealers: Array<Thing>(cards).fill(["genestealer", "claw"]),
    });
    const more: Happening[] = [
      ...events,
      { event: "marine_slain", role: "death", marine: leon, card: L3 },
      { event: "event_read", role: "deed", reader: 1, seat: ["seat", "1"], card: gunJam },
      { event: "event_revealed", role: "deed", card: gunJam, named: [] },
      spawned(L3, 2),
      spawned(R2, 1),
      { event: "travelled", role: "heading", location: ["location", "black_holds"] },
    ];
    const items = summed(more, 4, rollsFrom(more, 4, []));
    const told = items.map((item) => ("roll" in item ? `roll ${item.roll.face}` : item.news.id));
    expect(told).toEqual(["roll 1", "roll 4", "slain", "event", "spawned", "travelled"]);
    expect(items.at(-2)).toMatchObject({ news: { about: { spots: 2, cards: 3 }, tone: "threat", card: null } });
    expect(items.at(-3)).toMatchObject({ number: 9, news: { card: gunJam } });
    expect(lastRoll(items)?.face).toBe(4);
    expect(fallen(more)).toEqual(["leon"]);
    const [first] = byWeight(items);
    expect(first).toMatchObject({ news: { id: "slain" } });
    expect(byWeight(items)).toHaveLength(items.length);
  });

  test("what changed the board comes before rolls, and what did not happen comes last", () => {
    const told: Happening[] = [
      { event: "no_target", role: "note", marine: deino, card: ["action", "full_auto"] },
      roll("5", leon),
      { event: "spawned", role: "effect", spot: L3, genestealers: [["genestealer", "claw"]] } as unknown as Happening,
    ];
    const kinds = byWeight(summed(told, 0, rollsFrom(told, 0, []))).map((item) =>
      "news" in item ? item.news.id : "roll",
    );
    expect(kinds).toEqual(["spawned", "roll", "no-target"]);
  });

  const teleportarium: Thing = ["location", "teleportarium"];
  const launch: Thing = ["location", "launch_control_room"];
  const pump: Thing = ["location", "toxin_pumping_station"];
  const charge: Thing = ["action", "heroic_charge"];
  const assault: Thing = ["event", "psychic_assault"];
  const flames: Thing = ["event", "cleansing_flames"];
  const notZero = faces(1, 2, 3, 4, 5);
  const activated: Happening = {
    event: "terrain_activated",
    role: "effect",
    terrain: ["terrain", "control_panel"],
    marine: leon,
  };
  const attacked: Happening = { event: "marine_attacks", role: "effect", marine: leon, spot: L3 };
  const dies: Happening = { event: "marine_slain", role: "death", marine: deino, card: teleportarium };

  test.each<[string, Happening[], string[]]>([
    [
      "of Marines for their lives, although one has attacked",
      [attacked, activated, of(1, roll("3", leon, notZero)), of(2, roll("0", deino, notZero)), of(2, dies)],
      ["survived", "slain"],
    ],
    ["of a card for a life", [activated, roll("3", charge, notZero)], ["survived"]],
    [
      "of Terrain that goes",
      [
        activated,
        roll("1", charge, faces(1, 2, 3)),
        { event: "terrain_discarded", role: "effect", terrain: ["terrain", "spore_chimney"] },
      ],
      ["discarded"],
    ],
    ["of a location without effect", [activated, roll("4", launch, faces(0, 1))], ["nothing"]],
    ["of a location that does as much as it shows", [activated, roll("4", pump, [])], [""]],
    ["of a location that does as much as it shows, and it shows 0", [activated, roll("0", pump, [])], ["nothing"]],
    [
      "of a location that wins",
      [activated, roll("0", launch), { event: "game_won", role: "end", location: launch }],
      [""],
    ],
    [
      "of an Event for a life, before the squad travels and leaves its Terrain",
      [
        { event: "event_drawn", role: "deed", card: assault },
        of(1, roll("4", assault, faces(2, 3, 4, 5))),
        { event: "travel_began", role: "note", piles: [] },
        { event: "terrain_discarded", role: "effect", terrain: ["terrain", "spore_chimney"] },
      ],
      ["survived"],
    ],
    [
      "of an Event that burns Genestealers, before the player has chosen them",
      [roll("2", flames, faces(1, 2, 3))],
      [""],
    ],
    ["of an Event that burns nothing", [roll("4", flames, faces(1, 2, 3))], ["nothing"]],
    ["of an attack that is still open", [attacked, roll("4", leon)], [""]],
  ])("the roll %s has its verdict", (_, told, came) => {
    expect(rollsFrom(told, 0, []).map((each) => cameOf(each, false))).toEqual(came);
  });
});

test("a roll of an Event card that may slay the Marine who was named is for his life, with his chance", () => {
  const faces: Thing[] = ["2", "3", "4", "5"].map((face) => ["face", face]);
  const rolled = (card: Thing): Happening => ({
    event: "die_rolled",
    role: "outcome",
    roller: card,
    face: ["face", "4"],
    good: faces,
    needs: [],
  });
  const named = (card: Thing): Happening => ({ event: "event_targeted", role: "effect", card, named: [leon] });
  const assault: Thing = ["event", "psychic_assault"];
  const flames: Thing = ["event", "cleansing_flames"];
  expect(rollsFrom([named(assault), rolled(assault)], 0, [])).toMatchObject([
    { life: leon, chance: 4 / 6, fate: "survived" },
  ]);
  // What the roll also discards is not what it came to.
  const discards: Happening = { event: "terrain_discarded", role: "effect", terrain: ["terrain", "door"] };
  expect(rollsFrom([named(assault), rolled(assault), discards], 0, [])).toMatchObject([{ fate: "survived" }]);
  expect(rollsFrom([rolled(assault)], 0, [])).toMatchObject([{ life: null, chance: null }]);
  expect(rollsFrom([named(flames), rolled(flames)], 0, [])).toMatchObject([{ life: null, chance: null, fate: null }]);
});

describe("the Event card of the setup", () => {
  const drawn: Happening = { event: "event_drawn", role: "deed", card: ["event", "surrounded"] };
  const ids = (events: Happening[]): string[] =>
    summed(events, 0, []).map((item) => ("news" in item ? item.news.id : ""));

  test("is told apart: only its spawns count (R-2.8)", () => {
    expect(ids([{ event: "formation_dealt", role: "note", marines: [] }, drawn])).toEqual(["setup-event"]);
  });

  test("is no later one, nor the first of a game that begins in the middle", () => {
    expect(
      ids([
        { event: "formation_dealt", role: "note", marines: [] },
        { event: "round_began", role: "heading", number: 1 },
        drawn,
      ]),
    ).toEqual(["event"]);
    expect(ids([drawn])).toEqual(["event"]);
  });
});

describe("what everybody may know", () => {
  test("a card that is read alone keeps its name", () => {
    const read: Happening = {
      event: "event_read",
      role: "deed",
      reader: 1,
      seat: ["seat", "1"],
      card: ["event", "gun_jam"],
    };
    expect(openly(read)).toEqual({ event: "event_being_read", role: "deed", seat: ["seat", "1"] });
  });

  test("things stir by what happens to them", () => {
    expect(stirredBy([{ event: "spawned", role: "deed", spot: L3, genestealers: [] }])).toEqual(
      new Map([["spot:L3", "threat"]]),
    );
  });
});

describe("why not", () => {
  const row = (position: number, marine: string, left: string[]) => ({
    position,
    marine,
    left: { swarm: left, apart: [] },
    right: { swarm: [], apart: [] },
  });
  const open = {
    formation: [row(1, "leon", []), row(2, "gideon", ["claw"]), row(3, "valencio", [])],
    terrain: {},
  } as unknown as AngelOpen;
  const attack = {
    kind: "attack",
    card: ["action", "full_auto"],
    options: [option("attack:leon:L2", leon, ["spot", "L2"]), STOP],
  } as unknown as Question;

  test("a swarm could be attacked by the Marines of the card's team", () => {
    expect(barred(["spot", "L2"], attack, open).map(({ text }) => text)).toEqual(["attack:valencio:L2"]);
  });

  test("a Marine could attack every swarm there is", () => {
    expect(barred(["marine", "gideon"], attack, open).map(({ text }) => text)).toEqual(["attack:gideon:L2"]);
  });

  test("where nobody can attack it is asked why", () => {
    const stuck = { ...attack, options: [STOP] };
    expect(barred(["spot", "L2"], stuck, open).map(({ text }) => text)).toEqual([
      "attack:leon:L2",
      "attack:valencio:L2",
    ]);
  });

  test("a card that is not offered is one that cannot be chosen", () => {
    const choose = {
      kind: "choose_action",
      options: [option("choose:block", ["action", "block"])],
    } as unknown as Question;
    expect(barred(["action", "overwatch"], choose, open).map(({ text }) => text)).toEqual(["choose:overwatch"]);
  });
});

describe("advice", () => {
  const estimate = (answer: string, chance: number) => ({ answer, chance, low: chance - 0.1, high: chance + 0.1 });
  const answers = [estimate("low", 0.2), estimate("lucky", 0.7), estimate("first", 0.6), estimate("second", 0.5)];
  const given = (verdict: Advice["verdict"], level: string[]): Advice => ({
    ...{ type: "advice", key: "k", choice: "c", plan: [], rule: "low", plays_on: "brother" },
    ...{ verdict, level, answers },
  });

  test("the best comes first, and nothing else is called so", () => {
    expect(best(given("best", ["first"]))).toBe("first");
    expect(listed(given("best", ["first"])).map(({ answer }) => answer)).toEqual(["first", "lucky", "second", "low"]);
  });

  test("where several are about equal none is the best, and they come first", () => {
    expect(best(given("close", ["second", "first"]))).toBe("");
    expect(listed(given("close", ["second", "first"])).map(({ answer }) => answer)).toEqual([
      "first",
      "second",
      "lucky",
      "low",
    ]);
  });

  test("too few games say nothing about any answer", () => {
    expect(best(given("few", ["first"]))).toBe("");
    expect(listed(given("few", ["first"]))).toEqual([]);
  });
});

test("every death is said, however much happened after it", () => {
  const slain = (marine: Thing): Happening => ({ event: "marine_slain", role: "death", marine, card: R2 });
  const spawned = Array<Happening>(30).fill({ event: "spawned", role: "deed", spot: L3, genestealers: [] });
  const said = saidOf([slain(leon), ...spawned, slain(deino), ...spawned]);
  expect(said.slice(0, 2)).toEqual([slain(leon), slain(deino)]);
  expect(said).toHaveLength(14);
});

test("a victory sounds like no death, in either game", () => {
  const ended = (result: string): Happening => ({
    event: "mission_ended",
    role: "end",
    result: ["result", result],
    condition: ["condition", "any"],
  });
  const won = [
    voiceOf({ event: "game_won", role: "end", location: ["location", "genestealer_lair"] }),
    voiceOf(ended("win")),
  ];
  const died = [
    voiceOf({ event: "marine_slain", role: "death", marine: leon, card: R2 }),
    voiceOf({
      event: "marine_died",
      role: "death",
      terminator: leon,
      square: ["square", "1,1"],
      cause: ["cause", "shot"],
    }),
  ];
  expect(won[0]).toBe(won[1]);
  for (const voice of [...won, voiceOf(ended("draw"))]) expect(died).not.toContain(voice);
  expect(voiceOf(ended("loss"))).toBeDefined();
});

describe("who is out of the game", () => {
  const team = (in_play: boolean, seat: number) => ({
    seat,
    in_play,
    table: null,
    resolved: false,
    last: null,
    face_down: false,
  });
  const draft: AngelOpen["owed"] = [{ seat: 2, secret: false, subject: null }];

  test("in the draft nobody, and who has to choose is told", () => {
    const open = {
      phase: "setup" as const,
      event: null,
      teams: { red: team(false, 1), blue: team(false, 2) },
      owed: draft,
    };
    expect([1, 2].map((seat) => doing(seat, open))).toEqual(["", "answers"]);
  });

  test("later the players without a Marine", () => {
    const open = {
      phase: "choose" as const,
      event: null,
      teams: { red: team(false, 1), blue: team(true, 2) },
      owed: [],
    };
    expect([1, 2].map((seat) => doing(seat, open))).toEqual(["out", "chosen"]);
  });
});

test("a swarm with a Brood Lord explains him", () => {
  const nothing = { swarm: [], done: [], apart: [], power_field: false };
  const row = (left: string[], done: string[], apart: string[] = []) => ({
    position: 1,
    marine: "leon",
    team: "red",
    facing: "left" as const,
    tokens: 0,
    left: { ...nothing, swarm: left },
    right: { ...nothing, done, apart },
  });
  const lord = ["lord_claw_tongue"];
  const open = { formation: [row(["claw"], []), row(["claw", "lord_head_tail"], lord), row([], [], lord)] };
  const explains = (spot: string): boolean => termsOf(["spot", spot], open).includes("brood_lord");
  expect(["L1", "R1", "L2", "R2", "R3b", "R9"].map(explains)).toEqual([false, false, true, true, true, false]);
});

describe("a roll that cannot get better", () => {
  const kept = {
    kind: "reroll_attack",
    outcome: ["outcome", "hit"],
    options: [option("reroll"), option("keep")],
  } as unknown as Question;
  const asked = [{ choice: "c1", question: kept }];
  const sure = {
    part: (name: string) => (name === "reroll" ? [{ because: "odds-settled", value: 1 }] : []),
  } as unknown as Odds;
  const open = { part: () => [] } as unknown as Odds;

  test("is kept without asking", () => expect(unneeded(asked, sure)).toEqual(option("keep")));
  test("is asked about while a better one exists", () => expect(unneeded(asked, open)).toBeUndefined());
  test("a miss is always asked about", () => {
    const missed = [{ choice: "c1", question: { ...kept, outcome: ["outcome", "miss"] } as Question }];
    expect(sparable(missed)).toBe(false);
    expect(unneeded(missed, sure)).toBeUndefined();
  });
});
