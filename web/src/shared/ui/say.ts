// Accessible names of the board's objects (texts/*/board.ftl).
import { type Arguments, words } from "../../page/words.svelte";

export const say = (id: string, given: Arguments = {}): string => words.say(id, given);

/** Joins the parts of a name as a screen reader reads them. */
export function joined(parts: readonly (string | false)[]): string {
  return parts.reduce<string>((first, second) => {
    if (!second) return first;
    return first ? say("board-and", { first, second }) : second;
  }, "");
}
