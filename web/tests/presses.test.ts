import { afterEach, expect, test, vi } from "vitest";
import { words } from "../src/page/words.svelte";
import { comes, find, findAll, press, type Session, sitDown, textOf } from "./session";

let session: Session;
const answers = (): string[] => session.recording.answers;
const settled = (what: string): Promise<void> => comes(`[data-questions][aria-busy=false] ${what}`);
const heading = (): string => textOf("[data-ask] h3");
const orderOf = (id: string): string => words.say("hulk-order-of", { name: ["terminator", id] });
const heads = (text: string): Promise<void> => vi.waitFor(() => expect(heading()).toBe(text));
const told = (event: string): number => findAll(`.log [data-event=${event}]`).length;

afterEach(async () => session.leave());

test("a step takes one press, none is lost, and one undo takes back the next marine", async () => {
  session = await sitDown("apart");
  // Faster than answers arrive.
  for (const key of ["a", "ArrowRight", "ArrowRight", "ArrowDown", "b"]) press(key);
  await vi.waitFor(() => expect(told("marine_activated")).toBe(2));
  expect(answers()).toEqual(["activate:sgt", "move:10,12", "move:11,12", "turn:S", "done", "activate:flamer"]);
  await settled("[data-ask=order]");
  await heads(orderOf("flamer"));
  press("u");
  await vi.waitFor(() => expect(told("marine_activated")).toBe(1));
  await heads(orderOf("sgt"));
  expect(answers().slice(6)).toEqual(["undo", "undo"]);
});

test("command points cost no press of their own", async () => {
  session = await sitDown("two-commands");
  for (const key of ["a", "ArrowRight", "ArrowRight"]) press(key);
  await vi.waitFor(() => expect(told("marine_moved")).toBe(2));
  expect(answers()).toEqual(["command:sgt", "move:10,12", "command:sgt", "move:11,12"]);
});

test("one undo takes back an action on command points", async () => {
  session = await sitDown("command-undone");
  for (const key of ["b", "a", "ArrowRight"]) press(key);
  await vi.waitFor(() => expect(answers()).toHaveLength(4));
  // He is asked again, and the one whose activation he interrupts comes after him.
  await settled("[data-answer=done][aria-disabled=false]");
  const back = words.say("hulk-back-to", { letter: "B" });
  expect(textOf("[data-answer=done]")).toContain(back);
  expect(told("marine_moved")).toBe(1);
  press("u");
  await vi.waitFor(() => expect(told("marine_moved")).toBe(0));
  await settled("[data-answer=done][aria-disabled=false]");
  expect(textOf("[data-answer=done]")).toContain(back);
  press("x");
  await heads(orderOf("flamer"));
});

test("a marine who was only chosen has not acted", async () => {
  session = await sitDown("only-chosen");
  press("a");
  press("b");
  await heads(orderOf("flamer"));
  await settled("[data-answer=done][aria-disabled=false]");
  press("x");
  await settled("[data-answer=end][aria-disabled=false]");
  press("x");
  expect(heading()).toBe(words.say("hulk-idle", { number: 2, names: "A, B", cp: 2 }));
  expect(answers()).toEqual(["activate:sgt", "undo", "activate:flamer", "undo"]);
});

test("a marine who was chosen before another was commanded is not ended unasked", async () => {
  session = await sitDown("last-command");
  press("b");
  await settled("[data-ask=order]");
  press("c");
  press("ArrowUp");
  await vi.waitFor(() => expect(told("marine_faces")).toBe(1));
  await heads(orderOf("flamer"));
  await settled("[data-answer=done][aria-disabled=false]");
  press("a");
  await heads(words.say("hulk-idle-done", { names: "B" }));
  expect(answers()).toEqual(["activate:flamer", "command:sb1", "turn:N"]);
  press("a");
  await heads(orderOf("sgt"));
  expect(find("[data-refusal]")).toBeNull();
});
