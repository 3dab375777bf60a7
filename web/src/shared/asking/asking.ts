// The open questions of the local seats, the objects they light on the board, and how objects are picked.
import { link } from "../../link/link.svelte";
import { openly } from "../../page/told";
import type { Arguments } from "../../page/words.svelte";
import type { AngelOwn, HulkOwn, LegalAnswer, Question, Thing } from "../../protocol";
import { creature, keyOf } from "./things";

/** A visible question, with the id to answer it under. */
export interface Asked {
  question: Question;
  choice: string;
}

/** The effect that an answer may have, and its probability. */
export interface Promised {
  what: string;
  value: number;
  /** What else its message says. */
  about?: Arguments;
}

/** Whether only its seat may see a question: it is secret, or about a card that nobody else has seen. */
export function isPrivate({ seat, secret }: Question): boolean {
  const last = link.news[seat]?.at(-1);
  const reads = link.angel?.own[seat]?.event && !(link.angel.open.event && "card" in link.angel.open.event);
  return secret || Boolean(reads) || (last !== undefined && openly(last) !== last);
}

/** The questions of a seat; private ones only if its secrets are shown. */
export function askedOf(seat: number, own: AngelOwn | HulkOwn, eye: number): Asked[] {
  // A lesson that is over asks nothing more.
  if (link.coach && link.coach.done >= link.coach.steps) return [];
  const names = link.owed.filter((owed) => owed.seat === seat);
  const named = own.pending.map((question, index) => ({ question, choice: names[index]?.choice ?? "" }));
  return named.filter(({ question, choice }) => choice && (!isPrivate(question) || seat === eye));
}

export const same = (one: Thing | null, other: Thing | null): boolean =>
  one !== null && other !== null && one[0] === other[0] && one[1] === other[1];

/** The things to pick for an answer, in order; a card within a swarm counts as one. */
export function picks({ things }: LegalAnswer): Thing[] {
  const spot = things.find(([kind]) => kind === "spot");
  const card = things.find(([kind]) => kind === "genestealer");
  return spot && card ? [creature(card[1], spot[1])] : things;
}

/** Whether a thing can be picked first: of two things of one kind, only the first (the swarm, then its destination). */
function opens(option: LegalAnswer, thing: Thing): boolean {
  const [first, second] = picks(option);
  if (!first || !second) return false;
  return same(first, thing) || (first[0] !== second[0] && same(second, thing));
}

function closes(option: LegalAnswer, first: Thing, second: Thing): boolean {
  const [one, other] = picks(option);
  if (!one || !other) return false;
  return opens(option, first) && (same(one, first) ? same(other, second) : same(one, second));
}

/** The lit things, before or after the first of two is picked. */
export function litBy(options: readonly LegalAnswer[], first: Thing | null): Thing[] {
  return options.flatMap((option) => {
    const things = picks(option);
    if (things.length < 2) return first ? [] : things;
    if (!first) return things.filter((thing) => opens(option, thing));
    return opens(option, first) ? things.filter((thing) => !same(thing, first)) : [];
  });
}

/** The answers that remain once a thing is picked. */
export const left = (options: readonly LegalAnswer[], first: Thing | null): LegalAnswer[] =>
  options.filter((option) => !first || opens(option, first));

const TARGETS = new Set(["spot", "terrain"]);

/** If only one Marine can attack a swarm, or use a Terrain card, picking it makes it his target. */
function target(options: readonly LegalAnswer[], thing: Thing): LegalAnswer | undefined {
  const [one, other] = options.filter(
    ({ things: [marine, aim] }) => marine?.[0] === "marine" && aim && TARGETS.has(aim[0]) && same(aim, thing),
  );
  return other ? undefined : one;
}

export type Picked = { answer: LegalAnswer } | { first: Thing | null } | null;

/** The result of picking a thing: an answer, a first thing selected or deselected, or nothing. */
export function picked(options: readonly LegalAnswer[], first: Thing | null, thing: Thing): Picked {
  if (same(first, thing)) return { first: null };
  const pair = first && options.find((option) => closes(option, first, thing));
  if (pair) return { answer: pair };
  const alone = options.find((option) => picks(option).length === 1 && same(picks(option)[0] ?? null, thing));
  if (alone) return { answer: alone };
  const only = first ? undefined : target(options, thing);
  if (only) return { answer: only };
  return options.some((option) => opens(option, thing)) ? { first: thing } : null;
}

/** The answers that a single pick gives, by key. */
export function atOnce(options: readonly LegalAnswer[]): ReadonlyMap<string, string> {
  return new Map(
    options.flatMap((option) => {
      const [thing, more] = picks(option);
      return thing && !more ? [[keyOf(...thing), option.text] as const] : [];
    }),
  );
}

const MARKED = new Set(["marine", "spot", "terrain", "location"]);

/** The subject of a question, to be marked on the board. */
export const subjects = ({ subject, card }: Question): Thing[] =>
  [subject, card].filter((thing): thing is Thing => thing !== null && thing !== undefined && MARKED.has(thing[0]));
