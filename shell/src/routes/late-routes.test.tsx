import type { IndexedRoute } from '@az/shared/discovery';
import { renderInApp, sampleMember } from '@az/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PageAreas } from '../areas/discovery.ts';
import { exposedModule } from '../areas/exposed-module.ts';
import { watchFailures } from '../testing/failures.ts';
import { renderRouter } from '../testing/render-routes.tsx';
import { samplePage } from '../testing/sample-page.ts';
import { RouteIndex } from './route-index.ts';
import { createRouter } from './router.tsx';

// Mocks the linking of an area to the page.
jest.mock('../areas/exposed-module.ts', () => ({ exposedModule: jest.fn() }));

let count = 0;
let first: string;
let late: string;
let asked: jest.SpiedFunction<typeof fetch>;

const page = (title: string) => async () => ({ Component: () => <h1>{title}</h1> });
const route = (path: string, area: string): IndexedRoute => ({ path, group: 'feed', title: path, area });

/** Opens an address on a page that knows one area; the routes of the other one arrive on request. */
async function open(address: string) {
  renderInApp(null, { member: sampleMember() }).unmount();
  history.replaceState(null, '', address);
  const index = new RouteIndex({
    routes: [route('/feed/home', first), route('/feed/:id', first)],
    routesAt: '/discovery/routes',
  });
  const router = createRouter(new PageAreas(samplePage(first, late)), index);
  await waitFor(() => expect(router.state.initialized).toBe(true));
  return { ...renderRouter(router), index };
}

const arrive = async () =>
  Response.json({ routes: [route('/late/home', late), route('/feed/news', late), route('/late/:id', late)] });
const heading = (name: string) => screen.findByRole('heading', { name });
const tile = "Cette page n'a pas pu être chargée.";

beforeEach(() => {
  // Loaded modules are kept for the life of the page.
  count += 1;
  first = `first${count}`;
  late = `late${count}`;
  const routes = {
    '/feed/home': page('Accueil'),
    '/feed/:id': page('Publication'),
    '/late/home': page('Tard'),
    '/feed/news': page('Nouvelles'),
    '/late/:id': page('Un'),
  };
  jest
    .mocked(exposedModule)
    .mockReset()
    .mockImplementation(async () => ({ area: { routes } }) as never);
  asked = jest.spyOn(globalThis, 'fetch').mockImplementation(arrive);
});

test.each(['/feed/home', '/feed/7', '/nulle-part'])(
  'at %s the page starts without the rest: the origin has resolved its path',
  async (address) => {
    await open(address);
    await screen.findByRole('heading', { level: 1 });
    expect(asked).not.toHaveBeenCalled();
  },
);

test('an unknown page is found, in its layout, and everything around it stays', async () => {
  const { go } = await open('/feed/home');
  const header = await screen.findByRole('banner');
  await go('/late/home');
  expect(await heading('Tard')).toBeVisible();
  expect(screen.getByRole('banner')).toBe(header);
  await go('/late/7');
  expect(await heading('Un')).toBeVisible();
  await go('/feed/home');
  expect(await heading('Accueil')).toBeVisible();
  expect(asked).toHaveBeenCalledTimes(1);
});

test('a page whose routes another caller has requested is found as well', async () => {
  const { go, index } = await open('/feed/home');
  await act(() => index.loadRest());
  await go('/late/home');
  expect(await heading('Tard')).toBeVisible();
});

test('a known page does not request the rest', async () => {
  const { go } = await open('/nulle-part');
  await go('/feed/home');
  expect(await heading('Accueil')).toBeVisible();
  expect(asked).not.toHaveBeenCalled();
});

test('a path with its own page is not matched as a parameter of another one', async () => {
  const { go } = await open('/feed/home');
  await go('/feed/news');
  expect(await heading('Nouvelles')).toBeVisible();
  await go('/feed/7');
  expect(await heading('Publication')).toBeVisible();
});

test('a path that is not in the rest either leads to the not-found page', async () => {
  const { go } = await open('/feed/home');
  await go('/nulle-part');
  expect(await heading('Page introuvable')).toBeVisible();
  expect(asked).toHaveBeenCalledTimes(1);
});

describe('when the rest cannot be loaded', () => {
  beforeEach(() => asked.mockRejectedValue(new TypeError('Failed to fetch')));

  test('no path is called unknown, even after an earlier not-found page, and the button tries again', async () => {
    const { events } = watchFailures();
    const { go, router } = await open('/nulle-part');
    expect(await heading('Page introuvable')).toBeVisible();
    await go('/late/home?tab=1');
    expect(await screen.findByRole('alert')).toHaveTextContent(tile);
    expect(screen.queryByText('Page introuvable')).toBeNull();
    expect(events).toEqual([expect.objectContaining({ area: 'shell', stage: 'discovery' })]);
    await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(tile);
    asked.mockImplementation(arrive);
    await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(await heading('Tard')).toBeVisible();
    expect(router.state.location).toMatchObject({ pathname: '/late/home', search: '?tab=1' });
  });

  test('an unknown path leads to the not-found page once the rest is loaded', async () => {
    watchFailures();
    const { go } = await open('/feed/home');
    await go('/nulle-part');
    expect(await screen.findByRole('alert')).toHaveTextContent(tile);
    asked.mockImplementation(arrive);
    await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(await heading('Page introuvable')).toBeVisible();
  });

  test('a known page with a parameter is shown all the same', async () => {
    const { go } = await open('/feed/home');
    await go('/feed/7');
    expect(await heading('Publication')).toBeVisible();
  });
});

test('while the rest loads a known page with a parameter waits one second at most, an unknown path longer', async () => {
  const { router } = await open('/feed/home');
  expect(await heading('Accueil')).toBeVisible();
  let answer: (response: Response) => void = () => undefined;
  asked.mockReturnValue(new Promise((resolve) => (answer = resolve)));
  jest.useFakeTimers();
  try {
    act(() => void router.navigate('/feed/7'));
    await act(() => jest.advanceTimersByTimeAsync(900));
    expect(screen.queryByRole('heading', { name: 'Publication' })).toBeNull();
    await act(() => jest.advanceTimersByTimeAsync(1200));
    expect(screen.getByRole('heading', { name: 'Publication' })).toBeVisible();
    act(() => void router.navigate('/late/home'));
    await act(() => jest.advanceTimersByTimeAsync(9000));
    expect(screen.getByRole('heading', { name: 'Publication' })).toBeVisible();
    expect(screen.getByRole('progressbar', { name: 'Chargement de la page' })).toBeVisible();
    await act(async () => answer(await arrive()));
    expect(screen.getByRole('heading', { name: 'Tard' })).toBeVisible();
  } finally {
    jest.useRealTimers();
  }
});
