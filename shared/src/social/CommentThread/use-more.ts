import { useEffect, useRef, useState } from 'react';
import { commentsAtOnce } from '../../constants/index.ts';

/** Shows a long list in batches; the first added item takes the focus from the button. */
export function useMore(count: number) {
  const [wanted, setWanted] = useState(commentsAtOnce);
  const [before, setBefore] = useState(count);
  if (count !== before) {
    // An item added at the end was just written here and must be visible.
    setBefore(count);
    if (count > before) setWanted(Math.max(wanted, count));
  }
  const list = useRef<HTMLUListElement>(null);
  const firstAdded = useRef<number | null>(null);
  useEffect(() => {
    if (firstAdded.current === null) return;
    const added = list.current?.children[firstAdded.current];
    firstAdded.current = null;
    if (added instanceof HTMLElement) added.focus();
  }, [wanted]);
  return {
    list,
    shownCount: Math.min(wanted, count),
    /** Number of items that the next press adds. */
    nextCount: Math.min(commentsAtOnce, Math.max(0, count - wanted)),
    showMore: () => {
      firstAdded.current = wanted;
      setWanted(wanted + commentsAtOnce);
    },
  };
}
