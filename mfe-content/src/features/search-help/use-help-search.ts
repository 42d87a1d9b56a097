import { useSearchParams } from '@az/shared/router';
import { useState } from 'react';
import { findHelp } from '../../data/help/find-help.ts';

/** What someone looks for in the help pages, kept in the address, and what there is. `found` is null without a search. */
export function useHelpSearch() {
  const [address, setAddress] = useSearchParams();
  const [search, setSearch] = useState(address.get('q') ?? '');
  const write = (text: string) => {
    setSearch(text);
    setAddress(text.trim() ? { q: text } : {}, { replace: true, preventScrollReset: true });
  };
  return { search, write, found: search.trim() ? findHelp(search) : null };
}
