// A recorded game on the whole page: the page's connection talks to the recording, which knows one answer to each question.
import { flushSync, unmount } from "svelte";
import { expect, inject, vi } from "vitest";
import { Recording, showTable } from "../samples/recording";
import { hulkWords } from "../src/hulk/withWords";
import { link } from "../src/link/link.svelte";
import { type Likings, settings } from "../src/page/settings.svelte";

/** Milliseconds that a part may take to load on a busy machine. */
const PATIENCE = 20_000;

/** An animation that is over at once: nothing moves here. */
class Still {
  readonly finished = Promise.resolve();
  readonly playState = "finished";
  currentTime = 0;

  set onfinish(done: () => void) {
    queueMicrotask(done);
  }

  cancel(): void {}
}
document.getAnimations = () => [];
Element.prototype.animate = () => new Still() as unknown as Animation;
// The boards are loaded before anybody waits for them.
await Promise.all([hulkWords(), import("../src/hulk/HulkGame.svelte"), import("../src/angel/AngelGame.svelte")]);

export interface Session {
  readonly recording: Recording;
  /** Leaves the table, and takes the screen away. */
  leave(): Promise<void>;
}

/** Beats are not told, there are no sounds or hints, and every question is asked, unless a test changes that. */
const QUIET = { speed: "none", sounds: false, spare: false, hints: false, keys: true } as const;

/** Opens the page at the table of a recorded game, after so many of its answers, and waits until it is drawn. */
export async function sitDown(name: string, likings: Partial<Likings> = {}, answers = 0): Promise<Session> {
  Object.assign(settings, QUIET, likings);
  const moments = inject("sessions")[name];
  if (!moments) throw new Error(`nothing is recorded as ${name}`);
  vi.stubGlobal("WebSocket", Recording);
  const page = showTable(moments, answers);
  const recording = Recording.current;
  await vi.waitFor(() => expect(find("[data-answer]")).not.toBeNull(), PATIENCE);
  if (link.game === "hulk") await vi.waitFor(() => expect(find(".hulk[aria-busy=false]")).not.toBeNull(), PATIENCE);
  return {
    recording,
    leave: async () => {
      await unmount(page);
      link.goHome();
      location.hash = "";
      vi.unstubAllGlobals();
    },
  };
}

export const find = (what: string): HTMLElement | null => document.body.querySelector(what);
export const findAll = (what: string): HTMLElement[] => [...document.body.querySelectorAll<HTMLElement>(what)];
export const textOf = (what: string): string => find(what)?.textContent.replace(/\s+/g, " ").trim() ?? "";
/** Waits until a part is there that is loaded when it is needed, or until one is gone. */
export const comes = (what: string): Promise<void> => vi.waitFor(() => expect(find(what)).not.toBeNull(), PATIENCE);
export const goes = (what: string): Promise<void> => vi.waitFor(() => expect(find(what)).toBeNull(), PATIENCE);

export function click(what: string): void {
  const found = find(what);
  if (!found) throw new Error(`${what} is not there`);
  for (const type of ["pointerdown", "pointerup"])
    found.dispatchEvent(new PointerEvent(type, { bubbles: true, button: 0, pointerId: 1 }));
  found.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  flushSync();
}

/** Presses a key on what has the focus; returns whether the browser does nothing more with it. */
export function press(key: string, more: KeyboardEventInit = {}): boolean {
  const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...more });
  (document.activeElement ?? document.body).dispatchEvent(event);
  flushSync();
  return event.defaultPrevented;
}
