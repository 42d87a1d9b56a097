import { type RenderResult, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router-dom';
import { connectSampleServer } from '../api/sample-port.ts';
import { provideAreaHost, type SlotName } from '../area/index.ts';
import type { FiguresWire, Member, OwnPicturesWire } from '../contracts/index.ts';
import { QueryClient, QueryClientProvider } from '../query/index.ts';
import { authStore } from '../session/auth-store.ts';
import { AuthProvider } from '../session/index.ts';
import { AppTheme } from '../theme/index.ts';

type Options = {
  /** Path of the app; `/` by default. */
  route?: string;
  /** Route pattern of `ui`, for pages that read an id from their path; any path by default. */
  path?: string;
  /** The signed-in member; null for a visitor. */
  member?: Member | null;
  /** The member's figures, as they come with the verification of the session; none by default. */
  figures?: FiguresWire;
  /** The addresses of the member's pictures, as they come with the verification of the session; none by default. */
  pictures?: OwnPicturesWire;
  /** Whether a path is live; by default all paths are. */
  isRouteLive?: (path: string) => boolean;
  /** Whether an area fills a slot; true by default. */
  isSlotFilled?: (name: SlotName) => boolean;
  /** The cache of queries; a new one by default. */
  queries?: QueryClient;
  /** Resolves when the first view is complete; never by default. */
  firstView?: Promise<void>;
};

type Router = ReturnType<typeof createMemoryRouter>;

function signInAs(member: Member | null, replied: { figures: unknown; pictures: unknown }): void {
  const session = member
    ? ({ status: 'signed-in', member, token: 'a-token-for-tests', ...replied } as const)
    : ({ status: 'signed-out', ended: null } as const);
  authStore.setState({ session });
}

/** Connects the sample server as the shell does. */
function connectSamples(): void {
  connectSampleServer(async (tell) => {
    const { sampleServer } = await import('../sample-server/index.ts');
    const member = () => {
      const { session } = authStore.getState();
      return session.status === 'signed-in' ? session.member : null;
    };
    return sampleServer({ member, tell });
  });
}

/** Renders inside the shell's providers; queries do not retry, slots render `Slot <name>`. */
export function renderInApp(ui: ReactNode, options: Options = {}): RenderResult & { router: Router } {
  const {
    route = '/',
    path = '*',
    member = null,
    figures,
    pictures,
    isRouteLive = () => true,
    isSlotFilled = () => true,
    queries = new QueryClient({ defaultOptions: { queries: { retry: false } } }),
    firstView = new Promise<void>(() => undefined),
  } = options;
  signInAs(member, { figures, pictures });
  connectSamples();
  provideAreaHost({
    isRouteLive,
    isSlotFilled,
    SlotOutlet: ({ name }) => <div>Slot {name}</div>,
    afterFirstView: (callback) => {
      void firstView.then(callback);
      return () => undefined;
    },
  });
  const routes: RouteObject[] = [{ path, element: ui }];
  if (path !== '*') routes.push({ path: '*', element: null });
  const router = createMemoryRouter(routes, { initialEntries: [route] });
  const result = render(
    <AppTheme env="test">
      <QueryClientProvider client={queries}>
        <AuthProvider>
          <RouterProvider router={router} />
        </AuthProvider>
      </QueryClientProvider>
    </AppTheme>,
  );
  return { ...result, router };
}
