import { useAddressParams } from '@az/shared/address-params';
import { useState } from 'react';
import type { Connection } from '../../data/connections.ts';
import { useChangeSamples, useSamples } from '../../data/use-samples.ts';
import { listConnections, readSort } from './list-connections.ts';

const atOnce = 8;

/** The member's connections as the address asks for them: searched, sorted, some at a time. */
export function useConnections() {
  const query = useSamples('connections');
  const changeSamples = useChangeSamples('connections');
  const [address, change] = useAddressParams();
  const [shownCount, setShownCount] = useState(atOnce);
  const [removed, setRemoved] = useState<string | null>(null);
  const search = address.get('q') ?? '';
  const sort = readSort(address.get('sort'));
  const found = listConnections(query.data ?? [], search, sort);
  const drop = (id: string | null) => changeSamples((all) => all.filter((one: Connection) => one.id !== id));
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
      change({ q: value });
    },
    setSort: (value: string) => change({ sort: value === 'recent' ? '' : value }),
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
