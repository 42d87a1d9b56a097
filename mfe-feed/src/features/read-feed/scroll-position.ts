/** Where a member is in a feed. */
export type ScrollPosition = {
  memberId: string;
  /** Number of loaded pages. */
  pages: number;
  /** The announcement at the position (`anchorIn`) and those before it, the nearest first. */
  posts: string[];
  /** Distance of that announcement from the top of the window, in CSS pixels. */
  top: number;
  /** Scroll position of the page, in CSS pixels. */
  y: number;
};

/** Field of the history state. Each tab and each visit has its own state, also after a restart of the browser. */
const field = 'azScroll';

/** Maximum number of announcements in `posts`: if the first is gone, the next one is used. */
const maxPosts = 5;

/** Height of the header of the page, in CSS pixels. */
const headerHeight = 72;

/** Longest time for which the position is held while the page is still being laid out, in milliseconds. */
const maxHoldMs = 10_000;
/** The position is reached when it has been right for this number of frames, with every card rendered. */
const stableFrames = 20;

/** Whether this document was opened again: by reload, by Back or Forward, or after the browser discarded the tab. */
function isReturn(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return (document as { wasDiscarded?: boolean }).wasDiscarded || navigation?.type !== 'navigate';
}

/** The member's position in this history entry, if the document was opened again; otherwise null. */
export function readScrollPosition(memberId: string | undefined): ScrollPosition | null {
  // Written by `storeScrollPosition` only.
  const position = (history.state as { [field]?: ScrollPosition } | null)?.[field];
  return position && position.memberId === memberId && !location.hash && isReturn() ? position : null;
}

/** Stores the position in this history entry; null removes it. */
export const storeScrollPosition = (position: ScrollPosition | null): void =>
  history.replaceState({ ...history.state, [field]: position }, '');

/** Cards of a list, and placeholders that stand for several each, with positions from 1. */
const partsOf = (list: HTMLElement) =>
  [...list.querySelectorAll('[aria-posinset]:not(article article)')].map((element) => ({
    element,
    position: Number(element.getAttribute('aria-posinset')),
  }));

const edgesOf = (element: Element) => {
  const { top, bottom } = element.getBoundingClientRect();
  return { top, bottom };
};

/**
 * The first announcement that begins in the window or below it, otherwise the last one. An announcement that
 * begins above the window is not used, because it may be taller than the placeholder that replaces it later. Null
 * when the member is above the list, where new announcements appear.
 */
export function anchorIn(
  list: HTMLElement,
  ids: string[],
): Pick<ScrollPosition, 'posts' | 'top' | 'y'> | null {
  if (list.getBoundingClientRect().top > headerHeight) return null;
  const boxes = partsOf(list).map(({ element, position }) => ({ position, ...edgesOf(element) }));
  const part =
    boxes.find(({ top }) => top > headerHeight) ?? boxes.findLast(({ bottom }) => bottom > headerHeight);
  const posts = part ? ids.slice(Math.max(0, part.position - maxPosts), part.position).reverse() : [];
  return { posts, top: part?.top ?? 0, y: window.scrollY };
}

/** How far the page must be scrolled to a position: to its announcement if the list contains it, otherwise to `y`. */
export function distanceTo({ posts, top, y }: ScrollPosition, list: HTMLElement, ids: string[]): number {
  const position = ids.indexOf(posts.find((id) => ids.includes(id)) ?? '') + 1;
  const parts = partsOf(list);
  const index = parts.findLastIndex((part) => part.position <= position);
  const part = parts[index];
  if (position === 0 || !part) return y - window.scrollY;
  const box = part.element.getBoundingClientRect();
  // Cards that share a placeholder count as equally high.
  const count = (parts[index + 1]?.position ?? ids.length + 1) - part.position;
  return box.top + (box.height * (position - part.position)) / count - top;
}

/** Whether a placeholder is in the window, or so little above it that its card is about to be rendered there. */
function hasPlaceholder(): boolean {
  const [top, bottom] = [-0.2 * window.innerHeight, window.innerHeight];
  return [...document.querySelectorAll('[data-empty]')].some((element) => {
    const box = element.getBoundingClientRect();
    return box.bottom > top && box.top < bottom;
  });
}

/** Scrolls until the distance is and stays zero, or until `isOver` is true. Returns a function that stops it. */
export function holdPosition(distance: () => number, isOver: () => boolean, onEnd: () => void): () => void {
  const until = performance.now() + maxHoldMs;
  let stable = 0;
  const step = () => {
    if (isOver() || stable === stableFrames || performance.now() > until) return onEnd();
    const missing = distance();
    const isRight = Math.abs(missing) < 1;
    stable = isRight && !hasPlaceholder() ? stable + 1 : 0;
    if (!isRight) window.scrollBy({ top: missing, behavior: 'instant' });
    frame = requestAnimationFrame(step);
  };
  let frame = requestAnimationFrame(step);
  return () => cancelAnimationFrame(frame);
}
