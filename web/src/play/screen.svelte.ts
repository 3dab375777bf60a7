// The state of one game screen, passed down by Svelte context: created and destroyed with the screen.
import { createContext } from "svelte";
import { Places } from "../page/focus";
import { InView } from "./asking/inview";
import { Odds } from "./asking/odds.svelte";
import { Past } from "./telling/past.svelte";
import { Telling } from "./telling/telling.svelte";

export class GameScreen {
  readonly places = new Places();
  readonly inView = new InView(this.places);
  readonly odds = new Odds();
  readonly past = new Past();
  readonly telling = new Telling(this.odds, this.past);
  /** The questions that are folded; they stay folded while the player views the past. A new one starts open. */
  folded = $state("");
}

export const [getScreen, setScreen] = createContext<GameScreen>();
