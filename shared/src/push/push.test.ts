import { act, waitFor } from '@testing-library/react';
import { removeSession } from '../session/session.ts';
import { type FakeServer, fakeServer } from '../testing/fake-server.ts';
import { json } from '../testing/index.ts';
import { renderInApp } from '../testing/render-in-app.tsx';
import { sampleMember } from '../testing/sample-member.ts';
import { closePushed, keepPushed, setPushed } from './index.ts';

const member = sampleMember();
const key = 'BAEC';

let server: FakeServer;
let subscription: (PushSubscriptionJSON & { unsubscribe: () => Promise<void> }) | null;
let shown: string[];

/** A browser with the service worker, which subscribes at the push service. */
function browser(permission: NotificationPermission = 'granted') {
  subscription = null;
  const subscribe = jest.fn(async ({ applicationServerKey }: { applicationServerKey: Uint8Array }) => {
    const made = {
      options: { applicationServerKey: applicationServerKey.buffer },
      toJSON: () => ({ endpoint: 'https://push.exemple.test/1', keys: { p256dh: 'p', auth: 'a' } }),
      unsubscribe: async () => {
        subscription = null;
      },
    };
    subscription = made;
    return made;
  });
  const closing = (id: string) => () => {
    shown = shown.filter((one) => one !== id);
  };
  const registration = {
    pushManager: { subscribe, getSubscription: async () => subscription },
    getNotifications: async () => shown.map((id) => ({ data: { id }, close: closing(id) })),
  };
  const serviceWorker = { getRegistration: async () => registration };
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: serviceWorker });
  Object.assign(window, { Notification: { permission } });
  return subscribe;
}

const sent = () =>
  server.requests
    .map(({ method, url }) => `${method} ${new URL(url).pathname.replace('/az-connect-backend/api', '')}`)
    .filter((call) => call.includes('/push/'));

beforeEach(() => {
  shown = [];
  server = fakeServer();
  server.on('GET /capabilities', () => json({ extensions: ['network', 'notifications', 'push'] }));
  server.on('GET /push/key', () => json({ success: true, key }));
  server.on('PUT /push/subscription', () => json({ success: true }));
  server.on('DELETE /push/subscription', () => json({ success: true }));
  server.on('POST /logout', () => json({ status: true }));
  renderInApp(null, { member });
});

afterEach(() => {
  localStorage.clear();
  Reflect.deleteProperty(navigator, 'serviceWorker');
  Reflect.deleteProperty(window, 'Notification');
});

test('subscribes when it is switched on, again at the next visit, and no longer once it is off', async () => {
  const subscribe = browser();
  await keepPushed(member.id);
  expect(subscribe).not.toHaveBeenCalled();
  await setPushed(member.id, true);
  const applicationServerKey = new Uint8Array([4, 1, 2]);
  expect(subscribe.mock.calls).toEqual([[{ userVisibleOnly: true, applicationServerKey }]]);
  await keepPushed(member.id);
  expect(subscribe).toHaveBeenCalledTimes(1);
  const stored = ['GET /push/key', 'PUT /push/subscription'];
  expect(sent()).toEqual([...stored, ...stored]);
  await setPushed(member.id, false);
  expect(subscription).toBeNull();
  await keepPushed(member.id);
  expect(sent()).toEqual([...stored, ...stored, 'DELETE /push/subscription']);
});

test('does nothing without the permission, without a worker, or on a server without push', async () => {
  const subscribe = browser('denied');
  await setPushed(member.id, true);
  Reflect.deleteProperty(navigator, 'serviceWorker');
  await setPushed(member.id, true);
  expect(subscribe).not.toHaveBeenCalled();
  expect(sent()).toEqual([]);
});

test('after a sign-out nothing is pushed to this browser, and what it shows goes', async () => {
  browser();
  await setPushed(member.id, true);
  shown = ['a'];
  await act(() => removeSession());
  await waitFor(() => expect(subscription).toBeNull());
  await waitFor(() => expect(shown).toEqual([]));
});

test('closes what has been read', async () => {
  browser();
  shown = ['a', 'b'];
  await closePushed((id) => id === 'a');
  expect(shown).toEqual(['b']);
});
