import { isString, parseListOf } from '@az/shared/stored-json';
import { useKept } from './kept.ts';

/** What a member does to events and groups that no server knows of. */
export type Mark = 'interested' | 'going' | 'joined' | 'left' | 'requested' | 'liked';

const parse = parseListOf(isString);

/** The ids that carry a mark, and a way to set or take it; kept on this device. */
export function useMarks(mark: Mark) {
  const { value: ids, change } = useKept(`${mark}-marks`, parse);
  return {
    has: (id: string): boolean => ids.includes(id),
    set: (id: string, isMarked: boolean) =>
      change((known) => [...known.filter((one) => one !== id), ...(isMarked ? [id] : [])]),
  };
}
