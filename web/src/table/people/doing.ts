// The public status of a seat.
import type { AngelOpen, Team } from "../../protocol";

/** Whether a team is eliminated. No team is before there is a formation. */
export const isOut = ({ in_play }: Pick<Team, "in_play">, phase: string): boolean => phase !== "setup" && !in_play;

/** The status of a seat in one word; empty if it has nothing to do. */
export function doing(seat: number, open: Pick<AngelOpen, "teams" | "phase" | "event" | "owed">): string {
  const teams = Object.values(open.teams).filter((team) => team.seat === seat);
  if (teams.length && teams.every((team) => isOut(team, open.phase))) return "out";
  if (open.event?.read_by === seat) return "reads";
  const owed = open.owed.find((question) => question.seat === seat);
  if (owed) return owed.secret ? "chooses" : "answers";
  return open.phase === "choose" ? "chosen" : "";
}
