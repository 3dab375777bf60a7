// Focus management: a removed element hands its focus to the nearest ancestor; parts of the screen are registered by name;
// an open modal dialog captures all keys.

const HOLDER = "[tabindex]";

/** Watches the focus; when the focused element is removed, its nearest focusable ancestor gets the focus. */
export function keepFocus(): () => void {
  let around: HTMLElement[] = [];

  function remember({ target }: FocusEvent): void {
    around = [];
    for (let place = target as HTMLElement | null; place; place = place.parentElement) around.push(place);
  }

  const changes = new MutationObserver(() => {
    const lost = around[0] !== undefined && !around[0].isConnected;
    if (lost && document.activeElement === document.body) {
      around.find((place) => place.isConnected && place.matches(HOLDER))?.focus({ preventScroll: true });
    }
  });

  document.addEventListener("focusin", remember);
  changes.observe(document.body, { childList: true, subtree: true });
  return () => {
    document.removeEventListener("focusin", remember);
    changes.disconnect();
  };
}

/** Keys that answer or close: they move nothing. */
const ASIDE = /^([0-9]|Escape)$/;

/** Watches what moved the focus: after a pointer no frame is shown (page.css), not even when a dialog that it opened gives the focus back. */
export function quietFocus(): () => void {
  let pointed = false;
  const point = (): void => void (pointed = true);
  const press = ({ key }: KeyboardEvent): void => void (pointed &&= ASIDE.test(key));
  const mark = (): void => void document.documentElement.toggleAttribute("data-pointing", pointed);

  const watched = [
    ["pointerdown", point],
    ["keydown", press],
    ["focusin", mark],
  ] as const;
  for (const [event, watch] of watched) document.addEventListener(event, watch as EventListener, true);
  return () => {
    for (const [event, watch] of watched) document.removeEventListener(event, watch as EventListener, true);
  };
}

/** The parts of a game screen that other parts move the focus to. */
export type Place = "board" | "questions" | "past";

/** A registry of elements by name; each is registered while it is on the page. */
export class Places {
  readonly #elements = new Map<Place, HTMLElement>();

  /** An attachment that registers the element under this name. */
  readonly named =
    (place: Place) =>
    (element: HTMLElement): (() => void) => {
      this.#elements.set(place, element);
      return () => {
        if (this.#elements.get(place) === element) this.#elements.delete(place);
      };
    };

  get(place: Place): HTMLElement | null {
    return this.#elements.get(place) ?? null;
  }

  /** Whether the focus is on or inside this part. */
  focused(place: Place): boolean {
    return this.get(place)?.contains(document.activeElement) ?? false;
  }
}

/** The dialogs on the page; each is removed when it is unmounted. */
const dialogs = new Set<HTMLDialogElement>();

/** An attachment for a dialog that is shown over the page. */
export function modal(dialog: HTMLDialogElement): () => void {
  dialogs.add(dialog);
  return () => void dialogs.delete(dialog);
}

export const modalOpen = (): boolean => [...dialogs].some(({ open }) => open);
