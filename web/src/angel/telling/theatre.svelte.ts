// The theatre of Death Angel: what happened since the last state, played beat by beat on the boards of those moments.
import { link } from "../../link/link.svelte";
import { keepHints, keptHints } from "../../page/kept";
import { settings } from "../../page/settings.svelte";
import type { Happening } from "../../page/told";
import { Player } from "../../shared/telling/player.svelte";
import { hearDoor, hearHeart } from "../../shared/telling/sounds";
import type { Telling } from "../../shared/telling/telling.svelte";
import type { AngelOpen } from "../../protocol";
import { openly } from "../../page/told";
import { type AngelBeat, actors, beatsFrom, held, type Scene } from "./beats";
import type { Roll } from "../../shared/telling/story";
import { fallenSeats, throwerOf } from "../board/owners";

interface Told {
  ear: number;
  events: readonly Happening[];
  covered: boolean;
  open: AngelOpen;
  /** The boards after each of the new events; empty if they are not known. */
  boards: readonly AngelOpen[];
  /** Whether the player looks at the past: the playback waits, so that they miss nothing. */
  away?: boolean;
}

/** In a lesson everything is new, so each beat gets more time. */
const LEARNING = 2;

const LINES: ReadonlySet<Scene["kind"] | undefined> = new Set<Scene["kind"]>(["line", "spawn", "move"]);

const several = (): boolean => (link.table?.seats.length ?? 1) > 1;

const NONE: ReadonlyMap<string, string> = new Map();

export class Theatre {
  readonly player: Player<AngelBeat>;
  readonly actors = $derived.by(() => (this.beat ? actors(this.beat) : NONE));
  #told: Told | null = null;
  /** The beat that waits for the reader: a card that this device has not shown before. */
  #unread = $state(-1);

  /** The seat whose hand has just held the die. */
  #holding = 0;

  constructor(telling: Telling) {
    this.player = new Player<AngelBeat>({
      pace: () => {
        const pace = settings.telling * (link.coach ? LEARNING : 1);
        return pace && (this.#unread === this.player.beat?.number || this.#isTaught) ? Infinity : pace;
      },
      began: ({ number, scene, grade, events }) => {
        telling.tell(events);
        if (settings.hints && this.#isNew(scene)) this.#unread = number;
        if (scene.kind === "hold") this.#holding = scene.guesses ? 0 : scene.by;
        else if (this.#holding) this.#letGo(scene);
        if (!settings.sounds) return;
        if (grade === "long" && scene.kind !== "verdict") hearHeart();
        if (scene.kind === "leave") hearDoor();
      },
      skipped: (beats) => telling.say(beats.flatMap(({ events }) => events)),
    });
  }

  /** Whether it is a line of an Event in a lesson: each is read before the next. */
  get #isTaught(): boolean {
    return link.coach !== null && LINES.has(this.beat?.scene.kind);
  }

  get beat(): AngelBeat | null {
    return this.player.beat;
  }

  /** Takes a new state and plays what led to it; returns whether beats tell it. An undo, or a gap, ends the playback. */
  follow(now: Told): boolean {
    const last = this.#told;
    this.#told = now;
    if (last?.away !== now.away) this.#wait(now.away);
    if (!last || last.open === now.open) return this.player.playing;
    const from = now.events.length - now.boards.length;
    if (last.ear === now.ear && !follows(last.events, now.events, from)) this.player.clear();
    if (!now.boards.length) return this.player.playing;
    const beats = beatsFrom(now.covered ? now.events.map(openly) : now.events, from, last.open, now.boards);
    return this.player.add(held(beats, (roll, beat) => this.#holds(roll, beat, now)));
  }

  /** Goes on when the owner of the roll that is held has thrown. */
  thrown(number: number): void {
    const scene = this.beat?.scene;
    if (scene?.kind === "hold" && !scene.guesses && this.#numberOf(scene.roll) <= number) this.player.next();
  }

  /** Guesses the roll that is held. It is told after the game who knew best. */
  guess(met: boolean): void {
    const scene = this.beat?.scene;
    const seat = this.#fallen(this.beat?.board);
    if (scene?.kind !== "hold" || !seat) return;
    void link.inquire({ type: "guess", seat, roll: this.#numberOf(scene.roll), met });
    this.player.next();
  }

  /** The number of a roll in the game, by which everybody knows it. */
  readonly #numberOf = (roll: Roll): number => this.#told?.events[roll.number]?.roll ?? 0;

  /** A seat of this page without Marines; 0 if there is none. */
  #fallen(board: AngelOpen | undefined): number {
    const fallen = board ? fallenSeats(board) : [];
    return link.entered?.seats.find((seat) => fallen.includes(seat)) ?? 0;
  }

  /** Whether a roll waits: against long odds for its owner's hand, and for a guess of a player without Marines. */
  #holds(roll: Roll, { board, grade }: AngelBeat, { events }: Told): { by: number; guesses: boolean } | null {
    const rolled = events[roll.number];
    const by = throwerOf(roll.roller, board);
    const person = link.table?.seats.find(({ number, here }) => number === by && here);
    // Without a telling, or where each beat waits for its reader, nothing else waits.
    const [told, owns] = [settings.telling > 0 && settings.telling < Infinity, link.entered?.seats.includes(by)];
    if (!several() || link.coach || rolled?.event !== "die_rolled") return null;
    if (told && settings.guesses && rolled.good.length && this.#fallen(board)) return { by, guesses: true };
    if (!person || grade !== "long" || (rolled.roll ?? 0) <= link.thrown) return null;
    if (told && settings.throws) return { by, guesses: false };
    // The others need not wait for a hand that holds nothing.
    if (owns) void link.inquire({ type: "throw", roll: rolled.roll ?? 0 });
    return null;
  }

  /** Whether it shows an Event or a location for the first time; from then on it is known. */
  #isNew(scene: Scene): boolean {
    const card = scene.kind === "event" ? scene.card : scene.kind === "arrive" ? scene.location : "";
    const seen = keptHints();
    if (!card || seen.includes(card)) return false;
    keepHints([...seen, card]);
    return true;
  }

  /** The die leaves the hand: its owner's page tells the others. */
  #letGo(scene: Scene): void {
    const by = this.#holding;
    this.#holding = 0;
    if (scene.kind !== "roll" || !link.entered?.seats.includes(by)) return;
    const roll = this.#numberOf(scene.roll);
    if (roll > link.thrown) void link.inquire({ type: "throw", roll });
  }

  #wait(away = false): void {
    if (!this.player.playing) return;
    if (away) this.player.hold();
    else if (this.player.paused) this.player.go();
  }
}

/** Whether only the events from a number on are new. */
const follows = (before: readonly Happening[], now: readonly Happening[], from: number): boolean =>
  before.length === from && before.every((event, place) => event === now[place]);

/** The Marine whose death is being told. */
export const fallenIn = (beat: AngelBeat | null): ReadonlySet<string> =>
  new Set(beat?.scene.kind === "death" ? [beat.scene.marine] : []);
