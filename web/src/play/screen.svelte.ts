// The state of one game screen, passed down by Svelte context: created and destroyed with the screen.
import { createContext } from "svelte";
import type { Attachment } from "svelte/attachments";
import { link } from "../link/link.svelte";
import { Matters } from "./matters/matters.svelte";
import { Places } from "../page/focus";
import { InView } from "../shared/asking/inview";
import { Odds } from "../shared/asking/odds.svelte";
import { Past } from "../shared/telling/past.svelte";
import { Telling } from "../shared/telling/telling.svelte";

export class GameScreen {
  readonly places = new Places();
  readonly inView = new InView(this.places);
  readonly odds = new Odds();
  readonly past = new Past();
  readonly matters = new Matters();
  readonly telling = new Telling(this.odds, this.past);
  /** Whether what is said is shown at the tab of its speaker: nothing lies over the table. */
  bubbles = $state(false);
  /** The hint that lies over the board, if there is one. */
  hint = $state.raw<Element | null>(null);
  /** Brings the chat into view. */
  talk = (): void => {};
  /** The questions that are folded; they stay folded while the player views the past. A new one starts open. */
  folded = $state("");
  /** Answers that were sent as one, and the board after them. */
  #together: { open: unknown; answers: number } | null = null;

  /** The last answers were one press, so one undo takes them back. */
  undoesTogether(answers: number): void {
    this.#together = { open: link.open, answers };
  }

  readonly hinted: Attachment = (hint) => {
    this.hint = hint;
    return () => (this.hint = null);
  };

  /** The number of answers that the next undo takes back. */
  get undoes(): number {
    return this.#together?.open === link.open ? (this.#together?.answers ?? 1) : 1;
  }
}

export const [getScreen, setScreen] = createContext<GameScreen>();
