import { setUnreadCount } from '@az/shared/storage';
import { renderInApp, sampleMember } from '@az/shared/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { overlayStore } from '../../features/palette/open-palette.ts';
import { fakeWidth } from '../../testing/fake-width.ts';
import { AppHeader } from './AppHeader.tsx';

type Options = Parameters<typeof renderInApp>[1];

function show(options: Options = {}) {
  const member = sampleMember();
  return renderInApp(<AppHeader />, { member, isSlotFilled: () => false, ...options });
}

const names = () =>
  [...screen.getByRole('banner').querySelectorAll('a, button')].map(
    (element) => element.getAttribute('aria-label') ?? element.textContent,
  );

beforeEach(() => localStorage.clear());

test('has the logo, the search, the messages, the notifications and the user menu, in this order', () => {
  fakeWidth('wide');
  show();
  expect(names()).toEqual(['AZ Connect', 'Rechercher', 'Messages', 'Notifications', 'Menu de Awa Moreau']);
  expect(screen.getByRole('link', { name: 'AZ Connect' })).toHaveAttribute('href', '/');
  expect(screen.getByRole('link', { name: 'Messages' })).toHaveAttribute('href', '/messaging');
  expect(screen.getByRole('link', { name: 'Notifications' })).toHaveAttribute('href', '/notifications');
  expect(screen.getByRole('button', { name: 'Menu de Awa Moreau' })).toHaveAttribute('aria-haspopup', 'menu');
});

test('starts with the button of the mobile menu on narrow screens only', () => {
  const width = fakeWidth('narrow');
  show();
  expect(names().slice(0, 2)).toEqual(['Menu', 'AZ Connect']);
  expect(screen.getByRole('button', { name: 'Menu' })).toHaveAttribute('aria-expanded', 'false');
  width.resize('wide');
  expect(names()[0]).toBe('AZ Connect');
});

test('the search opens the palette', async () => {
  show();
  expect(overlayStore.getState().overlay).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Rechercher' }));
  expect(overlayStore.getState().overlay).toBe('palette');
});

test.each([
  ['messages', 1, 'Messages, 1 non lu'],
  ['messages', 4, 'Messages, 4 non lus'],
  ['notifications', 1, 'Notifications, 1 non lue'],
  ['notifications', 4, 'Notifications, 4 non lues'],
] as const)('%s: %d is part of the accessible name', (name, count, accessible) => {
  show();
  expect(screen.queryByRole('link', { name: accessible })).toBeNull();
  act(() => setUnreadCount(name, count));
  expect(screen.getByRole('link', { name: accessible })).toHaveTextContent(String(count));
});

test('a count of zero is not shown, and a large one is 99+', () => {
  show();
  act(() => setUnreadCount('messages', 150));
  expect(screen.getByRole('link', { name: 'Messages, 150 non lus' })).toHaveTextContent('99+');
  act(() => setUnreadCount('messages', 0));
  expect(screen.getByRole('link', { name: 'Messages' })).toHaveTextContent('');
});

test('links without a live page are not shown', () => {
  show({ isRouteLive: () => false });
  act(() => setUnreadCount('messages', 3));
  expect(screen.queryByRole('link', { name: /Messages|Notifications/ })).toBeNull();
  expect(screen.getByRole('button', { name: 'Menu de Awa Moreau' })).toBeVisible();
});
