// The same game once more: by its seed and its setup, here or by a link for another player.
import { plain } from "../../page/plain";
import type { Options, TableInfo } from "../../protocol";

/** What decides a game apart from its players: with these and their answers, every card and die is the same. */
const SETUP = ["game", "mission", "players", "teams", "settings", "seed"] as const;

/** The options to play this table's game again; null if its seed is not known, as in a game from a file. */
export function seedOf({ options, fair_dice }: TableInfo): Options | null {
  const seed = options.seed || fair_dice?.seed;
  return seed ? { ...options, seed } : null;
}

/** How the game of the challenge ended. */
export interface Outcome {
  result: string;
  /** The round or turn. */
  round: number;
}

export interface Challenge extends Outcome {
  options: Options;
}

/** The longest name of a mission; whatever is longer is a mission file, and no link can hold that. */
const LONGEST = 80;

/** The link that opens the start with this game's seed and setup; empty if there can be none. */
export function challengeLink(options: Options, { result, round }: Outcome): string {
  if ((options.mission ?? "").length > LONGEST) return "";
  const said = new URLSearchParams({ challenge: `${result} ${round}` });
  for (const name of SETUP) {
    const value = options[name];
    if (value !== undefined && value !== "" && JSON.stringify(value) !== "{}")
      said.set(name, typeof value === "string" ? value : JSON.stringify(value));
  }
  return new URL(`#${said}`, location.href).href;
}

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
  return { options, result: ["win", "loss", "draw"].includes(result) ? result : "loss", round: number(round) || 0 };
}
