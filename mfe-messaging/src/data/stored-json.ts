/** What local storage has under a key; null when there is none, when it is no JSON or when storage is blocked. */
export function readStored(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    // Damaged or blocked: as if nothing had been kept.
    return null;
  }
}

/** Keeps a value; without effect when storage is full or blocked: it then lives as long as the page. */
export function writeStored(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // See above.
  }
}

/** The entries of an object, none when it is no object. */
export function entriesOf(value: unknown): [string, unknown][] {
  return typeof value === 'object' && value !== null ? Object.entries(value) : [];
}
