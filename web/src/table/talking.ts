// What a line of the talk says: a player's text, or words of our own in the language of whoever reads them.
import type { Talk } from "../protocol";
import { words } from "../page/words.svelte";

export function said({ name, text = "", line = "", arguments: about = {}, about: things = [] }: Talk): string {
  if (!line) return words.say("talk-said", { name, text });
  const told = words.say(`talk-${line}`, { ...about, bot: words.bot(String(about["bot"] ?? "")), name });
  return things.length ? words.say("talk-at", { said: told, about: things }) : told;
}
