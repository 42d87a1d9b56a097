import { failNextSampleReply } from '@az/shared/sample-server';
import { setDevicePreference } from '@az/shared/storage';
import { fakeServer, json, renderInApp, sampleMember } from '@az/shared/testing';
import { toastFailure } from '@az/shared/toast';
import { waitFor } from '@testing-library/react';
import { notifications } from './notifications-store.ts';

jest.mock('@az/shared/toast', () => ({
  ...jest.requireActual<object>('@az/shared/toast'),
  toastFailure: jest.fn(),
}));

const state = () => notifications.store.getState();
const one = (id: string) => state().lists.all?.items.find((found) => found.id === id);
const saved = () => waitFor(() => expect(state().wishes).toHaveLength(0));

async function load(id = '1042') {
  renderInApp(null, { member: sampleMember({ id }) }).unmount();
  await notifications.load(id);
}

beforeEach(() => {
  fakeServer().on('GET /capabilities', () => json({ extensions: [] }));
  jest.mocked(toastFailure).mockClear();
});

afterEach(() => notifications.forget());

test('of several changes, the refused one alone is taken back', async () => {
  await load();
  const [first, second] = state().lists.all?.items ?? [];
  expect(state()).toMatchObject({ unread: 4, isMailed: true });
  failNextSampleReply();
  notifications.mark([first!.id], true);
  notifications.remove(second!);
  notifications.chooseMail(false);
  expect(state()).toMatchObject({ unread: 2, isMailed: false });
  await saved();
  expect(one(first!.id)?.isRead).toBe(false);
  expect(state()).toMatchObject({ unread: 3, removed: [second!.id], isMailed: false });
  expect(toastFailure).toHaveBeenCalledTimes(1);
});

test('what another tab has changed shows here', async () => {
  await load();
  const key = 'az-sample:1042';
  localStorage.setItem(
    key,
    JSON.stringify({ notifications: { changes: { 'notification-1': { isRead: true } } } }),
  );
  expect(one('notification-1')?.isRead).toBe(false);
  window.dispatchEvent(new StorageEvent('storage', { key: 'az-sample:7' }));
  window.dispatchEvent(new StorageEvent('storage', { key }));
  await waitFor(() => expect(one('notification-1')?.isRead).toBe(true));
  expect(state().unread).toBe(3);
});

test('a change is stored, for the member who made it only', async () => {
  await load();
  notifications.remove(one('notification-1')!);
  await saved();
  notifications.restore(one('notification-1')!);
  notifications.accept(one('notification-5')!);
  notifications.silence({
    kinds: ['reactionsAndComments'],
    people: [{ id: '104', name: 'Corentin Vasseur' }],
  });
  await saved();
  notifications.forget();
  await load();
  expect(state()).toMatchObject({
    unread: 1,
    silenced: { kinds: ['reactionsAndComments'], people: [{ id: '104', name: 'Corentin Vasseur' }] },
  });
  expect(one('notification-5')).toMatchObject({ isAccepted: true, isRead: true });
  await load('7');
  expect(state()).toMatchObject({ unread: 4, silenced: { kinds: [], people: [] } });
});

test('the browser no longer shows what has been read or removed', async () => {
  setDevicePreference('pushNotices', true);
  await load();
  const [first, second, third] = state().lists.all?.items.filter(({ isRead }) => !isRead) ?? [];
  let shown = [first!.id, second!.id, third!.id];
  const closing = (id: string) => () => {
    shown = shown.filter((other) => other !== id);
  };
  const getNotifications = async () => shown.map((id) => ({ data: { id }, close: closing(id) }));
  const getRegistration = async () => ({ pushManager: {}, getNotifications });
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: { getRegistration } });
  notifications.mark([first!.id], true);
  notifications.remove(second!);
  await waitFor(() => expect(shown).toEqual([third!.id]));
  Reflect.deleteProperty(navigator, 'serviceWorker');
  setDevicePreference('pushNotices', false);
});
