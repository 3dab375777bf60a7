// Keyboard shortcuts of Space Hulk: letters of answers and marines, and the keys during the aliens' playback.
import type { Facing } from "../../page/told";
import type { HulkOpen, LegalAnswer, Thing } from "../../protocol";
import { FACINGS } from "../map/plan";
import { letterOf } from "./things";

const BY_VERB: Readonly<Record<string, string>> = { overwatch: "O", guard: "G", reload: "R", clear: "R", done: "X", end: "X", hold: "X" };
/** The letters for turning right, by quarter turns. */
const BY_TURN = ["", "E", "", "Q"];

/** The letters of answers, for every question. */
export const ANSWERING = "qeogrx";

/** The letter that declines for the rest of the phase, however many marines can be commanded. */
export const NEVER = "s";

/** The letter of an answer for the marine in question. */
export function letterFor({ text }: LegalAnswer, view: HulkOpen, subject: Thing | null): string {
  const [verb = "", about = ""] = text.split(":");
  if (verb !== "turn" && verb !== "face") return BY_VERB[verb] ?? "";
  const facing = (subject && view.marines[subject[1]]?.facing) || "N";
  return BY_TURN[(FACINGS.indexOf(about as Facing) - FACINGS.indexOf(facing) + 4) % 4] ?? "";
}

const OF_MARINE = /^(?:activate|command):(.*)/;

/** A marine to choose has his own letter as the key, unless it is taken. */
export function ownLetter({ text }: LegalAnswer, view: HulkOpen, taken: string): string {
  const id = OF_MARINE.exec(text)?.[1];
  const own = id ? letterOf(view, id).toLowerCase() : "";
  return taken.includes(own) ? "" : own;
}

/** The keys that pause, resume, step or explain the playback. */
export type TellingKey = "w" | "p" | "n" | "y";
const TELLING: ReadonlySet<string> = new Set<TellingKey>(["w", "p", "n", "y"]);

const OF_TELLING = "[data-deeds], [data-declining]";
const PRESSES = new Set(["Enter", " "]);
const MODIFIERS = new Set(["Tab", "Shift", "Control", "Alt", "Meta"]);

/** Whether an event belongs to the playback controls or the browser and does not skip the playback. */
export function leavesTelling(event: Event): boolean {
  const within = (what: string): boolean => event.target instanceof Element && event.target.closest(what) !== null;
  if (within("dialog")) return true;
  if (!(event instanceof KeyboardEvent)) return within(OF_TELLING);
  if (PRESSES.has(event.key) && within(OF_TELLING)) return true;
  const browsers = MODIFIERS.has(event.key) || event.ctrlKey || event.altKey || event.metaKey || /^F\d/.test(event.key);
  return browsers || TELLING.has(event.key.toLowerCase());
}
