// What a line of the talk says: a player's text, or words of our own in the language of whoever reads them.
import type { Talk } from "../../protocol";
import { words } from "../../page/words.svelte";
import { isTribute } from "../people/tributes";

/** What belongs in the log of a seat, by how many of its events came before. */
export function notesOf(talk: readonly Talk[], seat: number): ReadonlyMap<number, readonly Talk[]> {
  const notes = new Map<number, Talk[]>();
  for (const line of talk.filter(({ logged }) => logged)) {
    const place = line.after?.[String(seat)] ?? 0;
    notes.set(place, [...(notes.get(place) ?? []), line]);
  }
  return notes;
}

export function said({ name, text = "", line = "", arguments: about = {}, about: things = [] }: Talk): string {
  if (!line) return words.say("talk-said", { name, text });
  const bot = words.bot(String(about["bot"] ?? ""));
  const told = words.say(`talk-${line}`, { ...about, bot, name, about: things });
  // A tribute names whom it is for.
  return things.length && !isTribute({ line }) ? words.say("talk-at", { said: told, about: things }) : told;
}
