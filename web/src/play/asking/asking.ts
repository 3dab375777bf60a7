// What is asked of the seats here, what of it is lit on the board, and how things are picked there.
import { creature, keyOf } from "../../angel/board/board";
import { link } from "../../link/link.svelte";
import type { AngelOwn, HulkOwn, LegalAnswer, Question, Thing } from "../../protocol";

/** A question that may be shown, with the name under which it is answered. */
export interface Asked {
  question: Question;
  choice: string;
}

/** The questions of a seat; secret ones only where its secrets are shown. */
export function askedOf(seat: number, own: AngelOwn | HulkOwn, eye: number): Asked[] {
  const names = link.owed.filter((owed) => owed.seat === seat);
  const named = own.pending.map((question, index) => ({ question, choice: names[index]?.choice ?? "" }));
  return named.filter(({ question, choice }) => choice && (!question.secret || seat === eye));
}

export const same = (one: Thing | null, other: Thing | null): boolean =>
  one !== null && other !== null && one[0] === other[0] && one[1] === other[1];

/** The things to pick for an answer, in their order: a card within a swarm is one. */
export function picks({ things }: LegalAnswer): Thing[] {
  const spot = things.find(([kind]) => kind === "spot");
  const card = things.find(([kind]) => kind === "genestealer");
  return spot && card ? [creature(card[1], spot[1])] : things;
}

/** Where both are of one kind, the first has to be picked first: the swarm, then where it goes. */
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

/** What is lit, with the first of two things picked or not. */
export function litBy(options: readonly LegalAnswer[], first: Thing | null): Thing[] {
  return options.flatMap((option) => {
    const things = picks(option);
    if (things.length < 2) return first ? [] : things;
    if (!first) return things.filter((thing) => opens(option, thing));
    return opens(option, first) ? things.filter((thing) => !same(thing, first)) : [];
  });
}

/** The answers that are still possible once a thing is picked. */
export const left = (options: readonly LegalAnswer[], first: Thing | null): LegalAnswer[] =>
  options.filter((option) => !first || opens(option, first));

/** Where one Marine alone can attack, a swarm that is picked is his target. */
function target(options: readonly LegalAnswer[], thing: Thing): LegalAnswer | undefined {
  const attacks = options.filter(({ text }) => text.startsWith("attack:"));
  const [one] = attacks;
  if (!one || !attacks.every(({ things }) => same(things[0] ?? null, one.things[0] ?? null))) return undefined;
  return attacks.find(({ things }) => same(things[1] ?? null, thing));
}

export type Picked = { answer: LegalAnswer } | { first: Thing | null } | null;

/** What picking a thing comes to: an answer, one of two things marked or let go, or nothing. */
export function picked(options: readonly LegalAnswer[], first: Thing | null, thing: Thing): Picked {
  if (same(first, thing)) return { first: null };
  const pair = first && options.find((option) => closes(option, first, thing));
  if (pair) return { answer: pair };
  const alone = options.find((option) => picks(option).length === 1 && same(picks(option)[0] ?? null, thing));
  if (alone) return { answer: alone };
  const attack = first ? undefined : target(options, thing);
  if (attack) return { answer: attack };
  return options.some((option) => opens(option, thing)) ? { first: thing } : null;
}

/** By key, the answers that one pick gives at once. */
export function atOnce(options: readonly LegalAnswer[]): ReadonlyMap<string, string> {
  return new Map(
    options.flatMap((option) => {
      const [thing, more] = picks(option);
      return thing && !more ? [[keyOf(...thing), option.text] as const] : [];
    }),
  );
}

const MARKED = new Set(["marine", "spot", "terrain", "location"]);

/** What a question is about, to be marked on the board. */
export const subjects = ({ subject, card }: Question): Thing[] =>
  [subject, card].filter((thing): thing is Thing => thing !== null && thing !== undefined && MARKED.has(thing[0]));
