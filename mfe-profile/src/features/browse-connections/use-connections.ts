import { useSearchParams } from '@az/shared/router';
import { useState } from 'react';
import type { Connection } from '../../data/connections.ts';
import { useChangeSamples, useSamples } from '../../data/use-samples.ts';
import { listConnections, readSort } from './list-connections.ts';

const atOnce = 8;

/** The member's connections as the address asks for them: searched, sorted, some at a time. */
export function useConnections() {
  const query = useSamples('connections');
  const change = useChangeSamples('connections');
  const [address, setAddress] = useSearchParams();
  const [shownCount, setShownCount] = useState(atOnce);
  const [removed, setRemoved] = useState<string | null>(null);
  const search = address.get('q') ?? '';
  const sort = readSort(address.get('sort'));
  const found = listConnections(query.data ?? [], search, sort);
  const ask = (key: string, value: string) =>
    setAddress(
      (asked) => {
        if (value) asked.set(key, value);
        else asked.delete(key);
        return asked;
      },
      { replace: true, preventScrollReset: true },
    );
  const drop = (id: string | null) => change((all) => all.filter((one: Connection) => one.id !== id));
  return {
    query,
    search,
    sort,
    shown: found.slice(0, shownCount),
    foundCount: found.length,
    hasMore: found.length > shownCount,
    removed,
    setSearch: (value: string) => {
      setShownCount(atOnce);
      ask('q', value);
    },
    setSort: (value: string) => ask('sort', value === 'recent' ? '' : value),
    showMore: () => setShownCount(shownCount + atOnce),
    remove: (id: string) => {
      if (removed !== null) drop(removed);
      setRemoved(id);
    },
    bringBack: () => setRemoved(null),
    forget: () => {
      drop(removed);
      setRemoved(null);
    },
  };
}
