import { useAuthContext } from '@az/shared/auth';
import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
/** A visitor's, and what storage has no room for, lasts as long as the page. */
const inMemory = new Map<string, string>();

function readText(key: string, memberId: string | undefined): string | null {
  const text = inMemory.get(key);
  if (text !== undefined || memberId === undefined) return text ?? null;
  try {
    return localStorage.getItem(key);
  } catch {
    // Storage is blocked.
    return null;
  }
}

function writeText(key: string, memberId: string | undefined, text: string): void {
  inMemory.delete(key);
  try {
    if (memberId === undefined) throw new Error('Nobody to keep it for');
    localStorage.setItem(key, text);
  } catch {
    inMemory.set(key, text);
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** A record as it was kept; empty where there is none, or where it cannot be understood. */
function parse(text: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
  } catch {
    // Not ours, or damaged.
    return {};
  }
}

/**
 * Values by name that no server knows of, under the key `az-<what>:<member id>`: on the device until the member signs out,
 * the same in every tab. A visitor's last as long as the page.
 */
export function useKept(what: 'help-votes' | 'content-requests' | 'content-comments') {
  const memberId = useAuthContext().member?.id;
  const key = `az-${what}:${memberId ?? ''}`;
  const text = useSyncExternalStore(subscribe, () => readText(key, memberId));
  return {
    kept: parse(text),
    keep: (name: string, value: unknown) =>
      // What another tab has kept meanwhile stays.
      writeText(key, memberId, JSON.stringify({ ...parse(readText(key, memberId)), [name]: value })),
  };
}
