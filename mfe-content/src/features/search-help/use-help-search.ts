import { useAddressParams } from '@az/shared/address-params';
import { findHelp } from '../../data/help/find-help.ts';

/** What someone looks for in the help pages, kept in the address, and what there is. `found` is null without a search. */
export function useHelpSearch() {
  const [address, change] = useAddressParams();
  const search = address.get('q') ?? '';
  const write = (text: string) => change({ q: text.trim() && text });
  return { search, write, found: search ? findHelp(search) : null };
}
