import { useAddressParams } from '@az/shared/address-params';
import { useState } from 'react';
import { useRemovableSample } from '../../data/use-removable-sample.ts';
import { listConnections, readSort } from './list-connections.ts';

const atOnce = 8;

/** The member's connections with the search and order of the URL, shown in batches. */
export function useConnections() {
  const { sample, removed, remove, bringBack, forget } = useRemovableSample('connections');
  const [address, change] = useAddressParams();
  const [shownCount, setShownCount] = useState(atOnce);
  const search = address.get('q') ?? '';
  const sort = readSort(address.get('sort'));
  const found = listConnections(sample.items ?? [], search, sort);
  return {
    sample,
    search,
    sort,
    shown: found.slice(0, shownCount),
    foundCount: found.length,
    hasMore: found.length > shownCount,
    removed,
    remove,
    bringBack,
    forget,
    setSearch: (value: string) => {
      setShownCount(atOnce);
      change({ q: value });
    },
    setSort: (value: string) => change({ sort: value === 'recent' ? '' : value }),
    showMore: () => setShownCount(shownCount + atOnce),
  };
}
