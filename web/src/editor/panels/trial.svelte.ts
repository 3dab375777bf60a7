// The sergeant bot plays the mission; its results come as it plays.
import { tried } from "../../link/missions";
import type { MissionTrial } from "../../protocol";

export class Trial {
  running = $state(false);
  wanted = $state(0);
  result = $state.raw<MissionTrial | null>(null);
  trouble = $state(false);
  /** The text that was played: a changed mission has other chances. */
  text = $state("");
  #abort: AbortController | null = null;

  async begin(text: string, games: number): Promise<void> {
    this.stop();
    const abort = (this.#abort = new AbortController());
    this.text = text;
    this.wanted = games;
    this.result = null;
    this.trouble = false;
    this.running = true;
    try {
      const hear = (result: MissionTrial): void => {
        if (this.#abort === abort) this.result = result;
      };
      await tried(text, games, hear, abort.signal);
    } catch {
      if (this.#abort === abort && !abort.signal.aborted) this.trouble = true;
    } finally {
      if (this.#abort === abort) this.running = false;
    }
  }

  stop(): void {
    this.#abort?.abort();
    this.running = false;
  }
}
