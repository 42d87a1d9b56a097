import { AppError } from '../api/index.ts';
import { assertRoom, type Entry, isReplacedBy } from './entries.ts';
import { answerOf, StorageSilent } from './storage-answer.ts';

/** Where the entries of a member are stored. All functions reject when the storage fails. */
export type EntryStore = {
  /** Whether other tabs read and write the same entries. */
  isShared: boolean;
  list: () => Promise<Entry[]>;
  /** Adds an entry and removes those that it replaces. No effect if there is an entry with the same id. */
  add: (entry: Entry) => Promise<void>;
  /** Replaces the entry with `clientId` by `entry`, in its place; no effect if it was removed. */
  replace: (clientId: string, entry: Entry) => Promise<void>;
  remove: (clientId: string) => Promise<void>;
};

const settled = <Value>(request: IDBRequest<Value>): Promise<Value> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

/** Name of the database of a member; `@az/shared/storage` deletes it at sign-out. */
export const databaseName = (memberId: string): string => `az-outbox:${memberId}`;

/** Opens the database. One that is opened later than `answerOf` waits is closed again. */
function open(memberId: string): Promise<IDBDatabase> {
  const request = indexedDB.open(databaseName(memberId), 1);
  request.onupgradeneeded = () =>
    request.result
      .createObjectStore('entries', { autoIncrement: true })
      .createIndex('client', 'clientId', { unique: true });
  return answerOf(settled(request), (late) => late.close());
}

const isFull = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'QuotaExceededError';

/** The error when the browser has no room for an entry. */
const noRoom = (cause: unknown): AppError =>
  new AppError('unexpected', {
    message: 'Cet appareil n’a plus de place pour garder votre envoi. Libérez-en puis réessayez.',
    cause,
  });

/** The entries of a member in IndexedDB, in a database of their own. Rejects where the browser has none, or is silent. */
export async function openDatabase(memberId: string): Promise<EntryStore> {
  let database: IDBDatabase | null = null;
  const disconnect = () => {
    database?.close();
    database = null;
  };
  // A page in the browser's page cache would delay the deletion of the database at a sign-out in another tab.
  window.addEventListener('pagehide', disconnect);
  const connect = async (): Promise<IDBDatabase> => {
    if (database) return database;
    const opened = await open(memberId);
    // Another tab is deleting the database, or the browser has closed it, so the next call opens it again.
    opened.onversionchange = () => {
      opened.close();
      database = null;
    };
    opened.onclose = () => {
      database = null;
    };
    database = opened;
    return opened;
  };
  /** Runs `work` in a transaction, which is rolled back if `work` rejects. */
  const transactOnce = async <Value>(
    mode: IDBTransactionMode,
    work: (entries: IDBObjectStore) => Promise<Value>,
  ): Promise<Value> => {
    const transaction = (await connect()).transaction('entries', mode);
    const done = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error);
    });
    done.catch(() => undefined);
    try {
      const value = await work(transaction.objectStore('entries'));
      await done;
      return value;
    } catch (error) {
      if (error instanceof AppError) transaction.abort();
      throw error;
    }
  };
  /** The same, once more over another connection if it fails: WebKit ends those of pages in the background. */
  const transact: typeof transactOnce = async (mode, work) => {
    try {
      return await answerOf(transactOnce(mode, work));
    } catch (error) {
      if (error instanceof AppError || error instanceof StorageSilent || isFull(error)) throw error;
      disconnect();
      return answerOf(transactOnce(mode, work));
    }
  };
  const keyOf = (entries: IDBObjectStore, clientId: string) =>
    settled(entries.index('client').getKey(clientId));
  const remove = async (entries: IDBObjectStore, clientId: string) => {
    const key = await keyOf(entries, clientId);
    if (key !== undefined) await settled(entries.delete(key));
  };
  await connect();
  return {
    isShared: true,
    list: () => transact('readonly', (entries) => settled(entries.getAll())),
    add: (entry) =>
      transact('readwrite', async (entries) => {
        const known: Entry[] = await settled(entries.getAll());
        if (known.some(({ clientId }) => clientId === entry.clientId)) return;
        assertRoom(
          known.filter((one) => !isReplacedBy(one, entry)),
          entry,
        );
        for (const one of known) if (isReplacedBy(one, entry)) await remove(entries, one.clientId);
        await settled(entries.add(entry));
      }).catch((error: unknown) => {
        throw isFull(error) ? noRoom(error) : error;
      }),
    replace: (clientId, entry) =>
      transact('readwrite', async (entries) => {
        const key = await keyOf(entries, clientId);
        if (key !== undefined) await settled(entries.put(entry, key));
      }),
    remove: (clientId) => transact('readwrite', (entries) => remove(entries, clientId)),
  };
}
