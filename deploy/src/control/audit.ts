import { createHash } from 'node:crypto';
import type { AuditEvent } from '../answers/answers.ts';

/** A line contains the hash of the one before it, so that changes, gaps and insertions are detected. */
export type AuditEntry = AuditEvent & { place: number; previous: string; hash: string };

const firstPrevious = '0'.repeat(64);

function hashOf({
  place,
  previous,
  at,
  who,
  verb,
  area,
  result,
  what,
  why,
}: Omit<AuditEntry, 'hash'>): string {
  const text = JSON.stringify([place, previous, at, who, verb, area, result, what, why]);
  return createHash('sha256').update(text).digest('hex');
}

export function chainEntry(last: Pick<AuditEntry, 'place' | 'hash'> | null, note: AuditEvent): AuditEntry {
  const entry = { ...note, place: (last?.place ?? 0) + 1, previous: last?.hash ?? firstPrevious };
  return { ...entry, hash: hashOf(entry) };
}

/** Whether the line of an area says what the last one of this area says: the same verb about the same version. */
export const isSameEvent = (last: readonly AuditEntry[], { verb, area, what }: AuditEvent): boolean =>
  last.some((one) => one.area === area && one.verb === verb && one.what === what);

/** Position of the first invalid line, or null. Missing lines at the end are found only with a recorded last hash. */
export function firstBroken(entries: AuditEntry[]): number | null {
  let last: AuditEntry | null = null;
  for (const entry of entries) {
    const expected = chainEntry(last, entry);
    if (
      entry.place !== expected.place ||
      entry.previous !== expected.previous ||
      entry.hash !== expected.hash
    )
      return expected.place;
    last = entry;
  }
  return null;
}
