import type { AreaModule, RouteGroup } from '@az/shared/area';
import { renderInApp, sampleMember } from '@az/shared/testing';
import { startTitle } from '@az/shared/title';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { PageAreas } from '../areas/discovery.ts';
import { exposedModule } from '../areas/exposed-module.ts';
import { watchFailures } from '../testing/failures.ts';
import { renderRouter } from '../testing/render-routes.tsx';
import { samplePage } from '../testing/sample-page.ts';
import { guarded } from './groups.ts';
import { layouts } from './layouts.ts';
import { RouteIndex } from './route-index.ts';
import { createRouter } from './router.tsx';

// Mocks the linking of an area to the page.
jest.mock('../areas/exposed-module.ts', () => ({ exposedModule: jest.fn() }));
const linked = jest.mocked(exposedModule);

const groups = Object.keys(guarded) as RouteGroup[];

let area: string;
let count = 0;

const page = (title: string) => async () => ({ Component: () => <h1>{title}</h1> });

const frame = async () => ({
  Component: ({ children }: { children: ReactNode }) => <section aria-label="Cadre">{children}</section>,
});

/** An area with a page for each group and two addresses of its own. */
function sampleModule(): AreaModule {
  const own = groups.map((group) => [`/${group}/page`, page(`Page ${group}`)] as const);
  return {
    routes: { ...Object.fromEntries(own), '/feed/home': page('Accueil'), '/blogs/:blogId': page('Article') },
    layout: frame,
  };
}

/** Opens an address as a member or a visitor. */
async function open(address: string, who: 'member' | 'visitor' = 'member') {
  // Signs in, and provides the shares for areas.
  renderInApp(null, { member: who === 'member' ? sampleMember() : null }).unmount();
  history.replaceState(null, '', address);
  const index = [
    ...groups.map((group) => ({ path: `/${group}/page`, group, title: group, area })),
    { path: '/feed/home', group: 'feed' as const, title: 'Accueil', area },
    { path: '/blogs/:blogId', group: 'general' as const, title: 'Article', area },
  ];
  const router = createRouter(new PageAreas(samplePage(area)), new RouteIndex({ routes: index }));
  // As in `start`: nothing is rendered before the first route is loaded.
  await waitFor(() => expect(router.state.initialized).toBe(true));
  return renderRouter(router);
}

const here = () => `${location.pathname}${location.search}${location.hash}`;

beforeEach(() => {
  // Loaded modules are kept for the life of the page.
  count += 1;
  area = `area${count}`;
  linked.mockReset().mockImplementation(async () => ({ area: sampleModule() }) as never);
});

test('/ redirects to the home feed with its query and hash', async () => {
  await open('/?source=mail#publier');
  expect(await screen.findByRole('heading', { name: 'Accueil' })).toBeVisible();
  expect(here()).toBe('/feed/home?source=mail#publier');
});

test('/ keeps its hash within the page too', async () => {
  const { router } = await open('/general/page#avant');
  await act(() => router.navigate('/#publier'));
  await waitFor(() => expect(here()).toBe('/feed/home#publier'));
  await act(() => router.navigate('/'));
  await waitFor(() => expect(here()).toBe('/feed/home'));
});

test('the document title is that of the page that cannot be loaded', async () => {
  watchFailures();
  linked.mockRejectedValue(new Error('404'));
  const stop = startTitle();
  await open('/general/page');
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(document.title).toMatch(/^general · /);
  stop();
});

test.each(['/nulle-part', '/blogs', '/feed/page/more', '/deploy'])(
  'at the unknown path %s anyone gets the not-found page, and the address stays',
  async (address) => {
    await open(address, 'visitor');
    expect(await screen.findByRole('heading', { name: 'Page introuvable' })).toBeVisible();
    expect(here()).toBe(address);
  },
);

test.each(groups)(
  'a member gets the page of the group %s, in its layout and the frame of its area',
  async (group) => {
    await open(`/${group}/page`);
    const heading = await screen.findByRole('heading', { name: `Page ${group}` });
    expect(screen.getByRole('main')).toContainElement(heading);
    expect(screen.getByRole('region', { name: 'Cadre' })).toContainElement(heading);
    expect(screen.getByRole('link', { name: 'Aller au contenu' })).toHaveAttribute('href', '#contenu');
  },
);

test.each(groups.filter((group) => guarded[group]))(
  'a visitor of the group %s is sent to the sign-in page',
  async (group) => {
    await open(`/${group}/page?tab=1#fin`, 'visitor');
    expect(await screen.findByRole('heading', { name: 'Connexion' })).toBeVisible();
    expect(here()).toBe(`/auth-advance/sign-in?redirectTo=%2F${group}%2Fpage%3Ftab%3D1%23fin`);
    expect(screen.queryByText(`Page ${group}`)).toBeNull();
  },
);

test('a visitor of a guarded address gets the sign-in page with the first render', async () => {
  await open('/feed/page', 'visitor');
  expect(screen.getByRole('heading', { name: 'Connexion' })).toBeVisible();
});

test('a visitor gets the pages of the public group', async () => {
  await open('/public/page', 'visitor');
  expect(await screen.findByRole('heading', { name: 'Page public' })).toBeVisible();
});

test('a page with a parameter is found', async () => {
  await open('/blogs/42');
  expect(await screen.findByRole('heading', { name: 'Article' })).toBeVisible();
});

test('the header stays mounted from group to group', async () => {
  const { go } = await open('/feed/page');
  const header = await screen.findByRole('banner');
  for (const group of ['general', 'profile', 'settings', 'feed']) {
    await go(`/${group}/page`);
    expect(await screen.findByRole('heading', { name: `Page ${group}` })).toBeVisible();
    expect(screen.getByRole('banner')).toBe(header);
  }
  await go('/public/page');
  expect(await screen.findByRole('heading', { name: 'Page public' })).toBeVisible();
  expect(screen.getByRole('banner')).not.toBe(header);
});

describe('when an area is down', () => {
  test('its page is replaced by the tile, and everything around it works', async () => {
    const { events } = watchFailures();
    linked.mockRejectedValue(new Error('404'));
    const { go } = await open('/feed/page');
    expect(await screen.findByRole('alert')).toHaveTextContent("Cette page n'a pas pu être chargée.");
    expect(screen.getByRole('main')).toContainElement(screen.getByRole('alert'));
    expect(screen.getByRole('button', { name: 'Menu de Awa Moreau' })).toBeVisible();
    expect(events).toEqual([expect.objectContaining({ area, stage: 'expose' })]);
    await go('/auth/sign-in');
    expect(await screen.findByText('Vous êtes déjà connecté.')).toBeVisible();
    expect(screen.queryByText(/pas pu être chargée/)).toBeNull();
  });

  test.each(['the button', 'a link to it'])('its page recovers without a reload by %s', async (way) => {
    watchFailures();
    linked.mockRejectedValueOnce(new Error('404'));
    const { go } = await open('/feed/page');
    const again = await screen.findByRole('button', { name: 'Réessayer' });
    if (way === 'the button') await userEvent.click(again);
    else await go('/feed/page');
    expect(await screen.findByRole('heading', { name: 'Page feed' })).toBeVisible();
    expect(screen.getByRole('region', { name: 'Cadre' })).toBeVisible();
    expect(here()).toBe('/feed/page');
  });
});

describe('when the layout of a group fails to load', () => {
  test('the previous layout stays, and its own is loaded when a link is followed again', async () => {
    const { events } = watchFailures();
    const settings = jest.spyOn(layouts, 'settings').mockRejectedValueOnce(new Error('404'));
    const { go } = await open('/feed/page');
    await go('/settings/page');
    expect(await screen.findByRole('heading', { name: 'Page settings' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Menu de Awa Moreau' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Settings' })).toBeNull();
    expect(events).toEqual([expect.objectContaining({ area: 'shell', stage: 'page' })]);
    await go('/settings/page');
    expect(await screen.findByRole('button', { name: 'Settings' })).toBeVisible();
    expect(settings).toHaveBeenCalledTimes(2);
  });

  test('a visitor sees nothing of the previous member', async () => {
    watchFailures();
    jest.spyOn(layouts, 'public').mockRejectedValueOnce(new Error('404'));
    await open('/public/page', 'visitor');
    expect(await screen.findByRole('alert')).toHaveTextContent('Une partie du site ne répond pas.');
    expect(screen.queryByRole('banner')).toBeNull();
  });
});

test('a navigation to a slow page shows its loading state after one second', async () => {
  const { router } = await open('/auth/sign-in');
  expect(await screen.findByText('Vous êtes déjà connecté.')).toBeVisible();
  let arrive: (module: never) => void = () => undefined;
  linked.mockReturnValue(new Promise((resolve) => (arrive = resolve)));
  jest.useFakeTimers();
  try {
    act(() => void router.navigate('/feed/page'));
    await act(() => jest.advanceTimersByTimeAsync(900));
    expect(screen.getByText('Vous êtes déjà connecté.')).toBeVisible();
    await act(() => jest.advanceTimersByTimeAsync(200));
    expect(here()).toBe('/feed/page');
    expect(screen.getByRole('status', { name: 'Chargement de la page' })).toBeVisible();
    await act(async () => arrive({ area: sampleModule() } as never));
    expect(screen.getByRole('heading', { name: 'Page feed' })).toBeVisible();
  } finally {
    jest.useRealTimers();
  }
});
