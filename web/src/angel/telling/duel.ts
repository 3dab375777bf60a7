// Duels: a Marine and the swarm he fights, through the beats that tell of them.
import { swarmAt } from "../board/board";
import type { Roll } from "../../shared/telling/story";
import type { AngelBeat, Grade, Scene, Verdict } from "./beats";

export interface Duel {
  marine: string;
  team: string;
  facing: "left" | "right";
  spot: string;
  /** The cards of the swarm as the duel began. */
  swarm: readonly string[];
  roll: Roll | null;
  verdict: Verdict | null;
  grade: Grade;
  /** How many of the swarm the beat slays. */
  down: number;
}

interface Pair {
  marine: string;
  spot: string;
}

function pairOf(scene: Scene): Pair | null {
  switch (scene.kind) {
    case "lunge":
    case "aim":
    case "verdict":
      return { marine: scene.marine, spot: scene.spot };
    case "hold":
    case "roll":
      return { marine: scene.roll.roller[1], spot: scene.roll.spot };
    case "death":
      return { marine: scene.marine, spot: scene.roll?.spot ?? "" };
    default:
      return null;
  }
}

/** The duel that a beat belongs to; null where nobody fights a swarm. */
export function duelOf(beats: readonly AngelBeat[], at: number): Duel | null {
  const [beat, pair] = [beats[at], pairOf(beats[at]?.scene ?? { kind: "line" })];
  if (!beat || !pair?.marine || !pair.spot) return null;
  const sameAt = (place: number): boolean => {
    const other = pairOf(beats[place]?.scene ?? { kind: "line" });
    return other?.marine === pair.marine && other.spot === pair.spot;
  };
  let first = at;
  while (first > 0 && sameAt(first - 1)) first -= 1;
  const row = beats[first]?.board.formation.find(({ marine }) => marine === pair.marine);
  const swarm = swarmAt((beats[first]?.board ?? beat.board).formation, pair.spot);
  if (!row || !swarm.length) return null;
  const { scene } = beat;
  return {
    ...pair,
    team: row.team,
    facing: row.facing,
    swarm,
    grade: beat.grade,
    down: beat.events.filter(({ event }) => event === "genestealer_slain").length,
    roll: scene.kind === "roll" || scene.kind === "verdict" || scene.kind === "death" ? scene.roll : null,
    verdict: scene.kind === "verdict" ? scene.verdict : scene.kind === "death" ? "slain" : null,
  };
}
