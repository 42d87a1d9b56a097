import { useCallback, useSyncExternalStore } from 'react';

/** Whether the window is at least this many CSS pixels wide; the query is in em (16 px), as in the style sheets. */
export function useMinWidth(pixels: number): boolean {
  const query = `(min-width: ${pixels / 16}em)`;
  const subscribe = useCallback(
    (onChange: () => void) => {
      const media = matchMedia(query);
      media.addEventListener('change', onChange);
      return () => media.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches);
}
