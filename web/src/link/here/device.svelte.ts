// The tables of this device, from the page: one worker has them, in one of the browser's tabs. Other tabs reach it
// through that one, and one of them takes its place when it is closed or does not answer.
import type { MissionTrial, Surveyed } from "../../protocol";
import { scriptOf } from "../../page/markup";
import { type Wire, quiet } from "../wire";
import type { Arrived } from "./runtime";
import type { Asked, Said } from "./tables";
import address from "./tables.ts?worker&url";

const NAME = "voidlock:device";
/** Milliseconds in which the tab that has the tables must answer another one. */
const PATIENCE = 2_500;

/** Between two tabs: a frame of a line, or its end. */
interface Relayed {
  line: string;
  /** From the tab that has the tables. */
  down: boolean;
  frame: string | null;
}

/** The worker, and the lines that lead to it. */
class Tables {
  readonly worker = new Worker(scriptOf(address), { type: "module" });
  #ends = new Set<() => void>();

  connect(post: (frame: string | null) => void, ended: () => void): MessagePort {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }: MessageEvent<string | null>) => post(data);
    this.worker.postMessage({ what: "connect" } satisfies Asked, [port2]);
    this.#ends.add(ended);
    return port1;
  }

  end(): void {
    this.worker.terminate();
    for (const ended of this.#ends) ended();
  }
}

class Device {
  /** What of Python and the rules has arrived; null before they are asked for, and once all is ready. */
  arrived = $state.raw<Arrived | null>(null);
  /** Whether the tables can be used in this tab. */
  ready = $state(false);
  /** Why they cannot; empty if they can. */
  failed = $state("");
  /** Whether the browser keeps games when the page is closed. */
  kept = $state(true);

  #tables: Promise<Tables | null> | null = null;
  #channel: BroadcastChannel | null = null;
  /** Lines of other tabs to the worker of this one, and of this tab to another's worker, by name. */
  #relayed = new Map<string, (frame: string | null) => void>();
  #release: () => void = () => undefined;

  /** Loads what is needed before anybody asks for a table. */
  prepare(): void {
    void this.#own(false);
  }

  /** Whether all that it needs is kept on this device. */
  async able(): Promise<boolean> {
    return "caches" in window && (await caches.match(new URL("here.json", location.href))) !== undefined;
  }

  connect(): Wire {
    let send: (frame: string | null) => void = () => undefined;
    let open = false;
    let heard = false;
    let closed = false;
    let give = (): void => undefined;
    const close = (): void => {
      if (!closed) send(null);
      closed = true;
    };
    const wire: Wire = { ...quiet(), send: (frame) => send(frame), close, giveUp: () => (close(), give()) };
    const lost = (): void => {
      if (!closed) wire.onclose();
      closed = true;
    };
    const hear = (frame: string | null): void => {
      if (closed) return;
      if (frame === null) return lost();
      heard = true;
      if (frame === "") return;
      if (!open) wire.onopen();
      open = true;
      wire.onmessage(frame);
    };
    void this.#own(false).then((tables) => {
      if (closed) return;
      if (tables) {
        const port = tables.connect(hear, lost);
        send = (frame) => port.postMessage(frame);
        give = () => this.#lose();
      } else {
        send = this.#relay(hear, lost);
        give = () => void this.#own(true);
        setTimeout(() => heard || closed || (lost(), give()), PATIENCE);
      }
    });
    return wire;
  }

  /** The contents and the faults of a mission. */
  async survey(mission: string): Promise<Surveyed> {
    return new Promise((settle, fail) => {
      void this.#ask({ what: "survey", mission }, (found) => {
        if (found === null) fail(new Error("survey"));
        else settle(JSON.parse(found) as Surveyed);
      });
    });
  }

  /** A bot plays a mission; its results are heard as they come. */
  async trial(
    mission: string,
    games: number,
    hear: (result: MissionTrial) => void,
    signal: AbortSignal,
  ): Promise<void> {
    return new Promise((settle) => {
      void this.#ask({ what: "trial", mission, games }, (line) => {
        if (line === null) settle();
        else hear(JSON.parse(line) as MissionTrial);
      }).then((port) => signal.addEventListener("abort", () => port.postMessage(null)));
    });
  }

  async #ask(asked: Asked, hear: (result: string | null) => void): Promise<MessagePort> {
    const tables = (await this.#own(false)) ?? (await this.#own(true));
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }: MessageEvent<string | null>) => hear(data);
    tables?.worker.postMessage(asked, [port2]);
    return port1;
  }

  // -------------------------------------------------------------------- which tab has the tables

  /** The worker of this tab, if it has or gets the tables; with `steal` it takes them from another one. */
  #own(steal: boolean): Promise<Tables | null> {
    if (steal) this.#tables = null;
    return (this.#tables ??= this.#claim(steal));
  }

  #claim(steal: boolean): Promise<Tables | null> {
    this.#listen();
    // Without https a browser has no locks; then every tab has its own worker, and the log has each number once.
    const { locks } = navigator as { locks?: LockManager };
    if (!locks) return Promise.resolve(this.#begin());
    return new Promise((settle) => {
      const held = (lock: Lock | null): Promise<void> | undefined => {
        settle(lock ? this.#begin() : null);
        return lock ? new Promise((release) => (this.#release = release)) : this.#await(locks);
      };
      locks.request(NAME, steal ? { steal } : { ifAvailable: true }, held).catch(() => this.#lose());
    });
  }

  /** Takes the place of the tab that has the tables, once that is closed. */
  async #await(locks: LockManager): Promise<void> {
    locks
      .request(NAME, () => {
        this.#tables = Promise.resolve(this.#begin());
        this.#drop();
        return new Promise<void>((release) => (this.#release = release));
      })
      .catch(() => this.#lose());
  }

  #begin(): Tables {
    const tables = new Tables();
    tables.worker.onmessage = ({ data }: MessageEvent<Said>) => {
      if ("arrived" in data) this.arrived = data;
      else if ("failed" in data) this.failed = data.failed;
      else {
        this.ready = true;
        this.arrived = null;
        this.kept = data.kept;
      }
    };
    tables.worker.onerror = ({ message }) => (this.failed = message || "worker");
    return tables;
  }

  /** Ends the worker of this tab: another one has the tables now, or it does not answer. */
  #lose(): void {
    const before = this.#tables;
    this.#tables = null;
    this.ready = false;
    this.#release();
    void before?.then((tables) => tables?.end());
  }

  // -------------------------------------------------------------------- between tabs

  #listen(): void {
    if (this.#channel || !("BroadcastChannel" in window)) return;
    this.#channel = new BroadcastChannel(NAME);
    this.#channel.onmessage = ({ data: { line, down, frame } }: MessageEvent<Relayed>) => {
      const known = this.#relayed.get(line);
      if (known) known(frame);
      else if (!down && frame === "") void this.#take(line);
    };
    window.addEventListener("pagehide", () => this.#drop());
  }

  /** Connects a line of another tab, if this one has the tables. */
  async #take(line: string): Promise<void> {
    const tables = await this.#tables;
    if (!tables) return;
    const say = (frame: string | null): void => this.#say({ line, down: true, frame });
    const port = tables.connect(say, () => say(null));
    this.#relayed.set(line, (frame) => {
      port.postMessage(frame);
      if (frame === null) this.#relayed.delete(line);
    });
    // While they get ready the other tab must not take them.
    if (!this.ready) say("");
  }

  /** A line of this tab to the worker of another one. */
  #relay(hear: (frame: string | null) => void, lost: () => void): (frame: string | null) => void {
    const line = crypto.randomUUID();
    this.#relayed.set(line, (frame) => (frame === null ? (this.#relayed.delete(line), lost()) : hear(frame)));
    this.#say({ line, down: false, frame: "" });
    return (frame) => {
      if (frame === null) this.#relayed.delete(line);
      this.#say({ line, down: false, frame });
    };
  }

  #say(relayed: Relayed): void {
    this.#channel?.postMessage(relayed);
  }

  /** Ends every line between this tab and others. */
  #drop(): void {
    for (const [line, tell] of [...this.#relayed]) {
      this.#say({ line, down: false, frame: null });
      tell(null);
    }
  }
}

/** A singleton: the tables belong to the device. */
export const device = new Device();
