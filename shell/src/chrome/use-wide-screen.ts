import { useSyncExternalStore } from 'react';

const query = '(min-width: 62em)';

function subscribe(onChange: () => void): () => void {
  const media = matchMedia(query);
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
}

/** Whether there is room for side columns: from 992 px (specification, section 9). */
export function useWideScreen(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches);
}
