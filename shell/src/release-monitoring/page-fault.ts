import { isEmpty, isLoadingStatus, isShown, measureContent } from './page-content.ts';

export type PageFault =
  | 'header hidden'
  | 'header covered'
  | 'page covered'
  | 'only an error'
  | 'no content'
  | 'busy'
  | 'busy beside content';

/** Floating parts that may cover the page for a while. */
const floating =
  '[role=dialog],[role=alertdialog],[role=menu],[role=listbox],[role=tooltip],[role=status],[role=alert],dialog,[popover]';

/** Marks of a page that is loading. Forms are excluded, because sending a file may take long. */
const busyMarks =
  '[aria-busy=true]:not(form),[role=progressbar]:not([aria-valuenow]),.mantine-Skeleton-root[data-visible]';

/** Number of actions of the page that are tried. One is not enough, because some may be below a sticky bar. */
const triedActions = 10;

const actionsIn = (part: Element): Element[] =>
  [...part.querySelectorAll('a[href],button:not(:disabled),input:not(:disabled),textarea')].filter(isShown);

/** Middle of the first line of an element; null outside the viewport. */
function pointOf(element: Element): [x: number, y: number] | null {
  const box = element.getClientRects()[0];
  if (!box || box.width === 0) return null;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  return x >= 0 && y >= 0 && x < innerWidth && y < innerHeight ? [x, y] : null;
}

/** Whether a click on an element reaches it, or something that may cover it for a while. Undefined outside the viewport. */
function isHittable(element: Element): boolean | undefined {
  const point = pointOf(element);
  if (!point) return undefined;
  const hit = document.elementFromPoint(...point);
  return hit !== null && (element.contains(hit) || hit.closest(floating) !== null);
}

function headerFault(): PageFault | null {
  const header = document.querySelector('header');
  if (!header || !isShown(header)) return 'header hidden';
  const [action] = actionsIn(header);
  if (!action) return 'header hidden';
  const isReached = isHittable(action);
  // Further down on the page, the header may have been scrolled out of view.
  if (isReached === undefined) return scrollY <= 0 ? 'header hidden' : null;
  return isReached ? null : 'header covered';
}

function isPageCovered(main: Element): boolean {
  const tried = actionsIn(main)
    .map(isHittable)
    .filter((isReached) => isReached !== undefined)
    .slice(0, triedActions);
  return tried.length > 0 && !tried.includes(true);
}

function isBusy(main: Element): boolean {
  const isInView = (element: Element) => pointOf(element) !== null && isShown(element);
  const statuses = [...main.querySelectorAll('[role=status]')].filter(isLoadingStatus);
  return [...main.querySelectorAll(busyMarks), ...statuses].some(isInView);
}

function faultWithoutContent(main: Element): PageFault {
  const { errors, textSize } = measureContent(main);
  // All its texts say that it loads.
  if (textSize > 0 || isBusy(main)) return 'busy';
  return errors > 0 ? 'only an error' : 'no content';
}

/** Whether a part of the page covers the rest of it on purpose. */
const isModalOpen = (): boolean =>
  document.fullscreenElement !== null ||
  [...document.querySelectorAll('[aria-modal=true],dialog[open]')].some(isShown);

/**
 * The first fault of the page, or null; null while a dialog is open. A page without a fault has content, loads nothing
 * more, and a click reaches its header and one of its actions. `busy beside content` may be meant so.
 */
export function findPageFault(): PageFault | null {
  if (isModalOpen()) return null;
  const main = document.querySelector('main');
  if (!main) return 'no content';
  if (isEmpty(main)) return faultWithoutContent(main);
  const atTop = headerFault();
  if (atTop) return atTop;
  if (isPageCovered(main)) return 'page covered';
  return isBusy(main) ? 'busy beside content' : null;
}
