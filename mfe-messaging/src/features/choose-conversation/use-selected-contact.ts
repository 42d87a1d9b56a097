import { useSearchParams } from '@az/shared/router';
import { useWideScreen } from './use-wide-screen.ts';

/** The contact whose conversation is open at first (specification, section 2). */
const firstContact = '102';

/** Id of the contact in the URL; without one, the first contact if both panes fit, otherwise none. */
export function useSelectedContact(): string | null {
  const [search] = useSearchParams();
  const isWide = useWideScreen();
  return search.get('contact') || (isWide ? firstContact : null);
}
