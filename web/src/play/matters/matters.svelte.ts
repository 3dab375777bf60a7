// What the player should look at now: facts from the server's odds, and the one whose things the board points at.
import { link } from "../../link/link.svelte";
import type { Figures, Told } from "../../page/told";
import { patiently } from "../../link/patience";
import type { Thing } from "../../protocol";

export interface Matter {
  because: string;
  arguments: Record<string, Told>;
  at: Thing[];
}

export class Matters {
  /** The facts of the position they were asked for; null before that. */
  facts = $state.raw<Matter[] | null>(null);
  /** The place of the fact that the board points at; -1 is none. */
  shown = $state(-1);

  /** The things that the board points at. */
  readonly points = $derived.by((): readonly Thing[] => this.facts?.[this.shown]?.at ?? []);

  async ask(seat: number): Promise<void> {
    const open = link.open;
    const reply = await patiently({ type: "odds", seat });
    if (reply.type !== "chances" || link.open !== open) return;
    this.facts = ((reply.figures as Figures)["matters"] ?? []) as unknown as Matter[];
    this.shown = this.facts.length ? 0 : -1;
  }

  forget(): void {
    this.facts = null;
    this.shown = -1;
  }
}
