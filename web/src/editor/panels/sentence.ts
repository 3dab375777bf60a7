// Sentences with gaps: a message is split where its arguments stand, and fields take their places.
import { words } from "../../page/words.svelte";

/** Private-use characters that no message contains. */
const MARKS: Readonly<Record<string, string>> = { number: "\uE001", thing: "\uE002", state: "\uE003" };
const GAP: ReadonlyMap<string, string> = new Map(Object.entries(MARKS).map(([name, mark]) => [mark, name]));

export type Part = { text: string } | { gap: string };

export function sentence(id: string): Part[] {
  const told = words.say(id, MARKS);
  return told.split(/([\uE001-\uE003])/).flatMap((piece): Part[] => {
    const gap = GAP.get(piece);
    return gap ? [{ gap }] : piece.trim() ? [{ text: piece }] : [];
  });
}
