import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { link } from "../src/link/link.svelte";
import { click, comes, find, findAll, press, type Session, sitDown, textOf } from "./session";

let session: Session;
const beat = (): string => find("[data-tale]")?.dataset["beat"] ?? "";
const answers = (): string[] => session.recording.answers;
const ready = (answer: string): Promise<void> => comes(`[data-answer='${answer}'][aria-disabled=false]`);

beforeEach(async () => {
  session = await sitDown("fall", { speed: "slow" });
  click("[data-answer=stop]");
  await comes("[data-tale]");
});
afterEach(async () => session.leave());

test("a key or a tap shows the next beat, and answers nothing", async () => {
  expect(beat()).toBe("lunge");
  press("1");
  expect(beat()).toBe("roll");
  click(".formation");
  expect(beat()).toBe("verdict");
  for (let beats = 0; beats < 20 && beat() !== "event"; beats += 1) press("1");
  // The last one: the question appears, and the key was not its answer, nor is the next one at once.
  press("1");
  expect(beat()).toBe("");
  press("1");
  await ready("target:leon");
  expect(answers()).toEqual(["stop"]);
});

test("in a lesson each line of an Event waits to be read", async () => {
  await session.leave();
  session = await sitDown("fall", { speed: "slow" }, 1);
  await ready("target:leon");
  Object.defineProperty(link, "coach", { get: () => ({}), set: () => {}, configurable: true });
  click("[data-answer='target:leon']");
  await comes("[data-tale]");
  const waits: Record<string, boolean> = {};
  for (let beats = 0; beats < 20 && beat(); beats += 1, press("x"))
    waits[beat()] = find("[data-next-beat].primary") !== null;
  Reflect.deleteProperty(link, "coach");
  expect(waits).toMatchObject({ spawn: true, round: false });
});

test("a key that is held goes to the question, and what was not seen is said all the same", async () => {
  press("x");
  expect(beat()).toBe("roll");
  press("x", { repeat: true });
  expect(beat()).toBe("");
  const heard = findAll("[role=status]")
    .map(({ textContent }) => textContent)
    .join();
  expect(heard).toContain("Zael is slain");
  expect(heard).toContain("Gideon is slain");
});

test("a press that is held goes to the question", async () => {
  find(".formation")?.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true, button: 0, pointerId: 1 }));
  await vi.waitFor(() => expect(beat()).toBe(""), 3_000);
  window.dispatchEvent(new PointerEvent("pointerup", { bubbles: true, pointerId: 1 }));
  await ready("target:leon");
  expect(answers()).toEqual(["stop"]);
});

test("the log tells nothing in advance", () => {
  expect(textOf(".log")).not.toContain("is slain");
  press("Escape");
  expect(textOf(".log")).toContain("Gideon is slain");
});

test("a player who comes back is asked at once, and the log tells everything", async () => {
  await session.leave();
  session = await sitDown("fall", { speed: "slow" }, 1);
  await ready("target:leon");
  expect(beat()).toBe("");
  expect(textOf(".log")).toContain("Gideon is slain");
});

test("slow is slower", () => {
  expect(find("[data-tale] .line")?.style.getPropertyValue("--beat")).toBe(`${2 * 420}ms`);
});
