import { entriesOf } from '../stored-json/index.ts';
import { deviceKey, readStored, storeOrHold } from './device-storage.ts';
import { useStoredValue } from './use-stored-value.ts';

/** Counts in the header: unread messages and notifications. Integers, never negative. */
export type UnreadCounts = { messages: number; notifications: number };

const toCount = (value: unknown): number =>
  typeof value === 'number' && Number.isFinite(value) && value > 0 ? Math.floor(value) : 0;

/** Zero when the stored value is not ours or is damaged. */
function toCounts(value: unknown): UnreadCounts {
  const counts = new Map(entriesOf(value));
  return { messages: toCount(counts.get('messages')), notifications: toCount(counts.get('notifications')) };
}

const key = deviceKey('az-counts', toCounts, 'session-end');

export const useUnreadCounts = (): UnreadCounts => useStoredValue(key);

export function setUnreadCount(name: keyof UnreadCounts, count: number): void {
  storeOrHold(key, { ...readStored(key), [name]: toCount(count) });
}
