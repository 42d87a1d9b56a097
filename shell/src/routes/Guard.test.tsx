import { getGlobalFeed } from '@az/shared/api';
import { currentSession, startSession, useAuthContext } from '@az/shared/auth';
import { fakeServer, json, renderInApp, sampleMember } from '@az/shared/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderRoutes } from '../testing/render-routes.tsx';
import { Guard } from './Guard.tsx';

function Secret() {
  const { removeSession } = useAuthContext();
  return (
    <>
      <p>Réservé aux membres</p>
      <button onClick={() => void removeSession()} type="button">
        Se déconnecter
      </button>
    </>
  );
}

function open(route: string, member = sampleMember() as ReturnType<typeof sampleMember> | null) {
  const [path = ''] = route.split(/[?#]/);
  const ui = (
    <Guard>
      <Secret />
    </Guard>
  );
  return renderInApp(ui, { route, path, member });
}

type Router = ReturnType<typeof open>['router'];

const address = ({ state: { location } }: Router) => `${location.pathname}${location.search}${location.hash}`;

test('a member sees the page', () => {
  const { router } = open('/settings/account?tab=1');
  expect(screen.getByText('Réservé aux membres')).toBeVisible();
  expect(address(router)).toBe('/settings/account?tab=1');
});

test.each([
  ['/settings/account', '/settings/account'],
  ['/settings/account?tab=1&q=a%26b', '/settings/account?tab=1&q=a%26b'],
  ['/settings/account#langue', '/settings/account#langue'],
  ['/settings/account?tab=1#langue', '/settings/account?tab=1#langue'],
])('a visitor of %s is sent to the sign-in page with the redirect', (route, back) => {
  const { router } = open(route, null);
  expect(screen.queryByText('Réservé aux membres')).toBeNull();
  const { pathname, search, hash } = router.state.location;
  expect(pathname).toBe('/auth-advance/sign-in');
  expect(hash).toBe('');
  expect([...new URLSearchParams(search)]).toEqual([['redirectTo', back]]);
});

test('the redirect to the sign-in page leaves no history entry', () => {
  const { router } = open('/settings/account', null);
  expect(router.state.historyAction).toBe('REPLACE');
});

test('after a sign-out nothing is shown; the session navigates', async () => {
  fakeServer();
  const { router } = open('/settings/account');
  await userEvent.click(screen.getByRole('button', { name: 'Se déconnecter' }));
  expect(screen.queryByText('Réservé aux membres')).toBeNull();
  expect(address(router)).toBe('/settings/account');
});

test('a session that expires on its page leads to the sign-in page with the redirect', async () => {
  const server = fakeServer();
  server.on('GET /az/global', () => json({}, { status: 401 }));
  await startSession();
  const { router } = open('/settings/account?tab=1');
  // biome-ignore lint/suspicious/noDocumentCookie: the token as a sign-in of this member stores it
  document.cookie = 'authKey=a-token-for-tests; path=/';
  await act(() => getGlobalFeed().catch(() => undefined));
  expect(currentSession()).toEqual({ status: 'signed-out', ended: 'expired' });
  expect(router.state.location.pathname).toBe('/auth-advance/sign-in');
  expect(new URLSearchParams(router.state.location.search).get('redirectTo')).toBe('/settings/account?tab=1');
});

test('after an earlier sign-out a guarded link leads to the sign-in page', async () => {
  fakeServer();
  // Signs the member in.
  renderInApp(null, { member: sampleMember() }).unmount();
  const element = (
    <Guard>
      <Secret />
    </Guard>
  );
  const { go } = renderRoutes(
    [
      { path: '/settings/account', element },
      { path: '/auth-advance/sign-in', element: <h1>Connexion</h1> },
    ],
    '/settings/account',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Se déconnecter' }));
  await go('/auth-advance/sign-in');
  await go('/settings/account');
  expect(screen.getByRole('heading', { name: 'Connexion' })).toBeVisible();
  expect(new URLSearchParams(location.search).get('redirectTo')).toBe('/settings/account');
});
