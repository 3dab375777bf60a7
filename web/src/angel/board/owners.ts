// Whose Marines, teams and rolls are.
import { isOut } from "../../table/people/doing";
import type { AngelOpen, Thing } from "../../protocol";
import { MARINES } from "./facts";

type Board = Pick<AngelOpen, "formation" | "phase" | "teams">;

/** The player of a Marine; 0 if there is none. */
export const ownerOf = (marine: string, { teams }: Pick<AngelOpen, "teams">): number =>
  teams[MARINES[marine]?.team ?? ""]?.seat ?? 0;

/** The player who throws the die for a Marine; nobody does for a card. */
export const throwerOf = ([kind, id]: Thing, board: Pick<AngelOpen, "teams">): number =>
  kind === "marine" ? ownerOf(id, board) : 0;

/** The players whose Marines have all fallen. */
export function fallenSeats({ phase, teams }: Board): number[] {
  const all = Object.values(teams);
  return [...new Set(all.map(({ seat }) => seat))].filter((seat) =>
    all.every((team) => team.seat !== seat || isOut(team, phase)),
  );
}
