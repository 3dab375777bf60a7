// Order, grouping and labels of the answers to a Space Hulk question.
import type { Gathered } from "../../../shared/asking/Answers.svelte";
import { type EventName, type Happening, fieldOf } from "../../../page/told";
import type { HulkAnswer, HulkEvent, HulkOpen, Question, Thing } from "../../../protocol";
import { words } from "../../../page/words.svelte";
import { payTold } from "./paying";
import type { Plan } from "../../map/plan";
import { type Assault, assaultOf } from "../../telling/scenes";
import { lastDeed } from "../../telling/steps";
import { letterOf } from "../../figures/things";

const MARKS = ["overwatch", "guard"] as const;

/** The marker that a marine loses with an answer. */
const markLost = ({ forfeits = [] }: HulkAnswer): (typeof MARKS)[number] | null =>
  MARKS.find((mark) => forfeits.some(({ what }) => what === mark)) ?? null;

/** The marker that the marine loses with every order on offer. */
export function markAtStake(options: readonly HulkAnswer[]): (typeof MARKS)[number] | null {
  const orders = options.filter(({ cost }) => cost);
  return (
    MARKS.find(
      (mark) => orders.length > 0 && orders.every(({ forfeits = [] }) => forfeits.some(({ what }) => what === mark)),
    ) ?? null
  );
}

/** The marines who lose their activation with an answer. */
export const leftIdle = ({ forfeits = [] }: HulkAnswer): string[] =>
  forfeits.flatMap(({ what, who }) => (what === "activation" ? who[1] : []));

/** Whether an answer may well kill the marine who carries it out, or leaves marines idle. */
export const rash = (option: HulkAnswer): boolean =>
  leftIdle(option).length > 0 ||
  (!option.area && (option.endangers ?? []).some(({ thing }) => thing[0] === "terminator"));

/** The cost of an order, with a sign if command points pay; for the choice of a marine, the marker he loses. */
export function noteOf(option: HulkAnswer): { told: string; sign: string } | null {
  const { cost } = option;
  const mark = cost ? null : markLost(option);
  const shot = (option.forfeits ?? []).some(({ what }) => what === "overwatch_shot");
  // His overwatch ends, and with it this shot (CP-5, OVW-7); if he can only clear a jam, it is the shot alone.
  if (mark) return { told: words.say(`hulk-ends-${mark}`), sign: "warned" };
  if (shot) return { told: words.say("hulk-gives-up-shot"), sign: "warned" };
  if (cost?.psi) return { told: words.say("hulk-cost-psi", { number: cost.psi }), sign: "" };
  if (!cost?.ap && !cost?.cp) return null;
  return { told: payTold(cost), sign: cost.cp ? "command" : "" };
}

function called(thing: Thing, view: HulkOpen): string {
  if (thing[0] === "terminator")
    return words.say("hulk-named", { letter: letterOf(view, thing[1]), name: words.short(...thing) });
  return thing[0] === "door" ? words.say("hulk-door-at", { square: thing[1] }) : words.name(...thing);
}

/** Groups answers by verb; an attack on a section is named after the section. */
export function gathered({ text, things: [thing], area, at }: HulkAnswer, view: HulkOpen, plan: Plan): Gathered | null {
  const key = text.split(":")[0] ?? "";
  if (!thing || key === "turn" || !words.has(`hulk-group-${key}`)) return null;
  const told = area
    ? words.say("hulk-section", { section: plan.at.get(at ?? "")?.section ?? "" })
    : called(thing, view);
  return {
    key,
    heading: () => words.say(`hulk-group-${key}`, { number: view.command_points }),
    told,
    folded: false,
    alone: key !== "command" && key !== "move" && !area,
  };
}

/** Where an answer stands in the list, by its verb; the others are first, and what is done to doors comes between. */
const RANKS: Readonly<Record<string, number>> = { open: -1, turn: 1, face: 1, move: 3 };
const AT_DOORS = 2;

/** Opening doors comes first; turns, other deeds at doors and steps come last. Attacks that set the same squares on fire are listed once. */
export function listed(options: readonly HulkAnswer[]): HulkAnswer[] {
  const known = new Set<string>();
  const found = options.filter(({ text, area }) => {
    const name = area ? `${text.split(":")[0]} ${area.join(" ")}` : text;
    return !known.has(name) && known.add(name);
  });
  const rank = ({ text, things }: HulkAnswer): number =>
    RANKS[text.split(":")[0] ?? ""] ?? (things[0]?.[0] === "door" ? AT_DOORS : 0);
  return found.sort((one, other) => rank(one) - rank(other));
}

/** The rolls of a close assault. */
const ROLLS = new Set<EventName>(["assault_rolled", "parried", "guard_rerolled"]);

function rolled(events: readonly Happening[]): Happening[] {
  const began = events.map(({ event }) => event).lastIndexOf("assault_rolled");
  return began < 0 ? [] : events.slice(began).filter(({ event }) => ROLLS.has(event));
}

const ON_ROLLS = new Set(["parry", "guard_reroll", "add_psi"]);

/** The close assault whose dice a question is about. */
export function fightOf({ kind }: Question, view: HulkOpen, events: readonly HulkEvent[]): Assault | null {
  return ON_ROLLS.has(kind)
    ? assaultOf(events.slice(events.map(({ event }) => event).lastIndexOf("assault_rolled")), view, false)
    : null;
}

/** The winner of the close assault that a question is about, if its dice stay as they are. */
export function standing({ outcome }: Question, events: readonly Happening[]): string {
  const fight = outcome && [...events].reverse().find(({ event }) => event === "assault_rolled");
  return fight
    ? words.say("hulk-stands", {
        outcome,
        attacker: fieldOf(fight, "attacker") ?? "",
        defender: fieldOf(fight, "defender") ?? "",
      })
    : "";
}

/** The text of a question, preceded by the event that caused a reaction or the dice that may be rerolled. */
export function worded(question: Question, view: HulkOpen, events: readonly Happening[]): string {
  const { kind, options } = question;
  if (kind === "next_marine" && !options.some(({ text }) => text.startsWith("activate:")))
    return words.say(options.length === 1 ? "hulk-nothing-left" : "hulk-all-acted");
  const because = kind === "react" ? lastDeed(events) : null;
  if (because) return words.say("hulk-react", { deed: words.happened(because), number: view.command_points });
  const told = ON_ROLLS.has(kind) ? rolled(events).map((event) => words.happened(event)) : [];
  const stands = standing(question, events);
  if (told.length && stands) told.push(stands);
  return told.reduceRight(
    (after, before) => words.say("hulk-one-after-other", { before, after }),
    words.question(question),
  );
}
