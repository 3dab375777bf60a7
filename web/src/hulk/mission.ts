// The state of one Space Hulk screen, handed down by Svelte context: made with the screen, and gone with it.
import { createContext } from "svelte";
import { Declining } from "./asking/declining.svelte";
import { Walking } from "./asking/walking.svelte";
import { Deeds } from "./telling/deeds.svelte";
import { Ending } from "./telling/ending.svelte";

export class MissionScreen {
  readonly declining = new Declining();
  readonly deeds = new Deeds();
  readonly ending = new Ending();
  readonly walking = new Walking();
}

export const [getMission, setMission] = createContext<MissionScreen>();
