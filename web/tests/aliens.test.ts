import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { click, comes, find, findAll, goes, press, type Session, sitDown, textOf } from "./session";

let session: Session;
const telling = (): string | undefined => find("[data-deeds]")?.dataset["telling"];
const answered = (): string[] => session.recording.answers;

/** The phase ends: marines who have not acted are left idle. The telling stands still. */
async function endPhase(): Promise<void> {
  click("[data-answer=end]");
  await comes("[data-answer=end][aria-disabled=false]");
  click("[data-answer=end]");
  expect(answered()).toEqual(["end"]);
  await comes("[data-pause=false]");
}

beforeEach(async () => {
  session = await sitDown("aliens", { speed: "normal" });
  await endPhase();
});
afterEach(async () => session.leave());

test("while the aliens are told of the question stands back, and a key tells all at once", async () => {
  press("p");
  await comes("[data-pause=true]");
  expect(find("[data-aside]")).not.toBeNull();
  expect(findAll("[data-answer]")).toEqual([]);
  expect(textOf("[data-status-bar] dd")).toBe("1");
  expect(textOf(".log")).not.toContain("Turn 2");
  press("x");
  expect(telling()).toBe("-1");
  await comes("[data-answer][aria-disabled=false]");
  expect(answered()).toEqual(["end"]);
  expect(textOf(".log")).toContain("Turn 2");
});

test("what is told is held, gone on with and asked about by keys", async () => {
  for (const [button, key] of Object.entries({ "data-pause": "P", "data-next-deed": "N", "data-skip": "Esc" }))
    expect(textOf(`[${button}] kbd.named`)).toBe(key);
  press("p");
  await comes("[data-pause=true]");
  for (let deeds = 0; deeds < 60 && !find("[data-aside] [data-why]"); deeds += 1) press("n");
  expect(textOf("[data-why] kbd.named")).toBe("W");
  press("w");
  await comes("[data-because]");
  document.querySelector("dialog")?.close();
  await goes("[data-because]");
  press("p");
  await comes("[data-pause=false]");
  press("Escape");
  expect(telling()).toBe("-1");
});

test.each([
  ["an answer", "[data-answer]"],
  ["a square of the map", "[data-square][data-lit]"],
])("a press on %s that comes too late to skip the telling answers nothing", async (_, pressed) => {
  await session.leave();
  session = await sitDown("aliens-no-sergeant", { speed: "normal" });
  await endPhase();
  click("[data-skip]");
  expect(find("[data-ask=next_marine]")).not.toBeNull();
  click(pressed === "[data-answer]" ? "[data-answer^='activate:']" : pressed);
  expect(answered()).toEqual(["end"]);
  await comes("[data-answer='activate:flamer'][aria-disabled=false]");
  flushSync();
  expect(answered()).toEqual(["end"]);
  click("[data-answer='activate:flamer']");
  await vi.waitFor(() => expect(find("[data-ask=order]")).not.toBeNull());
});
