import { areaHost } from '@az/shared/area';
import { queryFailure, useQuery } from '@az/shared/query';
import { useDeferredValue, useEffect, useState } from 'react';
import { messaging } from '../../data/messaging-store.ts';
import { useMessaging } from '../../data/use-messaging.ts';

/** How long the member must pause typing before the server is asked, in milliseconds. */
const typingMs = 250;

/** Compares names until the code for it has loaded, which also finds other spellings. */
const isPartOf = (name: string, search: string) => name.toLowerCase().includes(search.trim().toLowerCase());

/** Returns whether a name matches a search. The code loads after the first view, or as soon as something is searched. */
function useMatching(isSearching: boolean) {
  const [matches, setMatches] = useState(() => isPartOf);
  useEffect(() => {
    const load = () =>
      import('@az/shared/text-search').then(
        ({ matchesSearch }) => setMatches(() => matchesSearch),
        // The plain comparison stays.
        () => undefined,
      );
    if (!isSearching) return areaHost().afterFirstView(load);
    void load();
  }, [isSearching]);
  return matches;
}

/**
 * Searches all conversations, on the server unless all are loaded: those whose contact's name matches are loaded.
 * `found`: their keys. `matches`: compares the names of loaded ones.
 */
export function useSearch(search: string) {
  const areAllLoaded = useMessaging(({ cursor }) => cursor === null);
  const text = useDeferredValue(search.trim());
  const isOn = !areAllLoaded && text !== '';
  const query = useQuery({
    queryKey: ['messaging', 'search', text],
    queryFn: async ({ signal }) => {
      await new Promise((resolve) => setTimeout(resolve, typingMs));
      signal.throwIfAborted();
      return messaging.search(text, signal);
    },
    enabled: isOn,
    staleTime: 0,
  });
  return {
    matches: useMatching(text !== ''),
    found: isOn ? query.data : undefined,
    isSearching: isOn && query.isPending,
    ...queryFailure(query),
  };
}
