// A walk over several squares: previewed as a ghost with its cost, then sent order by order until an event interrupts it.
import { link } from "../../../link/link.svelte";
import type { EventName, Facing, Happening } from "../../../page/told";
import type { HulkOpen, Question } from "../../../protocol";
import { words } from "../../../page/words.svelte";
import { FACINGS } from "../../map/plan";
import { type Pay, payTold } from "../answers/paying";

export interface Walk {
  terminator: string;
  square: string;
  cost: number;
  orders: string[];
  /** The points that pay for it now, as far as they last. */
  paid: Pay;
  /** The squares of the path, ending at the destination. */
  squares: string[];
  /** Where he faces at its end, if he turns on the way. */
  facing: Facing | null;
  /** For turns and an attack on the alien that stands there: the chance of the attack, and in a close assault of the marine's death. */
  chance: number | null;
  dies: number | null;
}

/** The events that a walk causes itself; any other stops it. */
const CALM = new Set<EventName>([
  "marine_moved",
  "marine_faces",
  "door_opened",
  "marine_activated",
  "marine_commanded",
]);

const seenAliens = (view: HulkOpen): Set<string> => {
  const seen = new Set(Object.values(view.marines).flatMap(({ sees }) => sees ?? []));
  const aliens = [...Object.entries(view.stealers), ...Object.entries(view.blips)];
  return new Set(aliens.flatMap(([id, { at }]) => (at && seen.has(at) ? [id] : [])));
};

/** Whether a walk may continue: only its own events happened, and no new alien is in sight. */
export function calm(before: HulkOpen, now: HulkOpen, events: readonly Happening[]): boolean {
  const known = seenAliens(before);
  return events.every(({ event }) => CALM.has(event)) && [...seenAliens(now)].every((id) => known.has(id));
}

export const squaresOf = (orders: readonly string[]): string[] =>
  orders.flatMap((order) => (order.startsWith("move:") ? [order.slice("move:".length)] : []));

/** The last turn among these orders. */
export function facingOf(orders: readonly string[]): Facing | null {
  const last = orders
    .filter((order) => order.startsWith("turn:"))
    .at(-1)
    ?.slice("turn:".length);
  return FACINGS.find((each) => each === last) ?? null;
}

/** Whether the points run out before the walk ends. */
export const short = ({ cost, paid }: Walk): boolean => paid.ap + paid.cp < cost;

/** The cost of a walk, or of as much of it as the points cover; empty if it is free. */
export function walkTold(walk: Walk | null): string {
  const cost = walk ? payTold(walk.paid) : "";
  if (walk && walk.chance !== null) return planTold(walk, cost);
  if (!walk || !cost) return "";
  if (short(walk)) return words.say("hulk-walk-far", { cost, number: walk.cost });
  return walk.facing
    ? words.say("hulk-walk-facing", { cost, facing: ["facing", walk.facing] })
    : words.say("hulk-walk", { cost });
}

/** “Turn, turn, fire: 2 AP, 31 %”. */
function planTold({ orders, chance, dies }: Walk, cost: string): string {
  const turns = orders.filter((order) => order.startsWith("turn:")).length;
  const [verb = ""] = orders.at(-1)?.split(":") ?? [];
  return words.say("hulk-plan", {
    turns,
    verb,
    cost,
    chance: words.percent(chance ?? 0),
    dies: words.percent(dies ?? 0),
  });
}

/** Whether a free shot could hit nothing but doors: no reason to stop. */
export const doorsOnly = ({ kind, options }: Pick<Question, "kind" | "options">): boolean =>
  kind === "shoot_after_moving" &&
  options.every(({ text, things: [thing] }) => text === "hold" || thing?.[0] === "door");

/** Milliseconds for which a walk must have been seen before a single press walks it. */
const SEEN = 200;

export class Walking {
  ghost = $state.raw<Walk | null>(null);
  /** Whether a walk is in progress. */
  going = $state(false);
  #asked = 0;
  #known = new Map<string, Walk | null>();
  #board: unknown = null;
  /** When the walk was first shown. */
  #since = 0;
  /** The answers sent for the current walk. */
  #given = 0;
  readonly #walked: (orders: number) => void;

  /** `walked` is told how many orders a walk has given. */
  constructor(walked: (orders: number) => void = () => {}) {
    this.#walked = walked;
  }

  /** Whether the walk to a square has been shown long enough to be read. */
  seen(square: string): boolean {
    return this.ghost?.square === square && performance.now() - this.#since > SEEN;
  }

  /** Shows the walk to a square, or none for null. */
  async preview(terminator: string, square: string | null): Promise<void> {
    const mine = (this.#asked += 1);
    if (this.#board !== link.open) this.#known.clear();
    this.#board = link.open;
    if (square === null) {
      this.ghost = null;
      return;
    }
    const name = `${terminator} ${square}`;
    if (!this.#known.has(name)) {
      const reply = await link.inquire({ type: "route", terminator, square });
      const found = reply.type === "routed" && reply.orders.length > 0;
      this.#known.set(
        name,
        found
          ? {
              terminator,
              square,
              cost: reply.cost,
              orders: reply.orders,
              paid: { ap: reply.ap, cp: reply.cp },
              squares: squaresOf(reply.orders),
              facing: facingOf(reply.orders),
              chance: reply.chance ?? null,
              dies: reply.dies ?? null,
            }
          : null,
      );
    }
    if (mine !== this.#asked || this.#board !== link.open) return;
    if (this.ghost?.square !== square) this.#since = performance.now();
    this.ghost = this.#known.get(name) ?? null;
  }

  stop(): void {
    this.going = false;
  }

  async walk(seat: number): Promise<void> {
    const walk = this.ghost;
    if (!walk || this.going) return;
    this.#asked += 1;
    this.ghost = null;
    this.going = true;
    this.#given = 0;
    for (const order of walk.orders) {
      const before = link.hulk?.open;
      const told = (link.hulk?.news[String(seat)] ?? []).length;
      const given = (await this.#give(seat, walk.terminator, order)) && this.going;
      const fresh = (link.hulk?.news[String(seat)] ?? []).slice(told);
      const now = link.hulk?.open;
      if (!given || !before || !now || !calm(before, now, fresh)) break;
    }
    this.going = false;
    if (this.#given > 1) this.#walked(this.#given);
  }

  /** On command points alone each order needs a new command (CP-3): the marine is commanded again first, and a free shot at a door declined. */
  async #give(seat: number, terminator: string, order: string): Promise<boolean> {
    const asksHim = ({ kind, subject }: Question): boolean =>
      (kind === "order" || kind === "shoot_after_moving") && subject?.[1] === terminator;
    const again = `command:${terminator}`;
    if (!this.#choice(seat, order, asksHim)) {
      const declined = this.#choice(seat, "hold", (question) => asksHim(question) && doorsOnly(question));
      if (declined && !(await this.#answer(declined, "hold"))) return false;
      if (
        !(await this.#answer(
          this.#choice(seat, again, () => true),
          again,
        ))
      )
        return false;
    }
    return this.#answer(this.#choice(seat, order, asksHim), order);
  }

  async #answer(choice: string | null, answer: string): Promise<boolean> {
    if (!choice || !this.going) return false;
    const told = (await link.ask({ type: "answer", choice, answer })).type === "told";
    this.#given += Number(told);
    return told;
  }

  /** The open question that accepts this answer, if any. */
  #choice(seat: number, answer: string, asks: (question: Question) => boolean): string | null {
    const own = link.hulk?.own[String(seat)];
    const place = own?.pending.findIndex(
      (question) => asks(question) && question.options.some(({ text }) => text === answer),
    );
    const owed = link.owed.filter((each) => each.seat === seat);
    return place === undefined || place < 0 ? null : (owed[place]?.choice ?? null);
  }
}
