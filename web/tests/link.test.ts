import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Reply } from "../src/link/requests.svelte";
import {
  PROTOCOL,
  type FirstMessage,
  type FromClient,
  type FromServer,
  type State,
  type TableInfo,
} from "../src/protocol";

/** The other end of the line, played by the test. */
class Socket {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static all: Socket[] = [];
  static get last(): Socket {
    const last = Socket.all.at(-1);
    if (!last) throw new Error("nobody has called");
    return last;
  }

  sent: (FirstMessage | FromClient)[] = [];
  closed = false;
  readonly readyState = Socket.OPEN;
  onopen = (): void => {};
  onmessage = (_: { data: string }): void => {};
  onclose = (): void => {};

  constructor(readonly address: URL) {
    Socket.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as FromClient);
  }

  close(): void {
    this.closed = true;
  }

  says(message: FromServer): void {
    this.onmessage({ data: JSON.stringify(message) });
  }

  /** Lets the client in, for these seats. */
  welcomes(...seats: number[]): void {
    this.onopen();
    this.says({ type: "hello", version: BUILT, rules: { angel: 1, hulk: 1 }, protocol: PROTOCOL });
    this.says({ type: "entered", table: TABLE, seats, host: true });
  }

  keys(): string[] {
    return this.sent.flatMap((message) => ("key" in message ? [message.key] : []));
  }
}

const TABLE = "abcdefabcdef";
const INFO: TableInfo = {
  type: "table",
  status: "playing",
  options: {},
  seats: [{ number: 1, holder: "person", name: "Ann" }],
};
const STATE: State = {
  type: "state",
  open: { round: 3, location: "black_holds", result: "" },
  own: { 1: {} },
  news: {},
  owed: [],
};

let link: typeof import("../src/link/link.svelte").link;
let kept: typeof import("../src/page/kept");
let BUILT: string;

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  vi.stubGlobal("WebSocket", Socket);
  localStorage.clear();
  sessionStorage.clear();
  location.hash = "";
  Socket.all = [];
  ({ link } = await import("../src/link/link.svelte"));
  kept = await import("../src/page/kept");
  ({ BUILT } = await import("../src/page/version"));
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function sitDown(): void {
  kept.keepSecrets(TABLE, { seats: { 1: "my secret" } });
  link.visit(TABLE);
  Socket.last.welcomes(1);
}

/** A request and, once it has come, the reply. */
function ask(text: string): { reply: Reply | undefined } {
  const heard: { reply: Reply | undefined } = { reply: undefined };
  void link.ask({ type: "answer", choice: "c", answer: text }).then((reply) => (heard.reply = reply));
  return heard;
}

test("comes with the secrets it has, or to look on", () => {
  link.visit(TABLE);
  Socket.last.onopen();
  expect(Socket.last.sent).toEqual([{ type: "watch", table: TABLE }]);
  sitDown();
  expect(Socket.last.sent[0]).toEqual({ type: "sit", table: TABLE, secrets: ["my secret"] });
});

test("an opening that is cut off is the same opening again, and its secrets are kept once it is granted", () => {
  link.begin({ name: "Ann", options: { players: 1 } });
  Socket.last.onopen();
  const first = Socket.last.sent[0];
  Socket.last.onclose();
  vi.advanceTimersByTime(1_000);
  expect(Socket.all).toHaveLength(2);
  Socket.last.welcomes(1);
  expect(Socket.last.sent[0]).toEqual(first);
  expect(first).toMatchObject({ host: kept.secretsOf(TABLE).host, secret: kept.secretsOf(TABLE).seats["1"] });
  expect(first).toMatchObject({ invite: kept.inviteOf(TABLE) });
  expect(kept.inviteOf(TABLE)).toHaveLength(22);
  expect(location.hash).toBe(`#table=${TABLE}`);
});

test("a connection that the server neither accepts nor refuses waits in its queue, until it is let in or lost", () => {
  link.visit(TABLE);
  expect(link.queued).toBe(false);
  vi.advanceTimersByTime(5_000);
  expect(link.queued).toBe(true);
  Socket.last.welcomes();
  expect(link.queued).toBe(false);
  Socket.last.onclose();
  vi.advanceTimersByTime(1_000);
  Socket.last.onclose();
  vi.advanceTimersByTime(500);
  expect(link.queued).toBe(false);
});

function diceAreCompared(hash: string, last: { hash: string; secret: string }): boolean | null {
  sitDown();
  Socket.last.says({ ...INFO, status: "open", fair_dice: { hash } });
  Socket.last.onclose();
  vi.advanceTimersByTime(1_000);
  Socket.last.welcomes(1);
  Socket.last.says({ ...INFO, status: "over", fair_dice: last });
  return link.fair;
}

test("says why it must wait for a table, and goes on by itself", () => {
  link.begin({ name: "Ann", options: { players: 1 } });
  Socket.last.onopen();
  Socket.last.says({ type: "refusal", id: "table_not_ready" });
  expect([link.opening, link.refusal?.id]).toEqual([true, "table_not_ready"]);
  Socket.last.onclose();
  vi.advanceTimersByTime(1_000);
  Socket.last.welcomes(1);
  expect([link.at, link.refusal]).toEqual([TABLE, null]);
});

test.each(["table_sent_away", "table_too_many_spectators"])(
  "a spectator who is sent away (%s) does not come back",
  (id) => {
    location.hash = `#table=${TABLE}`;
    link.visit(TABLE);
    Socket.last.welcomes();
    Socket.last.says(INFO);
    Socket.last.says({ type: "refusal", id });
    Socket.last.onclose();
    vi.advanceTimersByTime(60_000);
    expect(Socket.all).toHaveLength(1);
    expect([link.at, link.refusal?.id, location.hash]).toEqual(["", id, ""]);
  },
);

const SECRET_HASH = "2bb80d537b1da3e38bd30361aa855686bde0eacd7162fef6a25fe97bf527a25b";

test("the hash of the dice that was seen first is remembered, and the secret is compared with it", () => {
  expect(diceAreCompared(SECRET_HASH, { hash: SECRET_HASH, secret: "secret" })).toBe(true);
  link.goHome();
  expect(link.fair).toBeNull();
});

test("a secret with another hash is told, whatever hash comes with it", () => {
  expect(diceAreCompared(SECRET_HASH, { hash: SECRET_HASH, secret: "another" })).toBe(false);
});

test("a hash that changed is told, even if the secret fits it", () => {
  expect(diceAreCompared("0".repeat(64), { hash: SECRET_HASH, secret: "secret" })).toBe(false);
});

test("the dice are compared over plain http too, where browsers have no SHA-256", () => {
  vi.stubGlobal("crypto", { getRandomValues: crypto.getRandomValues.bind(crypto) });
  expect(diceAreCompared(SECRET_HASH, { hash: SECRET_HASH, secret: "secret" })).toBe(true);
});

test("an invited player shows it, and keeps a secret while the host thinks about the seat", () => {
  const invite = "i".repeat(32);
  kept.keepInvite(TABLE, invite);
  link.visit(TABLE);
  Socket.last.welcomes();
  expect(Socket.last.sent[0]).toEqual({ type: "watch", table: TABLE, invite });
  link.take(2, "Bob");
  const [secret] = Object.values(kept.secretsOf(TABLE).seats);
  expect(Socket.last.sent[1]).toMatchObject({ type: "take", seat: 2, secret, invite });
  Socket.last.says({ type: "entered", table: TABLE, seats: [], host: false, asking: [2] });
  Socket.last.says({ type: "told", key: Socket.last.keys()[0] ?? "" });
  expect(kept.secretsOf(TABLE).seats).toEqual({ 2: secret });
  Socket.last.says({ type: "entered", table: TABLE, seats: [], host: false });
  expect(kept.secretsOf(TABLE).seats).toEqual({});
  expect(link.declined).toBe(2);
  expect(kept.inviteOf(TABLE)).toBe(invite);
});

test("a request that was not answered is repeated under the same key, and settled once", async () => {
  sitDown();
  const heard = ask("attack");
  const [key = ""] = Socket.last.keys();
  Socket.last.onclose();
  expect(link.online).toBe(false);
  expect(link.waiting).toBe(1);
  vi.advanceTimersByTime(1_000);
  Socket.last.welcomes(1);
  expect(Socket.last.keys()).toEqual([key]);
  Socket.last.says({ type: "told", key });
  await Promise.resolve();
  expect(heard.reply).toEqual({ type: "told", key });
  expect(link.waiting).toBe(0);
  Socket.last.onclose();
  vi.advanceTimersByTime(1_000);
  Socket.last.welcomes(1);
  expect(Socket.last.keys()).toEqual([]);
});

test("what is asked while there is no line is sent when there is one", () => {
  sitDown();
  Socket.last.onclose();
  ask("attack");
  expect(Socket.last.keys()).toHaveLength(0);
  vi.advanceTimersByTime(1_000);
  Socket.last.welcomes(1);
  expect(Socket.last.keys()).toHaveLength(1);
});

test("a line that is silent for ten seconds is given up, except for what takes long", () => {
  sitDown();
  void link.ask({ type: "advise", choice: "c" });
  vi.advanceTimersByTime(30_000);
  expect(Socket.all).toHaveLength(1);
  ask("attack");
  vi.advanceTimersByTime(11_000);
  expect(Socket.all.length).toBeGreaterThan(1);
  expect(Socket.all[0]?.closed).toBe(true);
});

test("it tries again more and more slowly", () => {
  sitDown();
  const tries = (milliseconds: number): number => {
    const before = Socket.all.length;
    for (let at = 0; at < milliseconds; at += 50) {
      vi.advanceTimersByTime(50);
      Socket.last.onclose();
    }
    return Socket.all.length - before;
  };
  Socket.last.onclose();
  expect(tries(2_000)).toBeGreaterThan(1);
  tries(20_000);
  expect(tries(20_000)).toBeLessThan(10);
});

test("talk that is told again after a new connection is heard once", () => {
  sitDown();
  Socket.last.says({ type: "talk", number: 0, seat: 2, name: "Bob", text: "hello" });
  Socket.last.says({ type: "talk", number: 0, seat: 2, name: "Bob", text: "hello" });
  Socket.last.says({ type: "talk", number: 1, seat: 2, name: "Bob", text: "again" });
  expect(link.talk.map(({ text }) => text)).toEqual(["hello", "again"]);
  // An undo takes events back.
  const events = [1, 2].map((number) => ({ event: "round_began", role: "heading", number }));
  const news = { 1: { since: 0, events } };
  Socket.last.says({ ...STATE, own: { 1: {} }, news } as unknown as State);
  Socket.last.says({ type: "talk", number: 2, seat: 2, name: "Bob", text: "late", after: { 1: 2 } });
  Socket.last.says({ ...STATE, own: { 1: {} }, news: { 1: { since: 1, events: [] } } } as unknown as State);
  expect(link.talk.at(-1)?.after).toEqual({ 1: 1 });
});

test("news replace those that an undo has taken back", () => {
  sitDown();
  const told = (since: number, ...events: string[]): void =>
    Socket.last.says({ ...STATE, news: { 1: { since, events: events.map((event) => ({ event })) } } });
  told(0, "a", "b", "c");
  told(1, "d");
  Socket.last.says(STATE);
  expect(link.news["1"]?.map(({ event }) => event)).toEqual(["a", "d"]);
});

/** A table where Ann has asked to undo her last choice, and two events are known. */
function undoIsProposed(): void {
  sitDown();
  Socket.last.says({ ...INFO, proposal: { seat: 1, agreed: [1] } });
  Socket.last.says({ ...STATE, news: { 1: { since: 0, events: [{ event: "one" }, { event: "two" }] } } } as never);
}

test("a proposal of one's own that is declined is told until the next request", () => {
  undoIsProposed();
  expect(link.kept).toBe(false);
  Socket.last.says(INFO);
  expect(link.kept).toBe(true);
  void link.ask({ type: "undo" });
  expect(link.kept).toBe(false);
});

test("one that is carried out, withdrawn or another's is not", () => {
  undoIsProposed();
  Socket.last.says(INFO);
  Socket.last.says({ ...STATE, news: { 1: { since: 1, events: [] } } });
  expect(link.kept).toBe(false);
  Socket.last.says({ ...INFO, proposal: { seat: 1, agreed: [1] } });
  void link.ask({ type: "agree", yes: false });
  Socket.last.says(INFO);
  expect(link.kept).toBe(false);
  Socket.last.says({ ...INFO, proposal: { seat: 2, agreed: [2] } });
  Socket.last.says(INFO);
  expect(link.kept).toBe(false);
});

test("a seat that was lost is forgotten, one that was never shown stays", () => {
  kept.keepSecrets(TABLE, { seats: { 1: "gone", 2: "mine" } });
  link.visit(TABLE);
  Socket.last.welcomes(2);
  expect(kept.secretsOf(TABLE).seats).toEqual({ 2: "mine" });
});

test("how the game stands is kept for the list of games", () => {
  sitDown();
  Socket.last.says(INFO);
  Socket.last.says(STATE);
  const [table] = kept.tablesKept();
  expect(table?.game).toEqual({
    round: 3,
    location: "black_holds",
    result: "",
    closed: false,
    people: [{ name: "Ann", bot: "" }],
  });
});

test("a refusal is shown, and gone with the next request", async () => {
  sitDown();
  const heard = ask("attack");
  Socket.last.says({ type: "refusal", id: "table_stale", key: Socket.last.keys()[0] ?? "" });
  await Promise.resolve();
  expect(heard.reply?.type).toBe("refusal");
  expect(link.refusal?.id).toBe("table_stale");
  ask("again");
  expect(link.refusal).toBeNull();
});

test("a server of another version has the page loaded anew, once", () => {
  const reload = vi.spyOn(location, "reload").mockReturnValue();
  link.visit(TABLE);
  Socket.last.says({ type: "hello", version: "9.9.9", rules: { angel: 1, hulk: 1 }, protocol: 1 });
  expect(reload).toHaveBeenCalledOnce();
  expect(link.outdated).toBe(false);
  Socket.last.says({ type: "hello", version: "9.9.9", rules: { angel: 1, hulk: 1 }, protocol: 1 });
  expect(reload).toHaveBeenCalledOnce();
  expect(link.outdated).toBe(true);
  Socket.last.says({ type: "hello", version: BUILT, rules: { angel: 1, hulk: 1 }, protocol: PROTOCOL });
  expect(link.outdated).toBe(false);
  expect(reload).toHaveBeenCalledOnce();
});

test("a server of another version lets a table be opened, and the page says so", () => {
  const reload = vi.spyOn(location, "reload").mockReturnValue();
  link.begin({ name: "Ann", options: { players: 1 } });
  Socket.last.onopen();
  Socket.last.says({ type: "hello", version: BUILT, rules: { angel: 1, hulk: 1 }, protocol: PROTOCOL + 1 });
  expect(reload).not.toHaveBeenCalled();
  expect(link.outdated).toBe(true);
  Socket.last.says({ type: "entered", table: TABLE, seats: [1], host: true });
  expect(link.at).toBe(TABLE);
});

test("the boards after the last events are made of what has changed on the board before", () => {
  sitDown();
  const rolled = { event: "round_began", role: "heading", number: 4 };
  const replaced = (round: number) => [{ op: "replace" as const, path: "/round", value: round }];
  Socket.last.says(INFO);
  Socket.last.says({ ...STATE, news: { 1: { since: 0, events: [rolled] } } });
  expect(link.angel?.boards["1"]).toEqual([]);
  const open = { round: 5, location: "black_holds", result: "" };
  Socket.last.says({ ...STATE, open, news: { 1: { since: 1, events: [rolled, rolled], boards: [[], replaced(4)] } } });
  expect(link.angel?.boards["1"]?.map(({ round }) => round)).toEqual([3, 4]);
  expect(link.angel?.open.round).toBe(5);
  Socket.last.says({ ...STATE, open });
  expect(link.angel?.boards["1"]).toEqual([]);
});

test("seats are swapped, and the secrets go with their people", async () => {
  const { sha256 } = await import("../src/link/sha256");
  kept.keepSecrets(TABLE, { host: "h", seats: { 1: "anns", 2: "bobs" } });
  link.visit(TABLE);
  Socket.last.welcomes(1, 2);
  const enters = (seats: number[], ...owners: string[]): void =>
    Socket.last.says({
      type: "entered",
      table: TABLE,
      seats,
      host: true,
      marks: owners.map((secret) => sha256(secret).slice(0, 8)),
    });
  enters([1, 2], "bobs", "anns");
  expect(kept.secretsOf(TABLE)).toMatchObject({ host: "h", seats: { 1: "bobs", 2: "anns" } });
  enters([2, 5], "anns", "bobs");
  expect(kept.secretsOf(TABLE).seats).toEqual({ 2: "anns", 5: "bobs" });
  // A seat that is lost is forgotten, whoever sits where.
  enters([3], "anns");
  expect(kept.secretsOf(TABLE).seats).toEqual({ 3: "anns" });
});
