import { isString, parseListOf } from '@az/shared/stored-json';
import { useAreaValue } from './area-value.ts';

/** Flags that a member sets on events and groups and that the server does not store. */
export type ItemFlag = 'interested' | 'going' | 'joined' | 'left' | 'requested' | 'liked';

const parse = parseListOf(isString);

/** The ids with a flag, and a function that sets or clears it; stored on this device. */
export function useItemFlag(flag: ItemFlag) {
  const { value: ids, change } = useAreaValue(`${flag}-marks`, parse);
  return {
    has: (id: string): boolean => ids.includes(id),
    set: (id: string, isSet: boolean) =>
      change((known) => [...known.filter((one) => one !== id), ...(isSet ? [id] : [])]),
  };
}
