// The moment a Space Hulk screen shows: now, or a line of the past. Board, question and heading are all derived from it.
import { untrack } from "svelte";
import { link } from "../link/link.svelte";
import { settings } from "../page/settings.svelte";
import { words } from "../page/words.svelte";
import { askedOf } from "../shared/asking/asking";
import type { GameScreen } from "../play/screen.svelte";
import type { Entered, HulkAnswer, HulkOpen, TableInfo, Thing } from "../protocol";
import { Names } from "./figures/names";
import { interrupting } from "./figures/things";
import { planOf } from "./map/plan";
import { titleOf } from "./missions/missions";
import type { Deeds } from "./telling/deeds.svelte";
import { causeOf, lastDeed, placeOf } from "./telling/steps";

/** The props of a table's screen. */
export interface Given {
  readonly open: HulkOpen;
  readonly entered: Entered;
  readonly table: TableInfo;
}

export class Moment {
  readonly #given: () => Given;
  readonly #screen: GameScreen;
  readonly #deeds: Deeds;
  /** The plan of a mission never changes. */
  readonly plan;

  readonly seat = $derived.by(() => this.#given().entered.seats[0] ?? 0);
  readonly playing = $derived.by(() => this.table.status === "playing");
  readonly names = new Names();
  readonly events = $derived.by(() => this.names.follow(link.hulk?.news[String(this.seat)] ?? []));
  readonly mine = $derived.by(() => link.hulk?.own[String(this.seat)] ?? null);
  readonly #then = $derived.by(() => {
    const { looking, shown } = this.#screen.past;
    return looking && shown?.game === "hulk" ? shown : null;
  });
  /** During the aliens' playback no question is shown; turn, phase and log are those of the current step. */
  readonly deed = $derived.by(() => (this.past ? null : this.#deeds.deed));

  readonly asked = $derived.by(() =>
    this.playing && !this.past && !this.deed && this.seat && this.mine ? askedOf(this.seat, this.mine, this.seat) : [],
  );
  /** The ids of the open questions; they change with each question. */
  readonly choices = $derived.by(() => this.asked.map(({ choice }) => choice).join());
  readonly question = $derived.by(() => this.asked[0]?.question ?? null);
  readonly kind = $derived.by(() => this.question?.kind ?? "");
  /** The legal answers; none in the past or during playback. */
  readonly options = $derived.by((): readonly HulkAnswer[] => this.question?.options ?? []);
  readonly subject = $derived.by((): Thing | null => this.question?.subject ?? null);

  /** A marine who interrupts on command points is the one who acts now, with what is in his purse. */
  readonly view = $derived.by(() => {
    const [board, subject, purse] = [this.#then?.open ?? this.open, this.subject, this.mine?.purse];
    return this.kind === "order" && subject && purse && subject[1] !== board.active
      ? interrupting(board, subject[1], purse)
      : board;
  });

  readonly title = $derived.by(() => titleOf({ name: this.open.mission, title: this.open.title }));
  /** The result, once the events that led to it have been played back. */
  readonly result = $derived.by(() => (this.deed ? "" : this.open.result));
  readonly heading = $derived.by(() => {
    const { result, phase, turn } = this.past
      ? this.view
      : { ...(this.#deeds.board ?? this.view), result: this.result };
    const title = this.title;
    return result
      ? words.say("hulk-over", { title, result: ["result", result], turn })
      : words.say("hulk-heading", { title, phase: ["phase", phase] });
  });

  /** Where the event of the past took place, or the cause of a reaction. */
  readonly source = $derived.by(() => {
    if (this.past) return placeOf(this.events[this.#screen.past.at - 1] ?? null, this.view);
    return this.kind === "react" ? placeOf(lastDeed(this.events), this.view) : null;
  });
  /** The last action and the alien that did it, where a marine may react to it. */
  readonly cause = $derived.by(() => (this.question ? causeOf(this.events, this.view) : []));

  /** Whether the odds are shown. */
  readonly odds = $derived.by(() => settings.odds && this.playing && !this.past);

  constructor(given: () => Given, screen: GameScreen, deeds: Deeds) {
    [this.#given, this.#screen, this.#deeds] = [given, screen, deeds];
    this.plan = untrack(() => planOf(this.open.map, this.open.sections, Object.values(this.open.exits)));
  }

  get open(): HulkOpen {
    return this.#given().open;
  }

  get entered(): Entered {
    return this.#given().entered;
  }

  get table(): TableInfo {
    return this.#given().table;
  }

  /** Whether the player is viewing the past. */
  get past(): boolean {
    return this.#screen.past.looking;
  }
}
