/** What a stored text says; null when there is none, or when it is no JSON. */
export function parseStored(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    // Not ours, or damaged: as if nothing had been kept.
    return null;
  }
}

/** What local storage has under a key; null when there is none, when it is no JSON or when storage is blocked. */
export function readStored(key: string): unknown {
  try {
    return parseStored(localStorage.getItem(key));
  } catch {
    // Storage is blocked.
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
