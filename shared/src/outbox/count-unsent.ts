import { databaseName } from './entry-store.ts';
import { answerOf } from './storage-answer.ts';

/** Counts a member's unsent or refused acts in this device's storage; 0 if it has none. Never rejects or adds a database. */
export function countUnsent(memberId: string): Promise<number> {
  const counted = new Promise<number>((resolve) => {
    // Accessing `indexedDB` throws in browsers that block it.
    const none = () => resolve(0);
    try {
      const opening = indexedDB.open(databaseName(memberId));
      opening.onerror = none;
      opening.onblocked = none;
      // The member has no database yet: do not create one.
      opening.onupgradeneeded = () => opening.transaction?.abort();
      opening.onsuccess = () => {
        const database = opening.result;
        const counting = database.transaction('entries').objectStore('entries').count();
        counting.onsuccess = () => resolve(counting.result);
        counting.onerror = none;
        database.close();
      };
    } catch {
      none();
    }
  });
  return answerOf(counted).catch(() => 0);
}
