import { currentSession } from '@az/shared/auth';
import type { PageDiscovery } from '@az/shared/discovery';
import type { PageAreas } from '../areas/discovery.ts';
import { whenIdle } from '../page/when-idle.ts';
import { isShown } from '../release-monitoring/page-content.ts';
import { findPageFault } from '../release-monitoring/page-fault.ts';
import { routeAt } from '../routes/prefetch.ts';
import type { RouteIndex } from '../routes/route-index.ts';
import { drawScreen } from './draw-screen.ts';
import { copyPictures } from './picture-copies.ts';
import { screenKey } from './screen-key.ts';
import { contextOf } from './screen-record.ts';
import { isSmall, removeScreens, storeScreen } from './screen-store.ts';

/** How long the page must not have changed until its screen is kept, in milliseconds. */
const unchangedMs = 1_000;
/** How often it is tried again while the page loads. */
const maxAttempts = 20;

/** Pages that are not for members, and the page without a network. */
const neverKept = /^\/(?:auth-advance|offline)(?:\/|$)/;

/** Parts with which the page is not as the next visit finds it. */
const hasPassingState = (root: Element): boolean =>
  [...document.querySelectorAll('[aria-modal=true],dialog[open]')].some(isShown) ||
  [...root.querySelectorAll('[role=alert]')].some(
    (alert) => alert.textContent.trim() !== '' && isShown(alert),
  );

/** The token of the member whose page is in a state that may be kept; null otherwise. */
function keptToken(root: Element): string | null {
  const session = currentSession();
  if (session.status !== 'signed-in' || neverKept.test(location.pathname) || scrollY > 0) return null;
  const fault = findPageFault();
  // A page may load more beside its content.
  const isReady = fault === null || fault === 'busy beside content';
  return isReady && !hasPassingState(root) ? session.token : null;
}

const isCurrent = (token: string): boolean => {
  const session = currentSession();
  return session.status === 'signed-in' && session.token === token;
};

/** Keeps the first screen of the page for its next visit: when it is ready, when it has changed, and when it is left. */
export function keepScreens(
  page: PageDiscovery,
  areas: Pick<PageAreas, 'find'>,
  index: Pick<RouteIndex, 'routes'>,
): void {
  const root = document.getElementById('root');
  // A version that a link shows is for this visit only. Without encryption, nothing is kept.
  if (!root || page.override || !globalThis.crypto?.subtle) return;
  /** Resolves with whether the page was in a state that may be kept. */
  const keep = async (): Promise<boolean> => {
    const token = keptToken(root);
    if (!token) return false;
    const { pathname } = location;
    const area = routeAt(pathname, index.routes)?.area;
    const live = area === undefined ? null : await areas.find(area);
    const copies = await copyPictures(root);
    if (location.pathname !== pathname || !isCurrent(token)) return false;
    const versions = [page.shell.version, ...(live ? [`${live.area}@${live.version}`] : [])].join(' ');
    const drawn = drawScreen(root, copies);
    const screen = isSmall(drawn) ? drawn : drawScreen(root);
    const key = await screenKey(token);
    await storeScreen(screen, { context: contextOf(key, location, versions), key, versions });
    // The session may have ended, and with it all screens, while this one was written.
    if (!isCurrent(token)) removeScreens();
    return true;
  };
  // A browser that cannot keep it shows the page as on a first visit.
  const tryToKeep = () => keep().catch(() => true);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const keepSoon = (attempts = maxAttempts) => {
    clearTimeout(timer);
    if (attempts === 0) return;
    timer = setTimeout(() => {
      whenIdle(async () => {
        if (!document.hidden && !(await tryToKeep())) keepSoon(attempts - 1);
      }, true);
    }, unchangedMs);
  };
  new MutationObserver(() => keepSoon()).observe(root, { childList: true, subtree: true });
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) void tryToKeep();
  });
  keepSoon();
}
