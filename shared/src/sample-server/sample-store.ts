import { storeOrHold } from '../storage/device-storage.ts';
import { memberKey, readStored, readText, writeStored, writeText } from '../storage/index.ts';
import { entriesOf, parseStoredJson } from '../stored-json/index.ts';

/** Everything that a member does on the sample server, by section; stored on this device and removed at sign-out. */
const keyOf = memberKey('az-sample', (found) => Object.fromEntries(entriesOf(found)));

/** Whether a key of local storage has the data of a member. */
export const isSampleKey = (memberId: string, name: string | null): boolean => name === keyOf(memberId).name;

type OldName = `az-${string}`;

/**
 * A part of the stored data. `parse` turns any stored value, undefined included, into a valid one. `old`: the name of the key
 * in which earlier versions stored the part, or those in which they stored the properties of its value.
 */
export function sampleSection<Value>(
  section: string,
  parse: (found: unknown) => Value,
  old: OldName | Readonly<Record<string, OldName>> = {},
) {
  const withSection = (memberId: string, value: unknown) => ({
    ...readStored(keyOf(memberId)),
    [section]: value,
  });

  /** Moves the part over from its old keys, which are kept if the browser cannot store the new one. */
  function moveOver(memberId: string): void {
    const found = Object.entries(typeof old === 'string' ? { '': old } : old).flatMap(([property, name]) => {
      const text = readText(`${name}:${memberId}`);
      return text === null ? [] : [{ property, name, value: parseStoredJson(text) }];
    });
    if (found.length === 0) return;
    const properties = Object.fromEntries(found.map(({ property, value }) => [property, value]));
    const moved = withSection(memberId, typeof old === 'string' ? properties[''] : properties);
    if (!writeStored(keyOf(memberId), moved)) storeOrHold(keyOf(memberId), moved);
    else for (const { name } of found) writeText(`${name}:${memberId}`, null);
  }

  return {
    read(memberId: string): Value {
      if (readStored(keyOf(memberId))[section] === undefined) moveOver(memberId);
      return parse(readStored(keyOf(memberId))[section]);
    },
    /** What the browser cannot store lasts as long as the page. */
    write(memberId: string, value: Value): void {
      storeOrHold(keyOf(memberId), withSection(memberId, value));
    },
  };
}

/** The ids with or without one of them. */
export const withId = (ids: readonly string[], id: string, isIn: boolean): string[] => [
  ...ids.filter((one) => one !== id),
  ...(isIn ? [id] : []),
];
