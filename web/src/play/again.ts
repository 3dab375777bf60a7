// Another game like the one that is over.
import { link } from "../link.svelte";
import type { Entered, TableInfo } from "../protocol";
import type { OpenView } from "../view";
import { words } from "../words.svelte";

/** A new table with the same teams in the same hands. */
export function again(open: OpenView, entered: Entered, table: TableInfo): void {
  const players = table.seats.length;
  const teams = table.seats.map(({ number }) =>
    Object.entries(open.teams).filter(([, { seat }]) => seat === number).map(([team]) => team),
  );
  const { spectators, advice, takeover, bot } = table.options;
  const mine = table.seats.find(({ number }) => number === (entered.seats[0] ?? 1));
  link.begin({ name: mine?.name || words.seat(1), options: { players, teams, spectators, advice, takeover, bot } });
}
