// Keyboard shortcuts of answers: 1 to 9 in order, 0 for the answer that ends a step, then letters that are free.
// An answer about a marine with a letter uses that letter (`data-wants`), and leaves the number of its place unused.
import { words } from "../../page/words.svelte";

/** The letters for further answers; the others are keys of the game (see Game.svelte). */
const LETTERS = "acdefgijkmnopqrstvwxyz";

/** The keys of answers in order; the tenth gets 0 if no answer ends the step. */
function keysOf(ends: boolean, taken: string): string[] {
  return [..."123456789", ...(ends ? "" : "0"), ...[...LETTERS].filter((letter) => !taken.includes(letter))];
}

/** An attachment for a container of answers (`[data-answer]`): gives each a key, shown in its `kbd.key`. */
export const numbered =
  (taken: string) =>
  (box: HTMLElement): (() => void) => {
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
    watch.observe(box, {
      childList: true,
      subtree: true,
      attributes: true,
      attributeFilter: ["data-answer", "data-wants", "open"],
    });
    number();
    return () => watch.disconnect();
  };

/** The answers in a container, with their keys. */
const answersIn = (box: HTMLElement | null): HTMLElement[] => [
  ...(box?.querySelectorAll<HTMLElement>("[data-answer]") ?? []),
];

/** The answer in this container that a key stands for. */
export const answerOf = (box: HTMLElement | null, key: string): HTMLElement | undefined =>
  answersIn(box).find((answer) => answer.dataset["key"] === key);

export const firstAnswer = (box: HTMLElement | null): HTMLElement | undefined => answersIn(box)[0];

/** Moves the focus to the next or previous answer. */
export function stepAnswer(box: HTMLElement | null, by: number): boolean {
  const focused = document.activeElement;
  if (!box || !focused || !box.contains(focused)) return false;
  const all = answersIn(box).filter((answer) => answer.offsetParent !== null);
  const at = all.findIndex((answer) => answer === focused);
  if (focused !== box && at < 0) return false;
  all[at < 0 ? (by > 0 ? 0 : all.length - 1) : (at + by + all.length) % all.length]?.focus();
  return true;
}

/** Whether the player is typing, so letters are not shortcuts. */
export const writing = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches("input:not([type=range]), select, textarea");

/** Whether a key activates something: a button, or an answer by its number or letter. */
export const presses = ({ key }: KeyboardEvent): boolean => key === "Enter" || /^[ a-z0-9]$/i.test(key);

/** Finishes all running animations. */
export function settle(): void {
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
  }
}
