import { useEffect, useRef, useState } from 'react';
import { commentsAtOnce } from '../../constants/index.ts';

/** Shows a long list in batches; the first added item takes the focus from the button. */
export function useShowMore(count: number) {
  const [limit, setLimit] = useState(commentsAtOnce);
  const [previousCount, setPreviousCount] = useState(count);
  if (count !== previousCount) {
    // An item added at the end was just written here and must be visible.
    setPreviousCount(count);
    if (count > previousCount) setLimit(Math.max(limit, count));
  }
  const list = useRef<HTMLUListElement>(null);
  const firstAdded = useRef<number | null>(null);
  useEffect(() => {
    if (firstAdded.current === null) return;
    const added = list.current?.children[firstAdded.current];
    firstAdded.current = null;
    if (added instanceof HTMLElement) added.focus();
  }, [limit]);
  return {
    list,
    shownCount: Math.min(limit, count),
    /** Number of items that the next press adds. */
    nextCount: Math.min(commentsAtOnce, Math.max(0, count - limit)),
    showMore: () => {
      firstAdded.current = limit;
      setLimit(limit + commentsAtOnce);
    },
  };
}
