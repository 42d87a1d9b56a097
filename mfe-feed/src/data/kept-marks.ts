import { useAuthContext } from '@az/shared/auth';
import { useKept } from '@az/shared/kept';
import { useCallback } from 'react';

/** What a member has done to things that no server knows of; kept on the device until they sign out. */
export type Mark = 'liked' | 'saved' | 'hidden' | 'disliked' | 'dismissed';

type Marks = Record<Mark, string[]>;

const none: Marks = { liked: [], saved: [], hidden: [], disliked: [], dismissed: [] };

function parse(found: unknown): Marks {
  const marks = { ...none };
  if (typeof found !== 'object' || found === null) return marks;
  for (const [mark, ids] of Object.entries(found)) {
    if (!Object.hasOwn(none, mark) || !Array.isArray(ids)) continue;
    marks[mark as Mark] = ids.filter((id) => typeof id === 'string');
  }
  return marks;
}

/** The ids that carry a mark, and a way to set or take it. Same in every place and tab. */
export function useMarks(mark: Mark): {
  has: (id: string) => boolean;
  set: (id: string, isMarked: boolean) => void;
} {
  const { value, change } = useKept(`az-feed-marks:${useAuthContext().member?.id ?? ''}`, parse);
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
