// The connection to a table, at a server or on this device: the client's copy of the table, and the pending requests. It
// reconnects with exponential back-off and jitter, and repeats pending requests under the same idempotency keys.
import { flushSync } from "svelte";
import type { Happening } from "../page/told";
import type {
  Advice,
  AngelEvent,
  AngelOpen,
  AngelOwn,
  Arrows,
  ChallengeMade,
  Chances,
  Coach,
  Entered,
  FairDiceInfo,
  FirstMessage,
  FromClient,
  FromServer,
  GameFile,
  Hello,
  Foreseen,
  HulkEvent,
  HulkOpen,
  HulkOwn,
  Intents,
  News,
  Open,
  Refusal,
  Reviewed,
  Reviewing,
  Routed,
  State,
  TableInfo,
  Talk,
  Then,
  Told,
} from "../protocol";
import {
  correctAddress,
  forgetSeat,
  forgetSeats,
  forgetTable,
  hashSeen,
  inviteOf,
  isHere,
  keepGame,
  keepHash,
  keepHere,
  keepInvite,
  keepSecrets,
  newSecret,
  secretsOf,
  showTable,
} from "../page/kept";
import { boardsAfter } from "./patch";
import { ALONE, BUILT, mayReload } from "../page/version";
import { device } from "./here/device.svelte";
import { sha256 } from "./sha256";
import { type Wire, toServer } from "./wire";

export const PROTOCOL = 8;
/** Bytes of an invitation: its link fits a line of a terminal. */
const INVITE = 16;
const FIRST_WAIT = 300;
const LONGEST_WAIT = 5_000;
/** Milliseconds before an unanswered connection is dropped. */
const PATIENCE = 10_000;
/** Milliseconds after which a connection that is neither accepted nor refused is in the server's queue. */
const QUEUED = 4_000;
/** Milliseconds in the background after which the page reconnects: phones drop connections silently. */
const LONG_AWAY = 20_000;
/** Refusals on entry that are shown while the client retries. */
const PASSING = new Set(["table_store_failed", "table_not_ready", "table_too_late"]);
/** After these the client does not come back by itself: the host does not want it, or it would close another window in turn. */
const FINAL = new Set(["table_sent_away", "table_too_many_spectators", "table_too_many_windows"]);
/** Requests that do not block the page, and those that may take long. */
const ASIDE = new Set([
  "advise",
  "odds",
  "look",
  "review",
  "challenge",
  "fetch",
  "why",
  "route",
  "foresee",
  "arrow_keys",
  "chat",
  "intend",
]);
const LONG = new Set(["advise", "odds", "look", "review", "challenge"]);

type Without<M, K extends string> = M extends unknown ? Omit<M, K> : never;
export type Request = Without<FromClient, "key">;
export type Reply =
  Told | Advice | Chances | Then | Routed | Foreseen | Arrows | Reviewed | ChallengeMade | GameFile | Refusal;
export type Opening = Omit<Open, "type" | "host" | "secret">;

/** The generated types of each game's view and events. */
interface Seeing {
  angel: { open: AngelOpen; own: AngelOwn; event: AngelEvent };
  hulk: { open: HulkOpen; own: HulkOwn; event: HulkEvent };
}
export type GameName = keyof Seeing;
type SeenOf<G extends GameName> = {
  game: G;
  open: Seeing[G]["open"];
  own: Readonly<Record<string, Seeing[G]["own"]>>;
  news: Readonly<Record<string, Seeing[G]["event"][]>>;
  /** For each seat, the boards after each of its last events: those that came with this state. */
  boards: Readonly<Record<string, readonly Seeing[G]["open"][]>>;
};
type Seen = SeenOf<"angel"> | SeenOf<"hulk">;

interface Asked {
  message: FromClient;
  /** Whether a refusal goes only to the caller and is not shown. */
  aside: boolean;
  settle: (reply: Reply) => void;
  hear?: ((progress: Reviewing) => void) | undefined;
}

function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Whether nobody else is wanted at a table. */
const solo = ({ options, file }: Open): boolean => file === undefined && (options.players ?? 1) === 1;

class Link {
  /** The table of the client, or the one it is joining; empty on the start page. */
  at = $state("");
  online = $state(false);
  /** Whether the server lets this connection wait: many clients come at once. */
  queued = $state(false);
  /** Whether a table is being opened. */
  opening = $state(false);
  /** Whether the table is on this device. */
  here = $state(false);
  /** Whether the server has another version than this page even after a reload. */
  outdated = $state(false);
  entered = $state.raw<Entered | null>(null);
  table = $state.raw<TableInfo | null>(null);
  /** The game as the client's seats see it; `game` says which one it is. */
  seen = $state.raw<Seen | null>(null);
  owed = $state.raw<State["owed"]>([]);
  undo = $state("");
  /** Why the last answer cannot be undone. */
  barred = $state.raw<Refusal | null>(null);
  /** The step of the lesson that is played; null in an ordinary game. */
  coach = $state.raw<Coach | null>(null);
  talk = $state.raw<Talk[]>([]);
  /** What players and bots are about to do, as they tell each other. */
  intents = $state.raw<Intents["intents"]>([]);
  /** The spectators, by the numbers under which the host knows them. */
  gallery = $state.raw<readonly number[]>([]);
  refusal = $state.raw<Refusal | null>(null);
  /** The seat that the host has not given to this client; 0 if there is none. */
  declined = $state(0);
  /** Whether the others have kept the answer that this client asked to undo; told until its next request. */
  kept = $state(false);
  /** Whether the dice's secret has the hash that this device saw before the game; null until that can be told. */
  fair = $state<boolean | null>(null);
  /** The number of pending requests that block the page. */
  waiting = $state(0);

  #wire: Wire | null = null;
  #open: Open | null = null;
  /** The secrets that this connection has sent, by seat. */
  #shown: Record<string, string> = {};
  #asked = new Map<string, Asked>();
  #wait = FIRST_WAIT;
  #timer = 0;
  #hidden = 0;

  constructor() {
    window.addEventListener("offline", () => this.here || this.#lost());
    window.addEventListener("online", () => this.here || this.#connect());
    document.addEventListener("visibilitychange", () => {
      if (document.hidden) this.#hidden = Date.now();
      else if (!this.here && Date.now() - this.#hidden > LONG_AWAY) this.#connect();
    });
  }

  get game(): GameName {
    return this.table?.options.game === "hulk" ? "hulk" : "angel";
  }

  get angel(): SeenOf<"angel"> | null {
    return this.seen?.game === "angel" ? this.seen : null;
  }

  get hulk(): SeenOf<"hulk"> | null {
    return this.seen?.game === "hulk" ? this.seen : null;
  }

  /** The public part of the view, of either game. */
  get open(): AngelOpen | HulkOpen | null {
    return this.seen?.open ?? null;
  }

  /** The private part of the view, by seat. */
  get own(): Readonly<Record<string, AngelOwn | HulkOwn>> {
    return this.seen?.own ?? {};
  }

  /** The events, by seat. */
  get news(): Readonly<Record<string, Happening[]>> {
    return this.seen?.news ?? {};
  }

  // -------------------------------------------------------------------- joining and leaving

  /** Joins a table: returns to the client's seats, or spectates. */
  visit(table: string): void {
    this.#reset();
    this.at = table;
    this.here = ALONE || isHere(table);
    this.#connect();
  }

  /** Opens a table. The client creates the secrets, so a retry after a lost connection opens the same table. */
  begin(opening: Opening, here = ALONE): void {
    this.#reset();
    this.here = here;
    this.#open = { invite: newSecret(INVITE), ...opening, type: "open", host: newSecret(), secret: newSecret() };
    this.opening = true;
    this.#connect();
  }

  /** Returns to the start page; the client keeps its seats. */
  goHome(): void {
    this.#reset();
    showTable("");
  }

  // -------------------------------------------------------------------- requests

  /** Sends a request and returns the server's reply; a refusal is shown. */
  ask(request: Request): Promise<Reply> {
    this.refusal = null;
    this.kept = false;
    return this.#ask(request, false);
  }

  /** Sends a request whose refusal goes only to the caller; `hear` is told how far a long one has come. */
  inquire(request: Request, hear?: (progress: Reviewing) => void): Promise<Reply> {
    return this.#ask(request, true, hear);
  }

  #ask(request: Request, aside: boolean, hear?: (progress: Reviewing) => void): Promise<Reply> {
    const message = { ...request, key: newKey() } as FromClient;
    return new Promise((settle) => {
      this.#asked.set(message.key, { message, aside, settle, hear });
      this.#count();
      if (this.online) this.#put(message);
    });
  }

  /** Takes a seat, or another one. The secret is stored before it is sent. */
  take(seat: number, name: string): void {
    const secret = newSecret();
    const table = this.at;
    this.declined = 0;
    keepSecrets(table, { seats: { [seat]: secret } });
    void this.ask({ type: "take", seat, name, secret, ...this.#invited(table) }).then((reply) => {
      if (reply.type === "refusal" && secretsOf(table).seats[seat] === secret) forgetSeat(table, String(seat));
    });
  }

  /** The invitation, if this device has one. */
  #invited(table: string): { invite?: string } {
    const invite = inviteOf(table);
    return invite ? { invite } : {};
  }

  // -------------------------------------------------------------------- the wire

  #connect(): void {
    if (!this.at && !this.#open) return;
    this.#drop();
    const wire = this.here ? device.connect() : toServer();
    this.#wire = wire;
    if (!this.here) this.#timer = window.setTimeout(() => (this.queued = true), QUEUED);
    wire.onopen = () => {
      this.#leaveQueue();
      this.#send(this.#first());
    };
    wire.onmessage = (frame) => {
      if (wire === this.#wire) this.#heard(JSON.parse(frame) as FromServer);
    };
    wire.onclose = () => {
      if (wire === this.#wire) this.#lost();
    };
  }

  /** The first message identifies the client: secrets are looked up each time, because seats change. */
  #first(): FirstMessage {
    if (this.#open) return this.#open;
    const taking = [...this.#asked.values()].flatMap(({ message }) =>
      message.type === "take" ? [message.secret] : [],
    );
    const { host, seats } = secretsOf(this.at);
    this.#shown = Object.fromEntries(Object.entries(seats).filter(([, secret]) => !taking.includes(secret)));
    const secrets = [...Object.values(this.#shown), ...(host ? [host] : [])];
    return secrets.length
      ? { type: "sit", table: this.at, secrets }
      : { type: "watch", table: this.at, ...this.#invited(this.at) };
  }

  #lost(): void {
    this.#drop();
    if (!this.at && !this.#open) return;
    if (this.#open && !this.here && solo(this.#open)) void this.#playHere(this.#open);
    const wait = this.#wait * (0.5 + Math.random());
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
    this.#timer = window.setTimeout(() => this.#connect(), wait);
  }

  /** Opens a table on this device, if the server is away and the game was kept for that. */
  async #playHere(open: Open): Promise<void> {
    if (!(await device.able()) || open !== this.#open || this.online) return;
    this.here = true;
    this.#connect();
  }

  #leaveQueue(): void {
    clearTimeout(this.#timer);
    this.queued = false;
  }

  #drop(): void {
    this.#leaveQueue();
    this.#wire?.close();
    this.#wire = null;
    this.online = false;
  }

  #reset(): void {
    this.#open = null;
    this.#drop();
    // The table's screen is removed before its data is.
    flushSync(() => (this.at = ""));
    this.undo = "";
    this.barred = this.fair = null;
    this.declined = 0;
    this.kept = false;
    this.opening = false;
    this.entered = this.table = this.seen = this.refusal = this.coach = null;
    this.owed = this.talk = [];
    this.gallery = [];
    this.intents = [];
    this.#asked.clear();
    this.#count();
    this.#wait = FIRST_WAIT;
  }

  #send(message: FirstMessage | FromClient): void {
    this.#wire?.send(JSON.stringify(message));
  }

  /** Sends a request; a connection that stays silent for too long is replaced. */
  #put(message: FromClient): void {
    this.#send(message);
    const wire = this.#wire;
    if (LONG.has(message.type)) return;
    window.setTimeout(() => {
      if (!this.#asked.has(message.key) || wire !== this.#wire || wire === null) return;
      wire.giveUp();
      this.#lost();
    }, PATIENCE);
  }

  #repeat(): void {
    if (this.online) for (const { message } of this.#asked.values()) this.#put(message);
  }

  #count(): void {
    this.waiting = [...this.#asked.values()].filter(({ message }) => !ASIDE.has(message.type)).length;
  }

  // -------------------------------------------------------------------- messages

  #heard(message: FromServer): void {
    switch (message.type) {
      case "hello":
        return this.#compare(message);
      case "entered":
        return this.#enter(message);
      case "table":
        if (!message.proposal && this.#proposes()) this.kept = true;
        this.table = message;
        this.#note();
        if (message.fair_dice) this.#compareDice(message.fair_dice);
        return;
      case "gallery":
        this.gallery = message.spectators;
        return;
      case "intents":
        this.intents = message.intents;
        return;
      case "state":
        return this.#see(message);
      case "talk":
        // After a reconnect the whole chat is sent again.
        if (message.number > (this.talk.at(-1)?.number ?? -1)) this.talk = [...this.talk, message];
        return;
      case "reviewing":
        return this.#asked.get(message.request)?.hear?.(message);
      case "refusal":
        return this.#refused(message);
      default:
        return this.#settled(message);
    }
  }

  /** After an upgrade the page reloads, once for each server version. */
  #compare({ version, protocol = 1 }: Hello): void {
    this.outdated = false;
    if (protocol === PROTOCOL && version === BUILT) return;
    if (mayReload(`${version} ${protocol}`)) location.reload();
    else this.outdated = true;
  }

  /** Remembers the hash of the dice's secret, and compares it once the secret is shown. */
  #compareDice({ hash, secret }: FairDiceInfo): void {
    const seen = hashSeen(this.at);
    if (!secret) keepHash(this.at, hash);
    else if (seen) this.fair = seen === hash && seen === sha256(secret);
  }

  /** Saves the state for the list of games to continue. */
  #note(): void {
    const { angel, hulk, table } = this;
    if (!table || !this.entered) return;
    const lesson = table.options.lesson || table.options.puzzle;
    const people = table.seats.map(({ name = "", bot = "", holder }) => ({ name, bot: holder === "bot" ? bot : "" }));
    keepGame(this.at, {
      ...(lesson ? { lesson } : {}),
      ...(hulk ? { mission: hulk.open.mission || hulk.open.title } : {}),
      round: hulk?.open.turn ?? angel?.open.round ?? 0,
      location: angel?.open.location ?? "",
      result: this.open?.result ?? "",
      closed: table.status === "closed",
      people,
    });
  }

  #enter(entered: Entered): void {
    const { table, seats, asking = [] } = entered;
    if (this.#open) {
      this.#shown = { 1: this.#open.secret };
      keepSecrets(table, { host: this.#open.host, seats: this.#shown });
      if (this.here) keepHere(table);
      // The browser may ask the player; their game does not wait for it.
      if (this.here) void navigator.storage?.persist?.().catch(() => false);
      keepInvite(table, this.#open.invite);
      this.#open = null;
      this.opening = false;
      showTable(table);
    }
    this.at = table;
    for (const [seat, secret] of Object.entries(secretsOf(table).seats)) {
      const gone = this.#shown[seat] === secret && ![...seats, ...asking].includes(Number(seat));
      if (gone) forgetSeat(table, seat);
    }
    const declined = this.entered?.asking?.find((seat) => ![...seats, ...asking].includes(seat));
    if (declined !== undefined && !this.#leaving(declined)) this.declined = declined;
    this.entered = entered;
    this.#wait = FIRST_WAIT;
    if (this.online) return;
    this.online = true;
    if (PASSING.has(this.refusal?.id ?? "")) this.refusal = null;
    this.#repeat();
  }

  /** Whether the client itself gives the seat up. */
  #leaving(seat: number): boolean {
    return [...this.#asked.values()].some(({ message }) => message.type === "leave" && message.seat === seat);
  }

  /** Whether an undo is proposed here, and not withdrawn. */
  #proposes(): boolean {
    const withdrawn = [...this.#asked.values()].some(({ message }) => message.type === "agree" && !message.yes);
    return !withdrawn && (this.entered?.seats.includes(this.table?.proposal?.seat ?? 0) ?? false);
  }

  #see(state: State): void {
    // Events that are replaced were undone.
    if (Object.entries(state.news).some(([seat, { since }]) => since < (this.news[seat]?.length ?? 0)))
      this.kept = false;
    this.owed = state.owed;
    this.undo = state.undo ?? "";
    this.barred = state.barred ?? null;
    this.coach = state.coach ?? null;
    const merged = (seat: string): Happening[] => {
      const before = this.news[seat] ?? [];
      const fresh: News | undefined = state.news[seat];
      return fresh ? [...before.slice(0, fresh.since), ...(fresh.events as Happening[])] : before;
    };
    const news = Object.fromEntries(Object.keys(state.own).map((seat) => [seat, merged(seat)]));
    const boards = Object.fromEntries(
      Object.keys(state.own).map((seat) => [seat, boardsAfter(this.open, state.news[seat]?.boards ?? [])]),
    );
    // The table message has already named the game: here JSON becomes that game's view and events.
    this.seen = { game: this.game, open: state.open, own: state.own, news, boards } as Seen;
    this.#note();
  }

  #settled(reply: Reply): void {
    const key = reply.key ?? "";
    const asked = this.#asked.get(key);
    if (!asked) return;
    const { message } = asked;
    if (message.type === "take" && reply.type === "told") this.#shown[message.seat] = message.secret;
    this.#asked.delete(key);
    this.#count();
    asked.settle(reply);
  }

  #refused(refusal: Refusal): void {
    if (!this.online || FINAL.has(refusal.id)) return this.#turnedAway(refusal);
    if (!this.#asked.get(refusal.key ?? "")?.aside) this.refusal = refusal;
    if (refusal.key) this.#settled(refusal);
    else if (refusal.id === "table_too_fast") window.setTimeout(() => this.#repeat(), 1_000);
  }

  /** Handles a refusal on entry: if a retry cannot help, a client with an invalid secret spectates, others leave. */
  #turnedAway(refusal: Refusal): void {
    if (PASSING.has(refusal.id)) {
      this.refusal = refusal;
      return;
    }
    const table = this.at;
    if (refusal.id === "table_unknown") forgetTable(table);
    if (refusal.id === "table_secret_void") forgetSeats(table);
    if (refusal.id === "table_secret_void") this.visit(table);
    else {
      this.#reset();
      correctAddress("");
    }
    this.refusal = refusal;
  }
}

/** A singleton: there is one connection per page. Leaving a table resets it. */
export const link = new Link();
