// The state of one Space Hulk screen, passed down by Svelte context: created and destroyed with the screen.
import { createContext } from "svelte";
import type { GameScreen } from "../play/screen.svelte";
import { Asking } from "./asking/asking.svelte";
import { Declining } from "./asking/declining/declining.svelte";
import { Steering } from "./asking/steering/steering.svelte";
import { Walking } from "./asking/steering/walking.svelte";
import { type Given, Moment } from "./moment.svelte";
import { Deeds } from "./telling/deeds.svelte";
import { Ending } from "./telling/ending.svelte";

export class MissionScreen {
  readonly declining = new Declining();
  readonly deeds: Deeds;
  readonly ending = new Ending();
  readonly walking: Walking;
  readonly moment: Moment;
  readonly asking: Asking;
  readonly steering: Steering;

  constructor(given: () => Given, screen: GameScreen) {
    this.walking = new Walking((orders) => screen.undoesTogether(orders));
    this.deeds = new Deeds(screen.telling);
    this.moment = new Moment(given, screen, this.deeds);
    this.asking = new Asking(screen, this);
    this.steering = new Steering(screen, this);
  }
}

export const [getMission, setMission] = createContext<MissionScreen>();
