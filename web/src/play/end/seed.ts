// The same game once more: by its seed and its setup, here or by a link for another player.
import { plain } from "../../page/plain";
import type { Challenge, Options, TableInfo, Thing } from "../../protocol";

/** What decides a game apart from its players: with these and their answers, every card and die is the same. */
const SETUP = ["game", "mission", "players", "teams", "settings", "seed"] as const;

/** The options to play this table's game again; null if its seed is not known, as in a game from a file. */
export function seedOf({ options, fair_dice }: TableInfo): Options | null {
  const seed = options.seed || fair_dice?.seed;
  return seed ? { ...options, seed } : null;
}

/** The longest name of a mission; whatever is longer is a mission file, and no link can hold that. */
const LONGEST = 80;
/** After one of the squad who fell. */
const FELL = "-";

/** The link that says all of a challenge itself, where no server keeps it; empty if there can be none. */
export function challengeLink({ options, result, round, by, place, story, squad }: Challenge): string {
  if ((options.mission ?? "").length > LONGEST) return "";
  const said = new URLSearchParams({ challenge: `${result} ${round}` });
  const marines = squad.filter(({ who: [kind] }) => kind === "marine");
  const more = {
    by,
    place,
    story: JSON.stringify([story.id, story.about]),
    squad: marines.map(({ who: [, id], home }) => id + (home ? "" : FELL)).join(),
  };
  for (const [name, value] of [...SETUP.map((name) => [name, options[name]] as const), ...Object.entries(more)])
    if (value !== undefined && value !== "" && JSON.stringify(value) !== "{}")
      said.set(name, typeof value === "string" ? value : JSON.stringify(value));
  return new URL(`#${said}`, location.href).href;
}

/** The link of a challenge that the server keeps. */
export const shortLink = (id: string): string => new URL(`c/${id}`, location.href).href;

const number = (text: string | null): number => Number(text?.match(/^\d{1,4}$/)?.[0] ?? NaN);

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? "");
  } catch {
    return undefined;
  }
}

const isTeams = (value: unknown): value is string[][] =>
  Array.isArray(value) &&
  value.every((teams) => Array.isArray(teams) && teams.every((team) => typeof team === "string"));
const isSettings = (value: unknown): value is Record<string, string> =>
  typeof value === "object" &&
  value !== null &&
  !Array.isArray(value) &&
  Object.values(value).every((each) => typeof each === "string");

const isThing = (value: unknown): value is Thing =>
  Array.isArray(value) && value.length === 2 && value.every((part) => typeof part === "string");

/** A story that somebody may have made up: numbers, words and things, or none at all. */
function storyIn(text: string | null): Challenge["story"] {
  const [id, about] = (parsed(text) as [unknown, unknown] | undefined) ?? [];
  const whole =
    typeof id === "string" &&
    typeof about === "object" &&
    about !== null &&
    Object.values(about).every((value) => typeof value === "number" || typeof value === "string" || isThing(value));
  return whole ? { id, about: about as Challenge["story"]["about"] } : { id: "", about: {} };
}

/** The challenge in an address; null if there is none. What it says of the game is checked again by the server. */
export function readChallenge(hash: string): Challenge | null {
  const said = new URLSearchParams(
    [...new URLSearchParams(hash.slice(1))].map(([name, value]) => [name, plain(value)]),
  );
  const [result = "", round = ""] = said.get("challenge")?.split(" ") ?? [];
  const seed = said.get("seed") ?? "";
  if (!said.has("challenge") || !seed) return null;
  const [teams, settings] = [parsed(said.get("teams")), parsed(said.get("settings"))];
  const options: Options = {
    seed,
    game: said.get("game") ?? "angel",
    players: number(said.get("players")) || 1,
    ...(said.get("mission") ? { mission: said.get("mission") ?? "" } : {}),
    teams: isTeams(teams) ? teams : (said.get("teams") ?? "random"),
    ...(isSettings(settings) ? { settings } : {}),
  };
  const squad = (said.get("squad") ?? "")
    .split(",")
    .filter(Boolean)
    .map((name) => ({
      who: ["marine", name.replace(FELL, "")] as const,
      home: !name.endsWith(FELL),
    }));
  return {
    options,
    result: ["win", "loss", "draw"].includes(result) ? result : "loss",
    round: number(round) || 0,
    by: said.get("by") ?? "",
    place: said.get("place") ?? "",
    story: storyIn(said.get("story")),
    squad,
  };
}

/** The challenge of an address: by its name at the server, or all of it. Null if it is gone. */
export async function challengeAt(hash: string): Promise<Challenge | null> {
  const [, id] = /^#challenge=([0-9a-z]{10})$/.exec(hash) ?? [];
  if (!id) return readChallenge(hash);
  const reply = await fetch(`c/${id}.json`);
  if (reply.status === 404) return null;
  if (!reply.ok) throw new Error(String(reply.status));
  return (await reply.json()) as Challenge;
}
