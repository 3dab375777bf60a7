// The letters by which answers of Space Hulk are given.
import type { Option } from "../view";
import { FACINGS } from "./plan";
import { letterOf } from "./things";
import type { Facing, HulkView } from "./view";

const BY_VERB: Readonly<Record<string, string>> = { overwatch: "O", guard: "G", reload: "R", clear: "R", done: "X", end: "X", hold: "X" };
/** A turn to the right, by quarters. */
const BY_TURN = ["", "E", "", "Q"];

/** The letter of what an answer does, for a marine who looks there. */
export function letterOn({ text }: Option, facing: Facing): string {
  const [verb = "", about = ""] = text.split(":");
  if (verb !== "turn" && verb !== "face") return BY_VERB[verb] ?? "";
  return BY_TURN[(FACINGS.indexOf(about as Facing) - FACINGS.indexOf(facing) + 4) % 4] ?? "";
}

type Squad = Pick<HulkView, "marines">;

export const lettersOf = (squad: Squad): string => Object.keys(squad.marines).map((id) => letterOf(squad, id).toLowerCase()).join("");

const OF_MARINE = /^(?:activate|command):(.*)/;

/** Whoever is chosen has his own letter for his key, where it is not taken. */
export function ownLetter({ text }: Option, squad: Squad, taken: string): string {
  const id = OF_MARINE.exec(text)?.[1];
  const own = id ? letterOf(squad, id).toLowerCase() : "";
  return taken.includes(own) ? "" : own;
}
