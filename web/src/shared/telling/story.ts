// Recent events: those that came with the last state, and the dice rolls among them.
import type { Needs } from "../ui/needs";
import { type EventName, type Field, type Figure, type Happening, fieldOf } from "../../page/told";
import {
  type AngelDieRolled,
  type AngelOpen,
  CONSTANTS,
  type LegalAnswer,
  type Question,
  type Thing,
} from "../../protocol";

export interface Roll {
  /** Its number in the log. */
  number: number;
  roller: Thing;
  /** The Marine for whose life a card rolls. */
  life: Thing | null;
  face: number;
  /** What it needed; nothing if a card defines the result. */
  needs: Needs;
  /** Where the swarm is. */
  spot: string;
  /** The purpose of the roll: an attack slays or not, a defence is survived or not. */
  what: Trial | null;
  success: boolean | null;
  /** What a roll for a card came to; nothing where other events tell it. */
  fate: Fate | null;
  /** Whether a token was spent on this reroll. */
  rerolled: boolean;
  /** Its chance of success, including later rerolls. */
  chance: number | null;
}

export type Trial = "slay" | "survive";
export type Fate = "slain" | "survived" | "discarded" | "hit" | "nothing";

/** Whether the roll that a question is about succeeds as it lies. */
export const succeeds = ({ kind, outcome }: Pick<Question, "kind" | "outcome">): boolean =>
  outcome?.[1] === (kind === "defence" ? "miss" : "hit");

/** The answers to a question about a roll: after a success, to keep it comes first. */
export function keepFirst<Q extends Pick<Question, "kind" | "outcome" | "options">>(question: Q): Q {
  if (!question.outcome || !succeeds(question)) return question;
  const keeps = ({ text }: LegalAnswer): boolean => text === "keep" || text === "accept";
  return {
    ...question,
    options: [...question.options.filter(keeps), ...question.options.filter((option) => !keeps(option))],
  };
}

export const isThing = (value: unknown): value is Thing => Array.isArray(value) && typeof value[0] === "string";
export const idOf = (value: unknown): string => (isThing(value) ? value[1] : "");

/** What settles a roll, and whether it succeeded. */
const SETTLES: Partial<Record<EventName, boolean>> = {
  genestealer_slain: true,
  attack_missed: false,
  swarm_missed: true,
  missed_by: true,
  marine_slain: false,
};

const BEGINS = new Set<EventName>([
  "marine_attacks",
  "swarm_attacks",
  "phase_began",
  "action_began",
  "terrain_activated",
  "event_drawn",
  "swarm_moved",
  "travel_began",
]);
const ATTACKS = new Set<EventName>(["marine_attacks", "swarm_attacks"]);

/** What a roll for a card may do, besides slaying a Marine; other events tell the rest. */
const EFFECTS: Partial<Record<EventName, Fate | null>> = {
  genestealer_slain: "hit",
  marine_rescued: null,
  terrain_discarded: "discarded",
  blip_discarded: "discarded",
  shuffled_into_pile: null,
  game_won: null,
};

/** The rolls from an event on, each with the faces it needed. */
export function rollsFrom(events: readonly Happening[], from: number, figures: readonly Figure[]): Roll[] {
  const rolls: Roll[] = [];
  let attack: Happening | undefined;
  let bought = false;
  events.forEach((event, number) => {
    if (BEGINS.has(event.event)) [attack, bought] = [ATTACKS.has(event.event) ? event : undefined, false];
    if (event.event === "token_paid") bought = true;
    if (event.event !== "die_rolled" || number < from) return;
    const { roller } = event;
    const mine = attack && idOf(fieldOf(attack, "marine")) === roller[1] ? attack : undefined;
    const life = mine ? null : lifeAt(events, number, roller);
    // The engine says which roll an event follows from.
    const follows = events.slice(number + 1).filter(({ roll }) => roll === event.roll);
    rolls.push({
      number,
      roller,
      life,
      face: Number(idOf(event.face)),
      spot: mine ? idOf(fieldOf(mine, "spot")) : "",
      needs: event.needs,
      what: mine ? (mine.event === "swarm_attacks" ? "survive" : "slay") : null,
      success: outcome(follows),
      fate: mine ? null : fateOf(follows, event),
      rerolled: events[number + 1]?.event === "token_paid" && events[number + 2]?.event === "die_rolled",
      chance: life
        ? event.good.length / FACES
        : mine
          ? ((bought ? rerollOf(mine, figures) : figureOf(mine, figures))?.value ?? null)
          : null,
    });
  });
  return rolls;
}

/** Events whose roll may slay the Marine who was named. */
const ENDANGERS: ReadonlySet<string> = new Set(CONSTANTS.angel.endangers);

/** The Marine who was named on an Event card whose roll may slay him. */
function lifeAt(events: readonly Happening[], roll: number, card: Thing): Thing | null {
  if (!ENDANGERS.has(card[1])) return null;
  const named = events
    .slice(0, roll)
    .flatMap((each) => (each.event === "event_targeted" || each.event === "event_revealed" ? [each] : []))
    .at(-1);
  return String(named?.card) === String(card) ? (named?.named.find(([kind]) => kind === "marine") ?? null) : null;
}

/** A shift may have moved a swarm and its Marine; the side stays the same. */
const side = (spot: unknown): string => idOf(spot).charAt(0);

function figureOf(attack: Happening, figures: readonly Figure[]): Figure | undefined {
  const because = attack.event === "swarm_attacks" ? "odds-attacked" : "odds-attacks";
  return figures.find(
    (figure) =>
      figure.because === because &&
      idOf(figure.arguments["marine"]) === idOf(fieldOf(attack, "marine")) &&
      (attack.event === "marine_attacks"
        ? idOf(figure.arguments["spot"]) === idOf(fieldOf(attack, "spot"))
        : side(figure.arguments["spot"]) === side(fieldOf(attack, "spot")) &&
          figure.arguments["size"] === fieldOf(attack, "number")),
  );
}

/** The chance that was shown when the player was asked to reroll. */
const rerollOf = (attack: Happening, figures: readonly Figure[]): Figure | undefined =>
  figures.find(
    ({ because, arguments: about }) =>
      because.startsWith("odds-rerolled-") && idOf(about["marine"]) === idOf(fieldOf(attack, "marine")),
  );

const FACES = 6;

/** Whether an attack or a defence succeeded; null while that is open. */
function outcome(follows: readonly Happening[]): boolean | null {
  return follows.map(({ event }) => SETTLES[event]).find((settled) => settled !== undefined) ?? null;
}

/** A good face that does nothing else has saved a Marine, if the card might have slain him. Where each face counts for itself, a 0 does nothing. */
function fateOf(follows: readonly Happening[], { roller, face, good }: AngelDieRolled): Fate | null {
  const met = good.some((each) => idOf(each) === idOf(face));
  // Whatever else it does, his life comes first.
  if (met && ENDANGERS.has(roller[1])) return "survived";
  for (const { event } of follows) {
    if (event === "marine_slain") return "slain";
    if (event in EFFECTS) return EFFECTS[event] ?? null;
  }
  if (!met) return good.length || idOf(face) === "0" ? "nothing" : null;
  return roller[0] !== "event" ? "survived" : null;
}

/** The result of a roll in one word; empty while it is open. The player may be choosing what it slays. */
export function cameOf({ what, success, rerolled, fate }: Roll, slaying: boolean): string {
  if (what === null) return fate ?? "";
  if (rerolled) return "rerolled";
  const done = success ?? (slaying ? true : null);
  if (done === null) return "";
  return what === "slay" ? (done ? "hit" : "miss") : done ? "survived" : "slain";
}

/** How many recent events are announced, plus earlier ones that nobody may miss. */
const MOST_SAID = 12;
const alwaysSaid = ({ event, role }: Happening): boolean => role === "death" || role === "end" || event === "travelled";

export const saidOf = (events: readonly Happening[]): Happening[] =>
  events.filter((event, place) => place >= events.length - MOST_SAID || alwaysSaid(event));

/** The probabilities in a list, by spot. */
export const bySpot = (figures: readonly Figure[]): Record<string, number> =>
  Object.fromEntries(figures.map(({ arguments: about, value }) => [idOf(about["spot"]), value]));

/** The things an event affects, and how. */
const STIRS: Partial<Record<EventName, readonly [field: Field, how: string]>> = {
  genestealer_slain: ["spot", "help"],
  spawned: ["spot", "threat"],
  lord_spawned: ["spot", "threat"],
  swarm_moved: ["spot2", "threat"],
  swarm_attacks: ["marine", "threat"],
  marine_attacks: ["spot", "help"],
  token_placed: ["marine", "help"],
  token_paid: ["marine", "help"],
  terrain_activated: ["terrain", "help"],
  formation_shifted: ["marine", "death"],
  travelled: ["location", "help"],
  blip_discarded: ["pile", "help"],
};

/** For each thing's key, what has just happened to it. */
export function stirredBy(events: readonly Happening[]): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const event of events) {
    const stirs = STIRS[event.event];
    const thing = stirs && fieldOf(event, stirs[0]);
    if (isThing(thing)) found.set(thing.join(":"), stirs?.[1] ?? "");
  }
  return found;
}

/** The Marines who began: a loaded game may begin after a death, of which it tells nothing. */
export function squadOf(
  { formation }: Pick<AngelOpen, "formation">,
  events: readonly Happening[],
): ReadonlySet<string> {
  return new Set([
    ...formation.map(({ marine }) => marine),
    ...events.flatMap((each) => (each.event === "marine_slain" ? [idOf(each.marine)] : [])),
  ]);
}
