let kept: typeof fetch | null = null;

/** Keeps the browser's `fetch` for `ownFetch`. Must run before code of an area, which may replace it. */
export function keepOwnFetch(): void {
  kept = fetch;
}

/**
 * Requests what the page needs although an area's version has replaced `window.fetch` by a function that does not work:
 * files of the shell, and recalls of that version.
 */
export const ownFetch: typeof fetch = (...parameters) => (kept ?? fetch).call(globalThis, ...parameters);
