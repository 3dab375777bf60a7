// The names on the plates: on a wide board all in one size, in which the longest of them fits; on a phone each as large as it can be.
import { words } from "../../page/words.svelte";
import { MARINES } from "../board/facts";

/** The approximate width of a name in multiples of its height: kana are as wide as high. */
export const emsOf = (name: string): number => [...name].reduce((sum, letter) => sum + (letter > "\u2e80" ? 1.05 : 0.53), 0);

/** The same of the longest name in these teams, whoever has fallen. */
export function widest(teams: readonly string[]): number {
  const names = Object.values(MARINES).filter(({ team }) => teams.includes(team));
  return Math.max(1, ...names.map(({ id }) => emsOf(words.short("marine", id))));
}
