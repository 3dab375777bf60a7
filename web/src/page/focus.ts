// Focus management: what has the focus and goes away hands it to what is around it; the parts that keys lead to are registered by
// name; an open modal dialog takes all keys.

const HOLDER = "[tabindex]";

/** Watches over the focus; the part of the page nearest to what went away that can hold it gets it. */
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

/** The parts of a game screen that its other parts lead to. */
export type Place = "board" | "questions" | "past";

/** A registry of elements by name: each is in it as long as it is on the page. */
export class Places {
  readonly #elements = new Map<Place, HTMLElement>();

  /** To be attached to the element of this name. */
  readonly named = (place: Place) => (element: HTMLElement): (() => void) => {
    this.#elements.set(place, element);
    return () => {
      if (this.#elements.get(place) === element) this.#elements.delete(place);
    };
  };

  get(place: Place): HTMLElement | null {
    return this.#elements.get(place) ?? null;
  }

  /** Whether the focus is on it or within it. */
  focused(place: Place): boolean {
    return this.get(place)?.contains(document.activeElement) ?? false;
  }
}

/** The dialogs on the page; each leaves when it goes away. */
const dialogs = new Set<HTMLDialogElement>();

/** To be attached to a dialog that is shown over the page. */
export function modal(dialog: HTMLDialogElement): () => void {
  dialogs.add(dialog);
  return () => void dialogs.delete(dialog);
}

export const modalOpen = (): boolean => [...dialogs].some(({ open }) => open);
