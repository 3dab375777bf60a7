// The sergeant bot plays the mission on the server; its results come line by line.
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
      const reply = await fetch(`missions/trial?games=${games}`, { method: "POST", body: text, signal: abort.signal });
      if (!reply.ok || !reply.body) throw new Error(String(reply.status));
      const lines = reply.body.pipeThrough(new TextDecoderStream()).getReader();
      let rest = "";
      for (let part = await lines.read(); !part.done; part = await lines.read()) {
        const whole = (rest + part.value).split("\n");
        rest = whole.pop() ?? "";
        const last = whole.at(-1);
        if (last && this.#abort === abort) this.result = JSON.parse(last) as MissionTrial;
      }
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
