import { useSyncExternalStore } from 'react';

const query = '(min-width: 87.5em)';

function subscribe(onChange: () => void): () => void {
  const media = matchMedia(query);
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
}

/** How many chat windows fit side by side: three from 1400 px, else one. */
export function useChatRoom(): 1 | 3 {
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches) ? 3 : 1;
}
