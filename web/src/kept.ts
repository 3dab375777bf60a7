// What this device keeps, in its own storage: the secrets of its seats, by table, and a few likings. They are in no
// address, but for the private link that a person asks for; from there they are taken at once.

/** The secrets of a table: the host's, and by number those of the seats at this device. */
export interface Secrets {
  host?: string;
  seats: Record<string, string>;
}

interface Kept extends Secrets {
  /** When the table was last used here. */
  at: number;
}

const TABLE = "voidlock:table:";
const NAME = "voidlock:name";
const LANGUAGE = "voidlock:language";
const MUTED = "voidlock:muted:";

function read<T>(place: string, otherwise: T): T {
  try {
    return (JSON.parse(localStorage.getItem(place) ?? "null") as T | null) ?? otherwise;
  } catch {
    return otherwise;
  }
}

function write(place: string, value: unknown): void {
  localStorage.setItem(place, JSON.stringify(value));
}

// ---------------------------------------------------------------------- secrets

const NOTHING: Kept = { seats: {}, at: 0 };

/** 192 bits from a good source of chance. */
export function newSecret(): string {
  const letters = String.fromCharCode(...crypto.getRandomValues(new Uint8Array(24)));
  return btoa(letters).replaceAll("+", "-").replaceAll("/", "_");
}

export const secretsOf = (table: string): Secrets => read(TABLE + table, NOTHING);

export function keepSecrets(table: string, { host, seats }: Secrets): void {
  const kept = secretsOf(table);
  write(TABLE + table, { host: host ?? kept.host, seats: { ...kept.seats, ...seats }, at: Date.now() });
}

export function forgetSeat(table: string, seat: string): void {
  const { host, seats } = secretsOf(table);
  const others = Object.fromEntries(Object.entries(seats).filter(([number]) => number !== seat));
  if (host || Object.keys(others).length) write(TABLE + table, { host, seats: others, at: Date.now() });
  else forgetTable(table);
}

export function forgetTable(table: string): void {
  localStorage.removeItem(TABLE + table);
  localStorage.removeItem(MUTED + table);
}

/** The tables at which this device has a seat, the last one first. */
export function tablesKept(): string[] {
  const places = Object.keys(localStorage).filter((place) => place.startsWith(TABLE));
  const at = (place: string): number => read(place, NOTHING).at;
  return places.sort((one, other) => at(other) - at(one)).map((place) => place.slice(TABLE.length));
}

// ---------------------------------------------------------------------- addresses

/** Where the table is found by everybody. */
export const invitation = (table: string): string => new URL(`#table=${table}`, location.href).href;

/** Where one person goes on at another device. Who has the address has the seat. */
export function privateLink(table: string, seat: string, host: string | undefined): string {
  const said = new URLSearchParams({ table });
  const secret = secretsOf(table).seats[seat];
  if (secret) said.set(`seat${seat}`, secret);
  if (host) said.set("host", host);
  return new URL(`#${said}`, location.href).href;
}

/**
 * The table that the address names, and whether it brought secrets: they are kept, and taken out of the address and
 * its history.
 */
export function readAddress(): { table: string; secrets: boolean } {
  const said = new URLSearchParams(location.hash.slice(1));
  const table = said.get("table") ?? "";
  const seats: Record<string, string> = {};
  for (const [field, value] of said) if (/^seat[1-6]$/.test(field)) seats[field.slice(4)] = value;
  const host = said.get("host") ?? undefined;
  const secrets = table !== "" && (host !== undefined || Object.keys(seats).length > 0);
  if (secrets) {
    keepSecrets(table, { host, seats });
    showTable(table);
  }
  return { table, secrets };
}

export function showTable(table: string): void {
  history.replaceState(null, "", table ? `#table=${table}` : location.pathname + location.search);
}

// ---------------------------------------------------------------------- likings

export const keptName = (): string => localStorage.getItem(NAME) ?? "";
export const keepName = (name: string): void => localStorage.setItem(NAME, name);
export const keptLanguage = (): string => localStorage.getItem(LANGUAGE) ?? navigator.language.slice(0, 2);
export const keepLanguage = (language: string): void => localStorage.setItem(LANGUAGE, language);
export const mutedAt = (table: string): number[] => read(MUTED + table, []);
export const keepMuted = (table: string, seats: number[]): void => write(MUTED + table, seats);
