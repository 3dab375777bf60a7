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
import { type AngelBeat, actors, beatsFrom, type Scene } from "./beats";

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

const NONE: ReadonlyMap<string, string> = new Map();

export class Theatre {
  readonly player: Player<AngelBeat>;
  readonly actors = $derived.by(() => (this.beat ? actors(this.beat) : NONE));
  #told: Told | null = null;
  /** The beat that waits for the reader: a card that this device has not shown before. */
  #unread = $state(-1);

  constructor(telling: Telling) {
    this.player = new Player<AngelBeat>({
      pace: () => {
        const pace = settings.telling * (link.coach ? LEARNING : 1);
        return pace && (this.#unread === this.player.beat?.number || this.#isTaught) ? Infinity : pace;
      },
      began: ({ number, scene, grade, events }) => {
        telling.tell(events);
        if (settings.hints && this.#isNew(scene)) this.#unread = number;
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
    return this.player.add(beatsFrom(now.covered ? now.events.map(openly) : now.events, from, last.open, now.boards));
  }

  /** Whether it shows an Event or a location for the first time; from then on it is known. */
  #isNew(scene: Scene): boolean {
    const card = scene.kind === "event" ? scene.card : scene.kind === "arrive" ? scene.location : "";
    const seen = keptHints();
    if (!card || seen.includes(card)) return false;
    keepHints([...seen, card]);
    return true;
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
