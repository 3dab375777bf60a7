import { beforeAll, describe, expect, test, vi } from "vitest";
import { keepFirst, squadOf, succeeds } from "../src/shared/telling/story";
import { Repeated } from "../src/shared/asking/repeated.svelte";
import type { Asked } from "../src/shared/asking/asking";
import { lines, sceneOf } from "../src/play/end/picture";
import { challengeAt, challengeLink, readChallenge, seedOf } from "../src/play/end/seed";
import { joined } from "../src/shared/ui/say";
import { lookBack as missionBack, type Review as Mission } from "../src/hulk/lookback";
import { withWords } from "../src/hulk/withWords";
import { drawing as draw } from "../src/page/markup";
import { words } from "../src/page/words.svelte";
import { fates, told } from "../src/play/end/story";
import { learnt } from "../src/play/end/words";
import { ending } from "../src/shared/art/ending";
import { lookBack } from "../src/angel/play/lookback";
import type { Review } from "../src/shared/telling/review";
import type { Happening } from "../src/page/told";
import type { AngelOpen, Challenge, LegalAnswer, Options, Question, TableInfo, Thing } from "../src/protocol";
import { inviter } from "../src/table/lobby/inviter";
import { coded, corrections, modulesOf } from "../src/table/lobby/qr";

beforeAll(() => learnt);

const leon: Thing = ["marine", "leon"];
const option = (text: string): LegalAnswer => ({ text, things: [] });

describe("a question that comes back", () => {
  const asked = (choice: string, kind: string, ...texts: string[]): Asked => ({
    choice,
    question: { seat: 1, kind, subject: leon, options: texts.map(option), secret: false } as unknown as Question,
  });

  /** Questions at a table where the time of day is only said. */
  function held(): { repeated: Repeated; pass: () => void; wait: (milliseconds: number) => void } {
    let [run, time, at] = [(): void => {}, 0, Infinity];
    const repeated = new Repeated(
      (lasts, later) => (([run, at] = [later, time + lasts]), () => (at = Infinity)),
      () => time,
    );
    const wait = (milliseconds: number): void => {
      time += milliseconds;
      if (time >= at) [at] = [Infinity, run()];
    };
    repeated.answered();
    return { repeated, pass: () => wait(500), wait };
  }

  test("in the same place ignores presses for a moment", () => {
    const { repeated, pass } = held();
    repeated.follow([asked("a", "reroll_attack", "reroll", "keep")]);
    expect(repeated.held).toBe(false);
    repeated.follow([]);
    repeated.follow([asked("b", "reroll_attack", "reroll", "keep")]);
    expect(repeated.held).toBe(true);
    pass();
    expect(repeated.held).toBe(false);
  });

  test("another question, or others that stay, hold nothing up", () => {
    const { repeated } = held();
    repeated.follow([asked("a", "attack", "attack:leon:L1", "stop"), asked("b", "choose_action", "one")]);
    repeated.follow([asked("b", "choose_action", "one")]);
    expect(repeated.held).toBe(false);
    repeated.follow([asked("c", "attack", "stop")]);
    expect(repeated.held).toBe(false);
  });

  test("another question hears no key before anybody can have read it", () => {
    const { repeated, wait } = held();
    repeated.follow([asked("a", "discard", "left", "right")]);
    expect(repeated.hasty).toBe(false);
    repeated.answered();
    wait(40);
    repeated.follow([asked("b", "pay", "pay", "no")]);
    expect([repeated.hasty, repeated.held]).toEqual([true, false]);
    wait(340);
    expect(repeated.hasty).toBe(true);
    wait(10);
    expect(repeated.hasty).toBe(false);
  });

  test("a patient press counts, however late the question comes", () => {
    const { repeated, wait } = held();
    repeated.follow([asked("a", "attack", "attack:leon:L1", "stop")]);
    for (const choice of ["b", "c", "d"]) {
      repeated.answered();
      wait(600);
      repeated.follow([asked(choice, "attack", "attack:leon:L1", "stop")]);
      expect(repeated.hasty).toBe(true);
      wait(100);
      expect([repeated.hasty, repeated.held]).toEqual([false, false]);
    }
  });
});

describe("a roll that may be kept", () => {
  const about = (kind: string, outcome: string, ...texts: string[]): Question =>
    ({ kind, outcome: ["outcome", outcome], options: texts.map(option) }) as unknown as Question;
  const first = (question: Question): string | undefined => keepFirst(question).options[0]?.text;

  test("after a success, keeping it comes first; after a failure, the reroll", () => {
    expect(first(about("reroll_attack", "hit", "reroll", "keep"))).toBe("keep");
    expect(first(about("reroll_attack", "miss", "reroll", "keep"))).toBe("reroll");
    expect(first(about("defence", "miss", "reroll", "discard:artefact", "accept"))).toBe("accept");
    expect(first(about("defence", "slain", "reroll", "accept"))).toBe("reroll");
    expect(succeeds(about("defence", "miss"))).toBe(true);
  });
});

describe("the same seed", () => {
  const options: Options = {
    game: "angel",
    players: 2,
    teams: [
      ["red", "blue"],
      ["green", "grey"],
    ],
    settings: { merge: "event" },
    seed: "hulk & co",
  };

  const challenge: Challenge = {
    options,
    result: "loss",
    round: 9,
    by: "Ann & <b>",
    place: "black_holds",
    story: { id: "stood_alone", about: { marine: leon, rounds: 2, location: ["location", "black_holds"] } },
    squad: [
      { who: leon, home: false },
      { who: ["marine", "zael"], home: true },
    ],
  };

  test("goes into a link and comes out of it", () => {
    expect(readChallenge(new URL(challengeLink(challenge)).hash)).toEqual(challenge);
    const mission: Options = { game: "hulk", players: 1, mission: "airlock-nine", teams: "draft", seed: "7" };
    expect(readChallenge(new URL(challengeLink({ ...challenge, options: mission })).hash)?.options).toEqual(mission);
  });

  test("nothing else is a challenge, and nonsense in one does no harm", () => {
    expect(readChallenge("#table=abcdefabcdef")).toBeNull();
    expect(readChallenge("#challenge=win+3")).toBeNull();
    const nonsense = '&story=["x",{"a":["location",{}]}]&squad=,-,nobody&place=..';
    const odd = readChallenge(`#challenge=%3Cb%3E+x&seed=s&teams=[[1]]&players=many&settings=[]${nonsense}`);
    expect(odd).toMatchObject({
      options: { seed: "s", game: "angel", players: 1, teams: "[[1]]" },
      result: "loss",
      round: 0,
      story: { id: "", about: {} },
    });
    expect(told({ id: "nobody_knows_it", about: {} })).toBe("");
  });

  test("a link of an older page still is a challenge", () => {
    expect(readChallenge("#challenge=win+3&seed=s")).toMatchObject({ result: "win", round: 3, squad: [], by: "" });
  });

  test("a challenge that the server keeps is asked from it by its name", async () => {
    const asked = vi.fn((address: string) =>
      Promise.resolve(address === "c/0123456789.json" ? Response.json(challenge) : new Response(null, { status: 404 })),
    );
    vi.stubGlobal("fetch", asked);
    expect(await challengeAt("#challenge=0123456789")).toEqual(challenge);
    expect(await challengeAt("#challenge=abcdefghjk")).toBeNull();
    expect(await challengeAt(new URL(challengeLink(challenge)).hash)).toEqual(challenge);
    expect(asked).toHaveBeenCalledTimes(2);
    vi.unstubAllGlobals();
  });

  test("is known at the end, unless the game came from a file", () => {
    const table = (known: object): TableInfo => ({ options: { players: 1 }, ...known }) as unknown as TableInfo;
    expect(seedOf(table({ fair_dice: { seed: "abc" } }))?.seed).toBe("abc");
    expect(seedOf(table({ options: { seed: "mine" } }))?.seed).toBe("mine");
    expect(seedOf(table({}))).toBeNull();
  });

  test("a mission file is too long for a link", () => {
    expect(challengeLink({ ...challenge, options: { mission: "x".repeat(500), seed: "s" } })).toBe("");
  });
});

describe("the squad as it ended", () => {
  const luck = { rolls: 0, had: 0, promised: 0, degree: "usual" };
  const review: Review = {
    rolls: [],
    deaths: [{ number: 3, round: 4, marine: leon, card: ["spot", "L1"], size: 3, chance: 0.5 }],
    lucky: [],
    unlucky: [],
    luck: { attack: luck, defence: luck, peril: luck },
    statistics: {
      ...{ rounds: 4, attacks: 1, slain: 2, tokens: 0, lost: 1, rescued: 0, locations: [], events: [], cards: [] },
      marines: [
        { who: leon, attacks: 1, slain: 0, tokens: 0, lost: 1 },
        { who: ["marine", "deino"], attacks: 0, slain: 2, tokens: 0, lost: 0 },
      ],
    },
  };
  const squad = [
    { who: leon, hue: "", alive: false, face: () => draw("") },
    { who: ["marine", "deino"] as Thing, hue: "", alive: true, face: () => draw("") },
  ];

  const living = new Set(["deino"]);

  test("one who was slain and rescued is not lost", () => {
    const rescued = { ...review, statistics: { ...review.statistics, rescued: 1 } };
    const { counted, deeds } = lookBack(rescued, new Set(["leon", "deino"]));
    expect(counted.at(-1)?.[1]).toBe(0);
    expect(deeds.rows.map(({ lost }) => lost)).toEqual([false, false]);
    expect(lookBack(review, living).deeds.rows.map(({ lost }) => lost)).toEqual([true, false]);
  });

  test("one who was dead before a loaded game began is not of it", () => {
    const open = { formation: [{ marine: "deino" }] } as unknown as AngelOpen;
    const events = [
      { event: "marine_slain", role: "deed", marine: leon, card: ["spot", "L1"] },
    ] as unknown as Happening[];
    expect([...squadOf(open, [])]).toEqual(["deino"]);
    expect([...squadOf(open, events)]).toEqual(["deino", "leon"]);
    const before = {
      ...review,
      deaths: [],
      statistics: {
        ...review.statistics,
        lost: 0,
        marines: review.statistics.marines.map((done) => ({ ...done, lost: 0 })),
      },
    };
    expect(lookBack(before, living).deeds.rows.map(({ who }) => who[1])).toEqual(["deino"]);
  });

  test("the luck of every kind of roll is told, also of those that no life hangs on", () => {
    const launched = { ...review, luck: { ...review.luck, other: { ...luck, rolls: 2, had: 1 } } };
    expect(lookBack(launched, living).luck.map(({ name, rolls, had }) => [name, rolls, had])).toEqual([
      ["other rolls", 2, 1],
    ]);
  });

  test("the dead say how they fell, the living what they did", () => {
    expect(fates(squad, lookBack(review, living)).map(({ line }) => line)).toEqual(["round 4, a swarm of 3", "slew 2"]);
    expect(fates(squad, null).map(({ line }) => line)).toEqual(["", ""]);
  });

  test("the flamer who won the mission is told by what he burned, before what he slew", async () => {
    await withWords(Promise.resolve());
    const ignace: Thing = ["terminator", "flamer"];
    const torvald: Thing = ["terminator", "sgt"];
    const did = { shots: 0, flames: 0, assaults: 0, slain: 0, died: 0, burned: [] as Thing[] };
    const mission: Mission = {
      ...{ rolls: [], deaths: [], lucky: [], unlucky: [], luck: {} },
      statistics: {
        ...{ turns: 3, shots: 0, hits: 0, jams: 0, flames: 1, powers: 0, assaults: 0, slain: 2, lost: 0, left: 0 },
        marines: [
          { ...did, who: ignace, flames: 1, burned: [["objective", "control_room"]] },
          { ...did, who: torvald, slain: 2 },
        ],
      },
    };
    const both = [ignace, torvald].map((who) => ({ who, hue: "", alive: true, face: () => draw("") }));
    const lines = (reviewed: Mission): string[] => fates(both, missionBack(reviewed)).map(({ line }) => line);
    const burned = words.say("hulk-burned", { objective: ["objective", "control_room"] });
    expect(lines(mission)).toEqual([burned, words.say("end-slew", { number: 2 })]);
    mission.statistics.marines[0] = { ...did, who: ignace, slain: 1, burned: [["objective", "control_room"]] };
    expect(lines(mission)[0]).toBe(joined([burned, words.say("end-slew", { number: 1 })]));
  });

  test("a story calls a place by its short name", () => {
    const story = told({ id: "last_to_fall", about: { marine: leon, location: ["location", "void_lock_6"] } });
    expect(story).toBe("Brother Leon was the last. The Void Lock keeps them all.");
  });

  test("the picture shows as many as stand, and strikes out who fell", () => {
    const veterans = (standing: number): number =>
      ending(true, "genestealer_lair", "4", Array<string>(standing).fill("red"))
        .markup.toString()
        .split("M-12-124V-108").length - 1;
    expect([0, 1, 4, 12].map(veterans)).toEqual([0, 1, 4, 12]);
    const drawing = sceneOf(ending(false, "black_holds", "3", []), fates(squad, null), true);
    expect(drawing.match(/filter="url\(#grey\)"/g)).toHaveLength(1);
    expect(new DOMParser().parseFromString(drawing, "image/svg+xml").querySelector("parsererror")).toBeNull();
  });

  test("text is set in lines, with or without spaces", () => {
    const fits = (line: string): boolean => line.length <= 10;
    expect(lines("four of six come home", fits)).toEqual(["four of", "six come", "home"]);
    expect(lines("最後に倒れたのはレオンでした。", fits)).toEqual(["最後に倒れたのは", "レオンでした。"]);
    expect(lines("6体のジーンスティーラー。", (line) => line.length <= 9)).toEqual(["6体の", "ジーンスティーラー。"]);
  });

  test("a browser without a dictionary breaks at spaces, and Japanese between letters", () => {
    vi.stubGlobal("Intl", {});
    const fits = (line: string): boolean => line.length <= 8;
    expect(lines("four of six come home", fits)).toEqual(["four of", "six come", "home"]);
    expect(lines("最後に倒れたのはレオンでした。", fits)).toEqual(["最後に倒れたのは", "レオンでした。"]);
    vi.unstubAllGlobals();
  });
});

describe("an invitation", () => {
  const seats = [
    { number: 1, holder: "bot", name: "" },
    { number: 2, holder: "person", name: "Ann" },
    { number: 3, holder: "person", name: "Bob" },
  ] as unknown as TableInfo["seats"];

  test("is signed by the player of this device, or by the first person there", () => {
    expect(inviter({ seats }, { seats: [3] })).toBe("Bob");
    expect(inviter({ seats }, { seats: [] })).toBe("Ann");
    expect(inviter({ seats: [] }, { seats: [] })).toBe("");
  });
});

test("storage that is blocked is noticed", async () => {
  const { blocked } = await import("../src/page/storage");
  expect(blocked()).toBe(false);
  vi.stubGlobal("localStorage", {
    setItem: () => {
      throw new DOMException("denied", "SecurityError");
    },
  });
  expect(blocked()).toBe(true);
});

describe("QR codes", () => {
  test("the codewords of the example in the standard (annex I)", () => {
    const data = [0x10, 0x20, 0x0c, 0x56, 0x61, 0x80, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11];
    expect(corrections(data, 10)).toEqual([0xa5, 0x24, 0xd4, 0xc1, 0xed, 0x36, 0xc7, 0x87, 0x2c, 0x55]);
    // The published examples of format information (M, mask 5) and of version information (version 7).
    expect(coded(0b00101, 0b10100110111) ^ 0b101010000010010).toBe(0b100000011001110);
    expect(coded(7, 0b1111100100101)).toBe(0b000111110010010100);
  });

  /** Reads a code as a camera's program does: by the standard's order, past its fixed patterns. */
  function read(modules: boolean[][]): string {
    const size = modules.length;
    const version = (size - 17) / 4;
    const middles = version === 1 ? [] : version < 7 ? [6, size - 7] : [6, (size - 1) / 2, size - 7];
    const fixed = (row: number, column: number): boolean =>
      (row < 9 && column < 9) ||
      (row < 9 && column > size - 9) ||
      (row > size - 9 && column < 9) ||
      row === 6 ||
      column === 6 ||
      (version > 6 && ((row < 6 && column > size - 12) || (column < 6 && row > size - 12))) ||
      middles.some((y) =>
        middles.some(
          (x) =>
            !(y === 6 && x === 6) &&
            !(y === 6 && x === size - 7) &&
            !(x === 6 && y === size - 7) &&
            Math.abs(row - y) < 3 &&
            Math.abs(column - x) < 3,
        ),
      );
    const bits: number[] = [];
    let up = true;
    for (let right = size - 1; right > 0; right -= 2) {
      if (right === 6) right = 5;
      for (let step = 0; step < size; step += 1) {
        const row = up ? size - 1 - step : step;
        for (const column of [right, right - 1])
          if (!fixed(row, column)) bits.push(Number(modules[row]?.[column]) ^ Number((row + column) % 2 === 0));
      }
      up = !up;
    }
    const words = Array.from({ length: Math.floor(bits.length / 8) }, (_, place) =>
      Number.parseInt(bits.slice(place * 8, place * 8 + 8).join(""), 2),
    );
    const sizes = { 1: [16], 5: [43, 43], 8: [38, 38, 39, 39], 10: [43, 43, 43, 43, 44] }[version] ?? [];
    const blocks: number[][] = sizes.map(() => []);
    for (let place = 0, word = 0; place < Math.max(...sizes); place += 1) {
      sizes.forEach((length, block) => place < length && blocks[block]?.push(words[word++] ?? 0));
    }
    const text = blocks
      .flat()
      .map((word) => word.toString(2).padStart(8, "0"))
      .join("");
    const [head, wide] = [4, version > 9 ? 16 : 8];
    const length = Number.parseInt(text.slice(head, head + wide), 2);
    const bytes = Array.from({ length }, (_, place) =>
      Number.parseInt(text.slice(head + wide + place * 8, head + wide + place * 8 + 8), 2),
    );
    return new TextDecoder().decode(new Uint8Array(bytes));
  }

  test.each([
    ["VOIDLOCK", 21],
    [`https://example.org/#table=abcdefabcdef&invite=${"x".repeat(32)}`, 37],
    [`https://example.org/${"y".repeat(120)}`, 49],
    ["z".repeat(200), 57],
  ])("%s can be read again", (text, size) => {
    const modules = modulesOf(text);
    expect(modules).toHaveLength(size);
    expect(read(modules ?? [])).toBe(text);
  });

  test("what is too long has none", () => expect(modulesOf("z".repeat(300))).toBeNull());
});
