import { usePeople } from '@az/shared/sample/people';
import { useSuggestedPeople } from '@az/shared/sample/suggested-people';

export { usePeople } from '@az/shared/sample/people';

/** Who wrote or made something of the sample network, as the shared cards show them. */
export type Author = { name: string; role?: string | null; picture: string | null };

/** Five people that the member may want to know. */
export const usePeopleToFollow = () => useSuggestedPeople(5);

/** Tells of someone of the sample network whether the member follows them: not who is suggested, or waits for an answer. */
export function useIsFollowed(): (id: string) => boolean {
  const { items: people } = usePeople();
  const { items: suggested } = usePeopleToFollow();
  return (id) =>
    (people?.some((one) => one.id === id && !one.hasRequested) ?? false) &&
    !(suggested?.some((one) => one.id === id) ?? true);
}
