import { asRecord, firstText, firstTime, parseEach, readFlag, readSuccess } from './read.ts';

/** An open session of the member; times are ISO 8601, null when the reply lacks them. */
export type OpenSession = {
  id: string;
  browser: string | null;
  system: string | null;
  /** Shortened network address, as `203.0.113.0/24` or `2001:db8:1::/48`. */
  network: string | null;
  openedAt: string | null;
  lastUsedAt: string | null;
  isCurrent: boolean;
};

function parseSession(raw: unknown): OpenSession | null {
  const record = asRecord(raw);
  const id = firstText(record, 'id');
  if (id === null) return null;
  return {
    id,
    browser: firstText(record, 'browser'),
    system: firstText(record, 'system'),
    network: firstText(record, 'network'),
    openedAt: firstTime(record, 'created_at'),
    lastUsedAt: firstTime(record, 'last_seen_at'),
    isCurrent: readFlag(record, 'is_current'),
  };
}

export function parseOpenSessions(raw: unknown): OpenSession[] | null {
  const list = readSuccess(raw, 'status')?.sessions;
  return Array.isArray(list) ? parseEach(list, parseSession) : null;
}
