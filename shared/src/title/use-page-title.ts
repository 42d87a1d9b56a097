import { useEffect } from 'react';
import { setScreenTitle, setTitlePrefix } from './title-store.ts';

/** Names the screen in the document's title for as long as no other screen does; see `Page` of the kit. */
export function usePageTitle(title: string): void {
  useEffect(() => setScreenTitle(title), [title]);
}

/** Puts a text before the title while the component is shown: `(2) ` for unread items, `Erreur : ` for a refused form. */
export function useTitlePrefix(prefix: string): void {
  useEffect(() => {
    setTitlePrefix(prefix);
    return () => setTitlePrefix('');
  }, [prefix]);
}

/** `useTitlePrefix` for a count of unread items; nothing for zero. */
export function useUnreadPrefix(count: number): void {
  useTitlePrefix(count > 0 ? `(${count}) ` : '');
}
