import { useCallback, useSyncExternalStore } from 'react';

/** Whether the window is at least so many CSS pixels wide; asked in em, 16 px each, as the style sheets ask. */
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
