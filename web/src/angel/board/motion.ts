// Animations of the board. All durations are multiplied by the pace; at 0 nothing moves.
import { cubicOut } from "svelte/easing";
import { crossfade, type TransitionConfig } from "svelte/transition";
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

function appear(element: Element, { from = 0, still = false }: Travel, intro: boolean): TransitionConfig {
  const duration = still ? 0 : lasting(200);
  // To read a style lays out the whole board: only what really moves may ask for it.
  if (!duration) return { duration };
  const opacity = Number(getComputedStyle(element).opacity);
  return {
    duration,
    easing: cubicOut,
    css: (t) =>
      intro
        ? `opacity: ${t * opacity}; transform: translate(${(1 - t) * 3 * from}rem, ${(t - 1) * (from ? 3 : 0)}rem)`
        : `opacity: ${t * opacity}; transform: scale(${0.4 + 0.6 * t})`,
  };
}

const [sent, received] = crossfade({
  duration: (distance) => lasting(Math.min(150 + distance / 4, 250)),
  easing: cubicOut,
  fallback: (element, travel, intro) => appear(element, travel as Travel, intro),
});

type Transition = (element: Element, travel: Travel) => () => TransitionConfig;

/** Crossfade scales by the size of the element: what has none is not seen, so it doesn't move. */
const ifSeen =
  (transition: Transition): Transition =>
  (element, travel) => {
    const begin = transition(element, travel);
    return () => {
      const config = begin();
      if (!config.duration) return config;
      const { width, height } = element.getBoundingClientRect();
      return width && height ? config : { duration: 0 };
    };
  };

/** Crossfade from spot to spot; a new object enters from its side's pile, a removed one fades out. */
export const send: Transition = ifSeen(sent);
export const receive: Transition = ifSeen(received);

/** Moves the children of an element that is about to reorder them from their old places to the new ones, with the next frame. */
export function reordered(parent: Element): void {
  const duration = lasting(200);
  if (!duration) return;
  const before = new Map([...parent.children].map((child) => [child, child.getBoundingClientRect().left]));
  withFrame(() => {
    for (const [child, left] of before) {
      const moved = left - child.getBoundingClientRect().left;
      if (moved) child.animate({ translate: [`${moved}px`, "0"] }, { duration, easing: "ease-out" });
    }
  });
}
