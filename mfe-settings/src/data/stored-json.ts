/** What local storage has under a key; null when there is none, when it is no JSON or when storage is blocked. */
export function readStored(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    // Damaged or blocked: as if nothing had been kept.
    return null;
  }
}

/** Keeps a value on this device; false when storage is full or blocked. */
export function writeStored(key: string, value: unknown): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}
