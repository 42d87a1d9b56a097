import { AuthProvider } from '@az/shared/auth';
import { QueryClient, QueryClientProvider } from '@az/shared/query';
import { createBrowserRouter, type RouteObject, RouterProvider } from '@az/shared/router';
import { setCapabilities } from '@az/shared/testing';
import { AppTheme } from '@az/shared/theme';
import { act, type RenderResult, render } from '@testing-library/react';

type Router = ReturnType<typeof createBrowserRouter>;
type Rendered = RenderResult & { router: Router; go: (to: string) => Promise<void> };

/** Renders a router as the page does; `go` navigates and waits for the end of it. */
export function renderRouter(router: Router): Rendered {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  // Answers the first request of the sign-in page in advance.
  setCapabilities(queries, ['accounts']);
  const result = render(
    <AppTheme env="test">
      <QueryClientProvider client={queries}>
        <AuthProvider>
          <RouterProvider router={router} />
        </AuthProvider>
      </QueryClientProvider>
    </AppTheme>,
  );
  return { ...result, router, go: (to) => act(() => router.navigate(to)) };
}

/** Renders the routes of a test, at an address, as `renderRouter` does. */
export function renderRoutes(routes: RouteObject[], at: string): Rendered {
  history.replaceState(null, '', at);
  return renderRouter(createBrowserRouter(routes));
}
