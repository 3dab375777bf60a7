// The odds of the current position, requested from the server after every change.
import { link } from "../../link/link.svelte";
import type { Figure, Figures } from "../../page/told";
import type { LegalAnswer } from "../../protocol";

export type Changes = Readonly<Record<string, number | null>>;

export class Odds {
  figures = $state.raw<Figures | null>(null);
  /** The previous odds: those of dice that have been rolled since. */
  before = $state.raw<Figures | null>(null);
  /** Whether those of the current position are still to come. */
  awaited = $state(false);
  #asking = false;
  #wanted: { seat: number; open: unknown } | null = null;

  /** Requests the odds for a new position or viewer: one request at a time, and only the latest is kept. */
  follow(seat: number, open: unknown): void {
    if (this.figures) this.before = this.figures;
    this.figures = null;
    this.#wanted = { seat, open };
    this.awaited = true;
    void this.#ask();
  }

  forget(): void {
    this.#wanted = this.figures = this.before = null;
    this.awaited = false;
  }

  part(name: string): Figure[] {
    return (this.figures?.[name] ?? []) as Figure[];
  }

  partBefore(name: string): Figure[] {
    return (this.before?.[name] ?? []) as Figure[];
  }

  /** What an answer that moves something does to the chances, by place; `null` where nothing is left to survive. */
  after(answer: string): Changes {
    return ((this.figures?.["after"] ?? {}) as unknown as Record<string, Changes>)[answer] ?? {};
  }

  /** Whether an answer can do nothing. */
  isIdle({ text }: LegalAnswer): boolean {
    return ((this.figures?.["idle"] ?? []) as unknown as string[]).includes(text);
  }

  async #ask(): Promise<void> {
    if (this.#asking) return;
    this.#asking = true;
    while (this.#wanted) {
      const wanted = this.#wanted;
      const reply = await link.inquire({ type: "odds", seat: wanted.seat });
      if (this.#wanted !== wanted) continue;
      this.#wanted = null;
      if (reply.type === "chances" && link.open === wanted.open) this.figures = reply.figures as Figures;
    }
    this.#asking = this.awaited = false;
  }
}
