import { provideAreaHost } from '@az/shared/area';
import { AuthProvider, onSessionNotStored, onSessionRemoved, startSession } from '@az/shared/auth';
import { removeMemberData } from '@az/shared/drafts';
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
import { SplashEnd } from './chrome/SplashEnd.tsx';
import { providePaletteSources } from './features/palette/palette-sources.ts';
import { watchOutcomes } from './outcomes/watch-outcomes.ts';
import { readPageDiscovery } from './page/page-data.ts';
import { untilCalm } from './page/until-calm.ts';
import { firstViewDone, whenIdle } from './page/when-idle.ts';
import { watchRecallsLater } from './recall/watch-later.ts';
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

/**
 * Starts the page: verifies the session and loads the first route side by side, and renders once both are there, so that
 * nothing is drawn while the session is pending (specification, section 4).
 */
export async function start(): Promise<void> {
  const page = readPageDiscovery();
  const outcomes = watchOutcomes(page);
  const areas = new PageAreas(page, undefined, outcomes);
  const index = new RouteIndex(page);
  provideAreaHost({
    isRouteLive: (path) => index.isLive(path),
    isSlotFilled: (name) => name in page.slots,
    SlotOutlet: slotOutlet(areas, page.slots),
  });
  providePaletteSources({ index, search: (query) => searchAreas(areas, index.routes, query) });
  startTitle();
  let session: Promise<void> | undefined;
  // The offline screen asks nothing: a call that fails would sign the member out.
  const holdSession = (pathname: string) => {
    if (pathname.replace(/\/$/, '') !== paths.offline()) session ??= startSession();
    return session;
  };
  void holdSession(location.pathname);
  const queries = new QueryClient({
    defaultOptions: {
      queries: { retry: false, staleTime: 30_000, networkMode: 'always' },
      mutations: { networkMode: 'always' },
    },
  });
  const router = createRouter(areas, index, holdSession);
  watchRecallsLater(areas, page, router);
  const { override } = page;
  if (override)
    void import('./features/override/show-override.tsx').then(({ showOverride }) => showOverride(override));
  onSessionRemoved((reason, memberId) => {
    queries.clear();
    // After an expiry the guard goes to the sign-in page itself, with the way back, and what was written stays.
    if (reason !== 'signed-out' && reason !== 'closed') return;
    removeMemberData(memberId);
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
  outcomes.load('shell', page.shell.version, true);
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no root');
  createRoot(root).render(
    <AppTheme>
      <QueryClientProvider client={queries}>
        <AuthProvider>
          <RouterProvider router={router} />
          <SplashEnd />
        </AuthProvider>
      </QueryClientProvider>
    </AppTheme>,
  );
  await untilCalm(queries);
  firstViewDone();
  whenIdle(() => {
    import('./routes/prefetch.ts').then(
      ({ startPrefetching }) => startPrefetching(areas, index, router, queries),
      () => undefined,
    );
  });
}
