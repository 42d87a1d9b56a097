// The service worker, at /service-worker.js. It does one thing: a navigation that fails for lack of a network gets the
// offline page, which the origin writes into this script. It keeps no code and no reply; nothing else passes through it.

/** What the origin writes in front of this script. */
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

/** This script's own global scope, which the DOM's types do not know. */
type Scope = {
  skipWaiting: () => Promise<void>;
  registration: { navigationPreload?: { enable: () => Promise<void> } };
  addEventListener(type: 'install', listener: (event: Install) => void): void;
  addEventListener(type: 'activate', listener: (event: Lifetime) => void): void;
  addEventListener(type: 'fetch', listener: (event: Navigation) => void): void;
};

const scope = globalThis as unknown as Scope;

async function answer({ request, preloadResponse }: Navigation): Promise<Response> {
  try {
    return (await preloadResponse) ?? (await fetch(request));
  } catch {
    // No answer at all; an answer that tells of a failure is the server's own business.
    const { html, headers } = offlinePage;
    return new Response(html, { status: 503, headers });
  }
}

scope.addEventListener('install', (event) => {
  const notNavigation = { condition: { not: { requestMode: 'navigate' } }, source: 'network' } as const;
  // Where the browser can, nothing but navigations even wakes this worker.
  event.waitUntil(event.addRoutes?.(notNavigation).catch(() => undefined));
  event.waitUntil(scope.skipWaiting());
});

// The request starts while the worker does.
scope.addEventListener('activate', (event) =>
  event.waitUntil(scope.registration.navigationPreload?.enable()),
);

scope.addEventListener('fetch', (event) => {
  if (event.request.mode === 'navigate') event.respondWith(answer(event));
});

export {};
