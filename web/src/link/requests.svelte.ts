// What was asked and is not answered yet: repeated under the same idempotency key until it is.
import type {
  Advice,
  Arrows,
  ChallengeMade,
  Chances,
  Foreseen,
  FromClient,
  GameFile,
  Refusal,
  Reviewed,
  Reviewing,
  Routed,
  Then,
  Told,
} from "../protocol";
import type { Line } from "./line.svelte";

/** Requests that do not block the page, and those that may take long. */
const LONG = new Set(["advise", "odds", "look", "review", "challenge"]);
/** What goes on around the game. */
const AROUND = ["attend", "nudge", "throw", "guess"];
const ASIDE = new Set([...LONG, "fetch", "why", "route", "foresee", "arrow_keys", "chat", "intend", ...AROUND]);

type Without<M, K extends string> = M extends unknown ? Omit<M, K> : never;
export type Request = Without<FromClient, "key">;
export type Reply =
  Told | Advice | Chances | Then | Routed | Foreseen | Arrows | Reviewed | ChallengeMade | GameFile | Refusal;

interface Asked {
  message: FromClient;
  /** Whether a refusal goes only to the caller and is not shown. */
  aside: boolean;
  settle: (reply: Reply) => void;
  hear: ((progress: Reviewing) => void) | undefined;
}

function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export class Requests {
  /** The number of those that block the page. */
  waiting = $state(0);

  readonly #line: Line;
  readonly #asked = new Map<string, Asked>();

  constructor(line: Line) {
    this.#line = line;
  }

  /** The open ones. */
  get messages(): FromClient[] {
    return [...this.#asked.values()].map(({ message }) => message);
  }

  isAside(key: string): boolean {
    return this.#asked.get(key)?.aside ?? false;
  }

  ask(request: Request, aside: boolean, hear?: (progress: Reviewing) => void): Promise<Reply> {
    const message = { ...request, key: newKey() } as FromClient;
    return new Promise((settle) => {
      this.#asked.set(message.key, { message, aside, settle, hear });
      this.#count();
      if (this.#line.online) this.#put(message);
    });
  }

  repeat(): void {
    if (this.#line.online) this.messages.forEach((message) => this.#put(message));
  }

  /** Tells whoever asked how far it has come. */
  hear(progress: Reviewing): void {
    this.#asked.get(progress.request)?.hear?.(progress);
  }

  /** Gives the reply to whoever asked; what was asked, if anybody did. */
  settle(reply: Reply): FromClient | undefined {
    const asked = this.#asked.get(reply.key ?? "");
    if (!asked) return undefined;
    this.#asked.delete(asked.message.key);
    this.#count();
    asked.settle(reply);
    return asked.message;
  }

  forget(): void {
    this.#asked.clear();
    this.#count();
  }

  #put(message: FromClient): void {
    this.#line.put(message, () => !LONG.has(message.type) && this.#asked.has(message.key));
  }

  #count(): void {
    this.waiting = this.messages.filter(({ type }) => !ASIDE.has(type)).length;
  }
}
