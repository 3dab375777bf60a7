// A recorded game on the whole page: the page's connection talks to the recording, which knows one answer to each question.
import { flushSync, mount, unmount } from "svelte";
import { expect, inject, vi } from "vitest";
import App from "../src/App.svelte";
import { hulkWords } from "../src/hulk/withWords";
import { link } from "../src/link/link.svelte";
import { keepSecrets } from "../src/page/kept";
import { type Likings, settings } from "../src/page/settings.svelte";
import { BUILT } from "../src/page/version";
import type { Entered, FirstMessage, FromClient, FromServer, TableInfo } from "../src/protocol";
import type { Moment } from "./views";

const TABLE = "abcdefabcdef";
const ENTERED: Entered = { type: "entered", table: TABLE, seats: [1], host: true };
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

/** What is answered, or `undo`; empty if a message is neither. */
function answerOf(message: FirstMessage | FromClient): string {
  return message.type === "answer" ? message.answer : message.type === "undo" ? "undo" : "";
}

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
  #moments: readonly Moment[] = [];
  #at = 0;

  constructor() {
    Recording.current = this;
  }

  says(message: FromServer): void {
    this.onmessage({ data: JSON.stringify(message) });
  }

  get now(): Moment {
    const moment = this.#moments[this.#at];
    if (!moment) throw new Error("the recording is over");
    return moment;
  }

  send(text: string): void {
    const message = JSON.parse(text) as FirstMessage | FromClient;
    const answer = answerOf(message);
    if (answer) this.answers.push(answer);
    // Nothing that is asked is answered in the same breath.
    queueMicrotask(() => this.#reply(message));
  }

  close(): void {}

  #reply(message: FirstMessage | FromClient): void {
    if (message.type === "odds")
      this.says({ type: "chances", key: message.key, seat: 1, figures: this.now.odds } as FromServer);
    if (message.type === "route") {
      const way = this.now.routes[`${message.terminator} ${message.square}`];
      const none = { type: "refusal", key: message.key, id: "no_way", rule: "", arguments: {} };
      this.says((way ? { type: "routed", key: message.key, ...way } : none) as FromServer);
    }
    const answer = answerOf(message);
    if (!answer || !("key" in message)) return;
    this.#at += 1;
    expect(answer).toBe(this.now.answer);
    this.#tell(this.now);
    this.says({ type: "told", key: message.key });
  }

  /** Begins with the state after so many answers: what led to it is told as something past. */
  begin(moments: readonly Moment[], answers: number): void {
    [this.#moments, this.#at] = [moments, answers];
    const events = moments.slice(0, answers + 1).flatMap((moment) => moment.events);
    this.#tell({ ...this.now, since: 0, events, boards: [] });
  }

  #tell({ open, own, since, events, boards, questions }: Moment): void {
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

/** Opens the page at the table of a recorded game, after so many of its answers, and waits until it is drawn. */
export async function sitDown(name: string, likings: Partial<Likings> = {}, answers = 0): Promise<Session> {
  Object.assign(settings, QUIET, likings);
  const moments = inject("sessions")[name];
  if (!moments?.[0]) throw new Error(`nothing is recorded as ${name}`);
  const game = "formation" in moments[0].open ? "angel" : "hulk";
  const table: TableInfo = {
    type: "table",
    status: "playing",
    options: { game },
    seats: [{ number: 1, holder: "person", name: "Ann" }],
  };
  vi.stubGlobal("WebSocket", Recording);
  keepSecrets(TABLE, { seats: { 1: "my secret" } });
  location.hash = `table=${TABLE}`;
  const page = mount(App, { target: document.body });
  flushSync();
  const recording = Recording.current;
  recording.onopen();
  for (const message of [{ type: "hello", version: BUILT, rules: {}, protocol: 6 }, ENTERED, table])
    recording.says(message as FromServer);
  recording.begin(moments, answers);
  await vi.waitFor(() => expect(find("[data-answer]")).not.toBeNull(), PATIENCE);
  if (game === "hulk") await vi.waitFor(() => expect(find(".hulk[aria-busy=false]")).not.toBeNull(), PATIENCE);
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
