import { useLayoutEffect, useState } from 'react';

const same = (one: Element) => (other: Element) =>
  one.tagName === other.tagName && one.textContent === other.textContent;

/** Removes a kept screen, but not its style sheet: without a sheet, the browser lays out the whole page again. */
function emptyScreen(screen: HTMLElement): void {
  for (const child of [...screen.children]) if (child.localName !== 'style') child.remove();
  screen.hidden = true;
  screen.removeAttribute('id');
}

/** Removes a public page's first content once the page is rendered, keeping scroll position, focus and open details. */
function replaceFirstContent(scrolledTo: number): void {
  const first = document.getElementById('az-first');
  if (!first) return;
  if (first.matches('[aria-busy]')) {
    emptyScreen(first);
    return;
  }
  const opened = [...first.querySelectorAll('details[open]')];
  const focused = first.contains(document.activeElement) ? document.activeElement : null;
  first.remove();
  const inRoot = (selector: string) => [...document.querySelectorAll<HTMLElement>(`#root ${selector}`)];
  for (const one of opened) inRoot('details').find(same(one))?.setAttribute('open', '');
  if (focused) inRoot(focused.tagName).find(same(focused))?.focus({ preventScroll: true });
  if (scrolledTo > 0 && !location.hash) window.scrollTo(0, scrolledTo);
}

/** How long a kept screen may stand for a page that loads, in milliseconds. */
const maxScreenMs = 3_000;

/** Signs that a page loads, and what a page with content has. A page may load more beside its content. */
const loadingSigns =
  '[aria-busy=true]:not(form),.mantine-Skeleton-root[data-visible],[role=status][aria-label^=Chargement]';
const contents = 'article,li,tr,form';

/**
 * Calls back when the page may replace the screen that was kept of it (decision 160): at once if it shows its content,
 * otherwise when it does. Until then the page is not visible.
 */
function whenPageShows(show: () => void): () => void {
  const root = document.getElementById('root');
  const has = (selectors: string) => root?.querySelector(`main :is(${selectors})`) != null;
  const isLoading = () => has(loadingSigns) && !has(contents);
  if (!root || !document.querySelector('#az-first[aria-busy]') || !isLoading()) {
    show();
    return () => undefined;
  }
  root.style.visibility = 'hidden';
  const end = () => {
    observer.disconnect();
    clearTimeout(timer);
    root.style.removeProperty('visibility');
    show();
  };
  const observer = new MutationObserver(() => {
    if (!isLoading()) end();
  });
  observer.observe(root, { childList: true, subtree: true, attributes: true });
  const timer = setTimeout(end, maxScreenMs);
  return end;
}

/** Removes the splash and the first content with the first commit that shows something (specification, section 2). */
export function RemoveSplash() {
  const [scrolledTo] = useState(() => window.scrollY);
  useLayoutEffect(
    () =>
      whenPageShows(() => {
        document.getElementById('az-splash')?.remove();
        replaceFirstContent(scrolledTo);
      }),
    [scrolledTo],
  );
  return null;
}
