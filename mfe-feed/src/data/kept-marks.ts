import { useAuthContext } from '@az/shared/auth';
import { entriesOf, isString, parseListOf } from '@az/shared/stored-json';
import { useStoredValue } from '@az/shared/stored-value';
import { useCallback } from 'react';

/** Flags that the member sets on items and that the server does not store; stored on the device until sign-out. */
export type Mark = 'liked' | 'saved' | 'hidden' | 'disliked' | 'dismissed';

type Marks = Record<Mark, string[]>;

const none: Marks = { liked: [], saved: [], hidden: [], disliked: [], dismissed: [] };

const idsOf = parseListOf(isString);

function parse(found: unknown): Marks {
  const known = entriesOf(found).filter(([mark]) => Object.hasOwn(none, mark));
  return { ...none, ...Object.fromEntries(known.map(([mark, ids]) => [mark, idsOf(ids)])) };
}

/** The ids with a flag, and a function that sets or clears it. The same in every component and tab. */
export function useMarks(mark: Mark): {
  has: (id: string) => boolean;
  set: (id: string, isMarked: boolean) => void;
} {
  const { value, change } = useStoredValue(`az-feed-marks:${useAuthContext().member?.id ?? ''}`, parse);
  const set = useCallback(
    (id: string, isMarked: boolean) =>
      change((marks) => {
        const others = marks[mark].filter((one) => one !== id);
        return { ...marks, [mark]: isMarked ? [...others, id] : others };
      }),
    [change, mark],
  );
  return { has: (id) => value[mark].includes(id), set };
}
