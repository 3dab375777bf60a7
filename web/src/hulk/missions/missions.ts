// Missions before there is a table: what the server lists, and what it says of somebody's own file.
import type { MissionInfo, Missions, Surveyed } from "../../protocol";
import { words } from "../../page/words.svelte";

/** The one to learn the turn with. */
export const FIRST = "original-1-airlock-nine";

/** Letters; the server looks at no longer file. */
export const LONGEST = 20_000;

async function answered<T>(reply: Response): Promise<T> {
  if (!reply.ok) throw new Error(String(reply.status));
  return (await reply.json()) as T;
}

export const fetched = async (): Promise<Missions> => answered(await fetch("missions"));
export const surveyed = async (text: string): Promise<Surveyed> => answered(await fetch("missions", { method: "POST", body: text }));

/** A mission of the package goes by its name in the language, another by what its file calls it. */
export const titleOf = ({ name, title }: Pick<MissionInfo, "name" | "title">): string =>
  name ? words.name("mission", name) : title;

export const aboutOf = ({ name, notes }: Pick<MissionInfo, "name" | "notes">): string =>
  name ? words.say(`briefing-${name}`) : notes.filter((note) => note.trim()).join(" ");
