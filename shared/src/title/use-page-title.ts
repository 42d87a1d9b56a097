import { useEffect } from 'react';
import { addTitlePrefix, setScreenTitle } from './title-store.ts';

/** Sets the screen's name in the document's title until another screen does; see `Page` of the kit. */
export function usePageTitle(title: string): void {
  useEffect(() => setScreenTitle(title), [title]);
}

/** Adds a prefix to the title while the component is mounted, beside those of other components; none if empty. */
export function useTitlePrefix(prefix: string): void {
  useEffect(() => (prefix === '' ? undefined : addTitlePrefix(prefix)), [prefix]);
}

/** Prefix `(2) ` for so many unread items while the component is mounted; none for zero. */
export function useUnreadPrefix(count: number): void {
  useTitlePrefix(count > 0 ? `(${count}) ` : '');
}

/** Prefix `Erreur : ` while the component is mounted, for a form with errors. */
export function useErrorPrefix(hasErrors: boolean): void {
  useTitlePrefix(hasErrors ? 'Erreur : ' : '');
}
