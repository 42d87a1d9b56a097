import { AppError } from '../api/index.ts';
import { assertRoom, type Entry, isReplacedBy } from './entries.ts';
import type { EntryStore } from './entry-store.ts';

/** Keeps the entries as long as the page is open. */
export function memoryStore(known: readonly Entry[] = []): EntryStore {
  const inMemory = (entry: Entry): Entry => ({ ...entry, isInMemory: true });
  let entries = known.map(inMemory);
  return {
    isShared: false,
    list: async () => entries,
    add: async (entry) => {
      if (entries.some(({ clientId }) => clientId === entry.clientId)) return;
      const kept = entries.filter((one) => !isReplacedBy(one, entry));
      assertRoom(kept, entry);
      entries = [...kept, inMemory(entry)];
    },
    replace: async (clientId, entry) => {
      entries = entries.map((one) => (one.clientId === clientId ? inMemory(entry) : one));
    },
    remove: async (clientId) => {
      entries = entries.filter((one) => one.clientId !== clientId);
    },
  };
}

/** Keeps the entries in `database`, and from its first failure on in memory, with those that it was known to have. */
export function withMemory(database: EntryStore): EntryStore {
  let known: Entry[] = [];
  let memory: EntryStore | null = null;
  async function use<Value>(work: (store: EntryStore) => Promise<Value>): Promise<Value> {
    try {
      if (!memory) return await work(database);
    } catch (error) {
      // The member is told of these: there is no room.
      if (error instanceof AppError) throw error;
      memory ??= memoryStore(known);
    }
    return work(memory);
  }
  return {
    get isShared() {
      return memory === null && database.isShared;
    },
    list: async () => {
      known = await use((store) => store.list());
      return known;
    },
    add: (entry) => use((store) => store.add(entry)),
    replace: (clientId, entry) => use((store) => store.replace(clientId, entry)),
    remove: (clientId) => {
      // It may be stored there too, and would be sent again from a later page.
      if (memory) database.remove(clientId).catch(() => undefined);
      return use((store) => store.remove(clientId));
    },
  };
}
