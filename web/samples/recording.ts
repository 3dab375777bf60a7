// A recorded game on the whole page: the page's connection talks to the recording, which knows one answer to each question.
import { flushSync, mount } from "svelte";
import App from "../src/App.svelte";
import { keepSecrets } from "../src/page/kept";
import { BUILT } from "../src/page/version";
import {
  PROTOCOL,
  type Entered,
  type FirstMessage,
  type FromClient,
  type FromServer,
  type TableInfo,
} from "../src/protocol";
import type { Moment } from "../tests/views";

const TABLE = "abcdefabcdef";
const ENTERED: Entered = { type: "entered", table: TABLE, seats: [1], host: true };

/** What is answered, or `undo`; empty if a message is neither. */
function answerOf(message: FirstMessage | FromClient): string {
  return message.type === "answer" ? message.answer : message.type === "undo" ? "undo" : "";
}

/** The other end of the line: it answers as the recording does. */
export class Recording {
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
    if (answer !== this.now.answer) throw new Error(`${answer} was answered, ${this.now.answer} is recorded`);
    this.#tell(this.now);
    this.says({ type: "told", key: message.key });
  }

  /** Begins with the state after so many answers: what led to it is told as something past. */
  begin(moments: readonly Moment[], answers: number): void {
    [this.#moments, this.#at] = [moments, answers];
    const events = moments.slice(0, answers + 1).flatMap((moment) => moment.events);
    this.#tell({ ...this.now, since: 0, events, boards: [] });
  }

  #tell({ open, own, since, events, boards, questions, coach }: Moment): void {
    const owed = Array.from({ length: questions }, (_, place) => ({ seat: 1, choice: `${this.#at}.${place}` }));
    const news = { 1: { since, events, ...(boards.length ? { boards } : {}) } };
    const told = { type: "state", open, own: { 1: own }, news, owed, undo: this.#at ? "free" : "" };
    this.says({ ...told, ...(coach ? { coach } : {}) } as FromServer);
  }
}

/** The page as it is drawn first. */
export function showPage(): object {
  const page = mount(App, { target: document.body });
  flushSync();
  return page;
}

/** The page at the table of a recorded game after so many of its answers, or at one that waits for players. `WebSocket` is a
 * `Recording` already. */
export function showTable(moments: readonly Moment[], answers = 0, given: Partial<TableInfo> = {}): object {
  const [now, played] = [moments[answers]?.open, moments.at(-1)?.coach?.says[1].split("-") ?? []];
  const table: TableInfo = {
    type: "table",
    status: now && "result" in now && now.result ? "over" : "playing",
    options: {
      game: now && !("formation" in now) ? "hulk" : "angel",
      ...(played[1] ? { lesson: played[1] } : {}),
    },
    seats: [{ number: 1, holder: "person", name: "Ann" }],
    ...given,
  };
  keepSecrets(TABLE, { seats: { 1: "my secret" } });
  location.hash = `table=${TABLE}`;
  const page = showPage();
  const recording = Recording.current;
  recording.onopen();
  for (const message of [{ type: "hello", version: BUILT, rules: {}, protocol: PROTOCOL }, ENTERED, table])
    recording.says(message as FromServer);
  if (moments.length) recording.begin(moments, answers);
  return page;
}
