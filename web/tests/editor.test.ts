import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, describe, expect, test } from "vitest";
import { fromPython } from "../python.mjs";
import { type Draft, EMPTY, grown, lettersOf, objectiveIdOf, opened } from "../src/editor/draft/draft";
import { Drawing } from "../src/editor/draft/drawing.svelte";
import { type Brush, painted, type Tool } from "../src/editor/draft/paint";
import { outlinesOf, planOfDraft } from "../src/editor/draft/picture";
import { linkOf, missionIn } from "../src/editor/draft/share";
import { written } from "../src/editor/draft/written";
import type { Surveyed } from "../src/protocol";

type Missions = Record<string, Surveyed>;

function surveyed(texts?: Record<string, string>): Missions {
  if (!texts) return fromPython("tests/surveyed.py") as Missions;
  const file = join(mkdtempSync(join(tmpdir(), "missions-")), "texts.json");
  writeFileSync(file, JSON.stringify(texts));
  return fromPython("tests/surveyed.py", file) as Missions;
}

const brush = (tool: Tool, more: Partial<Brush> = {}): Brush => ({
  tool,
  objective: "console",
  section: "a",
  marine: "",
  ladder: "",
  ...more,
});
const using = (draft: Draft, tool: Tool, ...squares: string[]): Draft =>
  squares.reduce((sum, square) => painted(sum, square, brush(tool)), draft);

describe("a mission file that is opened and written again", () => {
  const missions = surveyed();
  const again = surveyed(
    Object.fromEntries(
      Object.entries(missions).map(([name, { draft }]) => [name, draft ? written(opened(draft)) : ""]),
    ),
  );

  test("there are the nine missions and the example", () => expect(Object.keys(missions)).toHaveLength(10));

  test.each(Object.keys(missions))("%s is still the same mission", (name) => {
    expect(again[name]?.faults).toEqual([]);
    expect(again[name]?.draft).toEqual(missions[name]?.draft);
  });
});

describe("the tools", () => {
  test("a new mission can be played right away", () => {
    expect(surveyed({ new: written(EMPTY) })["new"]?.faults).toEqual([]);
  });

  test("floor, a door, an exit and an objective stand where they were painted", () => {
    let draft = using(EMPTY, "floor", "6,1", "6,3");
    draft = using(draft, "door", "5,2");
    draft = using(draft, "objective", "8,2", "9,2");
    draft = using(draft, "exit", "6,1");
    expect(lettersOf(draft)).toEqual([
      "##############",
      "#...##X#######",
      "#.M..+..OO...E",
      "#...##.#######",
      "##############",
    ]);
    expect(draft.exits).toEqual([{ id: "X1", at: "6,1", facing: "N" }]);
  });

  test("a press beside the floor puts an exit there that leads to the pressed square", () => {
    expect(using(EMPTY, "exit", "8,1").exits).toEqual([{ id: "X1", at: "8,2", facing: "N" }]);
    expect(using(EMPTY, "exit", "8,4").exits).toEqual([]);
  });

  test("one side of a corridor has one exit: a second is refused, and the reason is said", () => {
    const one = using(EMPTY, "exit", "8,1");
    expect(using(one, "exit", "9,1")).toBe(one);
    // On the other side of the corridor, or farther along it, there is room.
    expect(using(one, "exit", "9,2").exits[1]).toEqual({ id: "X2", at: "9,2", facing: "S" });
    expect(using(one, "exit", "10,1").exits).toHaveLength(2);
    const drawing = new Drawing();
    for (const square of ["8,1", "9,1"]) drawing.paint(square, brush("exit"), "");
    expect([drawing.draft.exits.length, drawing.refused]).toEqual([1, "editor-exit-refused"]);
    drawing.paint("10,1", brush("exit"), "");
    expect([drawing.draft.exits.length, drawing.refused]).toEqual([2, ""]);
  });

  test("taking floor away takes what stands on it", () => {
    const draft = using(using(EMPTY, "objective", "8,2"), "wall", "8,2", "2,2");
    expect(draft.objectives[0]?.squares).toEqual([]);
    expect(draft.marines).toEqual([]);
  });

  test("a press on a marine turns him, a press beside him adds another", () => {
    const draft = using(EMPTY, "marine", "2,2", "3,2");
    expect(draft.marines.map(({ at, facing }) => [at, facing])).toEqual([
      ["2,2", "S"],
      ["3,2", "S"],
    ]);
  });

  test("a ladder has two ends", () => {
    const draft = painted(EMPTY, "9,2", brush("ladder", { ladder: "7,2" }));
    expect(draft.ladders).toEqual([{ id: "L1", lower: "7,2", upper: "9,2" }]);
    expect(lettersOf(draft)[2]).toBe("#.M....^.v...E");
  });

  test("an entry area moves its square when the floor beside it changes", () => {
    const draft = using(EMPTY, "floor", "13,1");
    expect(draft.entries[0]?.square).toBe("12,2");
    expect(using(draft, "wall", "12,2").entries[0]?.square).toBe("13,1");
  });
});

describe("the drawing board", () => {
  beforeEach(() => localStorage.clear());

  test("the map grows to the left, and every square keeps what it has", () => {
    const found = grown(EMPTY, { x: 0, y: 2 }, 1);
    expect(found?.dx).toBe(1);
    expect(found?.draft.marines[0]?.at).toBe("3,2");
    expect(found?.draft.map[2]).toBe("##............##".slice(0, 15));
    expect(grown(EMPTY, { x: 80, y: 2 }, 1)).toBeNull();
  });

  test("a stroke is undone at once, and what is drawn is kept on this device", () => {
    const drawing = new Drawing();
    for (const square of ["8,1", "8,0", "8,-1"]) drawing.paint(square, brush("floor"), "stroke 1");
    expect(new Drawing().draft).toEqual(drawing.draft);
    drawing.undo();
    expect(drawing.draft).toEqual(EMPTY);
    drawing.redo();
    expect(drawing.draft.map.join("").split(".").length).toBeGreaterThan(EMPTY.map.join("").split(".").length);
  });

  test("sections that are complete are not a change", () => {
    const drawing = new Drawing();
    drawing.change({
      sections: ["##############", "#aaa##########", "#aaabbbbbcccc#", "#aaa##########", "##############"],
    });
    const before = drawing.draft;
    drawing.complete(before.sections);
    expect(drawing.draft).toBe(before);
    drawing.paint("7,1", brush("floor"), "");
    expect(drawing.draft.sections[1]?.[7]).toBe("?");
    drawing.complete(drawing.draft.sections.map((row) => row.replace("?", "d")));
    expect(drawing.draft.sections[1]?.[7]).toBe("d");
  });

  test("neighbouring sections have different colours", () => {
    const draft = {
      ...EMPTY,
      sections: ["##############", "#aaa##########", "#aaabbbbbcccc#", "#aaa##########", "##############"],
    };
    const outlines = outlinesOf(planOfDraft(draft, draft.sections));
    expect(outlines.map(({ section }) => section)).toEqual(["a", "b", "c"]);
    expect(outlines[0]?.colour).not.toBe(outlines[1]?.colour);
    expect(outlines[1]?.colour).not.toBe(outlines[2]?.colour);
  });
});

test("an objective is named in letters of any script", () => {
  expect([" 制御室 2 ", "Control room!", "3. Stock", "—"].map(objectiveIdOf)).toEqual([
    "制御室_2",
    "Control_room",
    "Stock",
    "",
  ]);
});

describe("a link", () => {
  test("holds the whole mission", async () => {
    const text = written({ ...EMPTY, title: "裏口 & the Back Door" });
    const link = await linkOf(text);
    expect(await missionIn(new URL(link).hash)).toBe(text);
  });

  test("that is broken, or that unpacks to more than a mission can have, is none", async () => {
    expect(await missionIn("#mission=!!")).toBeNull();
    expect(await missionIn("#mission=AAAA")).toBeNull();
    const bomb = await linkOf("#".repeat(3_000_000));
    expect(await missionIn(new URL(bomb || "http://x/#mission=AAAA").hash)).toBeNull();
  });
});
