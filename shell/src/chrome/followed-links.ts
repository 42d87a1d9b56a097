import { useEffect, useRef } from 'react';

/** What a link is found by when its screen is drawn anew: its address, its text, and which of those that share both. */
type FollowedLink = { href: string; text: string; index: number };

/** Screens of a tab whose links are remembered, the latest. */
const maxScreens = 50;

const linksTo = (href: string, text: string): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>(`a[href="${CSS.escape(href)}"]`)].filter(
    (link) => link.textContent === text,
  );

function describe(link: HTMLElement): FollowedLink {
  const href = link.getAttribute('href') ?? '';
  const text = link.textContent ?? '';
  return { href, text, index: linksTo(href, text).indexOf(link) };
}

/**
 * Remembers which link was followed from each entry of the history, because WebKit does not focus a link that is clicked.
 * Gives what finds that link of an entry again: null when there is none, or when it is not drawn yet.
 */
export function useFollowedLinks(entry: string): (entry: string) => (() => HTMLElement | null) | null {
  const links = useRef(new Map<string, FollowedLink>());
  useEffect(() => {
    const rememberLink = ({ target }: MouseEvent) => {
      const link = target instanceof Element && target.closest<HTMLElement>('a[href]');
      if (!link) return;
      links.current.delete(entry);
      links.current.set(entry, describe(link));
      const [oldest] = links.current.keys();
      if (links.current.size > maxScreens && oldest) links.current.delete(oldest);
    };
    // Before the router goes on.
    document.addEventListener('click', rememberLink, true);
    return () => document.removeEventListener('click', rememberLink, true);
  }, [entry]);
  return (asked) => {
    const followed = links.current.get(asked);
    if (!followed) return null;
    return () => linksTo(followed.href, followed.text)[followed.index] ?? null;
  };
}
