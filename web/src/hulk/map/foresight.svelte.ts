// The board as the aliens see it: whom they would go for now, and why. The rules say so (`foresee`), from what everybody may know.
import { link } from "../../link/link.svelte";
import { words } from "../../page/words.svelte";
import { joined } from "../../shared/ui/say";
import type { Foreseen, HulkOpen } from "../../protocol";
import { piecesAt } from "../figures/squares";
import { far } from "./plan";

/** How far away a blip is heard. */
const HEARD = 12;

/** The distance of the nearest blip to a marine; 0 if none is near enough to be heard. */
export function nearestBlip({ marines, blips }: Pick<HulkOpen, "marines" | "blips">): number {
  const squad = Object.values(marines).flatMap(({ at }) => at ?? []);
  const near = Object.values(blips).flatMap(({ at }) => (at ? squad.map((square) => far(square, at)) : []));
  const least = Math.min(HEARD + 1, ...near);
  return least > HEARD ? 0 : least;
}

export class Foresight {
  /** Whether the player looks with their eyes. */
  wanted = $state(false);
  #found = $state.raw<{ board: unknown; foreseen: Foreseen } | null>(null);

  /** What is foreseen of this board; null until it is known, or if nobody asks. */
  of(board: unknown): Foreseen | null {
    return this.wanted && this.#found?.board === board ? (this.#found?.foreseen ?? null) : null;
  }

  /** Asks about a new board, once. */
  async follow(board: unknown): Promise<void> {
    if (!this.wanted || this.#found?.board === board) return;
    const reply = await link.inquire({ type: "foresee" });
    if (reply.type === "foreseen" && link.open === board) this.#found = { board, foreseen: reply };
  }

  /** What the aliens think of a marine on a square, or what an alien there would do; nothing of any other. */
  told(view: HulkOpen, square: string): string[] {
    const foreseen = this.of(link.open);
    return piecesAt(view, square).flatMap(([kind, id]) => {
      const [target, intent] = [foreseen?.targets[id], foreseen?.aliens[id]];
      if (kind === "terminator" && target)
        return words.say("hulk-target-rank", {
          rank: target.rank,
          reasons: joined(target.lines.map((line) => words.name("line", line))),
          number: target.lines.length,
        });
      if (kind === "terminator" || !intent) return [];
      return intent.target
        ? words.say("hulk-intends", {
            marine: ["terminator", intent.target],
            row: ["row", intent.row],
            line: ["line", intent.line],
            distance: intent.distance,
            order: intent.order,
          })
        : words.say("hulk-intends-nothing", { order: intent.order });
    });
  }
}
