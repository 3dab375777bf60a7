// Keyboard shortcuts of Space Hulk: letters of answers and marines, and the keys during the aliens' playback.
import type { Facing } from "../../page/told";
import type { HulkOpen, LegalAnswer } from "../../protocol";
import { letterOf } from "./things";

/** A to L belong to the marines: no other answer or command has one of these. */
const BY_VERB: Readonly<Record<string, string>> = {
  overwatch: "O",
  guard: "V",
  reload: "R",
  clear: "R",
  done: "X",
  end: "X",
  hold: "X",
};

/** The arrow key of each facing, on the map as it is drawn. */
export const ARROWS: Readonly<Record<string, Facing>> = {
  ArrowUp: "N",
  ArrowRight: "E",
  ArrowDown: "S",
  ArrowLeft: "W",
};
const SIGNS: Readonly<Record<Facing, string>> = { N: "↑", E: "→", S: "↓", W: "←" };

/** The letters of answers, for every question. */
export const ANSWERING = "ovrx";

/** The letter that declines for the rest of the phase, however many marines can be commanded. */
export const NEVER = "s";
/** The letter that declines until something alarming happens. */
export const SELDOM = "q";

/** The key of an answer besides its number: a letter, or the arrow that turns that way. */
export function letterFor({ text }: LegalAnswer): string {
  const [verb = "", about = ""] = text.split(":");
  return verb === "turn" || verb === "face" ? SIGNS[about as Facing] : (BY_VERB[verb] ?? "");
}

const OF_MARINE = /^(activate|command|deploy|next):(.*)/;

/** A marine to choose has the letter on his figure as the key. Where he waits for his activation it does not command him. */
export function ownLetter({ text }: LegalAnswer, view: HulkOpen): string {
  const [, verb, id = ""] = OF_MARINE.exec(text) ?? [];
  const waits = view.phase === "marines" && !view.marines[id]?.activated;
  return !id || (verb === "command" && waits) ? "" : letterOf(view, id).toLowerCase();
}

/** The keys that pause, resume, step or explain the playback. */
export type TellingKey = "w" | "p" | "n" | "y";
const TELLING: ReadonlySet<string> = new Set<TellingKey>(["w", "p", "n", "y"]);

const OF_TELLING = "[data-aside], [data-deeds], [data-declining]";
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
