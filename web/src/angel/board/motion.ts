// Animations of the board. All durations are multiplied by the pace; at 0 nothing moves.
import type { TransitionConfig } from "svelte/transition";
import { withFrame } from "../../page/frame";
import { settings } from "../../page/settings.svelte";

export const lasting = (milliseconds: number): number => milliseconds * settings.pace;

export interface Travel {
  key: string;
  /** The side a new object enters from: -1 left, 1 right. */
  from?: number;
  /** Whether animation is off, as when the board is first shown. */
  still?: boolean;
}

/** How long an object moves, in milliseconds. */
const LASTS = 200;
const EASING = "cubic-bezier(0.215, 0.61, 0.355, 1)";

/** An object that leaves its spot, one that comes to its own, or both if they are the same. */
interface Move {
  old?: Element;
  new?: Element;
  from: number;
}

/** What moves in the next frame, by its key. */
let moves = new Map<string, Move>();
const running = new WeakMap<Element, Animation>();

/** What has no size is not seen, so it doesn't move. */
function boxOf(element: Element | undefined): DOMRect | undefined {
  const box = element?.getBoundingClientRect();
  return box?.width && box.height ? box : undefined;
}

/** How an object that stands here looks as it comes from another place, or goes there. */
const elsewhere = (here: DOMRect, there: DOMRect): Keyframe => ({
  opacity: 0,
  transformOrigin: "0 0",
  transform: `translate(${there.left - here.left}px, ${there.top - here.top}px) scale(${there.width / here.width}, ${there.height / here.height})`,
});

function animate(element: Element, keyframes: Keyframe[], fill: FillMode): void {
  running.set(element, element.animate(keyframes, { duration: lasting(LASTS), easing: EASING, fill }));
}

/** A move with where it begins and ends, as far as that is seen. */
interface Measured extends Move {
  left: DOMRect | undefined;
  came: DOMRect | undefined;
}

/** Everything is measured before anything moves: to measure between two changes would lay the board out again for each. */
function measured(): Measured[] {
  const all = [...moves.values()].map((move) => ({ ...move, left: boxOf(move.old), came: boxOf(move.new) }));
  moves = new Map();
  return all;
}

function begin({ old, new: now, from, left, came }: Measured): void {
  if (now && came) {
    const enters = { opacity: 0, transform: from ? `translate(${3 * from}rem, -3rem)` : "none" };
    animate(now, left ? [elsewhere(came, left), { transformOrigin: "0 0" }] : [enters, {}], "none");
  }
  if (old && left)
    animate(
      old,
      came ? [{ transformOrigin: "0 0" }, elsewhere(left, came)] : [{}, { opacity: 0, transform: "scale(0.4)" }],
      "forwards",
    );
}

function withMove(key: string, change: Partial<Move>): void {
  if (!moves.size) withFrame(measured, (all) => all.forEach(begin));
  moves.set(key, { from: 0, ...moves.get(key), ...change });
}

/** Whether an object was about to leave with the next frame; it comes back to its own place, so it doesn't move. */
function stays(element: Element): boolean {
  const left = [...moves.values()].filter(({ old }) => old === element);
  for (const move of left) delete move.old;
  return left.length > 0;
}

type Transition = (element: Element, travel: Travel) => TransitionConfig;

/** From spot to spot; what has no new one fades out. */
export const send: Transition = (element, { key, still = false }) => {
  const duration = still ? 0 : lasting(LASTS);
  if (duration) withMove(key, { old: element });
  return { duration };
};

/** From spot to spot; a new object enters from its side's pile. */
export const receive: Transition = (element, { key, from = 0, still = false }) => {
  running.get(element)?.cancel();
  if (stays(element)) return { duration: 0 };
  if (!still && lasting(LASTS)) withMove(key, { new: element, from });
  return { duration: 0 };
};

/** Moves the children of an element that is about to reorder them from their old places to the new ones, with the next frame. */
export function reordered(parent: Element): void {
  const duration = lasting(200);
  if (!duration) return;
  const before = new Map([...parent.children].map((child) => [child, child.getBoundingClientRect().left]));
  withFrame(
    () => [...before].map(([child, left]) => ({ child, moved: left - child.getBoundingClientRect().left })),
    (all) => {
      for (const { child, moved } of all)
        if (moved) child.animate({ translate: [`${moved}px`, "0"] }, { duration, easing: "ease-out" });
    },
  );
}
