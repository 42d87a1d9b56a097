import { useSearchParams } from '@az/shared/router';
import { useEffect, useRef } from 'react';

export const consolePath = '/deploy';

export const areaAddress = (area: string): string => `${consolePath}?rubrique=${encodeURIComponent(area)}`;
export const auditAddress = `${consolePath}?vue=journal`;

export type View = { kind: 'overview' } | { kind: 'audit' } | { kind: 'area'; area: string };

export const viewHeading = 'titre';

export function useView(): View {
  const [search] = useSearchParams();
  const area = search.get('rubrique');
  if (area) return { kind: 'area', area };
  return { kind: search.get('vue') === 'journal' ? 'audit' : 'overview' };
}

/** When the view changes, its heading gets the focus and the page scrolls to its top. */
export function useFocusOnView(view: View): void {
  const name = view.kind === 'area' ? view.area : view.kind;
  const before = useRef(name);
  useEffect(() => {
    if (before.current === name) return;
    before.current = name;
    document.getElementById(viewHeading)?.focus();
  }, [name]);
}
