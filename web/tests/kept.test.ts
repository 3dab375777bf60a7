import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
  forgetGroup,
  forgetSeat,
  forgetTable,
  groupOf,
  invitation,
  inviteOf,
  keepGame,
  keepInvite,
  keepLanguage,
  keepMuted,
  keepSecrets,
  keptLanguage,
  keptLikings,
  mutedAt,
  newSecret,
  privateLink,
  readAddress,
  secretsOf,
  tableLink,
  tablesKept,
  type Game,
} from "../src/page/kept";

const TABLE = "abcdefabcdef";
const GAME: Game = { round: 2, location: "black_holds", result: "", closed: false, people: [{ name: "Ann", bot: "" }] };

afterEach(() => void vi.unstubAllGlobals());

beforeEach(() => {
  localStorage.clear();
  location.hash = "";
});

test("secrets are long, and no two are alike", () => {
  expect(newSecret()).toMatch(/^[\w-]{32}$/);
  expect(newSecret()).not.toBe(newSecret());
  expect(newSecret(16)).toMatch(/^[\w-]{22}$/);
});

test("a seat more leaves the others and the host as they are", () => {
  keepSecrets(TABLE, { host: "h", seats: { 1: "one" } });
  keepSecrets(TABLE, { seats: { 2: "two" } });
  expect(secretsOf(TABLE)).toMatchObject({ host: "h", seats: { 1: "one", 2: "two" } });
});

test("the last seat that goes takes the table along, unless one is its host", () => {
  keepSecrets(TABLE, { seats: { 1: "one" } });
  forgetSeat(TABLE, "1");
  expect(tablesKept()).toEqual([]);
  keepSecrets(TABLE, { host: "h", seats: { 1: "one" } });
  forgetSeat(TABLE, "1");
  expect(secretsOf(TABLE)).toMatchObject({ host: "h", seats: {} });
});

test("games are kept beside the secrets, the last used first", () => {
  keepSecrets(TABLE, { seats: { 1: "one" } });
  keepSecrets("zzzzzzzzzzzz", { seats: { 2: "two" } });
  keepGame(TABLE, GAME);
  localStorage.setItem(`voidlock:table:${TABLE}`, JSON.stringify({ ...secretsOf(TABLE), at: Date.now() + 1000 }));
  expect(tablesKept().map(({ table, game }) => [table, game])).toEqual([
    [TABLE, GAME],
    ["zzzzzzzzzzzz", undefined],
  ]);
  expect(secretsOf(TABLE).seats).toEqual({ 1: "one" });
});

test("a game that one only looks on at is not kept", () => {
  keepGame(TABLE, GAME);
  expect(tablesKept()).toEqual([]);
});

test("with a table everything about it is forgotten", () => {
  keepSecrets(TABLE, { seats: { 1: "one" } });
  keepMuted(TABLE, [2]);
  forgetTable(TABLE);
  expect(mutedAt(TABLE)).toEqual([]);
  expect(localStorage.length).toBe(0);
});

test("what others have written is not trusted", () => {
  localStorage.setItem("voidlock:likings", "{no JSON");
  localStorage.setItem(`voidlock:table:${TABLE}`, "null");
  expect(keptLikings()).toEqual({});
  expect(secretsOf(TABLE).seats).toEqual({});
});

test("a link to watch has no secret, one to join has the invitation, and hands it over once", () => {
  const invite = "i".repeat(32);
  expect(invitation(TABLE)).toBe(tableLink(TABLE));
  keepInvite(TABLE, invite);
  keepSecrets(TABLE, { host: "host-secret", seats: { 2: "seat-secret" } });
  expect(tableLink(TABLE)).toMatch(/#table=abcdefabcdef$/);
  const link = invitation(TABLE);
  localStorage.clear();
  location.hash = new URL(link).hash;
  expect(readAddress()).toEqual({ table: TABLE, secrets: false });
  expect([inviteOf(TABLE), location.hash]).toEqual([invite, `#table=${TABLE}`]);
  expect(tablesKept()).toEqual([]);
});

test("a private link has secrets and hands them over once", () => {
  keepSecrets(TABLE, { host: "host-secret", seats: { 2: "seat-secret" } });
  const link = privateLink(TABLE, "2", "host-secret");
  localStorage.clear();
  location.hash = new URL(link).hash;
  expect(readAddress()).toEqual({ table: TABLE, secrets: true });
  expect(secretsOf(TABLE)).toMatchObject({ host: "host-secret", seats: { 2: "seat-secret" } });
  expect(location.hash).toBe(`#table=${TABLE}`);
  expect(readAddress()).toEqual({ table: TABLE, secrets: false });
});

const full = {
  getItem: () => null,
  removeItem: () => undefined,
  setItem: () => {
    throw new DOMException("no room", "QuotaExceededError");
  },
};

test.each([
  ["no room", full],
  ["no leave", undefined],
])("with %s to store anything, things are kept as long as the page is open", (_, storage) => {
  vi.stubGlobal("localStorage", storage);
  keepSecrets(TABLE, { seats: { 1: "one" } });
  keepLanguage("ja");
  expect([secretsOf(TABLE).seats[1], keptLanguage(), tablesKept().length]).toEqual(["one", "ja", 1]);
  forgetTable(TABLE);
  expect(tablesKept()).toEqual([]);
});

test("a group has one history, whatever their seats; each game counts once, and it can be forgotten", () => {
  const people = ["Bob", "__proto__", "<b>Ann"].map((name) => ({ name, bot: "" }));
  const table = (number: number): string => `abcdefabcde${number}`;
  for (const [number, result] of ["win", "loss", "loss"].entries()) {
    keepSecrets(table(number), { seats: { 1: "secret" } });
    const game = { ...GAME, people: number ? people : [...people].reverse() };
    keepGame(table(number), game);
    keepGame(table(number), { ...game, result });
    keepGame(table(number), { ...game, result, round: 9 });
  }
  expect(groupOf(people)).toEqual({ names: ["<b>Ann", "Bob", "__proto__"], won: 1, lost: 2 });
  expect(groupOf([...people, { name: "", bot: "brother" }])?.won).toBe(1);
  expect(groupOf(people.slice(1))).toBeUndefined();
  forgetGroup(people);
  expect(groupOf(people)).toBeUndefined();
});

test("alone, and with bots, nobody is a group", () => {
  const people = [...GAME.people, { name: "", bot: "brother" }];
  keepSecrets(TABLE, { seats: { 1: "secret" } });
  keepGame(TABLE, { ...GAME, people });
  keepGame(TABLE, { ...GAME, people, result: "win" });
  expect(groupOf(people)).toBeUndefined();
});
