import { isString, parseListOf } from '@az/shared/stored-json';
import { useKept } from './kept.ts';

/** Flags that a member sets on events and groups and that the server does not store. */
export type Mark = 'interested' | 'going' | 'joined' | 'left' | 'requested' | 'liked';

const parse = parseListOf(isString);

/** The ids with a flag, and a function that sets or clears it; stored on this device. */
export function useMarks(mark: Mark) {
  const { value: ids, change } = useKept(`${mark}-marks`, parse);
  return {
    has: (id: string): boolean => ids.includes(id),
    set: (id: string, isMarked: boolean) =>
      change((known) => [...known.filter((one) => one !== id), ...(isMarked ? [id] : [])]),
  };
}
