import { usePeople } from '@az/shared/sample/people';
import { useSuggestedPeople } from '@az/shared/sample/suggested-people';
import { suggestedCount } from './people.ts';

export { useSuggestedPeople };

/** Returns whether the member follows a person of the sample network. */
export function useIsFollowed(): (id: string) => boolean {
  const { items: people } = usePeople();
  const { items: suggested } = useSuggestedPeople(suggestedCount);
  return (id) =>
    (people?.some((one) => one.id === id && !one.hasRequested) ?? false) &&
    !(suggested?.some((one) => one.id === id) ?? true);
}
