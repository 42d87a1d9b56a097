const keys = {
  /** Recalled versions that this tab has left by a reload. */
  recalled: 'az-recall',
  /** Canaries that have failed and were replaced. */
  failed: 'az-fallback',
} as const;

/** Names of versions stored for this tab across pages. Empty if storage is blocked. */
export function tabVersions(what: keyof typeof keys): string[] {
  try {
    const names: unknown = JSON.parse(sessionStorage.getItem(keys[what]) ?? '[]');
    return Array.isArray(names) ? names : [];
  } catch {
    return [];
  }
}

/** Adds names of versions to those stored for this tab, unless storage is blocked. */
export function addTabVersions(what: keyof typeof keys, names: string[]): void {
  try {
    sessionStorage.setItem(keys[what], JSON.stringify([...new Set([...tabVersions(what), ...names])]));
  } catch {
    // Without storage the canary fails once more, or the page reloads once more.
  }
}
