import { useSearchParams } from '@az/shared/router';
import { useEffect, useRef } from 'react';

/** Where the console is: each view has an address of its own below it. */
export const consolePath = '/deploy';

/** Address of each view beside the first. */
export const areaAddress = (area: string): string => `${consolePath}?rubrique=${encodeURIComponent(area)}`;
export const auditAddress = `${consolePath}?vue=journal`;

/** What the console shows, as its address says. */
export type View = { kind: 'overview' } | { kind: 'audit' } | { kind: 'area'; area: string };

/** Id of the heading of the view. */
export const viewHeading = 'titre';

/** The view that the address names; the overview when it names none. */
export function useView(): View {
  const [search] = useSearchParams();
  const area = search.get('rubrique');
  if (area) return { kind: 'area', area };
  return { kind: search.get('vue') === 'journal' ? 'audit' : 'overview' };
}

/** The heading of a view takes the focus, and the view begins at its top, when it takes the place of another one. */
export function useFocusOnView(view: View): void {
  const name = view.kind === 'area' ? view.area : view.kind;
  const before = useRef(name);
  useEffect(() => {
    if (before.current === name) return;
    before.current = name;
    document.getElementById(viewHeading)?.focus();
  }, [name]);
}
