import { databaseName } from './entry-store.ts';

/** Number of a member's acts on this device, refused ones included; 0 without storage. Never rejects, creates no database. */
export function countUnsent(memberId: string): Promise<number> {
  return new Promise((resolve) => {
    // `indexedDB` throws where the browser has no such storage.
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
}
