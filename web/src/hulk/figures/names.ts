// Names of this game's pieces. The engine gives the number of a dead alien to the next one; the page never gives a name twice.
import type { Happening } from "../../page/told";
import { words } from "../../page/words.svelte";
import type { HulkOpen, Thing } from "../../protocol";

export type Called = ReadonlyMap<string, string>;

/** Events by which an alien comes into play, and who it is. */
const COMES: Readonly<Record<string, string>> = {
  stealer_placed: "stealer",
  blip_arrived: "blip",
  blip_ambushes: "blip",
};
/** The first events told of a Genestealer whose blip was revealed while it lurked. A shot can still be fired at the dead (OVW-5). */
const ACTS = new Set(["alien_activated", "alien_entered"]);
const ALIEN = /^(?:stealer|blip)$/;
const NUMBERED = /^([SB])(\d+)$/;

const isThing = (value: unknown): value is Thing =>
  Array.isArray(value) && value.length === 2 && typeof value[0] === "string" && typeof value[1] === "string";

class Serials {
  called: Called = new Map();
  readonly #highest: Record<string, number> = {};
  readonly #given = new Set<string>();
  /** The dead, whose numbers are free. */
  readonly #gone = new Set<string>();
  /** Those that are seen before any event tells of them: they have their names already. */
  readonly #expected = new Set<string>();
  #number = 0;
  #last: Happening | null = null;

  /** The names after these events; those that were read before are not read again. */
  follow(events: readonly Happening[]): boolean {
    if (this.#number > events.length || (this.#number && events[this.#number - 1] !== this.#last)) return false;
    for (const event of events.slice(this.#number)) {
      this.#read(event);
      words.calledAt(event, this.called);
    }
    [this.#number, this.#last] = [events.length, events.at(-1) ?? null];
    return true;
  }

  /** Names those that are on the board, or asked about, and no event has told of yet. */
  expect(things: readonly Thing[]): void {
    for (const [kind, id] of things) {
      if (!ALIEN.test(kind) || this.#expected.has(id) || (this.called.has(`${kind}-${id}`) && !this.#gone.has(id)))
        continue;
      this.#name(kind, id, true);
      this.#gone.delete(id);
      this.#expected.add(id);
    }
  }

  #read(event: Happening): void {
    const comes = COMES[event.event];
    for (const [field, value] of Object.entries(event)) {
      for (const [kind, id] of isThing(value) ? [value] : []) {
        if (!ALIEN.test(kind)) continue;
        const [born, acts] = [field === comes, ACTS.has(event.event)];
        this.#name(kind, id, (born && !this.#expected.has(id)) || (acts && this.#gone.has(id)));
        this.#expected.delete(id);
        if (event.event === "stealer_died") this.#gone.add(id);
        else if (comes || ACTS.has(event.event)) this.#gone.delete(id);
      }
    }
  }

  /** A piece that comes into play under a used name gets the next number. */
  #name(kind: string, id: string, comes: boolean): void {
    const [, letter = "", number = ""] = NUMBERED.exec(id) ?? [];
    if (!letter || (this.called.has(`${kind}-${id}`) && !comes)) return;
    const name = this.#given.has(id) ? `${letter}${(this.#highest[letter] ?? 0) + 1}` : id;
    this.#given.add(name);
    this.#highest[letter] = Math.max(this.#highest[letter] ?? 0, Number(NUMBERED.exec(name)?.[2] ?? number));
    this.called = new Map([...this.called, [`${kind}-${id}`, name]]);
  }
}

type Board = Pick<HulkOpen, "marines"> & Partial<Pick<HulkOpen, "stealers" | "blips">>;

export class Names {
  #serials = new Serials();
  #last: { aliens: Called; own: string; called: Called } | null = null;

  /** Reads the events so that each is told with the names of its time; after an undo they are read again. */
  follow<E extends Happening>(events: E[]): E[] {
    if (!this.#serials.follow(events)) {
      this.#serials = new Serials();
      this.#serials.follow(events);
    }
    return events;
  }

  /** The names now, or right after an event: those of the aliens, also one that is asked about, and those that the mission's file gives its marines. */
  now({ marines, stealers = {}, blips = {} }: Board, then?: Happening, asked: Thing | null = null): Called {
    const there = [
      ...Object.keys(stealers).map((id): Thing => ["stealer", id]),
      ...Object.keys(blips).map((id): Thing => ["blip", id]),
    ];
    this.#serials.expect(asked ? [...there, asked] : there);
    const aliens = (then && words.calledThen(then)) ?? this.#serials.called;
    const own = Object.entries(marines).flatMap(([id, { name }]) =>
      name ? [[`terminator-${id}`, name] as const] : [],
    );
    const known = own.join();
    // The same map as before, if nobody has another name: with a new one the page says everything again.
    if (this.#last?.aliens !== aliens || this.#last.own !== known)
      this.#last = { aliens, own: known, called: new Map([...aliens, ...own]) };
    return this.#last.called;
  }
}
