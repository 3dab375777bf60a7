// Missions before a table is opened: how hard they are, which one is next, and how they are called.
import { recordOf } from "../../page/kept";
import type { MissionInfo, Missions } from "../../protocol";
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

/** The title of a mission: translated for a bundled one, else from its file. */
export const titleOf = ({ name, title }: Pick<MissionInfo, "name" | "title">): string =>
  name ? words.name("mission", name) : title;

export const aboutOf = ({ name, notes }: Pick<MissionInfo, "name" | "notes">): string =>
  name ? words.say(`briefing-${name}`) : notes.filter((note) => note.trim()).join(" ");
