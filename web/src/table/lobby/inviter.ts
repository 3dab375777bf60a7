// The player who invites to a table.
import type { Entered, TableInfo } from "../../protocol";

/** The name of this device's first player, or of the first person at the table; empty if there is none. */
export function inviter({ seats }: Pick<TableInfo, "seats">, { seats: mine }: Pick<Entered, "seats">): string {
  const people = seats.filter(({ holder }) => holder === "person");
  return (people.find(({ number }) => number === mine[0]) ?? people[0])?.name ?? "";
}
