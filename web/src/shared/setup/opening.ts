// Helpers shared by the ways to start a game.
import { keepName } from "../../page/kept";
import { link } from "../../link/link.svelte";
import { CONSTANTS, type Options } from "../../protocol";
import { words } from "../../page/words.svelte";

export const TEAMS = ["red", "blue", "green", "grey", "purple", "yellow"] as const;

/** How many Combat Teams each player gets, by number of players. */
export const TEAMS_EACH: Readonly<Record<string, number>> = CONSTANTS.angel.teams_each;

/** Opens a table under the player's name; without one, their seat number is used. */
export function begin(options: Options, name = "", file?: unknown): void {
  const called = name.trim();
  if (called) keepName(called);
  link.begin({ name: called || words.seat(1), options, ...(file === undefined ? {} : { file }) });
}

/** A random sample of this size. */
export function some<T>(things: readonly T[], number: number): T[] {
  const left = [...things];
  const picked: T[] = [];
  while (picked.length < number && left.length) {
    const [at = 0] = crypto.getRandomValues(new Uint32Array(1));
    picked.push(...left.splice(at % left.length, 1));
  }
  return picked;
}
