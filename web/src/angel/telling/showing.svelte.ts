// The board that is shown: the newest one, the one of the beat being played, or the one the player looks back at.
import { settings } from "../../page/settings.svelte";
import type { Happening } from "../../page/told";
import type { GameScreen } from "../../play/screen.svelte";
import type { AngelOpen, AngelOwn } from "../../protocol";
import { type AngelBeat, actors, beatAt } from "./beats";
import type { Theatre } from "./theatre.svelte";

/** How long a replay shows a line without a beat of its own, in milliseconds. */
const UNSEEN = 220;

/** The newest board, the events that led to it, and whether the game is over but its end screen is not there yet. */
interface Newest {
  open: AngelOpen;
  events: Happening[];
  ending: boolean;
}

export class Showing {
  constructor(
    readonly screen: GameScreen,
    readonly theatre: Theatre,
    readonly newest: () => Newest,
  ) {}

  /** The board and the cards at the line of the log that is looked at. */
  readonly then = $derived.by((): { open: AngelOpen; own: AngelOwn } | null => {
    const { looking, shown } = this.screen.past;
    return looking && shown?.game === "angel" ? shown : null;
  });

  /** What is being told now; the question, the result and the rest of the log wait until it is over. */
  readonly beat = $derived.by((): AngelBeat | null =>
    this.screen.past.looking ? null : (this.theatre.beat ?? this.#lastBeat),
  );

  /** The last beat stays until there is an end screen. */
  readonly #lastBeat = $derived.by((): AngelBeat | null => {
    const { open, events, ending } = this.newest();
    return ending ? beatAt(events, events.length - 1, open, open) : null;
  });

  /** The beat of the line of the log that is looked at. */
  readonly pastBeat = $derived.by((): AngelBeat | null => {
    const { at, before } = this.screen.past;
    return this.then && before?.game === "angel" && settings.telling
      ? beatAt(this.newest().events, at - 1, before.open, this.then.open)
      : null;
  });

  readonly scene = $derived.by((): AngelBeat | null => this.pastBeat ?? this.beat);

  /** The newest board that is told so far. */
  readonly told = $derived.by((): AngelOpen => this.beat?.board ?? this.newest().open);

  readonly board = $derived.by((): AngelOpen => this.pastBeat?.board ?? this.then?.open ?? this.told);

  /** The events that the log shows: a roll is not told before its die has fallen. */
  readonly events = $derived.by((): Happening[] => {
    const { events } = this.newest();
    if (!this.beat) return events;
    const { number, scene } = this.beat;
    return events.slice(0, scene.kind === "roll" && settings.pace ? number : number + 1);
  });

  /** The things that move on the board, by key, with the class that moves them. */
  readonly stirred = $derived.by((): ReadonlyMap<string, string> => {
    if (this.pastBeat) return actors(this.pastBeat);
    return this.beat ? this.theatre.actors : this.screen.telling.stirred;
  });

  /** How long they move, in milliseconds. */
  readonly lasts = $derived.by((): number => {
    if (!this.scene || !settings.pace) return 0;
    return this.pastBeat ? (this.pastBeat.lasts * settings.pace) / this.screen.past.rate : this.theatre.player.moves;
  });

  /** How long a replay shows this line at normal speed, in milliseconds. */
  get stays(): number {
    return this.pastBeat?.lasts ?? UNSEEN;
  }
}
