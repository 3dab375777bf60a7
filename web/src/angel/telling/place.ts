// Layout: where a thing of the board stands, whatever moves it there.

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The element of a thing within a part of the page. */
export const elementOf = (within: Element, key: string): HTMLElement | undefined =>
  [...within.querySelectorAll<HTMLElement>("[data-thing]")].find(({ dataset }) => dataset["thing"] === key);

/** The place of an element within one that contains it; offsets know nothing of transforms. */
export function boxIn(within: Element, element: HTMLElement): Box {
  let [left, top] = [0, 0];
  for (let at: Element | null = element; at instanceof HTMLElement && at !== within; at = at.offsetParent) {
    left += at.offsetLeft;
    top += at.offsetTop;
  }
  return { left, top, width: element.offsetWidth, height: element.offsetHeight };
}
