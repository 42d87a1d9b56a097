import { useLayoutEffect, useState } from 'react';

const same = (one: Element) => (other: Element) =>
  one.tagName === other.tagName && one.textContent === other.textContent;

/** Removes a public page's first content once the page is rendered, keeping scroll position, focus and open details. */
function replaceFirstContent(scrolledTo: number): void {
  const first = document.getElementById('az-first');
  if (!first) return;
  const opened = [...first.querySelectorAll('details[open]')];
  const focused = first.contains(document.activeElement) ? document.activeElement : null;
  first.remove();
  const inRoot = (selector: string) => [...document.querySelectorAll<HTMLElement>(`#root ${selector}`)];
  for (const one of opened) inRoot('details').find(same(one))?.setAttribute('open', '');
  if (focused) inRoot(focused.tagName).find(same(focused))?.focus({ preventScroll: true });
  if (scrolledTo > 0 && !location.hash) window.scrollTo(0, scrolledTo);
}

/** Removes the splash and the first content with the first commit that shows something (specification, section 2). */
export function RemoveSplash() {
  const [scrolledTo] = useState(() => window.scrollY);
  useLayoutEffect(() => {
    document.getElementById('az-splash')?.remove();
    replaceFirstContent(scrolledTo);
  }, [scrolledTo]);
  return null;
}
