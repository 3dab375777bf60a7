// The device's own storage. Where it may not be used, or has no room, things are kept as long as the page is open.

const kept = new Map<string, string>();

export function stored(place: string): string | null {
  try {
    return kept.get(place) ?? localStorage.getItem(place);
  } catch {
    return kept.get(place) ?? null;
  }
}

export function store(place: string, text: string): void {
  try {
    localStorage.setItem(place, text);
    kept.delete(place);
  } catch {
    kept.set(place, text);
  }
}

export function unstore(place: string): void {
  kept.delete(place);
  try {
    localStorage.removeItem(place);
  } catch {
    // There is nothing to be removed.
  }
}

/** Everything that is stored, by its place. */
export function places(): string[] {
  try {
    return [...new Set([...Object.keys(localStorage), ...kept.keys()])];
  } catch {
    return [...kept.keys()];
  }
}
