// One Space Hulk screen, passed down by Svelte context: what it shows and asks, and what happens by itself when a new state comes.
import { createContext } from "svelte";
import { link } from "../link/link.svelte";
import { settings } from "../page/settings.svelte";
import { words } from "../page/words.svelte";
import type { GameScreen } from "../play/screen.svelte";
import { Asking } from "./asking/asking.svelte";
import { Declining } from "./asking/declining/declining.svelte";
import { Presses } from "./asking/steering/presses";
import { Selecting } from "./asking/steering/selecting.svelte";
import { Steering } from "./asking/steering/steering.svelte";
import { Walking } from "./asking/steering/walking.svelte";
import { Board } from "./map/board.svelte";
import { Foresight } from "./map/foresight.svelte";
import { type Given, Moment } from "./moment.svelte";
import { Deeds } from "./telling/deeds.svelte";
import { Ending } from "./telling/ending.svelte";
import { spoken } from "./telling/steps";

/** What was pressed while an answer was on its way is an order or the next marine; after anything else it means nothing any more. */
const ORDERS = new Set(["order", "next_marine", "shoot_after_moving"]);

export class MissionScreen {
  readonly declining = new Declining();
  readonly deeds: Deeds;
  readonly ending = new Ending();
  readonly walking: Walking;
  readonly moment: Moment;
  readonly asking: Asking;
  readonly steering: Steering;
  readonly selecting: Selecting;
  readonly board: Board;
  readonly foresight = new Foresight();
  readonly presses = new Presses(() => this.sending);
  readonly #screen: GameScreen;
  /** The question that was declined last: each only once, even if the answer is refused. */
  #declined = "";

  constructor(given: () => Given, screen: GameScreen) {
    this.#screen = screen;
    this.walking = new Walking((orders) => screen.undoesTogether(orders));
    this.deeds = new Deeds(screen.telling);
    this.moment = new Moment(given, screen, this.deeds);
    this.asking = new Asking(screen, this);
    this.steering = new Steering(screen, this);
    this.selecting = new Selecting(this);
    this.board = new Board(this, screen);
  }

  /** Whether answers are on their way. */
  get sending(): boolean {
    return link.waiting > 0 || this.steering.going || this.walking.going;
  }

  /** Names belong to this game: its own marines, and aliens that never share one. They are given as the events are read. */
  name(): void {
    const { deed, events, names, open, subject } = this.moment;
    const { past } = this.#screen;
    const then = deed ? deed.event : past.looking ? events[past.at - 1] : undefined;
    words.called = names.now(open, then, subject);
  }

  /** Takes a new state: what happened is told, and what was decided for a phase ends with it. */
  follow(open: Moment["open"], events: Moment["events"], boards: readonly Moment["open"][]): void {
    this.declining.follow(open);
    this.#screen.telling.follow({
      ear: this.moment.seat,
      events,
      covered: false,
      open,
      spoken,
      stage: () => this.deeds.follow(open, events, boards),
    });
  }

  /** What is answered by itself now, or was pressed meanwhile. A reaction is declined after its cause has been shown. */
  answer(): (() => void) | null {
    const { choices, deed, events, open, options, question } = this.moment;
    const orders = !question || ORDERS.has(question.kind);
    if (deed || !orders) this.presses.forget();
    if (deed || this.sending) return null;
    const hold = options.find(({ text }) => text === "hold");
    if (question?.kind === "react" && hold && this.#declined !== choices && this.declining.declines(open, events))
      return () => {
        this.#declined = choices;
        this.declining.passed(events.length);
        this.asking.send(hold);
      };
    const spares = settings.spare && !link.coach && question && this.#screen.odds.figures;
    return () => {
      if ((spares && this.asking.spare()) || !orders) return;
      if (!this.asking.keepCommanding()) this.presses.use();
    };
  }
}

export const [getMission, setMission] = createContext<MissionScreen>();
