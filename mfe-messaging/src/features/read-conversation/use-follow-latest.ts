import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Within this many pixels of its end a log counts as scrolled to it. */
const nearEnd = 120;

/**
 * Keeps the end of a scrolling log in view when it grows, unless the member has scrolled up to read; `always` goes to
 * the end all the same. Returns what the log needs: its ref and scroll handler.
 */
export function useFollowLatest(length: number, always: boolean) {
  const log: RefObject<HTMLDivElement | null> = useRef(null);
  const isAtEnd = useRef(true);

  useLayoutEffect(() => {
    if (log.current && (isAtEnd.current || always)) log.current.scrollTop = log.current.scrollHeight;
  }, [length, always]);

  function handleScroll() {
    const { scrollHeight, scrollTop, clientHeight } = log.current ?? document.documentElement;
    isAtEnd.current = scrollHeight - scrollTop - clientHeight < nearEnd;
  }

  return { log, handleScroll };
}
