import { queryFailure, useQuery } from '@az/shared/query';
import { useDeferredValue } from 'react';
import { messaging } from '../../data/messaging-store.ts';
import { useIsSample } from '../../data/use-messaging.ts';

/** How long the member must pause typing before the server is asked, in milliseconds. */
const typingMs = 250;

/** Searches all conversations on the server: those whose contact's name matches are loaded. `found`: their keys. */
export function useSearch(search: string) {
  const isSample = useIsSample();
  const text = useDeferredValue(search.trim());
  const isOn = !isSample && text !== '';
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
    found: isOn ? query.data : undefined,
    isSearching: isOn && query.isPending,
    ...queryFailure(query),
  };
}
