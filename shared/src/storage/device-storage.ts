import { onSessionRemoved } from '../session/removals.ts';
import { parseStoredJson } from '../stored-json/index.ts';

/** The name of a value in local storage, and how it is read. Made by `memberKey` or `deviceKey`. */
export type StorageKey<Value> = {
  readonly name: string;
  /** Turns any stored value, null included, into a valid one. All keys with the same name have the same function. */
  readonly parse: (found: unknown) => Value;
};

/** Maximum length of a stored text, in characters, so that no key fills the storage of the others. */
export const maxStoredLength = 1_000_000;

/** Texts kept only in memory, such as a visitor's or when storage is full. They last as long as the page. */
const inMemory = new Map<string, string>();
/** The last text read for a name and its parsed value, so that the same text gives the same object. */
const parsedValues = new Map<string, { text: string | null; value: unknown }>();
/** Names of device keys that are removed whenever a session ends. */
const sessionNames = new Set<string>();
const listeners = new Set<() => void>();

/** Key `az-<what>:<member id>[:<part>]`, removed at sign-out and with the account, but not when a session expires. */
export const memberKey =
  <Value>(what: `az-${string}`, parse: (found: unknown) => Value) =>
  (memberId: string, part?: string): StorageKey<Value> => ({
    name: [what, memberId, ...(part === undefined ? [] : [part])].join(':'),
    parse,
  });

/** The key of a value that belongs to no member: kept until the browser's data is cleared, or until a session ends. */
export function deviceKey<Value>(
  name: `az-${string}`,
  parse: (found: unknown) => Value,
  until: 'cleared' | 'session-end',
): StorageKey<Value> {
  if (until === 'session-end') sessionNames.add(name);
  return { name, parse };
}

/** The text under a name of the browser's storage; null when there is none or storage is blocked. */
export function readText(name: string, kind: 'local' | 'session' = 'local'): string | null {
  try {
    return window[`${kind}Storage`].getItem(name);
  } catch {
    return null;
  }
}

/** Stores a text, or removes it; false when storage is full or blocked. */
export function writeText(name: string, text: string | null, kind: 'local' | 'session' = 'local'): boolean {
  try {
    const storage = window[`${kind}Storage`];
    if (text === null) storage.removeItem(name);
    else storage.setItem(name, text);
    return true;
  } catch {
    return false;
  }
}

/** The names in local storage; none when it is blocked. */
export function storedNames(): string[] {
  try {
    return Object.keys(localStorage);
  } catch {
    return [];
  }
}

/** Calls back after every change, in this tab or another. Returns a function that unsubscribes. */
export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

function notify(): void {
  for (const listener of listeners) listener();
}

/** The value under a key, the same object while its text is the same. Never throws. */
export function readStored<Value>({ name, parse }: StorageKey<Value>): Value {
  const text = inMemory.get(name) ?? readText(name);
  const cached = parsedValues.get(name);
  if (cached && cached.text === text) return cached.value as Value; // one parser per name
  const value = parse(parseStoredJson(text));
  parsedValues.set(name, { text, value });
  return value;
}

/** Holds a value in memory, where it is read instead of the stored one. Notifies no subscriber. */
export function holdValue({ name }: StorageKey<unknown>, value: unknown): void {
  inMemory.set(name, JSON.stringify(value));
}

/** Stores a value. Returns false and changes nothing if it is a visitor's, too long, or storage is full or blocked. */
export function writeStored({ name }: StorageKey<unknown>, value: unknown): boolean {
  const text = JSON.stringify(value);
  const isVisitors = name.split(':')[1] === '';
  if (isVisitors || text.length > maxStoredLength || !writeText(name, text)) return false;
  inMemory.delete(name);
  notify();
  return true;
}

/** Stores a value, or holds it in memory as long as the page if `writeStored` cannot store it. Never throws. */
export function storeOrHold(key: StorageKey<unknown>, value: unknown): void {
  if (writeStored(key, value)) return;
  holdValue(key, value);
  notify();
}

function removeName(name: string): void {
  inMemory.delete(name);
  parsedValues.delete(name);
  writeText(name, null);
}

/** Removes a value from storage and from memory. Never throws. */
export function removeStored({ name }: StorageKey<unknown>): void {
  removeName(name);
  notify();
}

/** Removes all values of a member from this device. Never throws. */
function removeMemberData(memberId: string): void {
  for (const name of [...inMemory.keys(), ...parsedValues.keys(), ...storedNames()]) {
    const [what, owner] = name.split(':');
    if (what?.startsWith('az-') && owner === memberId) removeName(name);
  }
  try {
    // The member's unsent acts (`shared/src/outbox`), even if this page has not read them.
    indexedDB.deleteDatabase(`az-outbox:${memberId}`);
  } catch {
    // The browser blocks IndexedDB: there is nothing to remove.
  }
}

onSessionRemoved((removal, memberId) => {
  for (const name of sessionNames) removeName(name);
  // The data of a member whose session has expired is kept, because they may sign in again.
  if (removal === 'signed-out' || removal === 'closed') removeMemberData(memberId);
  notify();
});
