import { setUnreadCount } from '@az/shared/storage';
import { renderInApp, sampleMember } from '@az/shared/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeWidth } from '../../testing/fake-width.ts';
import { MessagingDock } from './MessagingDock.tsx';

function show(
  width: 'wide' | 'narrow' = 'wide',
  isSlotFilled = (name: string): boolean => name === 'messaging.panel',
) {
  const window = fakeWidth(width);
  renderInApp(
    <>
      <MessagingDock />
      <button type="button">Ailleurs</button>
    </>,
    { member: sampleMember(), isSlotFilled },
  );
  return window;
}

const button = () => screen.getByRole('button', { name: /^Messaging/ });
const panel = () => screen.queryByText('Slot messaging.panel');

beforeEach(() => localStorage.clear());

test('is shown from 992 px, if an area fills the panel', () => {
  const window = show('narrow');
  expect(screen.queryByRole('button', { name: 'Messaging' })).toBeNull();
  window.resize('wide');
  expect(screen.getByRole('button', { name: 'Messaging' })).toBeVisible();
  window.resize('narrow');
  expect(screen.queryByRole('button', { name: 'Messaging' })).toBeNull();
});

test('is not shown if no area fills the panel', () => {
  show('wide', () => false);
  expect(screen.queryByRole('complementary')).toBeNull();
});

test('shows the unread count, in its accessible name too', () => {
  show();
  expect(button()).toHaveAccessibleName('Messaging');
  act(() => setUnreadCount('messages', 3));
  expect(button()).toHaveAccessibleName('Messaging, 3 non lus');
  expect(button()).toHaveTextContent('3');
});

test('opens and closes the panel; the page beside it stays usable', async () => {
  show();
  expect(panel()).toBeNull();
  await userEvent.click(button());
  expect(button()).toHaveAttribute('aria-expanded', 'true');
  expect(panel()).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Ailleurs' }));
  await userEvent.keyboard('{Escape}');
  expect(panel()).toBeVisible();
  await userEvent.click(button());
  expect(panel()).toBeNull();
});

test('by keyboard: the focus moves in, Escape closes and returns it', async () => {
  show();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(panel()?.parentElement).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(panel()).toBeNull();
  expect(button()).toHaveFocus();
});
