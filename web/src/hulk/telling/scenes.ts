// What is drawn of a group of events: a path, a shot with its dice, a close assault with its modifiers, a death.
import { type Field, type Happening, type Told, fieldOf } from "../../page/told";
import { words } from "../../page/words.svelte";
import type { HulkEvent, HulkOpen, Thing } from "../../protocol";

export const thingOf = (value: Told | undefined): Thing | null =>
  Array.isArray(value) && typeof value[0] === "string" ? (value as unknown as Thing) : null;
export const idOf = (value: Told | undefined): string => thingOf(value)?.[1] ?? "";

/** The marine's interrupt that a scene is. */
export type Interrupt = "overwatch" | "reaction" | "";

export interface Path {
  kind: "path";
  alien: Thing;
  /** From where it began to where it ends. */
  squares: readonly string[];
  /** The square it leaves, or the entry area. */
  from: string;
  doors: number;
}

export interface Shot {
  kind: "shot";
  who: Thing;
  from: string | null;
  to: string | null;
  dice: readonly number[];
  needs: number;
  hit: boolean;
  jams: boolean;
  interrupt: Interrupt;
}

/** One side of a close assault; the chips are what is added to the best die. */
export interface Side {
  who: Thing;
  at: string | null;
  dice: readonly number[];
  /** The die that counts. */
  best: number;
  chips: readonly string[];
  score: number;
}

export interface Assault {
  kind: "assault";
  attacker: Side;
  defender: Side;
  /** Parries and rerolls, in words. */
  notes: readonly string[];
  /** Empty while it is undecided. */
  outcome: string;
  interrupt: Interrupt;
}

export interface Fates {
  kind: "fates";
  from: string | null;
  pieces: readonly { who: Thing; at: string | null; die: number; dies: boolean }[];
  interrupt: Interrupt;
}

export interface Death {
  kind: "death";
  who: Thing;
  at: string | null;
}

export type Scene = Path | Shot | Assault | Fates | Death | { kind: "plain" };

/** The squares of those who fight in a scene. */
export function placesOf(scene: Scene | null): string[] {
  const squares =
    scene?.kind === "shot"
      ? [scene.from, scene.to]
      : scene?.kind === "assault"
        ? [scene.attacker.at, scene.defender.at]
        : [];
  return squares.filter((square) => square !== null);
}

const faces = (dice: string): number[] => dice.split(" ").map(Number);

/** Where a piece is, on the board before it dies or else after. */
export const placed = ({ stealers, blips, marines }: HulkOpen, id: string): string | null =>
  stealers[id]?.at ?? blips[id]?.at ?? marines[id]?.at ?? null;

const find = <E extends HulkEvent["event"]>(
  events: readonly HulkEvent[],
  name: E,
): Extract<HulkEvent, { event: E }> | undefined =>
  events.find((event): event is Extract<HulkEvent, { event: E }> => event.event === name);

// ---------------------------------------------------------------------- shots and fates

export function shotOf(events: readonly HulkEvent[], before: HulkOpen, reacts: boolean): Shot | null {
  const fired = find(events, "shot_fired");
  if (!fired) return null;
  const [kind, id] = fired.target;
  return {
    kind: "shot",
    who: fired.terminator,
    from: placed(before, fired.terminator[1]),
    to:
      kind === "door"
        ? id
        : (placed(before, id) ?? (idOf(fieldOf(find(events, "stealer_died") ?? fired, "square")) || null)),
    dice: faces(fired.dice),
    needs: fired.needs,
    hit: !find(events, "shot_missed"),
    jams: find(events, "gun_jammed") !== undefined,
    interrupt: fired.how[1].startsWith("overwatch") ? "overwatch" : reacts ? "reaction" : "",
  };
}

export function fatesOf(events: readonly HulkEvent[], before: HulkOpen, reacts: boolean): Fates {
  const shooter = find(events, "flamer_fired") ?? find(events, "power_used");
  const pieces = events.flatMap((event) =>
    event.event === "fate_rolled"
      ? [{ who: event.piece, at: placed(before, event.piece[1]), die: event.die, dies: event.die >= event.needs }]
      : [],
  );
  return {
    kind: "fates",
    from: shooter ? placed(before, shooter.terminator[1]) : null,
    pieces,
    interrupt: reacts ? "reaction" : "",
  };
}

// ---------------------------------------------------------------------- close assault

const isMarine = ([kind]: Thing): boolean => kind === "terminator";

/** The best die of a side, what is added to it, and the sum as the engine tells it. */
function sideOf(
  who: Thing,
  at: string | null,
  dice: readonly number[],
  modifiers: readonly Thing[],
  psi: number,
  score: number,
): Side {
  const best = Math.max(...dice);
  const own = modifiers.filter(([, id]) => (id === "lowest_die") !== isMarine(who));
  const chips = own.map(([kind, id]) => (id === "lowest_die" ? `+${Math.min(...dice)}` : words.name(kind, id)));
  return {
    who,
    at,
    dice,
    best,
    chips: psi && isMarine(who) ? [...chips, words.say("hulk-scene-psi", { number: psi })] : chips,
    score,
  };
}

/** The close assault that these events belong to; they begin with its roll. */
export function assaultOf(events: readonly HulkEvent[], before: HulkOpen, reacts: boolean): Assault | null {
  const rolled = find(events, "assault_rolled");
  if (!rolled) return null;
  const { attacker, defender, modifiers } = rolled;
  const ours = isMarine(attacker) ? "dice" : "dice2";
  const dice = { dice: faces(rolled.dice), dice2: faces(rolled.dice2) };
  const theirs = ours === "dice" ? "dice2" : "dice";
  let [score, score2, psi] = [rolled.score, rolled.score2, 0];
  const notes: string[] = [];
  for (const event of events) {
    if (event.event === "parried") {
      const place = dice[theirs].indexOf(event.die);
      dice[theirs] = dice[theirs].map((face, number) => (number === place ? event.again : face));
      notes.push(words.say("hulk-scene-parried", { die: event.die, again: event.again }));
    }
    if (event.event === "guard_rerolled") dice[ours] = faces(event.dice);
    if (event.event === "psi_spent") psi += event.number;
    if (event.event === "parried" || event.event === "guard_rerolled" || event.event === "assault_ended")
      [score, score2] = [event.score, event.score2];
  }
  return {
    kind: "assault",
    attacker: sideOf(attacker, placed(before, attacker[1]), dice.dice, modifiers, psi, score),
    defender: sideOf(defender, placed(before, defender[1]), dice.dice2, modifiers, psi, score2),
    notes,
    outcome: find(events, "assault_ended")?.outcome[1] ?? "",
    interrupt: reacts && isMarine(attacker) ? "reaction" : "",
  };
}

// ---------------------------------------------------------------------- paths

const MOVES: ReadonlySet<string> = new Set([
  "alien_moved",
  "alien_entered",
  "alien_turned",
  "ladder_climbed",
  "door_opened",
  "door_closed",
  "alien_stops",
]);
const MOVER: readonly Field[] = ["alien", "piece"];

/** The alien whose way an event belongs to. */
export function moverOf(event: Happening): Thing | null {
  if (!MOVES.has(event.event)) return null;
  const thing = MOVER.map((field) => thingOf(fieldOf(event, field))).find((each) => each !== null) ?? null;
  return thing && thing[0] !== "terminator" ? thing : null;
}

export function pathOf(alien: Thing, events: readonly HulkEvent[], before: HulkOpen): Path {
  // A Genestealer whose blip was revealed while it lurked is not on the board before: its entry square says where it was.
  const entered = find(events, "alien_entered")?.square[1];
  const lurks = (before.stealers[alien[1]] ?? before.blips[alien[1]])?.entry;
  const entry =
    entered &&
    Object.keys(before.entries).find((name) => (lurks ? name === lurks : before.entries[name]?.square === entered));
  const start = placed(before, alien[1]) ?? before.entries[entry ?? ""]?.cell;
  const steps = events.flatMap((event) => ("square" in event ? [idOf(event.square as Told)] : []));
  const squares = [...(start ? [start] : []), ...steps].filter(
    (square, place, all) => square && square !== all[place - 1],
  );
  return {
    kind: "path",
    alien,
    squares,
    from: entry || (squares[0] ?? ""),
    doors: events.filter(({ event }) => event === "door_opened").length,
  };
}

/** A path in one line; an alien that stays on its square is told by what it does there. */
export function pathTold({ alien, squares, from, doors }: Path, events: readonly HulkEvent[]): string {
  if (squares.length > 1) return words.say("hulk-path", { alien, from, to: squares.at(-1) ?? "", doors });
  const done = events.filter(({ event }) => event !== "alien_stops").map((event) => words.happened(event));
  return done.reduce((before, after) => words.say("hulk-one-after-other", { before, after }));
}
