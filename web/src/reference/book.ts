// The reference of both games: loading, search, and what a number or `kind-id` leads to.
import type { Language } from "../page/words.svelte";
import type { Happening } from "../page/told";
import type { BookData, EntryData, PartData, ReferenceData, SectionData, Thing } from "../protocol";

export type { BookData, EntryData, PartData, SectionData };
export type Found =
  { entry: EntryData } | { rule: PartData & { number: string }; section: SectionData } | { section: SectionData };

const MOST = 40;
const loaded = new Map<Language, Promise<ReferenceData>>();

/** The books in a language, fetched once. A failed fetch is tried again the next time. */
export function load(language: Language): Promise<ReferenceData> {
  const known = loaded.get(language) ?? fetched(`reference/${language}.json`);
  loaded.set(language, known);
  known.catch(() => loaded.delete(language));
  return known;
}

async function fetched(address: string): Promise<ReferenceData> {
  const reply = await fetch(address);
  if (!reply.ok) throw new Error(`${address}: ${reply.status}`);
  return (await reply.json()) as ReferenceData;
}

/** A spelling without what people type differently (`spelled` in reference/book.py). */
export const spelled = (text: string): string =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[_-]/g, " ")
    .replace(/[^\p{L}\p{N}\s]/gu, "")
    .split(/\s+/)
    .filter(Boolean)
    .join(" ");

const squeezed = (number: string): string =>
  number
    .normalize("NFKC")
    .toUpperCase()
    .replace(/[-\s§]/g, "");

function rulesOf(book: BookData): { rule: PartData & { number: string }; section: SectionData }[] {
  return book.sections.flatMap((section) =>
    section.content.flatMap((part) => [
      ...(part.number ? [{ rule: { ...part, number: part.number }, section }] : []),
      ...inRows(part).map((rule) => ({ rule, section })),
    ]),
  );
}

/** The rows of a table that are statements too. */
function inRows({ head = [], rows = [], numbers = [] }: PartData): (PartData & { number: string })[] {
  return rows.flatMap(([number = "", first = "", ...rest]) =>
    numbers.includes(number)
      ? [{ number, text: [first, ...rest.map((cell, place) => `${head[place + 2] ?? ""} – ${cell}`)].join("\n") }]
      : [],
  );
}

/** The book of a table: its terms follow the settings (`with_settings` in reference/book.py). */
export function readAs(book: BookData, settings: Readonly<Record<string, unknown>>): BookData {
  const keys = Object.entries(settings).map(([name, value]) => `${name}-${value}`);
  const text = ({ readings = {}, text }: EntryData): string =>
    readings[keys.find((key) => key in readings) ?? ""] ?? text;
  return { ...book, entries: book.entries.map((entry) => ({ ...entry, text: text(entry) })) };
}

/** The book that has this rule; of anything else, the book of the game. */
export const bookOf = (books: readonly BookData[], game: string, wanted: string): BookData | undefined =>
  books.find((book) => rulesOf(book).some(({ rule }) => rule.number === wanted)) ??
  books.find((book) => book.game === game);

/** What a rule number or `kind-id` names. */
export function named(book: BookData, wanted: string): Found | null {
  const entry = book.entries.find(({ kind, id }) => `${kind}-${id}` === wanted);
  if (entry) return { entry };
  const [typed, number] = [wanted.trim().toUpperCase(), squeezed(wanted)];
  if (!number) return null;
  const [rules, sections] = [rulesOf(book), book.sections.map((section) => ({ section }))];
  return (
    rules.find(({ rule }) => rule.number === typed) ??
    sections.find(({ section }) => section.number === typed) ??
    rules.find(({ rule }) => squeezed(rule.number) === number) ??
    sections.find(({ section }) => squeezed(section.number) === number) ??
    null
  );
}

/** How well an entry matches: 1 is best, 0 is not at all. */
function rank(entry: EntryData, wanted: string): number {
  const names = [entry.id, ...Object.values(entry.names)].map(spelled);
  if (names.includes(wanted)) return 1;
  if (names.some((name) => name.startsWith(wanted))) return 2;
  if (names.some((name) => name.includes(wanted))) return 3;
  return mentions([entry.text, ...entry.facts.map(({ label, value }) => `${label} ${value}`)].join(" "), wanted)
    ? 4
    : 0;
}

function mentions(text: string, wanted: string): boolean {
  const told = spelled(text);
  return wanted.split(" ").every((word) => told.includes(word));
}

/** Everything that matches, best first. */
export function search(book: BookData, query: string): Found[] {
  const wanted = spelled(query);
  if (!wanted) return [];
  const exact = named(book, query);
  const entries = book.entries
    .map((entry) => ({ entry, rank: rank(entry, wanted) }))
    .filter(({ rank }) => rank > 0)
    .sort((one, other) => one.rank - other.rank)
    .map(({ entry }) => ({ entry }));
  const rules = rulesOf(book).filter(({ rule }) => mentions(rule.text, wanted));
  return [...(exact ? [exact] : []), ...entries, ...rules].slice(0, MOST);
}

/** What a line of the log leads to: its cards and terms, then its rule (`of_event` in reference/book.py). */
export function ofEvent(book: BookData, { event, ...about }: Happening): Found[] {
  const things = Object.values(about).flatMap((value: unknown) =>
    Array.isArray(value) ? (Array.isArray(value[0]) ? value : [value]) : [],
  ) as Thing[];
  const keys = new Set([...things.map(([kind, id]) => `${kind}-${id}`), book.events[event] ?? ""]);
  return [...keys].flatMap((key) => named(book, key) ?? []);
}

/** A key for lists, and what leads to it again. */
export function keyOf(found: Found): string {
  if ("entry" in found) return `${found.entry.kind}-${found.entry.id}`;
  return "rule" in found ? found.rule.number : found.section.number;
}
