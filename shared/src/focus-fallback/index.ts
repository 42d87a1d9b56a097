import { type RefCallback, useCallback } from 'react';

/** The `ref` of an element that may be removed while it has the focus. The element with id `fallback` then gets the focus. */
export const useFocusFallback = (fallback: string | undefined): RefCallback<HTMLElement> =>
  useCallback(
    (element) => () => {
      if (!element?.contains(document.activeElement)) return;
      // Runs after the whole page has changed, because a navigation moves the focus itself.
      queueMicrotask(() => {
        if (document.activeElement === document.body) document.getElementById(fallback ?? '')?.focus();
      });
    },
    [fallback],
  );
