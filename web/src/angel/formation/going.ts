// Where swarms go: the engine says the spots, here they become words and directions.
import type { Moves } from "../../protocol";
import { say } from "../../shared/ui/say";

export type Box = "adjacent" | "flank";
export const BOXES: readonly Box[] = ["adjacent", "flank"];

export interface Going {
  box: Box;
  goal: string;
  told: string;
}

/** Both movements of the swarm at a spot, in words. */
export const goingTo = (moves: Moves, spot: string): Going[] =>
  BOXES.map((box) => {
    const goal = moves[box];
    const from = spot.replace(/b$/, "");
    return {
      box,
      goal,
      told: goal === from ? say(`play-stays-${box}`, { from }) : say(`play-goes-${box}`, { from, goal }),
    };
  });

/** The direction from one spot to another, as the board shows them. */
export function towards(spot: string, goal: string): "up" | "down" | "left" | "right" | "stay" {
  const [from, to] = [spot.replace(/b$/, ""), goal];
  if (from === to) return "stay";
  if (from[0] !== to[0]) return to.startsWith("L") ? "left" : "right";
  return Number(to.slice(1)) > Number(from.slice(1)) ? "down" : "up";
}
