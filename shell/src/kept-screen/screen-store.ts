import { writeText } from '@az/shared/storage';
import {
  baseKey,
  facts,
  type KeptScreen,
  keys,
  openScreens,
  recordKey,
  recordName,
  records,
  type ScreenFacts,
  type ScreenRecord,
  screensName,
  settled,
} from './screen-record.ts';

/** Maximum number of screens of a member. The oldest goes. */
export const maxScreens = 20;
/** Maximum size of a screen before it is encrypted, in bytes. */
export const maxScreenBytes = 60 * 1024;

const bytesOf = (screen: KeptScreen) => new TextEncoder().encode(JSON.stringify(screen));

/** Whether a screen is small enough to be stored. */
export const isSmall = (screen: KeptScreen): boolean => bytesOf(screen).length <= maxScreenBytes;

/** Removes all screens from this device, and the key. */
export function removeScreens(): void {
  writeText(screensName, null);
  indexedDB.deleteDatabase(screensName);
}

/** The browser's key. Its bytes are random, are forgotten at once, and cannot be exported. */
async function readBaseKey(database: IDBDatabase): Promise<CryptoKey> {
  const known: CryptoKey | undefined = await settled(
    database.transaction(keys).objectStore(keys).get(baseKey),
  );
  if (known) return known;
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  const made = await crypto.subtle.importKey('raw', bytes, 'HKDF', false, ['deriveKey']);
  await settled(database.transaction(keys, 'readwrite').objectStore(keys).put(made, baseKey));
  return made;
}

/** Whether other versions have drawn a screen than a page of today would have. */
function isOutdated(one: string, current: string): boolean {
  const [[shell, area = ''], [currentShell, currentArea = '']] = [one.split(' '), current.split(' ')];
  const nameOf = (version: string) => version.split('@')[0];
  return shell !== currentShell || (nameOf(area) === nameOf(currentArea) && area !== currentArea);
}

/** Which records have to go when one is added: those of another session or of other versions, then the oldest. */
function leavingRecords(known: [name: string, ScreenFacts][], { owner, versions }: ScreenFacts): string[] {
  const isForeign = (one: ScreenFacts) => one.owner !== owner || isOutdated(one.versions, versions);
  const own = known.filter(([, one]) => !isForeign(one)).sort(([, one], [, other]) => other.at - one.at);
  return [...known.filter(([, one]) => isForeign(one)), ...own.slice(maxScreens - 1)].map(([name]) => name);
}

async function writeRecord(database: IDBDatabase, name: string, record: ScreenRecord, about: ScreenFacts) {
  const transaction = database.transaction([records, facts], 'readwrite');
  const [ofRecords, ofFacts] = [transaction.objectStore(records), transaction.objectStore(facts)];
  const [names, values] = (await Promise.all([settled(ofFacts.getAllKeys()), settled(ofFacts.getAll())])) as [
    string[],
    ScreenFacts[],
  ];
  const known = names.flatMap((one, index): [string, ScreenFacts][] => {
    const value = values[index];
    return value && one !== name ? [[one, value]] : [];
  });
  const leaving = leavingRecords(known, about);
  for (const one of leaving) {
    ofRecords.delete(one);
    ofFacts.delete(one);
  }
  ofRecords.put(record, name);
  await settled(ofFacts.put(about, name));
  writeText(screensName, '1');
}

/**
 * Stores the screen of a context, encrypted, unless it is too large. Rejects where the browser has no database for it, no
 * encryption (a page over plain HTTP), or no room.
 */
export async function storeScreen(
  screen: KeptScreen,
  { context, key, versions }: { context: string; key: string; versions: string },
): Promise<void> {
  if (!isSmall(screen)) return;
  const database = await openScreens(true);
  try {
    const base = await readBaseKey(database);
    const iv = crypto.getRandomValues(new Uint8Array(12));
    const sealed = await crypto.subtle.encrypt(
      { name: 'AES-GCM', iv },
      await recordKey(base, context),
      bytesOf(screen),
    );
    const about = { at: Date.now(), owner: recordName(key), versions };
    await writeRecord(database, recordName(context), { iv, sealed }, about);
  } finally {
    database.close();
  }
}
