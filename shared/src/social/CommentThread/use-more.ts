import { useEffect, useRef, useState } from 'react';
import { commentsAtOnce } from '../../constants/index.ts';

/** Shows a long list some at a time; the first one that is added takes the focus from the button that asked for it. */
export function useMore(count: number) {
  const [wanted, setWanted] = useState(commentsAtOnce);
  const [before, setBefore] = useState(count);
  if (count !== before) {
    // What was added at the end was just written here: it must be seen.
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
    /** How many the next press adds. */
    nextCount: Math.min(commentsAtOnce, Math.max(0, count - wanted)),
    showMore: () => {
      firstAdded.current = wanted;
      setWanted(wanted + commentsAtOnce);
    },
  };
}
