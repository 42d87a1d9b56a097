import { act, render, screen } from '@testing-library/react';
import { authStore } from '../session/auth-store.ts';
import { endClosedAccount } from '../session/index.ts';
import { sampleMember } from '../testing/sample-member.ts';
import { setUnreadCount, useUnreadCounts } from './unread-counts.ts';

const key = 'az-counts';

function Header() {
  const { messages, notifications } = useUnreadCounts();
  return <p>{`${messages} messages, ${notifications} notifications`}</p>;
}

beforeEach(() => {
  localStorage.clear();
  render(<Header />);
});

test('a count is shown and stored on the device', () => {
  expect(screen.getByText('0 messages, 0 notifications')).toBeVisible();
  act(() => setUnreadCount('messages', 2));
  expect(screen.getByText('2 messages, 0 notifications')).toBeVisible();
  expect(localStorage.getItem(key)).toBe('{"messages":2,"notifications":0}');
});

test.each([-1, Number.NaN, Number.POSITIVE_INFINITY])('%p counts as zero', (count) => {
  act(() => setUnreadCount('messages', 3));
  act(() => setUnreadCount('messages', count));
  expect(screen.getByText('0 messages, 0 notifications')).toBeVisible();
});

test.each([
  ['{"messages":4,"notifications":"x"}', '4 messages, 0 notifications'],
  ['{oops', '0 messages, 0 notifications'],
  ['null', '0 messages, 0 notifications'],
])('follows another tab that stores %p', (newValue, text) => {
  localStorage.setItem(key, newValue);
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key, newValue })));
  expect(screen.getByText(text)).toBeVisible();
});

test('works in memory where storage is blocked', () => {
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('Blocked', 'SecurityError');
  });
  act(() => setUnreadCount('notifications', 5));
  expect(screen.getByText('0 messages, 5 notifications')).toBeVisible();
  act(() => setUnreadCount('notifications', 0));
  expect(screen.getByText('0 messages, 0 notifications')).toBeVisible();
});

test('are cleared for the next member', () => {
  authStore.setState({ session: { status: 'signed-in', member: sampleMember(), token: 'a-token' } });
  act(() => setUnreadCount('messages', 2));
  act(() => endClosedAccount());
  expect(screen.getByText('0 messages, 0 notifications')).toBeVisible();
  expect(localStorage.getItem(key)).toBeNull();
});
