import { useAddressParams } from '@az/shared/address-params';
import { findHelp } from '../../data/help/find-help.ts';

/** The search of the help pages, which is in the URL, and its results. `found` is null without a search. */
export function useHelpSearch() {
  const [address, change] = useAddressParams();
  const search = address.get('q') ?? '';
  const write = (text: string) => change({ q: text.trim() && text });
  return { search, write, found: search ? findHelp(search) : null };
}
