// Missions before a table is opened: the server's list, and its check of a custom mission file.
import { recordOf } from "../../page/kept";
import type { MissionInfo, Missions, Surveyed } from "../../protocol";
import { words } from "../../page/words.svelte";

/** The most characters of a file that the server accepts. */
export const LONGEST = 20_000;

/** The hardest mission has this `hardness`, the easiest 1. */
export const HARDEST = 4;

/** The share of games that the sergeant bot wins. */
export const shareWon = ({ played }: Pick<MissionInfo, "played">): number => (played ? played.wins / played.games : 0);

/** The easiest mission that has not been won yet, other than this one; none if all have been. */
export const nextOf = (missions: Missions, other = ""): MissionInfo | undefined =>
  missions
    .filter(({ name }) => name !== other && !recordOf(name)?.won)
    .sort((one, another) => shareWon(another) - shareWon(one))[0];

async function answered<T>(reply: Response): Promise<T> {
  if (!reply.ok) throw new Error(String(reply.status));
  return (await reply.json()) as T;
}

export const fetched = async (): Promise<Missions> => answered(await fetch("missions"));
export const surveyed = async (text: string): Promise<Surveyed> =>
  answered(await fetch("missions", { method: "POST", body: text }));

/** The title of a mission: translated for a bundled one, else from its file. */
export const titleOf = ({ name, title }: Pick<MissionInfo, "name" | "title">): string =>
  name ? words.name("mission", name) : title;

export const aboutOf = ({ name, notes }: Pick<MissionInfo, "name" | "notes">): string =>
  name ? words.say(`briefing-${name}`) : notes.filter((note) => note.trim()).join(" ");
