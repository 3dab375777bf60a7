// The keyboard's place on the page. When what has the focus goes away, the focus goes to what was around it.

const HOLDER = "[tabindex]";

/** Watch over the focus; the part of the page nearest to what went away that can hold it gets it. */
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
