import { type RefCallback, useCallback } from 'react';

/**
 * For the `ref` of an element that may go while the focus is in it, by an act of the member or of somebody else: the focus,
 * which would be lost, goes to the element with the id `fallback`.
 */
export const useFocusFallback = (fallback: string | undefined): RefCallback<HTMLElement> =>
  useCallback(
    (element) => () => {
      if (!element?.contains(document.activeElement)) return;
      // When all of the page is changed: a navigation moves the focus itself.
      queueMicrotask(() => {
        if (document.activeElement === document.body) document.getElementById(fallback ?? '')?.focus();
      });
    },
    [fallback],
  );
