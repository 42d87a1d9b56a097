import { renderInApp } from '@az/shared/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { menuLines } from '../../testing/menu-lines.ts';
import { MainNav } from './MainNav.tsx';

type Options = Parameters<typeof renderInApp>[1] & { shape?: 'rail' | 'list' };

function show({ shape = 'rail', ...options }: Options = {}) {
  return renderInApp(
    <>
      <MainNav shape={shape} />
      <button type="button">Ailleurs</button>
    </>,
    options,
  );
}

const nav = () => screen.getByRole('navigation', { name: 'Navigation principale' });
const more = () => screen.getByRole('button', { name: 'More' });
const entries = () => document.getElementById(more().getAttribute('aria-controls') ?? '');
const current = () =>
  screen.getAllByRole('link').flatMap((link) => (link.hasAttribute('aria-current') ? link.textContent : []));

const inMore = [
  ['Announcements', 'Bientôt'],
  ['Ads', 'Bientôt'],
  ['Events', '/feed/events'],
  ['Groups', '/feed/groups'],
  ['Jobs', 'Bientôt'],
  ['Partnership', 'Bientôt'],
];

test.each(['rail', 'list'] as const)(
  'the %s has the entries of the specification in order',
  async (shape) => {
    show({ shape });
    expect(menuLines(nav())).toEqual([
      ['Feed', '/'],
      ['News', '/blogs'],
      ['Network', 'Bientôt'],
      ['More', ''],
    ]);
    expect(more()).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByText('Announcements')).toBeNull();
    await userEvent.click(more());
    expect(more()).toHaveAttribute('aria-expanded', 'true');
    expect(menuLines(entries() as HTMLElement)).toEqual(inMore);
  },
);

test.each([
  ['/', ['Feed']],
  ['/feed/home', ['Feed']],
  ['/blogs', ['News']],
  ['/blogs/3', ['News']],
  ['/messaging', []],
])('at %s marks %p', (route, marked) => {
  show({ route });
  expect(current()).toEqual(marked);
});

test('an entry without a live page says so', () => {
  show({ isRouteLive: (path) => path !== '/blogs' });
  expect(menuLines(nav())[1]).toEqual(['News', 'Bientôt']);
});

describe('More beside the page', () => {
  test('closes by its button', async () => {
    show();
    await userEvent.click(more());
    await userEvent.click(more());
    expect(entries()).toBeNull();
  });

  test.each(['{Enter}', ' '])('opens by %j; Escape closes it and returns the focus', async (key) => {
    show();
    more().focus();
    await userEvent.keyboard(key);
    // Shown when an entry without a page gets the keyboard focus.
    await userEvent.tab();
    expect(screen.getByRole('link', { name: 'Announcements Bientôt' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(entries()).toBeNull();
    expect(more()).toHaveFocus();
  });

  test('closes by a press elsewhere, and when the focus leaves', async () => {
    show();
    await userEvent.click(more());
    await userEvent.click(screen.getByRole('button', { name: 'Ailleurs' }));
    expect(entries()).toBeNull();
    await userEvent.click(more());
    for (const _entry of inMore) await userEvent.tab();
    expect(screen.getByText('Partnership')).toBeVisible();
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Ailleurs' })).toHaveFocus();
    expect(entries()).toBeNull();
  });

  test('closes when one of its pages is opened, and stays closed on the way back', async () => {
    const { router } = show({ route: '/feed/home' });
    await userEvent.click(more());
    await userEvent.click(screen.getByRole('link', { name: 'Groups' }));
    expect(router.state.location.pathname).toBe('/feed/groups');
    expect(entries()).toBeNull();
    await act(() => router.navigate(-1));
    expect(router.state.location.pathname).toBe('/feed/home');
    expect(entries()).toBeNull();
  });
});

test('More inside the mobile menu stays open until its button closes it', async () => {
  show({ shape: 'list' });
  await userEvent.click(more());
  await userEvent.click(screen.getByRole('button', { name: 'Ailleurs' }));
  await userEvent.keyboard('{Escape}');
  expect(entries()).toBeVisible();
  await userEvent.click(more());
  expect(entries()).toBeNull();
});
