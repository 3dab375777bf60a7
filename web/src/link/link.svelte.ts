// The client's copy of its table, and what it asks of it.
import { flushSync } from "svelte";
import type { Happening } from "../page/told";
import {
  type AngelEvent,
  type AngelOpen,
  type AngelOwn,
  type Channels,
  type Coach,
  type Entered,
  type FairDiceInfo,
  type FirstMessage,
  type FromServer,
  type Guesses,
  type Hello,
  type HulkEvent,
  type HulkOpen,
  type HulkOwn,
  type Intents,
  type News,
  type Open,
  PROTOCOL,
  type Refusal,
  type Reviewing,
  type State,
  type TableInfo,
  type Talk,
  type Waits,
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
  moveSecrets,
  newSecret,
  secretsOf,
  showTable,
} from "../page/kept";
import { boardsAfter } from "./patch";
import { ALONE, BUILT, mayReload } from "../page/version";
import { device } from "./here/device.svelte";
import { Line } from "./line.svelte";
import { type Reply, type Request, Requests } from "./requests.svelte";
import { sha256 } from "./sha256";

/** Bytes of an invitation: its link fits a line of a terminal. */
const INVITE = 16;
/** Refusals on entry that are shown while the client retries. */
const PASSING = new Set(["table_store_failed", "table_not_ready", "table_too_late"]);
/** After these the client does not come back by itself: the host does not want it, or it would close another window in turn. */
const FINAL = new Set(["table_sent_away", "table_too_many_spectators", "table_too_many_windows"]);
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

/** Whether nobody else is wanted at a table. */
const solo = ({ options, file }: Open): boolean => file === undefined && (options.players ?? 1) === 1;

class Link {
  /** The table of the client, or the one it is joining; empty on the start page. */
  at = $state("");
  /** Whether a table is being opened. */
  opening = $state(false);
  /** Whether the table is on this device. */
  here = $state(false);
  /** How the server can tell players that it is their turn. */
  channels = $state.raw<Channels>({});
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
  /** By seat that owes an answer, since when by this page's clock, and whether its player still watches. */
  waits = $state.raw<ReadonlyMap<number, { since: number; watching: boolean }>>(new Map());
  /** Who reminds this client's players that the table waits; 0 if nobody does. */
  nudgedBy = $state(0);
  /** The last roll whose die its owner has let go. */
  thrown = $state(0);
  /** How well the players without Marines guessed, after the game. */
  guessers = $state.raw<Guesses["guessers"]>([]);
  /** The spectators, by the numbers under which the host knows them. */
  gallery = $state.raw<readonly number[]>([]);
  refusal = $state.raw<Refusal | null>(null);
  /** The seat that the host has not given to this client; 0 if there is none. */
  declined = $state(0);
  /** Whether the others have kept the answer that this client asked to undo; told until its next request. */
  kept = $state(false);
  /** Whether the dice's secret has the hash that this device saw before the game; null until that can be told. */
  fair = $state<boolean | null>(null);

  /** The seats that a bot plays, perhaps for an absent player. */
  readonly bots = $derived<ReadonlySet<number>>(
    new Set(this.table?.seats.flatMap(({ number, bot }) => (bot ? [number] : []))),
  );

  #open: Open | null = null;
  /** The secrets that this connection has sent, by seat. */
  #shown: Record<string, string> = {};
  readonly #line = new Line(this);
  readonly #requests = new Requests(this.#line);

  get online(): boolean {
    return this.#line.online;
  }

  get queued(): boolean {
    return this.#line.queued;
  }

  /** The number of pending requests that block the page. */
  get waiting(): number {
    return this.#requests.waiting;
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
    this.#line.connect();
  }

  /** Opens a table. The client creates the secrets, so a retry after a lost connection opens the same table. */
  begin(opening: Opening, here = ALONE): void {
    this.#reset();
    this.here = here;
    this.#open = { invite: newSecret(INVITE), ...opening, type: "open", host: newSecret(), secret: newSecret() };
    this.opening = true;
    this.#line.connect();
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
    return this.#requests.ask(request, false);
  }

  /** Sends a request whose refusal goes only to the caller; `hear` is told how far a long one has come. */
  inquire(request: Request, hear?: (progress: Reviewing) => void): Promise<Reply> {
    return this.#requests.ask(request, true, hear);
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

  // -------------------------------------------------------------------- the line

  get wanted(): boolean {
    return Boolean(this.at || this.#open);
  }

  /** The first message identifies the client: secrets are looked up each time, because seats change. */
  first(): FirstMessage {
    if (this.#open) return this.#open;
    const taking = this.#requests.messages.flatMap((message) => (message.type === "take" ? [message.secret] : []));
    const { host, seats } = secretsOf(this.at);
    this.#shown = Object.fromEntries(Object.entries(seats).filter(([, secret]) => !taking.includes(secret)));
    const secrets = [...Object.values(this.#shown), ...(host ? [host] : [])];
    return secrets.length
      ? { type: "sit", table: this.at, secrets }
      : { type: "watch", table: this.at, ...this.#invited(this.at) };
  }

  lost(): void {
    if (this.#open && !this.here && solo(this.#open)) void this.#playHere(this.#open);
  }

  /** Opens a table on this device, if the server is away and the game was kept for that. */
  async #playHere(open: Open): Promise<void> {
    if (!(await device.able()) || open !== this.#open || this.online) return;
    this.here = true;
    this.#line.connect();
  }

  #reset(): void {
    this.#open = null;
    this.#line.leave();
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
    this.waits = new Map();
    this.nudgedBy = this.thrown = 0;
    this.guessers = [];
    this.#requests.forget();
  }

  // -------------------------------------------------------------------- messages

  hear(message: FromServer): void {
    switch (message.type) {
      case "hello":
        this.channels = message.channels ?? {};
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
      case "waits":
        return this.#await(message);
      case "nudged":
        this.nudgedBy = message.by;
        return;
      case "thrown":
        this.thrown = message.roll;
        return;
      case "guesses":
        this.guessers = message.guessers;
        return;
      case "state":
        return this.#see(message);
      case "talk":
        // After a reconnect, and for a new seat, the whole talk is sent again.
        this.talk = [...this.talk.filter(({ number }) => number !== message.number), message];
        return;
      case "reviewing":
        return this.#requests.hear(message);
      case "refusal":
        return this.#refused(message);
      case "glanced":
        // Only who glances from the start page hears it (`glance`).
        return;
      default:
        return this.#settled(message);
    }
  }

  /** After an upgrade the page reloads, once for each server version. A table that is being opened would be lost by that. */
  #compare({ version, protocol = 1 }: Hello): void {
    this.outdated = false;
    if (protocol === PROTOCOL && version === BUILT) return;
    if (!this.#open && mayReload(`${version} ${protocol}`)) location.reload();
    else this.outdated = true;
  }

  /** Remembers the hash of the dice's secret, and compares it once the secret is shown. */
  #compareDice({ hash, secret }: FairDiceInfo): void {
    const seen = hashSeen(this.at);
    if (!secret) keepHash(this.at, hash);
    else if (seen) this.fair = seen === hash && seen === sha256(secret);
  }

  #await({ seats }: Waits): void {
    const now = performance.now();
    this.waits = new Map(
      seats.map(({ seat, minutes, watching }) => [
        seat,
        { since: this.waits.get(seat)?.since ?? now - 60_000 * minutes, watching },
      ]),
    );
    if (!this.entered?.seats.some((seat) => this.waits.has(seat))) this.nudgedBy = 0;
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
    this.#follow(entered);
    for (const [seat, secret] of Object.entries(secretsOf(table).seats)) {
      const gone = this.#shown[seat] === secret && ![...seats, ...asking].includes(Number(seat));
      if (gone) forgetSeat(table, seat);
    }
    const declined = this.entered?.asking?.find((seat) => ![...seats, ...asking].includes(seat));
    if (declined !== undefined && !this.#leaving(declined)) this.declined = declined;
    this.entered = entered;
    const returned = !this.online;
    this.#line.enter();
    if (!returned) return;
    if (PASSING.has(this.refusal?.id ?? "")) this.refusal = null;
    this.#requests.repeat();
  }

  /** Seats can be swapped: the secrets go with their people, as the marks say. Those of no seat keep their number. */
  #follow({ table, seats, marks = [] }: Entered): void {
    const place = (secret: string): number => marks.indexOf(sha256(secret).slice(0, 8));
    const moved = (known: Readonly<Record<string, string>>): Record<string, string> =>
      Object.fromEntries(
        Object.entries(known)
          .map(([seat, secret]) => ({ seat, secret, place: place(secret) }))
          .sort((one, other) => one.place - other.place)
          .map(({ seat, secret, place }) => [String(seats[place] ?? seat), secret]),
      );
    const kept = secretsOf(table).seats;
    const today = moved(kept);
    this.#shown = moved(this.#shown);
    if (JSON.stringify(today) !== JSON.stringify(kept)) moveSecrets(table, today);
  }

  /** Whether the client itself gives the seat up. */
  #leaving(seat: number): boolean {
    return this.#requests.messages.some((message) => message.type === "leave" && message.seat === seat);
  }

  /** Whether an undo is proposed here, and not withdrawn. */
  #proposes(): boolean {
    const withdrawn = this.#requests.messages.some((message) => message.type === "agree" && !message.yes);
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
    this.#moveTalk(state.news);
    this.seen = { game: this.game, open: state.open, own: state.own, news, boards } as Seen;
    this.#note();
  }

  /** After an undo, what was said later comes after the events that are left. */
  #moveTalk(news: State["news"]): void {
    for (const [seat, { since }] of Object.entries(news))
      if (since < (this.news[seat]?.length ?? 0))
        this.talk = this.talk.map((line) => ({
          ...line,
          after: { ...line.after, [seat]: Math.min(line.after?.[seat] ?? 0, since) },
        }));
  }

  #settled(reply: Reply): void {
    const message = this.#requests.settle(reply);
    if (message?.type === "take" && reply.type === "told") this.#shown[message.seat] = message.secret;
  }

  #refused(refusal: Refusal): void {
    if (!this.online || FINAL.has(refusal.id)) return this.#turnedAway(refusal);
    if (!this.#requests.isAside(refusal.key ?? "")) this.refusal = refusal;
    if (refusal.key) this.#settled(refusal);
    else if (refusal.id === "table_too_fast") window.setTimeout(() => this.#requests.repeat(), 1_000);
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
