import { setUnreadCount } from '@az/shared/storage';
import { renderInApp, sampleMember } from '@az/shared/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Notifications } from './Notifications.tsx';

const show = (options: Parameters<typeof renderInApp>[1] = {}) =>
  renderInApp(
    <>
      <Notifications />
      <a href="#ailleurs">Ailleurs</a>
    </>,
    { member: sampleMember(), ...options },
  );

const button = () => screen.getByRole('button', { name: /^Notifications/ });
const panel = () => screen.queryByRole('region', { name: 'Notifications' });

beforeEach(() => localStorage.clear());

test('links to all notifications if no area shows the latest', () => {
  show({ isSlotFilled: () => false });
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByRole('link', { name: 'Notifications' })).toHaveAttribute('href', '/notifications');
});

test('opens the latest notifications of another area, with the focus inside', async () => {
  show({ isSlotFilled: (name) => name === 'messaging.notifications-menu' });
  expect(button()).toHaveAttribute('aria-expanded', 'false');
  expect(panel()).toBeNull();
  await userEvent.click(button());
  expect(button()).toHaveAttribute('aria-expanded', 'true');
  expect(button()).toHaveAttribute('aria-controls', panel()?.id);
  expect(panel()).toHaveTextContent('Slot messaging.notifications-menu');
  expect(panel()).toHaveFocus();
});

test('opening does not mark as read', async () => {
  show();
  act(() => setUnreadCount('notifications', 4));
  await userEvent.click(button());
  expect(button()).toHaveAccessibleName('Notifications, 4 non lues');
});

test.each(['{Enter}', ' '])('by keyboard: %j opens, Escape closes and returns the focus', async (key) => {
  show();
  await userEvent.tab();
  expect(button()).toHaveFocus();
  await userEvent.keyboard(key);
  expect(panel()).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(panel()).toBeNull();
  expect(button()).toHaveFocus();
});

test('closes by its button, by a press elsewhere and when the focus leaves', async () => {
  show();
  await userEvent.click(button());
  await userEvent.click(button());
  expect(panel()).toBeNull();
  await userEvent.click(button());
  await userEvent.click(document.body);
  expect(panel()).toBeNull();
  await userEvent.click(button());
  await userEvent.tab();
  expect(screen.getByRole('link', { name: 'Ailleurs' })).toHaveFocus();
  expect(panel()).toBeNull();
});

test('closes on a navigation, and stays closed on the way back', async () => {
  const { router } = show({ route: '/feed/home' });
  await userEvent.click(button());
  await act(() => router.navigate('/messaging'));
  expect(panel()).toBeNull();
  await act(() => router.navigate(-1));
  expect(panel()).toBeNull();
});
