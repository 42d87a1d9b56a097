import { useEffect } from 'react';
import { addTitlePrefix, setScreenTitle } from './title-store.ts';

/** Names the screen in the document's title for as long as no other screen does; see `Page` of the kit. */
export function usePageTitle(title: string): void {
  useEffect(() => setScreenTitle(title), [title]);
}

/** Puts a text before the title while the component is shown, beside those of other components; nothing if empty. */
export function useTitlePrefix(prefix: string): void {
  useEffect(() => (prefix === '' ? undefined : addTitlePrefix(prefix)), [prefix]);
}

/** `(2) ` before the title for so many unread items while the component is shown; nothing for zero. */
export function useUnreadPrefix(count: number): void {
  useTitlePrefix(count > 0 ? `(${count}) ` : '');
}

/** `Erreur : ` before the title while the component is shown, for a form with something to correct. */
export function useErrorPrefix(hasErrors: boolean): void {
  useTitlePrefix(hasErrors ? 'Erreur : ' : '');
}
