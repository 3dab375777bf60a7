// The names on the plates: on a wide board all in one size, in which the longest of them fits; on a phone each as large as it can be.
import { words } from "../../page/words.svelte";
import { MARINES } from "../board/facts";

/** The approximate width of a name in multiples of its height: kana are as wide as high. */
export const emsOf = (name: string): number =>
  [...name].reduce((sum, letter) => sum + (letter > "\u2e80" ? 1.05 : 0.53), 0);

/** The same of the longest name in these teams, with those who have fallen. */
export function widest(teams: readonly string[]): number {
  const names = Object.values(MARINES).filter(({ team }) => teams.includes(team));
  return Math.max(1, ...names.map(({ id }) => emsOf(words.short("marine", id))));
}

/** The longest beginning of a name that is enough, where there is no room for all of it. */
const BEGINNING = 3;

/** Each player in a few letters: the first that tell the names apart, or the number of the seat. */
export function initials(seats: readonly string[]): ReadonlyMap<string, string> {
  const beginning = (seat: string, length: number): string => [...words.name("seat", seat)].slice(0, length).join("");
  const clear = (seat: string, length: number): boolean =>
    seats.every((other) => other === seat || beginning(other, length) !== beginning(seat, length));
  const lengths = Array.from({ length: BEGINNING }, (_, place) => place + 1);
  return new Map(
    seats.map((seat) => {
      const enough = lengths.find((length) => clear(seat, length));
      return [seat, enough ? beginning(seat, enough) : seat];
    }),
  );
}
