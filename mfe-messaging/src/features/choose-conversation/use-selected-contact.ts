import { useSearchParams } from '@az/shared/router';
import { useWideScreen } from './use-wide-screen.ts';

/** The contact whose conversation is active at first (specification, section 2). */
const firstContact = '102';

/** Id of the contact in the address; without one the first contact where both panes fit, and nobody elsewhere. */
export function useSelectedContact(): string | null {
  const [search] = useSearchParams();
  const isWide = useWideScreen();
  return search.get('contact') || (isWide ? firstContact : null);
}
