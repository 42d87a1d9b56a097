import { usePeople } from '@az/shared/sample/people';
import { useSuggestedPeople } from '@az/shared/sample/suggested-people';

export { usePeople } from '@az/shared/sample/people';

/** An author of the sample network, as the shared cards show them. */
export type Author = { name: string; role?: string | null; picture: string | null };

/** Five people to follow. */
export const usePeopleToFollow = () => useSuggestedPeople(5);

/**
 * Returns whether the member follows a person of the sample network: false for suggested people and pending requests.
 */
export function useIsFollowed(): (id: string) => boolean {
  const { items: people } = usePeople();
  const { items: suggested } = usePeopleToFollow();
  return (id) =>
    (people?.some((one) => one.id === id && !one.hasRequested) ?? false) &&
    !(suggested?.some((one) => one.id === id) ?? true);
}
