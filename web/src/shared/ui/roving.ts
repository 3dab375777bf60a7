// Roving tabindex: one Tab stop for a whole part of the board; the arrow keys move on from there.

const HEADINGS: Record<string, readonly [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

interface Point {
  x: number;
  y: number;
}

function middle(element: Element): Point {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return { x: (left + right) / 2, y: (top + bottom) / 2 };
}

/** The nearest object in a direction; sideways distance counts three times. */
function nearest(
  from: HTMLElement,
  objects: HTMLElement[],
  [x, y]: readonly [number, number],
): HTMLElement | undefined {
  const start = middle(from);
  let best: HTMLElement | undefined;
  let least = Infinity;
  for (const object of objects) {
    const { x: right, y: down } = middle(object);
    const ahead = (right - start.x) * x + (down - start.y) * y;
    const aside = Math.abs((right - start.x) * y) + Math.abs((down - start.y) * x);
    if (object !== from && ahead > 1 && ahead + 3 * aside < least) {
      best = object;
      least = ahead + 3 * aside;
    }
  }
  return best;
}

/** The Tab stop in a box of objects. */
export const stopIn = (box: HTMLElement): HTMLElement | null => box.querySelector(".object[tabindex='0']");

/** An attachment for the container of the objects (`.object`). Keeps the focus on a thing that is redrawn elsewhere.
 *  Tab stops at the first lit object, else at the first object, or at the last where `data-from` is `end`. */
export function roving(box: HTMLElement): () => void {
  let held: string | undefined;
  let stop: HTMLElement | undefined;

  const objects = (): HTMLElement[] =>
    [...box.querySelectorAll<HTMLElement>(".object")].filter((object) => !object.closest("[inert]"));

  function settle(): void {
    const all = objects();
    if (held !== undefined && !box.contains(document.activeElement) && document.activeElement === document.body) {
      (all.find((object) => object.dataset["thing"] === held) ?? all.find(isLit) ?? all[0])?.focus();
    }
    const focused = all.find((object) => object === document.activeElement);
    const same = stop && all.includes(stop) ? stop : undefined;
    stop = focused ?? all.find(isLit) ?? (box.dataset["from"] === "end" ? all.at(-1) : (same ?? all[0]));
    for (const object of all) object.tabIndex = object === stop ? 0 : -1;
  }

  const isLit = (object: HTMLElement): boolean => object.classList.contains("lit");

  function focused(event: FocusEvent): void {
    if (!(event.target instanceof HTMLElement) || !event.target.matches(".object")) return;
    held = event.target.dataset["thing"] ?? "";
    if (stop) stop.tabIndex = -1;
    stop = event.target;
    stop.tabIndex = 0;
  }

  function left(event: FocusEvent): void {
    const { target, relatedTarget } = event;
    if (relatedTarget instanceof Node) {
      if (!box.contains(relatedTarget)) held = undefined;
    } else if (target instanceof Element && target.isConnected && !target.closest("[inert]")) {
      held = undefined;
    }
  }

  function pressed(event: KeyboardEvent): void {
    const all = objects();
    const from = all.find((object) => object === document.activeElement);
    if (!from || event.altKey || event.ctrlKey || event.metaKey) return;
    const heading = HEADINGS[event.key];
    const ends: Record<string, HTMLElement | undefined> = { Home: all[0], End: all.at(-1) };
    const to = heading ? nearest(from, all, heading) : ends[event.key];
    if (heading || to) event.preventDefault();
    to?.focus();
  }

  box.addEventListener("focusin", focused);
  box.addEventListener("focusout", left);
  box.addEventListener("keydown", pressed);
  const watch = new MutationObserver(settle);
  watch.observe(box, { childList: true, subtree: true, attributes: true, attributeFilter: ["class", "inert"] });
  settle();
  return () => {
    watch.disconnect();
    box.removeEventListener("focusin", focused);
    box.removeEventListener("focusout", left);
    box.removeEventListener("keydown", pressed);
  };
}
