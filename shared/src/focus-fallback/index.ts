import { type RefCallback, useCallback } from 'react';

/** The `ref` of an element that may go while it has the focus, which then goes to the element with the id `fallback`. */
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
