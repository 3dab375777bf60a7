// Pressing a square of the map: what it means, and what is shown before it does.
import type { HulkAnswer } from "../../../protocol";
import { piecesAt } from "../../figures/squares";
import { attacks, meant, worthPressing } from "../../figures/things";
import type { MissionScreen } from "../../mission.svelte";
import { markAtStake } from "../answers/answers";

export class Selecting {
  readonly #mission: MissionScreen;
  /** The square under the mouse or the cursor, whose walk is shown. */
  hovered = $state<string | null>(null);

  constructor(mission: MissionScreen) {
    this.#mission = mission;
  }

  /** Whether only a walk or an attack can be meant. */
  #mayWalk(square: string): boolean {
    const { board, moment } = this.#mission;
    return moment.plan.at.has(square) && (board.lit.get(square) ?? []).every(attacks);
  }

  /** Selecting an alien must not end the overwatch that waits for it: then a shot has to be chosen. */
  get #watches(): boolean {
    const { kind, options } = this.#mission.moment;
    return kind === "order" && markAtStake(options) !== null;
  }

  readonly tap = (square: string): void => {
    const { asking, board, deeds, steering, walking } = this.#mission;
    if (board.telling) return deeds.player.skip();
    if (asking.busy || walking.going || steering.going) return;
    // Hovering may already show the walk; walking still takes two presses.
    const twice = asking.pointed === square;
    if (twice && asking.area) return asking.pressedAgain();
    asking.pointed = square;
    const all = board.lit.get(square) ?? [];
    const here = all.filter(worthPressing);
    const choice = meant(here, board.alienAt(square) && !this.#watches);
    const [walker, walk] = [board.walker, walking.ghost];
    void asking.narrow(null);
    const [only] = here;
    // The same square again: a step goes there, whatever else could be done on it.
    const step = here.find(({ text }) => text.startsWith("move:"));
    const [thing] = piecesAt(board.view, square);
    // Naming the next marine ends the one who acts; handing him something is a choice of its own.
    if (
      thing?.[0] === "terminator" &&
      here.every(({ text }) => /^(activate|command|deploy|next):/.test(text)) &&
      steering.name(thing[1])
    )
      return;
    const seen = twice || (this.hovered === square && walk?.chance === null && walking.seen(square));
    if (here.length === 1 && only?.area) asking.answer(only);
    else if (choice && "answer" in choice) return asking.answer(choice.answer);
    else if (twice && step) return asking.answer(step);
    else if (choice) void asking.narrow(choice.among);
    else if (walker && walk?.square === square && seen) return asking.goThere();
    const fire = all.find((each) => !worthPressing(each));
    if (walker && this.#mayWalk(square))
      void walking.preview(walker, square).then(() => this.#fireInstead(square, fire));
    if (thing?.[0] === "terminator") asking.sightOf = thing[1];
  };

  /** Previews an attack that hits nothing, on a square that he cannot walk to. */
  #fireInstead(square: string, fire: HulkAnswer | undefined): void {
    const { asking, walking } = this.#mission;
    if (fire && asking.pointed === square && !walking.ghost && !asking.narrowed) asking.answer(fire);
  }

  readonly hover = (square: string | null): void => {
    const { asking, board, walking } = this.#mission;
    this.hovered = square;
    if (!board.walker || asking.pointed || asking.busy) return;
    void walking.preview(board.walker, square && this.#mayWalk(square) ? square : null);
  };
}
