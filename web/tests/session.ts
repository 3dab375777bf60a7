// A recorded game at the page's own screen: the page's connection talks to the recording, which knows one answer to each question.
import { flushSync, mount, unmount } from "svelte";
import { expect, inject, vi } from "vitest";
import AngelGame from "../src/angel/AngelGame.svelte";
import HulkGame from "../src/hulk/HulkGame.svelte";
import { hulkWords } from "../src/hulk/withWords";
import { link } from "../src/link/link.svelte";
import { keepSecrets } from "../src/page/kept";
import { type Likings, settings } from "../src/page/settings.svelte";
import { BUILT } from "../src/page/version";
import type { AngelOpen, Entered, FirstMessage, FromClient, FromServer, HulkOpen, TableInfo } from "../src/protocol";
import type { Moment } from "./views";

const TABLE = "abcdefabcdef";
const ENTERED: Entered = { type: "entered", table: TABLE, seats: [1], host: true };
/** Milliseconds that a part may take to load on a busy machine. */
const PATIENCE = 10_000;

// Nothing is animated here, and the document does not know of animations.
document.getAnimations = () => [];
await hulkWords();

/** The other end of the line: it answers as the recording does. */
class Recording {
  static readonly CONNECTING = 0;
  static current: Recording;
  readonly readyState = 1;
  onopen = (): void => {};
  onmessage = (_: { data: string }): void => {};
  onclose = (): void => {};
  /** What was answered so far. */
  answers: string[] = [];
  moments: readonly Moment[] = [];
  #at = 0;

  constructor() {
    Recording.current = this;
  }

  says(message: FromServer): void {
    this.onmessage({ data: JSON.stringify(message) });
  }

  get now(): Moment {
    const moment = this.moments[this.#at];
    if (!moment) throw new Error("the recording is over");
    return moment;
  }

  send(text: string): void {
    const message = JSON.parse(text) as FirstMessage | FromClient;
    if (message.type === "answer") this.answers.push(message.answer);
    // Nothing that is asked is answered in the same breath.
    queueMicrotask(() => this.#reply(message));
  }

  close(): void {}

  #reply(message: FirstMessage | FromClient): void {
    if (message.type === "odds")
      this.says({ type: "chances", key: message.key, seat: 1, figures: this.now.odds } as FromServer);
    if (message.type !== "answer") return;
    this.#at += 1;
    expect(message.answer).toBe(this.now.answer);
    this.tell();
    this.says({ type: "told", key: message.key });
  }

  tell(): void {
    const { open, own, since, events, boards, questions } = this.now;
    const owed = Array.from({ length: questions }, (_, place) => ({ seat: 1, choice: `${this.#at}.${place}` }));
    const news = { 1: { since, events, ...(boards.length ? { boards } : {}) } };
    this.says({ type: "state", open, own: { 1: own }, news, owed, undo: this.#at ? "free" : "" } as FromServer);
  }
}

export interface Session {
  readonly recording: Recording;
  /** Leaves the table, and takes the screen away. */
  leave(): Promise<void>;
}

/** Beats are not told, there are no sounds or hints, and every question is asked, unless a test changes that. */
const QUIET = { speed: "none", sounds: false, spare: false, hints: false, keys: true } as const;

/** Sits down at the table of a recorded game, and waits until its screen is drawn. */
export async function sitDown(name: string, likings: Partial<Likings> = {}): Promise<Session> {
  Object.assign(settings, QUIET, likings);
  const moments = inject("sessions")[name];
  if (!moments?.[0]) throw new Error(`nothing is recorded as ${name}`);
  const { open } = moments[0];
  const game = "formation" in open ? "angel" : "hulk";
  const table: TableInfo = {
    type: "table",
    status: "playing",
    options: { game },
    seats: [{ number: 1, holder: "person", name: "Ann" }],
  };
  vi.stubGlobal("WebSocket", Recording);
  keepSecrets(TABLE, { seats: { 1: "my secret" } });
  link.visit(TABLE);
  const recording = Recording.current;
  recording.moments = moments;
  recording.onopen();
  for (const message of [{ type: "hello", version: BUILT, rules: {}, protocol: 6 }, ENTERED, table])
    recording.says(message as FromServer);
  recording.tell();
  const props = {
    entered: ENTERED,
    table,
    get open() {
      return link.open as HulkOpen & AngelOpen;
    },
  };
  const screen =
    game === "hulk"
      ? mount(HulkGame, { target: document.body, props })
      : mount(AngelGame, { target: document.body, props });
  await vi.waitFor(() => expect(find("[data-answer]")).not.toBeNull(), PATIENCE);
  if (game === "hulk") await vi.waitFor(() => expect(find(".hulk[aria-busy=false]")).not.toBeNull(), PATIENCE);
  return {
    recording,
    leave: async () => {
      await unmount(screen);
      link.goHome();
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
