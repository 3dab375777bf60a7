// The state of one Space Hulk screen, passed down by Svelte context: created and destroyed with the screen.
import { createContext } from "svelte";
import type { GameScreen } from "../play/screen.svelte";
import { Asking } from "./asking/asking.svelte";
import { Declining } from "./asking/declining.svelte";
import { Walking } from "./asking/walking.svelte";
import { type Given, Moment } from "./moment.svelte";
import { Deeds } from "./telling/deeds.svelte";
import { Ending } from "./telling/ending.svelte";

export class MissionScreen {
  readonly declining = new Declining();
  readonly deeds: Deeds;
  readonly ending = new Ending();
  readonly walking = new Walking();
  readonly moment: Moment;
  readonly asking: Asking;

  constructor(given: () => Given, screen: GameScreen) {
    this.deeds = new Deeds(screen.telling);
    this.moment = new Moment(given, screen, this.deeds);
    this.asking = new Asking(screen, this);
  }
}

export const [getMission, setMission] = createContext<MissionScreen>();
