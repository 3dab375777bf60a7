import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, inject, test, vi } from "vitest";
import HulkGame from "../src/hulk/HulkGame.svelte";
import { hulkWords } from "../src/hulk/withWords";
import { link } from "../src/link/link.svelte";
import { modal, modalOpen, Places } from "../src/page/focus";
import type { Entered, TableInfo } from "../src/protocol";

const { open, own } = inject("airlock");
const entered: Entered = { type: "entered", table: "abcdefabcdef", seats: [1], host: true };
const table: TableInfo = {
  type: "table",
  status: "playing",
  options: { game: "hulk" },
  seats: [{ number: 1, holder: "person", name: "Ann" }],
};
await hulkWords();
// Nothing is animated here, and the document does not know of animations.
document.getAnimations = () => [];
/** Milliseconds that a part may take to load on a busy machine. */
const PATIENCE = 4_000;
const found = (what: string): HTMLElement | null => document.body.querySelector(what);

/** The seat is asked this question of its own; a new one has a new name. */
function asks(choice: string): void {
  link.seen = { game: "hulk", open, own: { 1: own }, news: { 1: [] }, boards: {} };
  link.owed = [{ seat: 1, choice }];
  flushSync();
}

function pointAt(square: string): void {
  const target = found(`[data-square="${square}"]`);
  for (const type of ["pointerdown", "pointerup"])
    target?.dispatchEvent(new PointerEvent(type, { bubbles: true, button: 0, pointerId: 1 }));
  flushSync();
}

const press = (key: string): void => {
  window.dispatchEvent(new KeyboardEvent("keydown", { key }));
  flushSync();
};

describe("a game screen", () => {
  let screen: object;
  /** A screen is drawn in parts. */
  const show = async (): Promise<void> => {
    screen = mount(HulkGame, { target: document.body, props: { open, entered, table } });
    await vi.waitFor(() => expect(found(".hulk[aria-busy=false]")).not.toBeNull(), PATIENCE);
  };
  const alien = Object.values(open.blips)[0]?.at ?? "";

  beforeEach(async () => {
    asks("first");
    await show();
  });
  afterEach(async () => unmount(screen));

  test("what was pointed at is gone with its question", () => {
    pointAt(alien);
    expect(found(`[data-pointed="${alien}"]`)).not.toBeNull();
    asks("second");
    expect(found("[data-ask]")?.dataset["choice"]).toBe("second");
    expect(found("[data-pointed]")).toBeNull();
  });

  test("another screen knows nothing of the one before", async () => {
    pointAt(alien);
    found(".fold")?.click();
    flushSync();
    expect(found(".fold")?.getAttribute("aria-expanded")).toBe("false");
    await unmount(screen);
    await show();
    expect(found(".fold")?.getAttribute("aria-expanded")).toBe("true");
    expect(found("[data-pointed]")).toBeNull();
  });

  test("T leads to the map, and Escape lets go of what was pointed at", () => {
    press("t");
    expect(document.activeElement?.getAttribute("role")).toBe("application");
    pointAt(alien);
    press("Escape");
    expect(found("[data-pointed]")).toBeNull();
  });

  test("keys are the dialog's while one is open", async () => {
    press("h");
    await vi.waitFor(() => expect(modalOpen()).toBe(true), PATIENCE);
    press("t");
    expect(document.activeElement?.getAttribute("role")).not.toBe("application");
  });
});

describe("places", () => {
  test("a part that follows another is found, whichever goes or comes first", () => {
    const [places, before, after] = [new Places(), document.createElement("p"), document.createElement("p")];
    const leave = places.named("board")(before);
    const close = places.named("board")(after);
    leave();
    expect(places.get("board")).toBe(after);
    close();
    expect(places.get("board")).toBeNull();
  });

  test("a dialog that has gone is not open", () => {
    const dialog = document.createElement("dialog");
    const gone = modal(dialog);
    dialog.open = true;
    expect(modalOpen()).toBe(true);
    gone();
    expect(modalOpen()).toBe(false);
  });
});

describe("the sources", () => {
  const SOURCES = import.meta.glob<string>("../src/**/*.{ts,svelte}", {
    query: "?raw",
    import: "default",
    eager: true,
  });
  const having = (what: RegExp): string[] =>
    Object.entries(SOURCES).flatMap(([path, text]) => (what.test(text) ? [path.replace("../src/", "")] : []));

  test("no component looks for another in the document", () => {
    expect(having(/document\s*\.querySelector/)).toEqual([]);
  });

  test("state of the whole page is the connection, the tables of this device, the header, the settings, the words, the open reference and the chat that was read", () => {
    expect(having(/^export const [a-z]\w* = new /m).sort()).toEqual([
      "link/here/device.svelte.ts",
      "link/link.svelte.ts",
      "page/header.svelte.ts",
      "page/settings.svelte.ts",
      "page/words.svelte.ts",
      "reference/desk.svelte.ts",
      "table/talk/hearing.svelte.ts",
    ]);
  });
});
