// Persistent client state in local storage: the secrets of this device's seats, by table, and a few preferences. Secrets
// appear in no address except a private link that the player asks for, and are removed from the address right away.
import { places, store, stored, unstore } from "./storage";

/** The secrets of a table: the host's, and those of this device's seats by number. */
export interface Secrets {
  host?: string;
  seats: Record<string, string>;
}

/** The last known state of a table. `closed`: the game cannot be continued. */
export interface Game {
  /** The mission of a Space Hulk game, by id or by its file's title; `round` is then the turn. */
  mission?: string;
  /** The lesson or the puzzle that is played there. */
  lesson?: string;
  round: number;
  location: string;
  result: string;
  closed: boolean;
  /** By seat; `bot` if only a bot has it, and neither if the seat is free. */
  people: { name: string; bot: string }[];
}

interface Kept extends Secrets {
  /** When the table was last used here. */
  at: number;
  game?: Game;
  /** The hash of the dice's secret, as it was first shown here. */
  hash?: string;
  /** Whether the table is on this device. */
  here?: boolean;
  review?: ReviewKept;
}

/** What the player's choices cost, in a game that ended after so many events; asked for only, if nothing is `found`. */
export interface ReviewKept {
  events: number;
  found?: unknown;
}

const TABLE = "voidlock:table:";
const NAME = "voidlock:name";
const LANGUAGE = "voidlock:language";
const INVITE = "voidlock:invite:";
const MUTED = "voidlock:muted:";
const HEARD = "voidlock:heard:";
const SEEN = "voidlock:seen:";
const DISMISSED = "voidlock:dismissed:";
const LIKINGS = "voidlock:likings";
const TAUGHT = "voidlock:taught";
const HINTED = "voidlock:hinted";

function read<T>(place: string, otherwise: T): T {
  try {
    return (JSON.parse(stored(place) ?? "null") as T | null) ?? otherwise;
  } catch {
    return otherwise;
  }
}

const write = (place: string, value: unknown): void => store(place, JSON.stringify(value));

// ---------------------------------------------------------------------- secrets

const NOTHING: Kept = { seats: {}, at: 0 };

/** Cryptographically random, 192 bits if no other number of bytes is wanted. */
export function newSecret(bytes = 24): string {
  const letters = String.fromCharCode(...crypto.getRandomValues(new Uint8Array(bytes)));
  return btoa(letters).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

const keptOf = (table: string): Kept => read(TABLE + table, NOTHING);

export const secretsOf = (table: string): Secrets => keptOf(table);

export function keepSecrets(table: string, { host, seats }: Secrets): void {
  const kept = keptOf(table);
  write(TABLE + table, { ...kept, host: host ?? kept.host, seats: { ...kept.seats, ...seats }, at: Date.now() });
}

/** Seats can be swapped: the secrets of this device's seats, by their numbers of today. */
export function moveSecrets(table: string, seats: Readonly<Record<string, string>>): void {
  write(TABLE + table, { ...keptOf(table), seats });
}

/** Whether the table is on this device; the others are at the server. */
export const isHere = (table: string): boolean => keptOf(table).here === true;

export function keepHere(table: string): void {
  write(TABLE + table, { ...keptOf(table), here: true });
}

export function forgetSeat(table: string, seat: string): void {
  const kept = keptOf(table);
  const others = Object.fromEntries(Object.entries(kept.seats).filter(([number]) => number !== seat));
  if (kept.host || Object.keys(others).length) write(TABLE + table, { ...kept, seats: others, at: Date.now() });
  else forgetSeats(table);
}

export function forgetTable(table: string): void {
  forgetSeats(table);
  unstore(INVITE + table);
}

/** Forgets everything but the invitation: a player who lost a seat may still take another. */
export function forgetSeats(table: string): void {
  unstore(TABLE + table);
  unstore(MUTED + table);
  unstore(HEARD + table);
  unstore(SEEN + table);
  unstore(DISMISSED + table);
}

/** The invitation of a table, which players need to take a seat; empty if this device only knows how to watch. */
export const inviteOf = (table: string): string => stored(INVITE + table) ?? "";

export function keepInvite(table: string, invite: string | undefined): void {
  if (invite) store(INVITE + table, invite);
}

const seated = ({ host, seats }: Secrets): boolean => host !== undefined || Object.keys(seats).length > 0;

/** The hash of the dice's secret that this device saw before the game; empty if it has no seat, or came too late. */
export const hashSeen = (table: string): string => keptOf(table).hash ?? "";

export function keepHash(table: string, hash: string): void {
  const kept = keptOf(table);
  if (seated(kept) && !kept.hash) write(TABLE + table, { ...kept, hash });
}

export const reviewKept = (table: string): ReviewKept | undefined => keptOf(table).review;

export function keepReview(table: string, review: ReviewKept): void {
  write(TABLE + table, { ...keptOf(table), review });
}

/** Saves the state of a game in which this device has a seat. */
export function keepGame(table: string, game: Game): void {
  const kept = keptOf(table);
  const here = seated(kept);
  const same = JSON.stringify(kept.game) === JSON.stringify(game);
  if (here && !same) write(TABLE + table, { ...kept, game, at: Date.now() });
  if (here && !same && !game.lesson) unstore(TAUGHT);
  if (here && !game.lesson && game.result && !kept.game?.result) keepGroup(game.people, game.result);
  if (here && game.mission && !game.lesson && game.result && !kept.game?.result)
    keepRecord(game.mission, game.result, game.round);
}

/** The game of the last lesson, until another is played: the table of a lesson that is over is forgotten. */
export const gameTaught = (): string => stored(TAUGHT) ?? "";
export const keepTaught = (game: string): void => store(TAUGHT, game);

// ---------------------------------------------------------------------- missions

/** What this device has done in a mission: games won and lost, and the fewest turns of a victory (0: none). */
export interface MissionRecord {
  won: number;
  lost: number;
  best: number;
}

const RECORDS = "voidlock:records";
const OWN_MISSION = "voidlock:mission";

export const recordOf = (mission: string): MissionRecord | undefined =>
  read<Record<string, MissionRecord>>(RECORDS, {})[mission];

function keepRecord(mission: string, result: string, turn: number): void {
  const { won, lost, best } = recordOf(mission) ?? { won: 0, lost: 0, best: 0 };
  const record =
    result === "win" ? { won: won + 1, lost, best: best ? Math.min(best, turn) : turn } : { won, lost: lost + 1, best };
  write(RECORDS, { ...read(RECORDS, {}), [mission]: record });
}

// ---------------------------------------------------------------------- groups

/** What people who played together at tables of this device have won and lost together. */
export interface Group {
  names: string[];
  won: number;
  lost: number;
}

const GROUPS = "voidlock:groups";
const MOST_GROUPS = 30;

/** The people of a game, in one order; bots and free seats are nobody's company. */
const namesOf = (people: Game["people"]): string[] =>
  people.flatMap(({ name, bot }) => (name && !bot ? [name] : [])).sort();
const isOf =
  (people: Game["people"]) =>
  ({ names }: Group): boolean =>
    JSON.stringify(names) === JSON.stringify(namesOf(people));

export const groupOf = (people: Game["people"]): Group | undefined => read<Group[]>(GROUPS, []).find(isOf(people));

function keepGroup(people: Game["people"], result: string): void {
  const names = namesOf(people);
  if (names.length < 2) return;
  const { won, lost } = groupOf(people) ?? { won: 0, lost: 0 };
  const group = result === "win" ? { names, won: won + 1, lost } : { names, won, lost: lost + 1 };
  forgetGroup(people);
  write(GROUPS, [group, ...read<Group[]>(GROUPS, [])].slice(0, MOST_GROUPS));
}

export function forgetGroup(people: Game["people"]): void {
  write(
    GROUPS,
    read<Group[]>(GROUPS, []).filter((group) => !isOf(people)(group)),
  );
}

/** A mission file of the player's own. */
export interface OwnMission {
  file: string;
  text: string;
}

export const ownMissionKept = (): OwnMission | null => read<OwnMission | null>(OWN_MISSION, null);

export const keepOwnMission = (mission: OwnMission | null): void =>
  mission ? write(OWN_MISSION, mission) : unstore(OWN_MISSION);

export interface TableKept {
  table: string;
  at: number;
  game: Game | undefined;
}

/** The games in which this device has a seat, most recent first; lessons are in a list of their own (`learn`). */
export function tablesKept(): TableKept[] {
  const found = places().filter((place) => place.startsWith(TABLE));
  const tables = found.map((place) => ({ table: place.slice(TABLE.length), ...read(place, NOTHING) }));
  const games = tables.filter(({ game }) => !game?.lesson);
  return games.map(({ table, at, game }) => ({ table, at, game })).sort((one, other) => other.at - one.at);
}

// ---------------------------------------------------------------------- addresses

/** The public link of a table: it is for watching, and has no secret. */
export const tableLink = (table: string): string => new URL(addressOf(table), location.href).href;

/** The inviting player and the game: messengers show them with the link. */
export interface Inviting {
  by: string;
  game: string;
}

/** The link to take a seat at a table; the public link if this device has no invitation. */
export function invitation(table: string, invite = inviteOf(table), from?: Inviting): string {
  const address = new URL(tableLink(table) + (invite ? `&invite=${invite}` : ""));
  if (from) address.search = String(new URLSearchParams({ ...from }));
  return address.href;
}

/** A private link to continue on another device. Anyone with the link has the seat. */
export function privateLink(table: string, seat: string, host: string | undefined): string {
  const said = new URLSearchParams({ table });
  const secret = secretsOf(table).seats[seat];
  if (secret) said.set(`seat${seat}`, secret);
  if (host) said.set("host", host);
  return new URL(`${location.pathname}#${said}`, location.href).href;
}

/**
 * Reads the table from the address, and whether it carried secrets: they and an invitation are stored, and removed from
 * the address and its history.
 */
export function readAddress(): { table: string; secrets: boolean } {
  const said = new URLSearchParams(location.hash.slice(1));
  const table = said.get("table") ?? "";
  const seats: Record<string, string> = {};
  for (const [field, value] of said) if (/^seat[1-6]$/.test(field)) seats[field.slice(4)] = value;
  const host = said.get("host") ?? undefined;
  const secrets = table !== "" && (host !== undefined || Object.keys(seats).length > 0);
  const [invite] = said.get("invite")?.match(/^[0-9A-Za-z_-]{22,64}$/) ?? [];
  if (table) keepInvite(table, invite);
  if (secrets) keepSecrets(table, { host, seats });
  if (secrets || (table && (said.has("invite") || location.search))) correctAddress(table);
  return { table, secrets };
}

const addressOf = (table: string): string => location.pathname + (table ? `#${new URLSearchParams({ table })}` : "");

/** Puts the address of a table, or of the start page, into the history; Back leads to the previous page. */
export function showTable(table: string): void {
  const shown = new URLSearchParams(location.hash.slice(1)).get("table") ?? "";
  if (shown !== table) history.pushState(null, "", addressOf(table));
}

/** Replaces an address that Back must not return to. */
export function correctAddress(table: string): void {
  history.replaceState(null, "", addressOf(table));
}

// ---------------------------------------------------------------------- preferences

/** Preferences by name, as stored; readers must check that a value is still valid. */
export const keptLikings = (): Record<string, unknown> => read(LIKINGS, {});
export const keepLikings = (likings: object): void => write(LIKINGS, likings);
/** The hints that this device has seen. */
export const keptHints = (): string[] => read(HINTED, []);
export const keepHints = (hints: readonly string[]): void => write(HINTED, hints);
export const keptName = (): string => stored(NAME) ?? "";
export const keepName = (name: string): void => store(NAME, name);
export const keptLanguage = (): string => stored(LANGUAGE) ?? navigator.language.slice(0, 2);
export const keepLanguage = (language: string): void => store(LANGUAGE, language);
export const mutedAt = (table: string): number[] => read(MUTED + table, []);
export const keepMuted = (table: string, seats: number[]): void => write(MUTED + table, seats);
/** The warnings that this device has dismissed at a table: what each was about, and whom it named. */
export const dismissedAt = (table: string): Record<string, string> => read(DISMISSED + table, {});
export const keepDismissed = (table: string, warnings: Record<string, string>): void =>
  write(DISMISSED + table, warnings);
/** How many events the player had seen when they were last at a table, and when that was. */
export const seenAt = (table: string): { events: number; at: number } => read(SEEN + table, { events: 0, at: 0 });
export const keepSeen = (table: string, events: number): void => write(SEEN + table, { events, at: Date.now() });
export const heardAt = (table: string): number => read(HEARD + table, -1);
export const keepHeard = (table: string, line: number): void => write(HEARD + table, line);
