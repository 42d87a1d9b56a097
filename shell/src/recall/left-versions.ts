const key = 'az-recall';

/** Names of the versions that this tab has loaded afresh to get rid of. Empty where the browser keeps nothing. */
export function leftVersions(): string[] {
  try {
    const names: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]');
    return Array.isArray(names) ? names : [];
  } catch {
    return [];
  }
}

/** Remembers that this tab loads afresh because of these versions, so that it does so once for each. */
export function noteLeft(names: string[]): void {
  try {
    sessionStorage.setItem(key, JSON.stringify([...new Set([...leftVersions(), ...names])]));
  } catch {
    // A browser that keeps nothing: the page may load afresh again when another one is opened.
  }
}
