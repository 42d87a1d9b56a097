import { Link, Outlet } from '@az/shared/router';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { renderRoutes } from '../testing/render-routes.tsx';
import { useFocusOnNavigation } from './use-focus-on-navigation.ts';

function Root() {
  useFocusOnNavigation();
  return (
    <>
      <button type="button">Menu</button>
      <main id="contenu" tabIndex={-1}>
        <Outlet />
      </main>
    </>
  );
}

function Home() {
  return (
    <>
      {heading('Accueil')}
      <Link to="/help">Aide</Link>
      <Link to="/late">Tard</Link>
      <Link to="/help">Aide</Link>
    </>
  );
}

const heading = (text: string) => (
  <h1 id="titre" tabIndex={-1}>
    {text}
  </h1>
);

function open() {
  const children = [
    { path: '/feed/home', element: <Home /> },
    { path: '/help', element: heading('Aide') },
    { path: '/late', element: <Late /> },
    { path: '/loading', element: <p>Chargement</p> },
  ];
  return renderRoutes([{ element: <Root />, children }], '/feed/home');
}

test('the first page leaves the focus to the browser', () => {
  open();
  expect(document.body).toHaveFocus();
});

test('after a navigation the heading of the new screen has the focus', async () => {
  const { go } = open();
  await go('/help');
  expect(screen.getByRole('heading', { name: 'Aide' })).toHaveFocus();
});

test('a screen without a heading focuses its content', async () => {
  const { go } = open();
  await go('/loading');
  expect(screen.getByRole('main')).toHaveFocus();
});

/** A screen whose heading is rendered after its frame. */
function Late() {
  const [isThere, setIsThere] = useState(false);
  return isThere ? (
    heading('Tard')
  ) : (
    <button onClick={() => setIsThere(true)} type="button">
      Venir
    </button>
  );
}

test('a later heading takes the focus from its content', async () => {
  const { go } = open();
  await go('/late');
  expect(screen.getByRole('main')).toHaveFocus();
  fireEvent.click(screen.getByRole('button', { name: 'Venir' }));
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Tard' })).toHaveFocus());
});

test('a later heading takes the focus from no other element', async () => {
  const { go } = open();
  await go('/late');
  act(() => screen.getByRole('button', { name: 'Menu' }).focus());
  fireEvent.click(screen.getByRole('button', { name: 'Venir' }));
  await screen.findByRole('heading', { name: 'Tard' });
  await act(async () => undefined);
  expect(screen.getByRole('button', { name: 'Menu' })).toHaveFocus();
});

test.each(['/feed/home?page=2', '/feed/home#commentaires'])(
  'the focus stays when only the query or hash changes (%s)',
  async (to) => {
    const { go } = open();
    screen.getByRole('button', { name: 'Menu' }).focus();
    await go(to);
    expect(screen.getByRole('button', { name: 'Menu' })).toHaveFocus();
  },
);

test('the scroll position is left to the router', async () => {
  const focus = jest.spyOn(HTMLElement.prototype, 'focus');
  const { go } = open();
  await go('/help');
  expect(focus).toHaveBeenCalledWith({ preventScroll: true });
});

test('back on a screen, the followed link has the focus, although the click did not focus it', async () => {
  const { router } = open();
  const second = () => screen.getAllByRole('link', { name: 'Aide' })[1];
  fireEvent.click(second() as HTMLElement);
  expect(await screen.findByRole('heading', { name: 'Aide' })).toHaveFocus();
  await act(() => router.navigate(-1));
  expect(second()).toHaveFocus();
});

test('back on a screen that was left without a link, its heading has the focus', async () => {
  const { go, router } = open();
  await go('/help');
  await act(() => router.navigate(-1));
  expect(screen.getByRole('heading', { name: 'Accueil' })).toHaveFocus();
});
