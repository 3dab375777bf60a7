// The mission that Play starts: one of the server's list, or the player's own file, which is still chosen when they come back.
import { keepOwnMission, ownMissionKept, recordOf } from "../../page/kept";
import { link } from "../../link/link.svelte";
import type { MissionInfo, Missions, Surveyed } from "../../protocol";
import { begin } from "../../shared/setup/opening";
import { fetched, surveyed } from "../../link/missions";
import { nextOf, titleOf } from "./missions";
import { FIRST, SETTINGS } from "../../shared/setup/missions";

/** A mission file. */
export interface Loaded {
  file: string;
  text: string;
  /** The server's check, once it has arrived. */
  found: Surveyed | null;
}

export class Choice {
  missions = $state.raw<Missions>([]);
  broken = $state(false);
  seed = $state("");
  readings = $state.raw<Record<string, string>>({});
  #chosen = $state(FIRST);
  #own = $state.raw<Loaded | null>(null);

  constructor() {
    const kept = ownMissionKept();
    if (kept) {
      this.#take({ ...kept, found: null });
      surveyed(kept.text).then(
        (found) => this.#own?.text === kept.text && this.#take({ ...kept, found }),
        () => this.load(null),
      );
    }
  }

  /** The name of a mission of the list; empty while an own file is chosen. */
  get chosen(): string {
    return this.#chosen;
  }

  set chosen(name: string) {
    this.load(null);
    this.#chosen = name;
  }

  get own(): Loaded | null {
    return this.#own;
  }

  get mission(): MissionInfo | undefined {
    return this.#own
      ? (this.#own.found?.mission ?? undefined)
      : this.missions.find(({ name }) => name === this.#chosen);
  }

  /** The name or the text of the mission; empty for a file with errors. */
  get played(): string {
    return this.mission ? (this.#own?.text ?? this.mission.name) : "";
  }

  get title(): string {
    return this.mission ? titleOf(this.mission) : (this.#own?.file ?? "");
  }

  #take(file: Loaded): void {
    this.#own = file;
    this.#chosen = "";
  }

  /** Chooses a file, or none. Only a file that can be played is kept for the next visit. */
  load(file: Loaded | null): void {
    if (file) this.#take(file);
    else if (this.#own) [this.#own, this.#chosen] = [null, FIRST];
    keepOwnMission(file?.found?.mission ? { file: file.file, text: file.text } : null);
  }

  play(): void {
    if (this.played && !link.opening)
      begin({
        game: "hulk",
        mission: this.played,
        seed: this.seed.trim(),
        settings: { ...SETTINGS, ...this.readings },
      });
  }

  async list(): Promise<void> {
    this.broken = false;
    try {
      const missions = await fetched();
      // Those who have won it are offered the next one.
      if (this.#chosen === FIRST && recordOf(FIRST)?.won) this.#chosen = nextOf(missions)?.name ?? FIRST;
      this.missions = missions.sort((one, other) => Number(other.name === FIRST) - Number(one.name === FIRST));
    } catch {
      this.broken = true;
    }
  }
}
