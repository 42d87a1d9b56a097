import { useSearchParams } from '@az/shared/router';
import { useSyncExternalStore } from 'react';
import { useIsSample } from '../../data/use-messaging.ts';

const query = '(min-width: 62em)';

function subscribe(onChange: () => void): () => void {
  const media = matchMedia(query);
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
}

/** Whether list and conversation fit side by side: from 992 px (specification, section 9). */
function useWideScreen(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches);
}

/** The contact whose sample conversation is open at first (specification, section 2). */
const firstContact = '102';

/** Id of the contact in the URL. Without one: the first contact of sample data if both panes fit, otherwise null. */
export function useSelectedContact(): string | null {
  const [search] = useSearchParams();
  const isWide = useWideScreen();
  const isSample = useIsSample();
  // A real conversation is not opened by default: it would count as read although nobody has chosen it.
  return search.get('contact') || (isWide && isSample ? firstContact : null);
}
