import { useSearchParams } from '@az/shared/router';
import { useSyncExternalStore } from 'react';
import { useAbilities } from '../../data/use-abilities.ts';

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

/** The contact whose conversation is open at first (specification, section 2). */
const firstContact = '102';

/** Id of the contact in the URL. Without one: the first contact if that tells nobody and both panes fit, otherwise null. */
export function useSelectedContact(): string | null {
  const [search] = useSearchParams();
  const isWide = useWideScreen();
  const { reachesMembers } = useAbilities();
  // A real conversation is not opened by default: it would count as read although nobody has chosen it.
  return search.get('contact') || (isWide && !reachesMembers ? firstContact : null);
}
