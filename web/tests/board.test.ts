import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { ACTIONS, EVENTS, LOCATIONS, MARINES, PIPS, TERRAIN } from "../src/angel/board/facts";
import { roving } from "../src/shared/ui/roving";
import { initials } from "../src/angel/formation/names";
import { words } from "../src/page/words.svelte";
import { Tracks } from "../src/angel/board/tracks";
import type { Row } from "../src/protocol";

describe("facts", () => {
  test("every card of the game is there", () => {
    const numbers = [MARINES, ACTIONS, EVENTS, TERRAIN, LOCATIONS].map((cards) => Object.keys(cards).length);
    expect(numbers).toEqual([12, 18, 24, 8, 22]);
    expect(Object.values(EVENTS).reduce((sum, { copies }) => sum + copies, 0)).toBe(30);
  });

  test("a card has what is printed on it", () => {
    expect(ACTIONS["full_auto"]).toMatchObject({ team: "red", type: "attack" });
    expect(EVENTS["surrounded"]).toMatchObject({ instinct: true, move: "none" });
    expect(
      Object.values(ACTIONS)
        .map(({ number }) => number)
        .sort((one, other) => one - other),
    ).toEqual(Array.from({ length: 18 }, (_, index) => index + 1));
    for (const { colour } of Object.values(TERRAIN)) expect(PIPS[colour]).toBeGreaterThan(0);
  });

  test("each team has two Marines and one card of each type", () => {
    for (const team of ["red", "blue", "green", "grey", "purple", "yellow"]) {
      expect(Object.values(MARINES).filter((marine) => marine.team === team)).toHaveLength(2);
      const types = Object.values(ACTIONS)
        .filter((action) => action.team === team)
        .map(({ type }) => type);
      expect(types.sort()).toEqual(["attack", "move_activate", "support"]);
    }
  });
});

describe("tracks", () => {
  const nothing = { swarm: [], done: [], apart: [], power_field: false };

  /** A formation of so many, with swarms at spots like `L2`. */
  function formation(length: number, swarms: Record<string, string[]>): Row[] {
    const beside = (spot: string) => ({ ...nothing, swarm: swarms[spot] ?? [] });
    return Array.from({ length }, (_, index) => ({
      position: index + 1,
      marine: `m${index}`,
      team: "red",
      facing: "left",
      tokens: 0,
      left: beside(`L${index + 1}`),
      right: beside(`R${index + 1}`),
    }));
  }

  test("a group that stays keeps its key, a new one gets another", () => {
    const tracks = new Tracks();
    const before = tracks.follow(formation(3, { L1: ["claw"] }));
    const after = tracks.follow(formation(3, { L1: ["claw"], R3: ["claw"] }));
    expect(after.get("L1 claw")).toBe(before.get("L1 claw"));
    expect(after.get("R3 claw")).not.toBe(before.get("L1 claw"));
  });

  test("a group that flanks or moves is the same group", () => {
    const tracks = new Tracks();
    const key = tracks.follow(formation(3, { L2: ["tail", "tail"] })).get("L2 tail");
    expect(tracks.follow(formation(3, { R2: ["tail"] })).get("R2 tail")).toBe(key);
    expect(tracks.follow(formation(3, { R3: ["tail"] })).get("R3 tail")).toBe(key);
  });

  test("a second swarm at a spot is a group of its own", () => {
    const tracks = new Tracks();
    const [row] = formation(1, { L1: ["claw"] }) as [Row];
    const keys = tracks.follow([{ ...row, left: { ...row.left, apart: ["claw"] } }]);
    expect(keys.get("L1b claw")).not.toBe(keys.get("L1 claw"));
  });

  test("another kind is another group, also at the same spot", () => {
    const tracks = new Tracks();
    const key = tracks.follow(formation(1, { L1: ["head"] })).get("L1 head");
    expect(tracks.follow(formation(1, { L1: ["tongue"] })).get("L1 tongue")).not.toBe(key);
  });

  test("of two that may have moved the nearer one did", () => {
    const tracks = new Tracks();
    const before = tracks.follow(formation(6, { L1: ["claw"], L6: ["claw"] }));
    const after = tracks.follow(formation(6, { L2: ["claw"] }));
    expect(after.get("L2 claw")).toBe(before.get("L1 claw"));
  });
});

describe("roving", () => {
  let box: HTMLElement;
  let leave: () => void;

  /** Three rows of two objects, each 10 by 10. */
  beforeEach(() => {
    box = document.createElement("div");
    document.body.append(box);
    for (const [index, thing] of ["L1", "R1", "L2", "R2", "L3", "R3"].entries())
      box.append(object(thing, index % 2, index >> 1));
    leave = roving(box);
  });

  afterEach(() => {
    leave();
    box.remove();
  });

  function object(thing: string, x: number, y: number): HTMLElement {
    const button = document.createElement("button");
    button.className = "object";
    button.dataset["thing"] = thing;
    button.getBoundingClientRect = () => new DOMRect(20 * x, 20 * y, 10, 10);
    return button;
  }

  const at = (thing: string): HTMLElement => {
    const found = box.querySelector<HTMLElement>(`[data-thing=${thing}]`);
    if (!found) throw new Error(`no ${thing}`);
    return found;
  };
  const focused = (): string | undefined => (document.activeElement as HTMLElement).dataset["thing"];
  const press = (key: string, held: KeyboardEventInit = {}): boolean =>
    (document.activeElement as HTMLElement).dispatchEvent(
      new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...held }),
    );
  const settled = (): Promise<void> => new Promise((done) => setTimeout(done, 5));

  test("one object at a time is a stop of the Tab key", () => {
    const stops = (): (string | undefined)[] =>
      [...box.querySelectorAll<HTMLElement>(".object")]
        .filter(({ tabIndex }) => tabIndex === 0)
        .map(({ dataset }) => dataset["thing"]);
    expect(stops()).toEqual(["L1"]);
    at("R2").focus();
    expect(stops()).toEqual(["R2"]);
  });

  test("arrow keys go to the neighbour, Home and End to the ends", () => {
    at("L1").focus();
    for (const [key, thing] of [
      ["ArrowRight", "R1"],
      ["ArrowDown", "R2"],
      ["ArrowLeft", "L2"],
      ["ArrowUp", "L1"],
      ["End", "R3"],
      ["Home", "L1"],
    ] as const) {
      press(key);
      expect(focused()).toBe(thing);
    }
  });

  test("at the edge the focus stays, and other keys are left to the browser", () => {
    at("L1").focus();
    press("ArrowUp");
    expect(focused()).toBe("L1");
    expect(press("ArrowDown", { altKey: true })).toBe(true);
    expect(focused()).toBe("L1");
  });

  test("what can be chosen is where one comes in", async () => {
    at("R3").classList.add("lit");
    await settled();
    expect(at("R3").tabIndex).toBe(0);
  });

  test("a thing that is drawn anew elsewhere keeps the focus", async () => {
    at("L2").focus();
    at("L2").remove();
    box.append(object("L2", 1, 3));
    await settled();
    expect(focused()).toBe("L2");
  });

  test("when the focused thing is gone, what is lit gets the focus", async () => {
    at("L2").focus();
    at("R1").classList.add("lit");
    at("L2").remove();
    await settled();
    expect(focused()).toBe("R1");
  });
});

describe("players in a few letters", () => {
  afterEach(() => (words.people = {}));

  test("as many letters as tell them apart, or the number of the seat", () => {
    words.people = { 1: "Ann", 2: "Anton", 3: "Cat", 4: "Player 4", 5: "Player 5" };
    expect([...initials(["1", "2", "3", "4", "5"]).values()]).toEqual(["Ann", "Ant", "C", "4", "5"]);
    expect([...initials(["2", "3"]).values()]).toEqual(["A", "C"]);
  });
});
