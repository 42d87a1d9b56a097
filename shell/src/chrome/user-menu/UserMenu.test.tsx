import { currentSession } from '@az/shared/auth';
import { fakeServer, renderInApp, sampleMember } from '@az/shared/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Toaster } from '../Toaster.tsx';
import { UserMenu } from './UserMenu.tsx';

type Job = ReturnType<typeof sampleMember>['lastJob'];

const job: Job = {
  position: { title: 'Cheffe de projet', descriptionHtml: null },
  company: null,
  startingDate: null,
  endingDate: null,
  skills: [],
  tools: [],
  tasks: [],
};

type Options = { isRouteLive?: (path: string) => boolean; lastJob?: Job };

function show({ isRouteLive = () => true, lastJob = job }: Options = {}) {
  const member = sampleMember({ lastJob });
  return renderInApp(
    <>
      <UserMenu />
      <Toaster />
    </>,
    { member, isRouteLive, route: '/feed/home' },
  );
}

const button = () => screen.getByRole('button', { name: 'Menu de Awa Moreau' });

/** A click without pointer events, as from a screen reader. */
async function open() {
  act(() => button().click());
  return screen.findByRole('menu');
}

/** Waits for the menu that hover or focus loads; its button replaces the first one. */
async function loadBy(sign: (button: HTMLElement) => unknown) {
  const first = button();
  await act(async () => sign(first));
  await waitFor(() => expect(button()).not.toBe(first));
}

const item = (name: string | RegExp) => screen.getByRole('menuitem', { name });

beforeEach(() => {
  localStorage.clear();
});

test('opens by a press and exposes its state', async () => {
  show();
  expect(button()).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByRole('menu')).toBeNull();
  expect(await open()).toBeVisible();
  expect(button()).toHaveAttribute('aria-expanded', 'true');
  await userEvent.click(button());
  expect(screen.queryByRole('menu')).toBeNull();
});

test('loads when the pointer enters, without opening', async () => {
  show();
  await loadBy(fireEvent.pointerEnter);
  expect(screen.queryByRole('menu')).toBeNull();
  await userEvent.click(button());
  expect(screen.getByRole('menu')).toBeVisible();
});

test('keeps its button during a press, so that the press counts however fast the menu loads', async () => {
  show();
  const first = button();
  fireEvent.pointerEnter(first);
  fireEvent.pointerDown(first);
  await act(() => import('./UserMenuDropdown.tsx'));
  expect(button()).toBe(first);
  fireEvent.click(first);
  expect(await screen.findByRole('menu')).toBeVisible();
});

test('also loads after a press that ended elsewhere', async () => {
  show();
  fireEvent.pointerEnter(button());
  fireEvent.pointerDown(button());
  await act(() => import('./UserMenuDropdown.tsx'));
  await loadBy(fireEvent.pointerEnter);
  expect(screen.queryByRole('menu')).toBeNull();
});

test('has the entries of the specification in their order', async () => {
  show();
  const items = within(await open()).getAllByRole('menuitem');
  expect(items.map(({ textContent }) => textContent?.replace('Bientôt', ''))).toEqual([
    'My Feed',
    'Popular',
    'Recent',
    'Subscriptions',
    'My favorites',
    'Wishlist',
    'Notifications',
    'Settings',
    'Logout',
  ]);
  const links = items.filter((one) => one.hasAttribute('href'));
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['My Feed', '/profile/feed'],
    ['Notifications', '/notifications'],
    ['Settings', '/settings/account'],
    ['Logout', '/auth/sign-in'],
  ]);
});

test('entries without a page say so and do nothing', async () => {
  const { router } = show();
  await open();
  const popular = item(/^Popular/);
  expect(popular).toHaveAttribute('aria-disabled', 'true');
  expect(popular).toHaveTextContent('Bientôt');
  await userEvent.click(popular);
  expect(screen.getByRole('menu')).toBeVisible();
  expect(router.state.location.pathname).toBe('/feed/home');
});

test('an entry whose page is not live says so', async () => {
  show({ isRouteLive: (path) => path !== '/notifications' });
  await open();
  expect(item(/^Notifications/)).toHaveTextContent('Bientôt');
  expect(item(/^Notifications/)).not.toHaveAttribute('href');
  expect(item('Settings')).toHaveAttribute('href', '/settings/account');
});

test('an entry opens its page without a reload, and the menu closes', async () => {
  const { router } = show();
  await open();
  await userEvent.click(item('Settings'));
  expect(router.state.location.pathname).toBe('/settings/account');
  expect(screen.queryByRole('menu')).toBeNull();
});

test.each([
  ['without a job', null, 'Awa Moreau'],
  ['with the latest position', job, 'Awa MoreauCheffe de projet'],
])('the head shows the member %s', async (_case, lastJob, text) => {
  show({ lastJob });
  expect((await open()).textContent).toMatch(new RegExp(`${text}My Feed`));
});

describe('by keyboard', () => {
  test.each(['{Enter}', ' ', '{ArrowDown}'])('%j opens it on its first entry', async (key) => {
    show();
    await userEvent.tab();
    expect(button()).toHaveFocus();
    await userEvent.keyboard(key);
    await screen.findByRole('menu');
    expect(item('My Feed')).toHaveFocus();
  });

  test('the up arrow opens it on its last entry, loaded or not', async () => {
    show();
    await userEvent.tab();
    for (let time = 0; time < 2; time += 1) {
      await userEvent.keyboard('{ArrowUp}');
      await screen.findByRole('menu');
      expect(screen.getByRole('menuitemradio', { name: 'Auto' })).toHaveFocus();
      await userEvent.keyboard('{Escape}');
      expect(button()).toHaveFocus();
    }
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('menu');
    expect(item(/^My Feed/)).toHaveFocus();
  });

  test('Home and End go to the first and last entry, and the arrows wrap around', async () => {
    show();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menu');
    await userEvent.keyboard('{End}');
    expect(screen.getByRole('menuitemradio', { name: 'Auto' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    expect(item(/^My Feed/)).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    expect(screen.getByRole('menuitemradio', { name: 'Auto' })).toHaveFocus();
    await userEvent.keyboard('{Home}');
    expect(item(/^My Feed/)).toHaveFocus();
  });

  test('arrows move between entries, and letters jump', async () => {
    show();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menu');
    await userEvent.keyboard('{ArrowDown}');
    expect(item(/^Popular/)).toHaveFocus();
    await userEvent.keyboard('lo');
    expect(item('Logout')).toHaveFocus();
  });

  test('Escape closes it and returns the focus', async () => {
    show();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menu');
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('menu')).toBeNull();
    expect(button()).toHaveFocus();
  });

  test('Escape also returns the focus after the first press, which waits for the menu', async () => {
    show();
    await open();
    await userEvent.keyboard('{Escape}');
    expect(button()).toHaveFocus();
  });
});

test('Logout ends the session here and on the server, says so, and does not follow its own link', async () => {
  const server = fakeServer();
  // biome-ignore lint/suspicious/noDocumentCookie: the token as a sign-in of this member stores it
  document.cookie = 'authKey=a-token-for-tests; path=/';
  const { router } = show();
  await open();
  expect(screen.queryByText('Vous êtes déconnecté.')).toBeNull();
  await userEvent.click(item('Logout'));
  expect(currentSession()).toEqual({ status: 'signed-out', ended: 'signed-out' });
  expect(document.cookie).not.toContain('authKey');
  const [request, ...more] = server.requests;
  expect(request?.url).toMatch(/\/logout$/);
  expect(request?.headers.get('Authorization')).toBe('Bearer a-token-for-tests');
  expect(more).toEqual([]);
  expect(await screen.findByText('Vous êtes déconnecté.')).toBeVisible();
  // The session navigates, not the menu.
  expect(router.state.location.pathname).toBe('/feed/home');
});

describe('the theme', () => {
  const choice = (name: string) => screen.getByRole('menuitemradio', { name });

  test('is one of three, and the active one is checked', async () => {
    show();
    const radios = within(await open()).getAllByRole('menuitemradio');
    expect(radios.map(({ textContent }) => textContent)).toEqual(['Clair', 'Sombre', 'Auto']);
    expect(radios.filter((radio) => radio.getAttribute('aria-checked') === 'true')).toHaveLength(1);
  });

  test('changes at once, and the menu stays open', async () => {
    show();
    await open();
    for (const [name, scheme] of [
      ['Sombre', 'dark'],
      ['Clair', 'light'],
    ] as const) {
      await userEvent.click(choice(name));
      expect(choice(name)).toHaveAttribute('aria-checked', 'true');
      expect(document.documentElement).toHaveAttribute('data-bs-theme', scheme);
    }
    expect(screen.getByRole('menu')).toBeVisible();
  });
});
