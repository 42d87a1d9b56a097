import type { ComponentType } from 'react';

/** An entry of a menu of the specification, section 2. Without `to` it has no target yet. */
export type MenuEntry = {
  label: string;
  to?: string;
  /** Further addresses at which it is the current one. */
  alsoAt?: string[];
  icon: ComponentType;
};

/** What `aria-current` says of an entry: the page itself, a page below it, or nothing. */
export function ariaCurrent({ to, alsoAt = [] }: MenuEntry, pathname: string): 'page' | 'true' | undefined {
  if (!to) return undefined;
  if (to === pathname || alsoAt.includes(pathname)) return 'page';
  return to !== '/' && pathname.startsWith(`${to}/`) ? 'true' : undefined;
}
