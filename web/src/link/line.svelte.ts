// The line to a server, or to the games on this device: when it is lost it comes back, with exponential back-off and jitter.
import type { FirstMessage, FromClient, FromServer } from "../protocol";
import { device } from "./here/device.svelte";
import { type Wire, toServer } from "./wire";

const FIRST_WAIT = 300;
const LONGEST_WAIT = 5_000;
/** Milliseconds before an unanswered connection is dropped. */
const PATIENCE = 10_000;
/** Milliseconds after which a connection that is neither accepted nor refused is in the server's queue. */
const QUEUED = 4_000;
/** Milliseconds in the background after which the page reconnects: phones drop connections silently. */
const LONG_AWAY = 20_000;

/** Who speaks on the line. */
interface Speaker {
  /** Whether the table is on this device. */
  readonly here: boolean;
  /** Whether there is anything to connect to. */
  readonly wanted: boolean;
  /** What is said first. */
  first: () => FirstMessage;
  hear: (message: FromServer) => void;
  lost: () => void;
}

export class Line {
  /** Whether the other end has let this client in. */
  online = $state(false);
  /** Whether the server lets this connection wait: many clients come at once. */
  queued = $state(false);

  readonly #speaker: Speaker;
  #wire: Wire | null = null;
  #wait = FIRST_WAIT;
  #timer = 0;
  #hidden = 0;

  constructor(speaker: Speaker) {
    this.#speaker = speaker;
    window.addEventListener("offline", () => speaker.here || this.#lose());
    window.addEventListener("online", () => speaker.here || this.connect());
    document.addEventListener("visibilitychange", () => {
      if (document.hidden) this.#hidden = Date.now();
      else if (!speaker.here && Date.now() - this.#hidden > LONG_AWAY) this.connect();
    });
  }

  connect(): void {
    if (!this.#speaker.wanted) return;
    this.drop();
    const { here } = this.#speaker;
    const wire = here ? device.connect() : toServer();
    this.#wire = wire;
    if (!here) this.#timer = window.setTimeout(() => (this.queued = true), QUEUED);
    wire.onopen = () => {
      this.#leaveQueue();
      this.#send(this.#speaker.first());
    };
    wire.onmessage = (frame) => {
      if (wire === this.#wire) this.#speaker.hear(JSON.parse(frame) as FromServer);
    };
    wire.onclose = () => {
      if (wire === this.#wire) this.#lose();
    };
  }

  /** The other end has let this client in. */
  enter(): void {
    this.online = true;
    this.#wait = FIRST_WAIT;
  }

  drop(): void {
    this.#leaveQueue();
    this.#wire?.close();
    this.#wire = null;
    this.online = false;
  }

  /** Leaves for good: the next line begins without waiting. */
  leave(): void {
    this.drop();
    this.#wait = FIRST_WAIT;
  }

  /** Sends a request. If it stays open for too long the line is replaced. */
  put(message: FromClient, open: () => boolean): void {
    this.#send(message);
    const wire = this.#wire;
    window.setTimeout(() => {
      if (!open() || wire !== this.#wire || wire === null) return;
      wire.giveUp();
      this.#lose();
    }, PATIENCE);
  }

  #send(message: FirstMessage | FromClient): void {
    this.#wire?.send(JSON.stringify(message));
  }

  #leaveQueue(): void {
    clearTimeout(this.#timer);
    this.queued = false;
  }

  #lose(): void {
    this.drop();
    if (!this.#speaker.wanted) return;
    this.#speaker.lost();
    const wait = this.#wait * (0.5 + Math.random());
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
    this.#timer = window.setTimeout(() => this.connect(), wait);
  }
}
