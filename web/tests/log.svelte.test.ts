import { flushSync, mount, unmount } from "svelte";
import { beforeEach, expect, test } from "vitest";
import GameLog from "../src/play/GameLog.svelte";
import type { Happening } from "../src/page/told";
import type { Talk } from "../src/protocol";
import { notesOf } from "../src/table/talk/talking";

const happening = (): Happening => ({ event: "round_began", role: "heading", number: 1 });
const frame = (): Promise<void> => new Promise((done) => requestAnimationFrame(() => done()));

const props = $state<{ events: Happening[]; notes: ReadonlyMap<number, readonly Talk[]> }>({
  events: [],
  notes: new Map(),
});
let list: HTMLElement;

/** So high and so long is the list from now on. */
function shape(clientHeight: number, scrollHeight: number): void {
  Object.defineProperties(list, {
    clientHeight: { value: clientHeight, configurable: true },
    scrollHeight: { value: scrollHeight, configurable: true },
  });
}

function scrolled(to: number): void {
  list.scrollTop = to;
  list.dispatchEvent(new Event("scroll"));
}

async function happened(): Promise<void> {
  props.events = [...props.events, happening()];
  flushSync();
  await frame();
}

beforeEach(async () => {
  props.events = [happening()];
  props.notes = new Map();
  const shown = mount(GameLog, {
    target: document.body,
    props: {
      get events() {
        return props.events;
      },
      get notes() {
        return props.notes;
      },
      covered: false,
      at: -1,
      open: () => undefined,
    },
  });
  list = document.querySelector("ol") as HTMLElement;
  shape(100, 500);
  await happened();
  return () => unmount(shown);
});

test("the last line is followed", async () => {
  expect(list.scrollTop).toBe(500);
});

test("a player who reads further up stays there until they come back to the end", async () => {
  scrolled(50);
  await happened();
  expect(list.scrollTop).toBe(50);
  scrolled(400);
  await happened();
  expect(list.scrollTop).toBe(500);
});

test("it is followed on although the list has become lower when its scrolling is told", async () => {
  shape(40, 500);
  scrolled(400);
  await happened();
  expect(list.scrollTop).toBe(500);
});

test("it is followed on although a line has come, and another gone, when its scrolling is told", async () => {
  props.events = [...props.events, happening()];
  flushSync();
  scrolled(370);
  await frame();
  expect(list.scrollTop).toBe(500);
});

test("what happened at the table stands after the event that came before it, as text", async () => {
  const talk: Talk[] = [
    { type: "talk", number: 0, seat: 2, name: "Bob", text: "hello", after: { 1: 1 } },
    { type: "talk", number: 1, seat: 2, name: "<b>Bob", line: "back", logged: true, after: { 1: 2 } },
  ];
  props.notes = notesOf(talk, 1);
  await happened();
  const lines = [...list.children].map((line) => (line as HTMLElement).dataset["noted"] ?? "event");
  expect(lines).toEqual(["event", "event", "back", "event"]);
  expect(list.querySelector("[data-noted]")?.textContent).toContain("<b>Bob");
});
