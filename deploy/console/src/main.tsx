import { pageNonce } from '@az/shared/config';
import { QueryClient, QueryClientProvider } from '@az/shared/query';
import { createBrowserRouter, RouterProvider, ScrollRestoration } from '@az/shared/router';
import { AppTheme } from '@az/shared/theme';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { installTrustedTypes } from './trusted-types.ts';

// biome-ignore lint/style/useConst: webpack's own variable, assigned below
declare let __webpack_nonce__: string;

// Libraries that create style sheets at run time read this variable. webpack replaces only the bare name.
__webpack_nonce__ = pageNonce();
installTrustedTypes();

const queries = new QueryClient({
  defaultOptions: { queries: { retry: false, networkMode: 'always' } },
});
const page = (
  <>
    <ScrollRestoration />
    <App />
  </>
);
const router = createBrowserRouter([{ path: '*', element: page }]);
const root = document.getElementById('root');
if (!root) throw new Error('The page has no root');
createRoot(root).render(
  <AppTheme>
    <QueryClientProvider client={queries}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  </AppTheme>,
);
