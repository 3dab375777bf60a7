// Local storage with a fallback: if it is blocked or full, values last as long as the page is open.

const kept = new Map<string, string>();

const PROBE = "voidlock:probe";

/** Whether the browser refuses to store anything. */
export function blocked(): boolean {
  try {
    localStorage.setItem(PROBE, "");
    localStorage.removeItem(PROBE);
    return false;
  } catch {
    return true;
  }
}

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
    // Nothing to remove.
  }
}

/** All stored keys. */
export function places(): string[] {
  try {
    return [...new Set([...Object.keys(localStorage), ...kept.keys()])];
  } catch {
    return [...kept.keys()];
  }
}
