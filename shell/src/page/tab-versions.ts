const keys = {
  /** Versions that were recalled and left by loading afresh. */
  recalled: 'az-recall',
  /** Canaries that have failed and given way. */
  failed: 'az-fallback',
} as const;

/** Names of versions that a tab remembers from page to page. Empty where the browser keeps nothing. */
export function tabVersions(what: keyof typeof keys): string[] {
  try {
    const names: unknown = JSON.parse(sessionStorage.getItem(keys[what]) ?? '[]');
    return Array.isArray(names) ? names : [];
  } catch {
    return [];
  }
}

/** Adds names of versions to what this tab remembers, where the browser keeps anything. */
export function addTabVersions(what: keyof typeof keys, names: string[]): void {
  try {
    sessionStorage.setItem(keys[what], JSON.stringify([...new Set([...tabVersions(what), ...names])]));
  } catch {
    // What is forgotten is met once more: a canary fails again, a page loads afresh again.
  }
}
