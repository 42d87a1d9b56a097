/** The parsed value of a stored text; null when there is none, or when it is not JSON. */
export function parseStoredJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    // Not written by us, or damaged: treated as missing.
    return null;
  }
}

/**
 * The parsed value under a key of local storage; null when there is none, when it is not JSON or when storage is
 * blocked.
 */
export function readStoredJson(key: string): unknown {
  try {
    return parseStoredJson(localStorage.getItem(key));
  } catch {
    // Storage is blocked.
    return null;
  }
}

/** Stores a value on this device; false when storage is full or blocked. */
export function writeStoredJson(key: string, value: unknown): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}
