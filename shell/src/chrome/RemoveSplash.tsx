import { useLayoutEffect, useState } from 'react';
import { replaceFirstContent } from './replace-first-content.ts';

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
