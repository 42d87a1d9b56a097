import { connectSampleServer } from '@az/shared/api';
import { provideAreaHost } from '@az/shared/area';
import {
  AuthProvider,
  currentSession,
  onSessionNotStored,
  onSessionRemoved,
  startSession,
} from '@az/shared/auth';
import { paths, signInPath } from '@az/shared/paths';
import { QueryClient, QueryClientProvider } from '@az/shared/query';
import { RouterProvider } from '@az/shared/router';
import { AppTheme } from '@az/shared/theme';
import { startTitle } from '@az/shared/title';
import { toast } from '@az/shared/toast';
import { createRoot } from 'react-dom/client';
import { PageAreas } from './areas/discovery.ts';
import './areas/provide.ts';
import { slotOutlet } from './areas/SlotOutlet.tsx';
import { searchAreas } from './areas/search-areas.ts';
import { RemoveSplash } from './chrome/RemoveSplash.tsx';
import { providePaletteSources } from './features/palette/palette-sources.ts';
import { keepOwnFetch } from './page/own-fetch.ts';
import { readPageDiscovery } from './page/page-data.ts';
import { untilNetworkIdle } from './page/until-network-idle.ts';
import { completeFirstView, whenIdle } from './page/when-idle.ts';
import { startLoadTelemetry } from './release-monitoring/start-load-telemetry.ts';
import { startVersionRecall } from './release-monitoring/start-version-recall.ts';
import { prepareFirstPage } from './routes/prepare-first-page.ts';
import { RouteIndex } from './routes/route-index.ts';
import { createRouter } from './routes/router.tsx';

type Router = ReturnType<typeof createRouter>;

function firstRouteLoaded(router: Router): Promise<void> {
  return new Promise((resolve) => {
    if (router.state.initialized) return resolve();
    const stop = router.subscribe((state) => {
      if (!state.initialized) return;
      stop();
      resolve();
    });
  });
}

function signedInMember() {
  const session = currentSession();
  return session.status === 'signed-in' ? session.member : null;
}

/** Verifies the session and loads the first route in parallel, showing nothing meanwhile (specification, section 4). */
export async function start(): Promise<void> {
  const page = readPageDiscovery();
  keepOwnFetch();
  connectSampleServer(async (tell) => {
    const { sampleServer } = await import('@az/shared/sample-server');
    return sampleServer({ member: signedInMember, tell });
  });
  const telemetry = startLoadTelemetry(page);
  const areas = new PageAreas(page, undefined, telemetry);
  const index = new RouteIndex(page);
  provideAreaHost({
    isRouteLive: (path) => index.isLive(path),
    isSlotFilled: (name) => name in page.slots,
    SlotOutlet: slotOutlet(areas, page.slots),
    afterFirstView: (callback) => whenIdle(callback, true),
  });
  providePaletteSources({ index, search: (query) => searchAreas(areas, index.routes, query) });
  startTitle();
  let session: Promise<void> | undefined;
  // The offline screen makes no calls: a failed one would sign the member out.
  const waitForSession = (pathname: string) => {
    if (pathname.replace(/\/$/, '') !== paths.offline()) session ??= startSession();
    return session;
  };
  void waitForSession(location.pathname);
  const queries = new QueryClient({
    defaultOptions: {
      queries: { retry: false, staleTime: 30_000, networkMode: 'always' },
    },
  });
  const router = createRouter(
    areas,
    index,
    waitForSession,
    prepareFirstPage(queries, () => session),
  );
  startVersionRecall(areas, page, router);
  const { override } = page;
  if (override)
    void import('./features/override/show-override.tsx').then(({ showOverride }) => showOverride(override));
  onSessionRemoved((reason) => {
    queries.clear();
    // After an expiry it is the guard that redirects to the sign-in page, with a return path, and drafts are kept.
    if (reason !== 'signed-out' && reason !== 'closed') return;
    void router.navigate(signInPath(), { replace: true });
  });
  onSessionNotStored(() =>
    toast({
      message:
        'Votre navigateur ne peut pas garder votre session\u202f: il faudra vous reconnecter si vous rechargez la page.',
      variant: 'warning',
      duration: 10_000,
    }),
  );
  await firstRouteLoaded(router);
  telemetry.load('shell', page.shell.version, true);
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no root');
  createRoot(root).render(
    <AppTheme>
      <QueryClientProvider client={queries}>
        <AuthProvider>
          <RouterProvider router={router} />
          <RemoveSplash />
        </AuthProvider>
      </QueryClientProvider>
    </AppTheme>,
  );
  await untilNetworkIdle(queries);
  completeFirstView();
  whenIdle(() => {
    import('./after-first-view.ts').then(
      ({ startAfterFirstView }) => startAfterFirstView(page, areas, index, router, queries),
      () => undefined,
    );
    const send = () =>
      void import('./send-unsent.ts').then(({ sendUnsent }) => sendUnsent(queries)).catch(() => undefined);
    // Also after each navigation, because a member may sign in on this page.
    router.subscribe(send);
    send();
  });
}
