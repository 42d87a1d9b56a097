import { clearCounts, setCount } from '@az/shared/counts';
import { renderInApp, sampleMember } from '@az/shared/testing';
import { act, screen } from '@testing-library/react';
import { AppHeader } from './AppHeader.tsx';

function show(isRouteLive = () => true) {
  return renderInApp(<AppHeader />, { member: sampleMember(), isRouteLive });
}

beforeEach(() => clearCounts());

test('has the logo, the messages, the notifications and the user menu', () => {
  show();
  expect(screen.getByRole('banner')).toBeVisible();
  expect(screen.getByRole('link', { name: 'AZ Connect' })).toHaveAttribute('href', '/');
  expect(screen.getByRole('link', { name: 'Messages' })).toHaveAttribute('href', '/messaging');
  expect(screen.getByRole('link', { name: 'Notifications' })).toHaveAttribute('href', '/notifications');
  expect(screen.getByRole('button', { name: 'Menu de Awa Moreau' })).toHaveAttribute('aria-haspopup', 'menu');
});

test.each([
  ['messages', 1, 'Messages, 1 non lu'],
  ['messages', 4, 'Messages, 4 non lus'],
  ['notifications', 1, 'Notifications, 1 non lue'],
  ['notifications', 4, 'Notifications, 4 non lues'],
] as const)('%s: %d is part of the accessible name', (name, count, accessible) => {
  show();
  expect(screen.queryByRole('link', { name: accessible })).toBeNull();
  act(() => setCount(name, count));
  expect(screen.getByRole('link', { name: accessible })).toHaveTextContent(String(count));
});

test('nothing unread is no count', () => {
  show();
  act(() => setCount('messages', 4));
  act(() => setCount('messages', 0));
  expect(screen.getByRole('link', { name: 'Messages' })).toHaveTextContent('');
});

test('what leads nowhere yet is not shown', () => {
  show(() => false);
  expect(screen.queryByRole('link', { name: /Messages|Notifications/ })).toBeNull();
  expect(screen.getByRole('button', { name: 'Menu de Awa Moreau' })).toBeVisible();
});
