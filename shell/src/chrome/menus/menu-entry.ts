import type { ComponentType } from 'react';

/** An entry of a menu (specification, section 2). Without `to` it has no page yet. */
export type MenuEntry = {
  label: string;
  to?: string;
  alsoAt?: string[];
  icon: ComponentType;
};

/** Value of `aria-current` for an entry: the page itself, a page below it, or none. */
export function ariaCurrent({ to, alsoAt = [] }: MenuEntry, pathname: string): 'page' | 'true' | undefined {
  if (!to) return undefined;
  if (to === pathname || alsoAt.includes(pathname)) return 'page';
  return to !== '/' && pathname.startsWith(`${to}/`) ? 'true' : undefined;
}
