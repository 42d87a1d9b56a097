import { AuthProvider } from '@az/shared/auth';
import { createBrowserRouter, type RouteObject, RouterProvider } from '@az/shared/router';
import { AppTheme } from '@az/shared/theme';
import { act, type RenderResult, render } from '@testing-library/react';

type Router = ReturnType<typeof createBrowserRouter>;
type Rendered = RenderResult & { router: Router; go: (to: string) => Promise<void> };

/** Renders routes as the page does, at an address; `go` navigates and waits for the end of it. */
export function renderRoutes(routes: RouteObject[], at: string): Rendered {
  history.replaceState(null, '', at);
  const router = createBrowserRouter(routes);
  const result = render(
    <AppTheme env="test">
      <AuthProvider>
        <RouterProvider router={router} />
      </AuthProvider>
    </AppTheme>,
  );
  return { ...result, router, go: (to) => act(() => router.navigate(to)) };
}
