import { useEffect } from 'react';
import { addTitlePrefix, setScreenTitle } from './title-store.ts';

/** Sets the screen's name in the document's title until another screen sets its own. `Page` of the kit calls it. */
export function usePageTitle(title: string): void {
  useEffect(() => setScreenTitle(title), [title]);
}

/** Adds a prefix to the title while the component is mounted, beside other prefixes. An empty one adds nothing. */
export function useTitlePrefix(prefix: string): void {
  useEffect(() => (prefix === '' ? undefined : addTitlePrefix(prefix)), [prefix]);
}

/** Adds the prefix `(2) ` for a count of unread items while the component is mounted; none for zero. */
export function useUnreadPrefix(count: number): void {
  useTitlePrefix(count > 0 ? `(${count}) ` : '');
}

/** Prefix `Erreur : ` while the component is mounted, for a form with errors. */
export function useErrorPrefix(hasErrors: boolean): void {
  useTitlePrefix(hasErrors ? 'Erreur : ' : '');
}
