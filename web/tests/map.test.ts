import { afterEach, expect, test, vi } from "vitest";
import { words } from "../src/page/words.svelte";
import { click, comes, find, findAll, goes, type Session, sitDown, textOf } from "./session";

let session: Session;
const answers = (): string[] => session.recording.answers;

/** Sits down where this marine is then the one who acts. */
async function inCommand(name: string, marine: string): Promise<void> {
  session = await sitDown(name);
  click(`[data-answer='activate:${marine}']`);
  await comes("[data-ask=order]");
}
const press = (square: string): void => click(`[data-square='${square}']`);
/** Time stands still: no walk is ever seen long enough for a single press to walk it. */
const readSlowly = (): void => void vi.spyOn(performance, "now").mockReturnValue(0);

afterEach(async () => {
  vi.restoreAllMocks();
  await session.leave();
});

test("what would burn is seen first, and one's own only by the button", async () => {
  await inCommand("flames", "flamer");
  expect(findAll("[data-torch='7,12']")).toHaveLength(1);
  press("7,12");
  await comes("[data-struck='10']");
  expect(textOf("[data-own-endangered]")).toBe(words.say("hulk-endangered-flame", { names: "Sergeant Torvald (A)" }));
  press("7,12");
  await vi.waitFor(() => expect(document.activeElement).toBe(find("[data-fire]")));
  expect(answers()).toEqual(["activate:flamer"]);
  click("[data-release]");
  expect(find("[data-struck]")).toBeNull();
  press("7,12");
  click("[data-fire]");
  await goes("[data-weigh]");
  expect(answers()).toEqual(["activate:flamer", "flame:7,12"]);
});

test("a second press fires at aliens where nobody of one's own is", async () => {
  await inCommand("flames-at-aliens", "flamer");
  press("7,12");
  await comes("[data-weigh]");
  expect(textOf("[data-weigh]")).toContain("S1");
  expect(find("[data-own-endangered]")).toBeNull();
  expect(answers()).toEqual(["activate:flamer"]);
  press("7,12");
  await vi.waitFor(() => expect(findAll(".deck .fire")).toHaveLength(10));
  expect(answers()).toEqual(["activate:flamer", "flame:7,12"]);
});

test("a square to burn can be walked to: two presses do not burn a section where nobody is", async () => {
  await inCommand("no-flames", "flamer");
  readSlowly();
  press("7,12");
  await comes("[data-walk]");
  expect(textOf("[data-walk]")).toBe(words.say("hulk-walk", { cost: "2 AP" }));
  expect(find("[data-weigh]")).toBeNull();
  press("7,12");
  await comes("[data-ap='2']");
  expect(answers()).toEqual(["activate:flamer", "move:6,12", "move:7,12"]);
});

test("a way that is too far says what walking takes", async () => {
  await inCommand("far", "flamer");
  readSlowly();
  press("14,12");
  await comes("[data-walk]");
  expect(textOf("[data-walk]")).toBe(words.say("hulk-walk-far", { cost: "4 AP + 2 CP", number: 9 }));
  click("[data-walk]");
  await comes("[data-cp='0']");
  expect(answers().at(-1)).toBe("move:11,12");
});

test("a legal walk needs no reason", async () => {
  await inCommand("no-flames", "flamer");
  readSlowly();
  press("7,12");
  await comes("[data-walk]");
  expect(textOf("[data-look]")).toBe(words.say("hulk-more"));
});

test("an enemy out of arc is offered turns and a shot", async () => {
  await inCommand("out-of-arc", "sgt");
  press("9,11");
  await comes("[data-walk]");
  expect(textOf("[data-walk]")).toContain("31%");
  click("[data-walk]");
  await vi.waitFor(() => expect(answers()).toEqual(["activate:sgt", "turn:N", "snap:S1"]));
});

test("sections show their names on request, and nobody fires at a door by one tap", async () => {
  await inCommand("sergeant", "sgt");
  press("10,12");
  await comes("[data-answer='fire:10,12']");
  expect(answers()).toEqual(["activate:sgt"]);
  click("[data-release]");
  expect(find("[data-section]")).toBeNull();
  click("[data-name-sections]");
  const sections = (session.recording.now.open as { sections: string[] }).sections.join("").replaceAll("#", "");
  expect(findAll("[data-section]")).toHaveLength(new Set(sections).size);
});
