// The service worker, at /service-worker.js. Of requests it handles navigations only: one that fails without a network gets the offline
// page, which the origin writes into this script, and pages of members become eligible for the page cache of the
// browser. In front of such a page it shows the screen that
// the browser has kept of it. It caches no code and no response. It also shows notifications that the server has pushed.

import { withScreen } from '../kept-screen/insert-screen.ts';
import { openScreens } from '../kept-screen/screen-record.ts';
import { type OpenTabs, openShown, showPushed } from './push-messages.ts';

/** Written by the origin in front of this script. */
declare const offlinePage: { html: string; headers: Record<string, string> };

type Lifetime = Event & { waitUntil: (work: Promise<unknown> | undefined) => void };

/** https://www.w3.org/TR/service-workers/#install-event-addroutes; not in every browser. */
type Install = Lifetime & {
  addRoutes?: (rule: { condition: object; source: 'network' }) => Promise<unknown>;
};

type Navigation = Event & {
  request: Request;
  preloadResponse: Promise<Response | undefined>;
  respondWith: (answer: Promise<Response>) => void;
};

type Push = Lifetime & { data: { text: () => string } | null };

type Click = Lifetime & { notification: Notification };

/** The global scope of this script, which the DOM's types lack. */
type Scope = {
  skipWaiting: () => Promise<void>;
  registration: ServiceWorkerRegistration & { navigationPreload?: { enable: () => Promise<void> } };
  clients: OpenTabs;
  addEventListener(type: 'install', listener: (event: Install) => void): void;
  addEventListener(type: 'activate', listener: (event: Lifetime) => void): void;
  addEventListener(type: 'fetch', listener: (event: Navigation) => void): void;
  addEventListener(type: 'push', listener: (event: Push) => void): void;
  addEventListener(type: 'notificationclick', listener: (event: Click) => void): void;
};

const scope = globalThis as unknown as Scope;

/**
 * A page that the network must store nowhere, with the header that lets the browser keep it in its page cache, in memory
 * (decision 156). Browsers write no response of a service worker into their HTTP cache.
 */
function keptInMemory(page: Response): Response {
  const caching = page.headers.get('az-page-cache');
  if (!caching) return page;
  const { status, statusText } = page;
  const headers = new Headers(page.headers);
  headers.set('cache-control', caching);
  headers.delete('az-screen');
  return new Response(page.body, { status, statusText, headers });
}

async function answer({ request, preloadResponse }: Navigation): Promise<Response> {
  const opening = openScreens();
  opening.catch(() => undefined);
  try {
    const page = (await preloadResponse) ?? (await fetch(request));
    return keptInMemory(await withScreen(page, new URL(request.url), opening));
  } catch {
    // Reached only without any response: error responses of the server are passed on.
    const { html, headers } = offlinePage;
    return new Response(html, { status: 503, headers });
  }
}

scope.addEventListener('install', (event) => {
  const notNavigation = { condition: { not: { requestMode: 'navigate' } }, source: 'network' } as const;
  // If supported, the browser starts this worker for navigations only.
  event.waitUntil(event.addRoutes?.(notNavigation).catch(() => undefined));
  event.waitUntil(scope.skipWaiting());
});

// Navigation preload: the request starts together with the worker.
scope.addEventListener('activate', (event) =>
  event.waitUntil(scope.registration.navigationPreload?.enable()),
);

scope.addEventListener('fetch', (event) => {
  if (event.request.mode === 'navigate') event.respondWith(answer(event));
});

scope.addEventListener('push', (event) => {
  if (event.data) event.waitUntil(showPushed(scope.registration, event.data.text()));
});

scope.addEventListener('notificationclick', (event) =>
  event.waitUntil(openShown(event.notification, scope.clients)),
);
