import { afterEach, describe, expect, test, vi } from "vitest";
import { words } from "../src/page/words.svelte";
import { click, comes, find, findAll, goes, press, type Session, sitDown, textOf } from "./session";

let session: Session;
const answers = (): string[] => session.recording.answers;
/** The answers that can be given now, but for those in a folded group. */
const offered = (): string[] =>
  findAll("[data-answer]")
    .filter((answer) => !answer.closest("details:not([open])"))
    .map((answer) => answer.dataset["answer"] ?? "");
const heading = (): string => textOf("[data-ask] h3");
const keyOf = (answer: string): string => find(`[data-answer='${answer}']`)?.dataset["key"] ?? "";
const ready = (answer: string): Promise<void> => comes(`[data-answer='${answer}'][aria-disabled=false]`);

afterEach(async () => session.leave());

describe("ending the phase", () => {
  test("asks once more while marines have not acted, by a press and by a key", async () => {
    session = await sitDown("some-acted");
    const idle = words.say("hulk-idle", { number: 3, names: "A, D, E", cp: 2 });
    click("[data-answer=end]");
    expect(heading()).toBe(idle);
    click("[data-release]");
    expect(heading()).toBe(words.say("ask-next_marine"));
    await ready("end");
    press("x");
    expect(heading()).toContain(idle);
    expect(answers()).toEqual([]);
    await ready("end");
    press("x");
    expect(answers()).toEqual(["end"]);
    await vi.waitFor(() => expect(textOf(".log")).toContain("Turn 2"));
  });

  test("asks nothing once everybody has acted", async () => {
    session = await sitDown("all-acted");
    click("[data-answer=end]");
    expect(answers()).toEqual(["end"]);
  });
});

describe("keys", () => {
  const acting = async (): Promise<void> => {
    session = await sitDown("sergeant");
    press("a");
    expect(answers()).toEqual(["activate:sgt"]);
    await ready("done");
  };

  test("one that is held down answers once, and does not press the answer that has the focus", async () => {
    await acting();
    press("ArrowUp");
    for (let held = 0; held < 3; held += 1) press("ArrowUp", { repeat: true });
    expect(answers()).toEqual(["activate:sgt", "turn:N"]);
    await ready("done");
    find("[data-answer=done]")?.focus();
    expect(press("Enter")).toBe(false);
    expect(press("Enter", { repeat: true })).toBe(true);
  });

  test("of two presses in a row only the first ends something", async () => {
    await acting();
    click("[data-answer='turn:N']");
    await ready("done");
    press("x");
    press("0");
    await vi.waitFor(() => expect(heading()).toBe(words.say("ask-next_marine")));
    press("x");
    expect(heading()).toBe(words.say("ask-next_marine"));
    expect(answers()).toEqual(["activate:sgt", "turn:N", "done"]);
  });

  test("the key of a marine is the letter on his figure, and never that of another", async () => {
    session = await sitDown("two-squads");
    const marines = offered().filter((text) => text.startsWith("activate:"));
    expect(marines.map(keyOf)).toEqual([..."abcdefghij"]);
    press("a");
    await comes("[data-ask=order]");
    expect(answers()).toEqual(["activate:a_sgt"]);
    const others = offered().filter((text) => !text.startsWith("command:"));
    expect(others.map(keyOf).filter((key) => "abcdefghij".includes(key))).toEqual([]);
  });
});

test("a door is offered to be opened before it is struck at, and what came of a blow is told", async () => {
  session = await sitDown("door");
  click("[data-answer='activate:sgt']");
  await ready("open:10,12");
  const [opens, strikes, fires] = ["open:10,12", "assault:10,12", "fire:10,12"].map((text) => offered().indexOf(text));
  expect(opens).toBeGreaterThanOrEqual(0);
  expect(opens).toBeLessThan(Math.min(strikes ?? -1, fires ?? -1));
  click("[data-answer='assault:10,12']");
  await vi.waitFor(() => expect(findAll(".lately li")).toHaveLength(2));
  const [struck, came] = findAll(".lately li").map((line) => line.textContent.trim());
  const about = { piece: ["terminator", "sgt"], door: "10,12" } as const;
  const [before = "", after = ""] = words.say("told-door_struck", { ...about, dice: "…" } as never).split("…");
  expect(struck?.startsWith(before) && struck.endsWith(after)).toBe(true);
  const ends = ["destroyed", "held"].map((end) => words.say(`told-door_${end}`, about as never));
  expect(ends).toContain(came);
});

test("more is offered only where there is more", async () => {
  session = await sitDown("sergeant");
  click("[data-square='9,13']");
  expect(find("[data-pointed='9,13']")).not.toBeNull();
  expect(find("[data-look]")).toBeNull();
  click("[data-square='10,12']");
  expect(find("[data-pointed='10,12'] [data-look]")).not.toBeNull();
});

test("a marine on command points goes on until another is chosen", async () => {
  session = await sitDown("command");
  click("[data-answer='command:sgt']");
  await ready("turn:N");
  click("[data-answer='turn:N']");
  await ready("turn:E");
  await ready("done");
  expect(answers()).toEqual(["command:sgt", "turn:N", "command:sgt"]);
  expect(heading()).toBe(words.say("hulk-commanding", { name: ["terminator", "sgt"], number: 1 }));
  press("b");
  await vi.waitFor(() => expect(heading()).toBe(words.say("hulk-order-of", { name: ["terminator", "flamer"] })));
});

test("a reaction tells that it ends overwatch; to point at the alien is not to fire at it", async () => {
  session = await sitDown("overwatch");
  click("[data-answer=end]");
  await ready("command:sgt");
  expect(textOf("[data-answer='command:sgt']")).toContain(words.say("hulk-ends-overwatch"));
  expect(textOf("[data-answer='command:flamer']")).toContain("ends his guard");
  expect(find("[data-answer='command:sb1'] .note")).toBeNull();
  click("[data-answer='command:sgt']");
  await ready("fire:S1");
  expect(textOf("[data-caution]")).toBe(words.say("hulk-order-overwatch"));
  click("[data-square='8,15']");
  expect(offered()).toEqual(["fire:S1"]);
  expect(answers()).toEqual(["end", "command:sgt"]);
  await goes("[data-refusal]");
});

test("costs say what pays", async () => {
  session = await sitDown("costs");
  for (const text of ["activate:sb3", "move:12,12", "move:13,12", "move:14,12"]) {
    await ready(text);
    click(`[data-answer='${text}']`);
  }
  await ready("move:15,12");
  const noteOf = (text: string): string => textOf(`[data-answer='${text}'] .note`);
  expect([noteOf("move:15,12"), noteOf("overwatch")]).toEqual(["1 AP", "1 AP + 1 CP"]);
  click("[data-answer='move:15,12']");
  await ready("move:16,12");
  expect(noteOf("move:16,12")).toBe("1 CP");
  expect(textOf(".bracket.cp .cost")).toBe("●1");
  expect(find("[data-answer='move:16,12']")?.getAttribute("aria-label")).toBe("Move to 16,12, 1 CP");
});

test("a reaction is asked for with what it answers", async () => {
  session = await sitDown("reaction");
  expect(heading()).toContain("S1 moves to 17,12");
  expect(heading()).toContain(words.say("hulk-react", { deed: "", number: 2 }).trim());
  expect(offered()).toContain("command:sgt");
});

test("at a door, to open it comes before a shot", async () => {
  session = await sitDown("door");
  click("[data-answer='activate:sgt']");
  await ready("open:10,12");
  click("[data-square='10,12']");
  await comes("[data-release]");
  expect(offered().slice(0, 2)).toEqual(["open:10,12", "fire:10,12"]);
});

test("acting out of turn comes after the normal list, and keys are given to what is seen", async () => {
  session = await sitDown("sergeant");
  const squad = ["sgt", "flamer", "sb1", "sb2", "sb3"];
  expect(offered()).toEqual([...squad.map((id) => `activate:${id}`), "end"]);
  expect(textOf("[data-folded=command] summary")).toBe(words.say("hulk-group-command", { number: 2 }));
  find("[data-folded=command]")?.setAttribute("open", "");
  await vi.waitFor(() => expect(keyOf("command:sgt")).toBe("6"));
});

test("the flamer counts its shots, and says what burns already and what nobody is in", async () => {
  session = await sitDown("shots");
  click("[data-answer='activate:flamer']");
  await ready("flame:8,11");
  click("[data-answer^='flame:']");
  expect(textOf("[data-weigh]")).toContain(words.say("hulk-weigh-shots", { number: 6 }));
  expect(textOf("[data-weigh]")).toContain(words.say("hulk-no-aliens-there"));
  expect(find("[data-burning]")).toBeNull();
  click("[data-fire]");
  await goes("[data-weigh]");
  await comes("[data-answer^='flame:'][aria-disabled=false]");
  click("[data-answer^='flame:']");
  expect(textOf("[data-weigh]")).toContain(words.say("hulk-weigh-shots", { number: 5 }));
  expect(textOf("[data-burning]")).toBe(words.say("hulk-weigh-pointless"));
  expect(find("[data-fire].emphasised")).toBeNull();
});
