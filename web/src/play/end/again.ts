// Rematch: another game like the finished one.
import { inviteOf, secretsOf } from "../../page/kept";
import { link } from "../../link/link.svelte";
import { others } from "../../shared/setup/readings";
import type { AngelOpen, Entered, Options, TableInfo } from "../../protocol";
import { words } from "../../page/words.svelte";

/** Opens a new table; if the player hosts the old one, everyone there is notified. */
export function anew(options: Options, entered: Entered, table: TableInfo): void {
  const mine = table.seats.find(({ number }) => number === (entered.seats[0] ?? 1));
  const after = secretsOf(entered.table).host;
  // Everyone who could join the old table can join the new one.
  const invite = inviteOf(entered.table);
  link.begin({
    name: mine?.name || words.seat(1),
    options,
    ...(after ? { after, ...(invite ? { invite } : {}) } : {}),
  });
}

/** Whether others have played too: then the group plays on together. */
export const inCompany = (table: TableInfo, { seats }: Pick<Entered, "seats">): boolean =>
  seats.length > 0 && table.seats.some(({ holder, number }) => holder === "person" && !seats.includes(number));

/** The label of the button: how many want another game, or the same teams again. */
export function againLabel(table: TableInfo, entered: Entered): string {
  if (!inCompany(table, entered)) return words.say("play-again");
  const people = table.seats.filter(({ holder, here }) => holder === "person" && here).length;
  return words.say("play-again-together", { number: table.again?.length ?? 0, people });
}

/** Says that the players here want another game with everybody; alone, opens a table with the same teams. */
export function again(open: AngelOpen, entered: Entered, table: TableInfo): void {
  if (inCompany(table, entered)) {
    void link.ask({ type: "again", yes: true });
    return;
  }
  const players = table.seats.length;
  const teams = table.seats.map(({ number }) =>
    Object.entries(open.teams)
      .filter(([, { seat }]) => seat === number)
      .map(([team]) => team),
  );
  const { spectators, latecomers, advice, takeover, bot } = table.options;
  const settings = others(open.settings);
  anew({ players, teams, settings, spectators, latecomers, advice, takeover, bot }, entered, table);
}
