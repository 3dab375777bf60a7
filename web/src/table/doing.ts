// What a seat does now, as everybody may know it.
import { isOut } from "../angel/board/board";
import type { AngelOpen } from "../protocol";

/** One word of what a seat does; empty where it has nothing to do. */
export function doing(seat: number, open: Pick<AngelOpen, "teams" | "phase" | "event" | "owed">): string {
  const teams = Object.values(open.teams).filter((team) => team.seat === seat);
  if (teams.length && teams.every((team) => isOut(team, open.phase))) return "out";
  if (open.event?.read_by === seat) return "reads";
  const owed = open.owed.find((question) => question.seat === seat);
  if (owed) return owed.secret ? "chooses" : "answers";
  return open.phase === "choose" ? "chosen" : "";
}
