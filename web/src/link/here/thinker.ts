// Long jobs, one at a time in a second worker: it is the only thing that can be ended.
import { scriptOf } from "../../page/markup";

/** By this name the script knows that it is the second worker. */
export const THINKER = "thinker";
/** How many times as long as on a server a job may take: devices are slower, and the worker has to begin. */
const SLOWER = 6;

export interface Job {
  body: string;
}
export type Thought = { result: string } | { failed: string };

interface Waiting extends Job {
  number: number;
  seconds: number;
  settle: (result?: string) => void;
  fail: (why: Error) => void;
}

export class Thinker {
  #worker: Worker | null = null;
  /** The first is being carried out. */
  #waiting: Waiting[] = [];
  #timer = 0;

  /** The result of a job; none if it takes too long. */
  think(number: number, body: string, seconds: number): Promise<string | undefined> {
    return new Promise((settle, fail) => {
      this.#waiting.push({ number, body, seconds, settle, fail });
      if (this.#waiting.length === 1) this.#next();
    });
  }

  withdraw(number: number): void {
    const place = this.#waiting.findIndex((each) => each.number === number);
    if (place > 0) this.#waiting.splice(place, 1);
    if (place === 0) this.#stop();
  }

  #next(): void {
    const [first] = this.#waiting;
    if (!first) return;
    this.#worker ??= this.#begin();
    this.#worker.postMessage({ body: first.body } satisfies Job);
    this.#timer = self.setTimeout(() => this.#stop(), first.seconds * SLOWER * 1000);
  }

  #begin(): Worker {
    const worker = new Worker(scriptOf(self.location.href), { type: "module", name: THINKER });
    worker.onmessage = ({ data }: MessageEvent<Thought>) => {
      const first = this.#shift();
      if ("result" in data) first?.settle(data.result);
      else first?.fail(new Error(data.failed));
      this.#next();
    };
    return worker;
  }

  #shift(): Waiting | undefined {
    clearTimeout(this.#timer);
    return this.#waiting.shift();
  }

  /** Ends the worker in the middle of the first job. */
  #stop(): void {
    this.#worker?.terminate();
    this.#worker = null;
    this.#shift()?.settle();
    this.#next();
  }
}
