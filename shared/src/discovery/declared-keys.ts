import { hasStrings } from '../stored-json/index.ts';

export type DeclaredKey = {
  kind: 'cookie' | 'local' | 'session';
  /** Its name; `‹…›` stands for a variable part, `‹membre›` for the member's id. */
  key: string;
  what: string;
  /** When it is removed: `sign-out`, `tab`, `cleared` (with the browser's data), or a French sentence. */
  until: string;
};

export const storageKeysPath = '/discovery/storage';

const timeLimitMs = 10_000;

const isDeclaredKey = (value: unknown): value is DeclaredKey =>
  hasStrings(value, ['kind', 'key', 'what', 'until']) && ['cookie', 'local', 'session'].includes(value.kind);

/** What the shell and this visitor's areas store in a browser. Rejects if no valid list arrives in 10 seconds. */
export async function fetchDeclaredKeys(): Promise<DeclaredKey[]> {
  const url = new URL(storageKeysPath, location.origin);
  const response = await fetch(url, { signal: AbortSignal.timeout(timeLimitMs) });
  if (!response.ok) throw new Error(`The list of storage keys replied ${response.status}`);
  const { keys }: { keys?: unknown } = (await response.json()) ?? {};
  if (!Array.isArray(keys)) throw new Error('The list of storage keys is invalid');
  return keys.filter(isDeclaredKey);
}
