// Also compiled into the service worker, in front of insert-screen.ts, so it imports nothing.

/** The first screen of a page, as it is encrypted: its markup and its style sheet. */
type KeptScreen = { style: string; html: string };

/** A screen as it is stored. */
type ScreenRecord = { iv: Uint8Array<ArrayBuffer>; sealed: ArrayBuffer };

/** What is known of a stored screen without deciphering it: when it was kept, whose it is, and what has drawn it. */
type ScreenFacts = { at: number; owner: string; versions: string };

/** Name of the database, and of the mark in local storage that there is one. `@az/shared/storage` removes both. */
const screensName = 'az-screens';
const records = 'records';
const facts = 'facts';
const keys = 'keys';
/** Name of the only entry in the store of keys. */
const baseKey = 'base';

const settled = <Value>(request: IDBRequest<Value>): Promise<Value> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

/** Opens the database of screens. Rejects if there is none, unless it may be made. */
async function openScreens(mayMake = false): Promise<IDBDatabase> {
  const request = indexedDB.open(screensName, 1);
  request.onupgradeneeded = () => {
    // Otherwise it would be made by opening it.
    if (!mayMake) return request.transaction?.abort();
    for (const store of [records, facts, keys]) request.result.createObjectStore(store);
  };
  const database = await settled(request);
  // Another page deletes the database, because the session has ended.
  database.onversionchange = () => database.close();
  return database;
}

/**
 * What a screen belongs to: the key of a session, the address, and versions. With any other of these it is neither found
 * nor deciphered.
 */
const contextOf = (key: string, { pathname, search }: URL | Location, versions: string): string =>
  JSON.stringify([key, pathname + search, versions]);

/** Name of the record of a context: 32 bits (FNV-1a), which disclose nothing useful of a text with a random key. */
function recordName(context: string): string {
  let mark = 0x811c9dc5;
  for (let index = 0; index < context.length; index += 1)
    mark = Math.imul(mark ^ context.charCodeAt(index), 0x01000193);
  return (mark >>> 0).toString(36);
}

/** The key of the record of a context. It needs the browser's key, whose bytes no script can read, and the session's. */
const recordKey = (base: CryptoKey, context: string): Promise<CryptoKey> =>
  crypto.subtle.deriveKey(
    { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info: new TextEncoder().encode(context) },
    base,
    { name: 'AES-GCM', length: 256 },
    false,
    ['encrypt', 'decrypt'],
  );

export {
  baseKey,
  contextOf,
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
};
