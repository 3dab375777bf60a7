// Keyboard shortcuts of answers: 1 to 9 in their order, 0 for what ends a step, then letters that nothing else has.
// An answer about somebody who has a letter has that (`data-wants`), and leaves the number of its place unused.
import { words } from "../../page/words.svelte";

/** Further answers have these; the others are keys of the game (see Game.svelte). */
const LETTERS = "acdefgijkmnopqrstvwxyz";

/** The keys of so many answers in their order; the tenth has 0 where nothing ends the step. */
function keysOf(ends: boolean, taken: string): string[] {
  return [..."123456789", ...(ends ? "" : "0"), ...[...LETTERS].filter((letter) => !taken.includes(letter))];
}

/** To be attached to what holds answers (`[data-answer]`): gives each its key, which `kbd.key` within it shows. */
export const numbered = (taken: string) => (box: HTMLElement): (() => void) => {
  function number(): void {
    const answers = answersIn(box).filter((answer) => !answer.closest("details:not([open])"));
    const ends = (answer: HTMLElement): boolean => answer.classList.contains("last");
    const keys = keysOf(answers.some(ends), taken);
    const given = new Set<string>();
    for (const answer of answers) {
      const [wanted = "", next = ""] = [answer.dataset["wants"], ends(answer) ? "0" : keys.shift()];
      const key = wanted && !given.has(wanted) ? wanted : next;
      given.add(key);
      const shown = answer.querySelector<HTMLElement>("kbd.key");
      if (shown && key) shown.title = words.say("play-key-is", { key: key.toUpperCase() });
      if (answer.dataset["key"] === key) continue;
      answer.dataset["key"] = key;
      answer.style.setProperty("--key", `"${key.toUpperCase()}"`);
      if (key) answer.setAttribute("aria-keyshortcuts", key);
    }
  }

  const watch = new MutationObserver(number);
  watch.observe(box, { childList: true, subtree: true, attributes: true, attributeFilter: ["data-answer", "data-wants", "open"] });
  number();
  return () => watch.disconnect();
};

/** The answers in a box of them, with their keys. */
const answersIn = (box: HTMLElement | null): HTMLElement[] => [...(box?.querySelectorAll<HTMLElement>("[data-answer]") ?? [])];

/** The answer in this box that a key stands for. */
export const answerOf = (box: HTMLElement | null, key: string): HTMLElement | undefined => answersIn(box).find((answer) => answer.dataset["key"] === key);

export const firstAnswer = (box: HTMLElement | null): HTMLElement | undefined => answersIn(box)[0];

/** One answer on or back from the one that has the focus. */
export function stepAnswer(box: HTMLElement | null, by: number): boolean {
  const focused = document.activeElement;
  if (!box || !focused || !box.contains(focused)) return false;
  const all = answersIn(box).filter((answer) => answer.offsetParent !== null);
  const at = all.findIndex((answer) => answer === focused);
  if (focused !== box && at < 0) return false;
  all[at < 0 ? (by > 0 ? 0 : all.length - 1) : (at + by + all.length) % all.length]?.focus();
  return true;
}

/** Whether somebody is writing, so that letters are no keys of the game. */
export const writing = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches("input:not([type=range]), select, textarea");

/** Whether a key presses something: a button, or an answer by its number or letter. */
export const presses = ({ key }: KeyboardEvent): boolean => key === "Enter" || /^[ a-z0-9]$/i.test(key);

/** All that moves comes to rest at once. */
export function settle(): void {
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
  }
}
