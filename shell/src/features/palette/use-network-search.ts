import { isAppError, useCapability } from '@az/shared/api';
import { type Announcement, type FoundMember, maxSearchLength } from '@az/shared/contracts';
import { useQuery } from '@az/shared/query';
import { searchPeople, searchPosts } from '@az/shared/search';
import { useEffect, useState } from 'react';
import { debounceMs, minQueryLength } from './use-search-hits.ts';

/** Maximum numbers of results in the palette; the page of results shows all of them. */
const people = 5;
const posts = 4;

export type NetworkSearch = {
  people: FoundMember[];
  posts: Announcement[];
  isSearching: boolean;
  failure: { reason: string; retry: () => void } | null;
};

function usePaused(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), debounceMs);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
}

/** Null where the server cannot search. Calls for an older text are cancelled. */
export function useNetworkSearch(query: string): NetworkSearch | null {
  const isAvailable = useCapability('network') === true;
  const typed = query.trim().slice(0, maxSearchLength);
  const text = usePaused(typed);
  const isAsked = isAvailable && typed.length >= minQueryLength;
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['shell', 'search', text],
    queryFn: async ({ signal }) => {
      const [found, written] = await Promise.all([
        searchPeople(text, { limit: people, signal }),
        searchPosts(text, { limit: posts, signal }),
      ]);
      return { people: found.items, posts: written.items };
    },
    enabled: isAsked && text === typed,
    networkMode: 'always',
    staleTime: 30_000,
  });
  if (!isAvailable) return null;
  const isCurrent = isAsked && text === typed;
  const hasFailed = isCurrent && error !== null && !isFetching;
  return {
    people: (isCurrent && data?.people) || [],
    posts: (isCurrent && data?.posts) || [],
    isSearching: isAsked && !hasFailed && (!isCurrent || data === undefined),
    failure: hasFailed
      ? { reason: isAppError(error) ? error.reason : error.message, retry: () => void refetch() }
      : null,
  };
}
