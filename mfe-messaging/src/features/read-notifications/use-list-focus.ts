import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Moves the focus, when the focused element is removed, to a row of the list (by its index) or to the page's heading.
 */
export function useListFocus() {
  const list: RefObject<HTMLUListElement | null> = useRef(null);
  const wanted = useRef<number>(null);

  useLayoutEffect(() => {
    if (wanted.current === null) return;
    const rows = list.current?.querySelectorAll<HTMLElement>('[data-follow]') ?? [];
    const row = rows[Math.min(wanted.current, rows.length - 1)] ?? document.getElementById('titre');
    wanted.current = null;
    row?.focus();
  });

  return {
    list,
    /** Applied after the next change. */
    focusRow(index: number) {
      wanted.current = index;
    },
  };
}
