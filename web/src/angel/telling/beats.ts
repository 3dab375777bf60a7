// Storyboard: turns the events of an answer into beats, each with the board it is shown on, a scene and a duration.
import { type EventName, type Happening, fieldOf } from "../../page/told";
import type { Beat } from "../../shared/telling/player.svelte";
import { words } from "../../page/words.svelte";
import type { AngelOpen } from "../../protocol";
import { type Roll, idOf, rollsFrom } from "../../shared/telling/story";

export type Verdict = "hit" | "miss" | "survived" | "slain" | "countered" | "rescued";

/** What a beat draws. */
export type Scene =
  | { kind: "lunge"; marine: string; spot: string; roll: Roll | null }
  | { kind: "aim"; marine: string; spot: string }
  | { kind: "reveal"; actions: readonly string[] }
  | { kind: "hold"; roll: Roll; by: number; guesses: boolean }
  | { kind: "roll"; roll: Roll }
  | { kind: "verdict"; verdict: Verdict; marine: string; spot: string; roll: Roll | null }
  | { kind: "death"; marine: string; roll: Roll | null; /** The player whose last Marine he was. */ last?: number }
  | { kind: "close"; marine: string }
  | { kind: "event"; card: string }
  | { kind: "reading" }
  | { kind: "line" }
  | { kind: "spawn"; spots: readonly string[]; lord: boolean }
  | { kind: "move"; spots: readonly string[] }
  | { kind: "leave"; location: string }
  | { kind: "arrive"; location: string }
  | { kind: "round"; round: number }
  | { kind: "end"; won: boolean };

/** How likely its roll was to succeed: long odds are told slowly, the expected quickly. */
export type Grade = "long" | "even" | "sure";

export interface AngelBeat extends Beat {
  scene: Scene;
  grade: Grade;
  /** The events it tells, in words and sounds. */
  events: readonly Happening[];
  /** The board after its events. Who dies is still on the board after his death: the ranks close later. */
  board: AngelOpen;
}

/** Milliseconds at normal speed. */
const LASTS: Readonly<Record<Scene["kind"], number>> = {
  lunge: 420,
  aim: 320,
  reveal: 1_200,
  hold: 3_500,
  roll: 720,
  verdict: 560,
  death: 1_400,
  close: 420,
  event: 1_500,
  reading: 900,
  line: 800,
  spawn: 560,
  move: 420,
  leave: 900,
  arrive: 3_000,
  round: 700,
  end: 1_600,
};

/** Milliseconds that the death of a player's last Marine adds. */
const LAST = 1_600;

/** Milliseconds that each letter of an Event card adds; a kana or kanji says as much as two. */
const LETTER = 14;

function lasting(scene: Scene): number {
  if (scene.kind === "spawn" && scene.lord) return LASTS.spawn + 500;
  if (scene.kind === "death" && scene.last) return LASTS.death + LAST;
  if (scene.kind !== "event") return LASTS[scene.kind];
  return [...words.explain("event", scene.card)].reduce(
    (sum, letter) => sum + LETTER * (letter > "\u2e80" ? 2 : 1),
    LASTS.event,
  );
}

/** The phase that a beat belongs to: the Marines travel when a phase ends, whichever it is. */
export const phaseOf = (beat: AngelBeat | null, board: AngelOpen): string =>
  beat?.scene.kind === "leave" || beat?.scene.kind === "arrive" ? "travel" : board.phase;

/** Events of one kind that follow each other are one beat. */
const TOGETHER: ReadonlySet<Scene["kind"]> = new Set<Scene["kind"]>(["spawn", "move", "verdict"]);

/** What an Event card, or a card in force, does: told in words under the card. */
const LINES: ReadonlySet<EventName> = new Set<EventName>([
  "event_targeted",
  "event_without_effect",
  "effect_began",
  "terrain_discarded",
  "marines_traded",
  "tokens_lost",
]);

type Scened = (event: Happening, roll: Roll | null) => Scene | null;

/** Of the six faces of the die, as many good ones are few, or many. */
const FEW = 1;
const MANY = 5;

function gradeOf(roll: Roll | null, events: readonly Happening[]): Grade {
  const rolled = roll?.what ? events[roll.number] : undefined;
  if (rolled?.event !== "die_rolled") return "even";
  return rolled.good.length <= FEW ? "long" : rolled.good.length >= MANY ? "sure" : "even";
}

/** The multiple of the time of an attack, a roll and its verdict. */
const PACES: Readonly<Record<Grade, number>> = { long: 2, even: 1, sure: 0.7 };
const GRADED: ReadonlySet<Scene["kind"]> = new Set<Scene["kind"]>(["lunge", "aim", "roll", "verdict"]);

const spotIn = (event: Happening, field: "spot" | "spot2" = "spot"): string => idOf(fieldOf(event, field));

const thingsIn = (event: Happening): readonly unknown[] => {
  const things = fieldOf(event, "actions");
  return Array.isArray(things) ? things : [];
};

const verdict =
  (came: Verdict): Scened =>
  (event, roll) => ({
    kind: "verdict",
    verdict: came,
    marine: idOf(fieldOf(event, "marine")) || roll?.roller[1] || "",
    spot: spotIn(event) || (roll?.spot ?? ""),
    roll,
  });

const SCENES: Partial<Record<EventName, Scened>> = {
  swarm_attacks: (event, roll) => ({
    kind: "lunge",
    marine: idOf(fieldOf(event, "marine")),
    spot: spotIn(event),
    roll,
  }),
  marine_attacks: (event) => ({ kind: "aim", marine: idOf(fieldOf(event, "marine")), spot: spotIn(event) }),
  // Alone one knows what one has chosen.
  actions_revealed: (event) =>
    Number(fieldOf(event, "seats")) > 1 ? { kind: "reveal", actions: thingsIn(event).map(idOf) } : null,
  die_rolled: (_, roll) => roll && { kind: "roll", roll },
  // A card may slay with a defence roll.
  genestealer_slain: (event, roll) => verdict(roll?.what === "survive" ? "countered" : "hit")(event, roll),
  attack_missed: verdict("miss"),
  swarm_missed: verdict("survived"),
  missed_by: verdict("survived"),
  marine_rescued: verdict("rescued"),
  marine_slain: (event, roll) => ({ kind: "death", marine: idOf(fieldOf(event, "marine")), roll }),
  formation_shifted: (event) => ({ kind: "close", marine: idOf(fieldOf(event, "marine")) }),
  event_drawn: (event) => ({ kind: "event", card: idOf(fieldOf(event, "card")) }),
  event_read: (event) => ({ kind: "event", card: idOf(fieldOf(event, "card")) }),
  event_revealed: (event) => ({ kind: "event", card: idOf(fieldOf(event, "card")) }),
  event_being_read: () => ({ kind: "reading" }),
  spawned: (event) => ({ kind: "spawn", spots: [spotIn(event)], lord: false }),
  lord_spawned: (event) => ({ kind: "spawn", spots: [spotIn(event)], lord: true }),
  swarm_moved: (event) => ({ kind: "move", spots: [spotIn(event, "spot2")] }),
  round_began: (event) => ({ kind: "round", round: Number(fieldOf(event, "number")) }),
  game_won: () => ({ kind: "end", won: true }),
  game_lost: () => ({ kind: "end", won: false }),
};

/** The rolls by their numbers in the game: an event says which one it follows from, or leads to. */
const rollsOf = (events: readonly Happening[]): ReadonlyMap<number | undefined, Roll> =>
  new Map(rollsFrom(events, 0, []).map((roll) => [events[roll.number]?.roll, roll]));

/** The beats of the events from a number on. `boards` are the boards after each of them, `before` the one before the first. */
export function beatsFrom(
  events: readonly Happening[],
  from: number,
  before: AngelOpen,
  boards: readonly AngelOpen[],
): AngelBeat[] {
  const beats: AngelBeat[] = [];
  const rolls = rollsOf(events);
  const boardAt = (number: number): AngelOpen => boards[number - from] ?? before;
  events.slice(from).forEach((event, place) => {
    const number = from + place;
    if (event.event === "travelled") {
      beats.push(...travel(event, number, boardAt(number - 1), boardAt(number)));
      return;
    }
    const roll = rolls.get(event.roll) ?? null;
    const made = SCENES[event.event]?.(event, roll) ?? null;
    const scene: Scene | null = made ?? (LINES.has(event.event) && boardAt(number).event ? { kind: "line" } : null);
    if (scene?.kind === "death") scene.last = lastOf(scene.marine, boardAt(number));
    const last = beats.at(-1);
    if (!scene) {
      // Effects in between show on the board of the beat before them, unless it shows what is about to go.
      const opens = last?.scene.kind === "round" && event.event === "phase_began";
      if (last && (opens || (event.role === "effect" && last.scene.kind !== "death"))) last.board = boardAt(number);
      return;
    }
    if (last && joins(last, scene)) return join(last, scene, event, number, boardAt(number));
    const grade = GRADED.has(scene.kind) ? gradeOf(roll, events) : "even";
    const lasts = lasting(scene) * PACES[grade];
    beats.push({ number, scene, grade, lasts, events: [event], board: boardAt(number) });
  });
  return beats;
}

/** The beat of one event of the past; null if it has none. */
export function beatAt(
  events: readonly Happening[],
  number: number,
  before: AngelOpen,
  after: AngelOpen,
): AngelBeat | null {
  return beatsFrom(events.slice(0, number + 1), number, before, [after]).at(-1) ?? null;
}

/** The player whose last Marine dies, at a table of several; he still stands on the board. */
function lastOf(marine: string, { formation, teams }: AngelOpen): number {
  const seatOf = (team: string): number => teams[team]?.seat ?? 0;
  const seat = seatOf(formation.find((row) => row.marine === marine)?.team ?? "");
  const several = new Set(Object.values(teams).map((team) => team.seat)).size > 1;
  return several && !formation.some((row) => row.marine !== marine && seatOf(row.team) === seat) ? seat : 0;
}

/** Beats with a pause before some rolls: the hand that holds the die. */
export function held(
  beats: readonly AngelBeat[],
  holds: (roll: Roll, beat: AngelBeat) => { by: number; guesses: boolean } | null,
): AngelBeat[] {
  return beats.flatMap((beat, place) => {
    const hold = beat.scene.kind === "roll" ? holds(beat.scene.roll, beat) : null;
    if (!hold || beat.scene.kind !== "roll") return [beat];
    const board = beats[place - 1]?.board ?? beat.board;
    const scene: Scene = { kind: "hold", roll: beat.scene.roll, ...hold };
    return [{ number: beat.number - 1, scene, grade: beat.grade, lasts: LASTS.hold, events: [], board }, beat];
  });
}

function travel(event: Happening, number: number, left: AngelOpen, entered: AngelOpen): AngelBeat[] {
  const location = idOf(fieldOf(event, "location"));
  return [
    {
      number: number - 1,
      scene: { kind: "leave", location: left.location },
      grade: "even",
      lasts: LASTS.leave,
      events: [],
      board: left,
    },
    {
      number,
      scene: { kind: "arrive", location },
      grade: "even",
      lasts: LASTS.arrive,
      events: [event],
      board: entered,
    },
  ];
}

const SLAYING: ReadonlySet<Verdict> = new Set<Verdict>(["hit", "countered"]);

function joins({ scene: last }: AngelBeat, scene: Scene): boolean {
  if (!TOGETHER.has(scene.kind) || last.kind !== scene.kind) return false;
  if (last.kind === "verdict" && scene.kind === "verdict")
    return SLAYING.has(last.verdict) && scene.verdict === last.verdict && last.roll === scene.roll;
  return !(last.kind === "spawn" && scene.kind === "spawn" && last.lord !== scene.lord);
}

function join(last: AngelBeat, scene: Scene, event: Happening, number: number, board: AngelOpen): void {
  if ("spots" in last.scene && "spots" in scene)
    last.scene = { ...last.scene, spots: [...last.scene.spots, ...scene.spots] };
  Object.assign(last, { number, board, events: [...last.events, event] });
}

/** The things a scene moves on the board, by key, with the class that moves them. */
export function actors({ scene }: AngelBeat): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const side = (spot: string): string => (spot.startsWith("L") ? "from-left" : "from-right");
  switch (scene.kind) {
    case "lunge":
      found.set(`spot:${scene.spot}`, `lunges ${side(scene.spot)}`);
      found.set(`marine:${scene.marine}`, "beset");
      break;
    case "aim":
      found.set(`spot:${scene.spot}`, "aimed");
      found.set(`marine:${scene.marine}`, "acts");
      break;
    case "hold":
    case "roll":
      found.set(scene.roll.roller.join(":"), "acts");
      if (scene.roll.spot)
        found.set(`spot:${scene.roll.spot}`, scene.roll.what === "slay" ? "aimed" : `looms ${side(scene.roll.spot)}`);
      break;
    case "verdict":
      found.set(`marine:${scene.marine}`, scene.verdict === "survived" ? "holds" : "acts");
      if (scene.spot)
        found.set(`spot:${scene.spot}`, SLAYING.has(scene.verdict) ? `jolts ${side(scene.spot)}` : "fails");
      break;
    case "death":
      found.set(`marine:${scene.marine}`, "breaks");
      break;
    case "close":
      found.set(`marine:${scene.marine}`, "steps");
      break;
    case "spawn":
      for (const spot of scene.spots) found.set(`spot:${spot}`, `appears ${side(spot)}`);
      break;
    case "move":
      for (const spot of scene.spots) found.set(`spot:${spot}`, "arrives");
      break;
  }
  return found;
}
