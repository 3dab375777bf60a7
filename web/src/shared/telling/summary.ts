// A short summary of the events since the player's last answer: rolls, deaths, arrivals.
import type { Arguments } from "../../page/words.svelte";
import { type EventName, type Field, type Happening, fieldOf } from "../../page/told";
import type { Thing } from "../../protocol";
import { type Roll, idOf, isThing } from "./story";

export type Tone = "death" | "threat" | "help" | "quiet";

/** A roll or an event; `number` is its line in the log. */
export type Item = { number: number; roll: Roll } | { number: number; news: News };

export interface News {
  /** The id of its message: `play-since-…`. */
  id: string;
  /** Things appear under their short names. */
  about: Record<string, Thing | number>;
  tone: Tone;
  drawing: string;
  /** The card it is about: told twice, it is told once. */
  card: Thing | null;
}

interface Kind {
  id: string;
  tone: Tone;
  drawing: string;
  /** The field with the card it is about. */
  card?: Field;
  /** Whether all of one kind are counted in a single item. */
  joins?: true;
  /** Told only of an Event card: after anything else the player has just asked for it. */
  byEvent?: true;
}

const KINDS: Partial<Record<EventName, Kind>> = {
  marine_slain: { id: "slain", tone: "death", drawing: "slain" },
  team_eliminated: { id: "eliminated", tone: "death", drawing: "slain" },
  marine_rescued: { id: "rescued", tone: "help", drawing: "pulse" },
  missed_by: { id: "missed-by", tone: "help", drawing: "pulse" },
  no_target: { id: "no-target", tone: "quiet", drawing: "type-attack" },
  no_token_to_pay: { id: "no-token", tone: "quiet", drawing: "token-barred" },
  event_drawn: { id: "event", tone: "threat", drawing: "deck-event", card: "card" },
  event_read: { id: "event", tone: "threat", drawing: "deck-event", card: "card" },
  event_being_read: { id: "reading", tone: "threat", drawing: "instinct" },
  event_revealed: { id: "event", tone: "threat", drawing: "deck-event", card: "card" },
  event_without_effect: { id: "no-effect", tone: "quiet", drawing: "deck-event", card: "card" },
  spawned: { id: "spawned", tone: "threat", drawing: "size-major", joins: true },
  lord_spawned: { id: "lord", tone: "threat", drawing: "genestealer-lord" },
  swarm_moved: { id: "moved", tone: "threat", drawing: "move-adjacent", joins: true },
  marine_turned: { id: "turned", tone: "quiet", drawing: "move-flank", joins: true, byEvent: true },
  blips_dealt: { id: "blips", tone: "quiet", drawing: "size-major", byEvent: true },
  travelled: { id: "travelled", tone: "help", drawing: "next", card: "location" },
};

/** only the spawn boxes of the Event card drawn in setup count. */
const SETUP_EVENT: Kind = { id: "setup-event", tone: "threat", drawing: "deck-event" };

/** Whether this is the Event card of the setup. A game that starts in the middle has none. */
export function ofSetup(events: readonly Happening[], number: number): boolean {
  if (events[number]?.event !== "event_drawn") return false;
  const before = events.slice(0, number).map(({ event }) => event);
  return before.includes("formation_dealt") && !before.includes("round_began");
}

const NO_ATTACK: Kind = { id: "no-attack", tone: "quiet", drawing: "pulse" };

/** Whether a Genestealer Attack Phase starts here and ends without an attack. */
function quietAttack(events: readonly Happening[], number: number): boolean {
  const begins = events[number];
  if (begins?.event !== "phase_began" || idOf(begins.phase) !== "attack") return false;
  return (
    events.slice(number + 1).find((next) => ["phase_began", "swarm_attacks"].includes(next.event))?.event ===
    "phase_began"
  );
}

function cardsOf(event: Happening): number {
  const cards = fieldOf(event, "genestealers");
  return Array.isArray(cards) ? cards.length : 1;
}

function told(event: Happening, kind: Kind): News {
  const about: Record<string, Thing | number> = kind.joins ? { spots: 1, cards: cardsOf(event) } : {};
  for (const [field, value] of Object.entries(event))
    if (isThing(value) || typeof value === "number") about[field] = value;
  const card = kind.card ? fieldOf(event, kind.card) : null;
  return { id: kind.id, about, tone: kind.tone, drawing: kind.drawing, card: isThing(card) ? card : null };
}

/** The summary from an event on, with every roll. A card that is first read in secret and then revealed appears once. */
export function summed(events: readonly Happening[], from: number, rolls: readonly Roll[]): Item[] {
  const items: Item[] = [];
  events.slice(from).forEach((event, place) => {
    const number = from + place;
    const roll = rolls.find((each) => each.number === number);
    if (roll) items.push({ number, roll });
    const kind = quietAttack(events, number) ? NO_ATTACK : ofSetup(events, number) ? SETUP_EVENT : KINDS[event.event];
    if (!kind || (kind.byEvent && !items.some((item) => "news" in item && item.news.id === "event"))) return;
    const news = told(event, kind);
    const before = items.find((item) => "news" in item && joins(item.news, news));
    if (before && "news" in before) before.news = merged(before.news, news, kind);
    else items.push({ number, news });
  });
  return items;
}

/** Whether two items merge: both are of one counted kind, or the same card. */
const joins = (one: News, other: News): boolean =>
  one.id === other.id && ("spots" in one.about || (one.card !== null && one.card[1] === other.card?.[1]));

function merged(one: News, other: News, { joins }: Kind): News {
  if (!joins) return one;
  const sum = (name: string): number => Number(one.about[name]) + Number(other.about[name]);
  return { ...one, about: { ...one.about, spots: sum("spots"), cards: sum("cards") } };
}

/** The arguments of a message, with short names where there are any. */
export function shortly({ about }: News, short: (kind: string, id: string) => string): Arguments {
  return Object.fromEntries(
    Object.entries(about).map(([field, value]) => [field, isThing(value) ? short(...value) : value]),
  );
}

/** How soon an item is told: a death first, what changed the board next, what did not happen last. */
const WEIGHTS: Readonly<Record<Tone, number>> = { death: 0, help: 1, threat: 1, quiet: 3 };
const ROLLED = 2;

/** The same items, the most important first: what there is no room for is not missed. */
export function byWeight(items: readonly Item[]): Item[] {
  const weight = (item: Item): number => ("news" in item ? WEIGHTS[item.news.tone] : ROLLED);
  return [...items].sort((one, other) => weight(one) - weight(other));
}

export const lastRoll = (items: readonly Item[]): Roll | undefined =>
  items.flatMap((item) => ("roll" in item ? [item.roll] : [])).at(-1);

/** The Marines who were slain. */
export const fallen = (events: readonly Happening[]): string[] =>
  events.flatMap((event) => (event.event === "marine_slain" ? [event.marine[1]] : []));
