import { storeOrHold } from '../storage/device-storage.ts';
import { memberKey, readStored, readText, writeStored, writeText } from '../storage/index.ts';
import { entriesOf, parseStoredJson } from '../stored-json/index.ts';

/** Everything that a member does on the sample server, by section; stored on this device and removed at sign-out. */
const keyOf = memberKey('az-sample', (found) => Object.fromEntries(entriesOf(found)));

/** Whether a key of local storage has the data of a member. */
export const isSampleKey = (memberId: string, name: string | null): boolean => name === keyOf(memberId).name;

/**
 * A part of the stored data. `parse` turns any stored value, undefined included, into a valid one. `oldName`: the name of the
 * key in which earlier versions stored the part.
 */
export function sampleSection<Value>(
  section: string,
  parse: (found: unknown) => Value,
  oldName: `az-${string}`,
) {
  const withSection = (memberId: string, value: unknown) => ({
    ...readStored(keyOf(memberId)),
    [section]: value,
  });

  /** Moves the part over from its old key, which is kept if the browser cannot store the new one. */
  function moveOver(memberId: string): void {
    const old = `${oldName}:${memberId}`;
    const text = readText(old);
    if (text === null) return;
    const moved = withSection(memberId, parseStoredJson(text));
    if (writeStored(keyOf(memberId), moved)) writeText(old, null);
    else storeOrHold(keyOf(memberId), moved);
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
