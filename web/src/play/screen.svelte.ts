// The state of one game screen, handed down by Svelte context: made with the screen, and gone with it.
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
  /** The questions that are folded away; they stay so while the player looks at the past. A new one is never folded. */
  folded = $state("");
}

export const [getScreen, setScreen] = createContext<GameScreen>();
