import { readText, writeText } from '@az/shared/storage';
import { isString, parseListOf, parseStoredJson } from '@az/shared/stored-json';

const keys = {
  /** Recalled versions that this tab has left by a reload. */
  recalled: 'az-recall',
  /** Canaries that have failed and were replaced. */
  failed: 'az-fallback',
} as const;

const namesOf = parseListOf(isString);

/** Names of versions stored for this tab across pages. Empty if storage is blocked. */
export const tabVersions = (what: keyof typeof keys): string[] =>
  namesOf(parseStoredJson(readText(keys[what], 'session')));

/** Stores names for this tab. If storage is blocked, the canary fails once more, or the page reloads once more. */
export function addTabVersions(what: keyof typeof keys, names: string[]): void {
  writeText(keys[what], JSON.stringify([...new Set([...tabVersions(what), ...names])]), 'session');
}
