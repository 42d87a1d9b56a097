import { useEffect, useRef } from 'react';

/** Finds a link after its screen is rendered again. `index`: position among links with the same address and text. */
type FollowedLink = { href: string; text: string; index: number };

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
 * Remembers which link was followed from each history entry, because WebKit does not focus a clicked link. The returned
 * function gives null for an entry without a followed link.
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
    // In the capture phase, which comes before the router navigates.
    document.addEventListener('click', rememberLink, true);
    return () => document.removeEventListener('click', rememberLink, true);
  }, [entry]);
  return (asked) => {
    const followed = links.current.get(asked);
    if (!followed) return null;
    return () => linksTo(followed.href, followed.text)[followed.index] ?? null;
  };
}
