import { type OpenTabs, openShown, showPushed } from './push-messages.ts';

type Shown = { title: string; body: string; tag: string; data: { url: string }; close: () => void };

let shown: Shown[];

const subscription = {
  toJSON: () => ({ endpoint: 'https://push.exemple.test/1', keys: { p256dh: 'p', auth: 'secret' } }),
};

/** A browser that shows notifications; one with the same tag replaces the other. */
const registration = {
  showNotification: async (title: string, options: Omit<Shown, 'title' | 'close'>) => {
    shown = shown.filter(({ tag }) => tag !== options.tag);
    const one: Shown = {
      ...options,
      title,
      close: () => {
        shown = shown.filter((other) => other !== one);
      },
    };
    shown.push(one);
  },
  getNotifications: async ({ tag }: { tag: string }) => shown.filter((one) => one.tag === tag),
  pushManager: { getSubscription: async () => subscription },
} as unknown as ServiceWorkerRegistration;

const push = (id: string) => showPushed(registration, JSON.stringify({ id, path: '/api/push/notice' }));

const serverSays = (reply: object, status = 200) =>
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => new Response(JSON.stringify(reply), { status }));

const texts = () => shown.map(({ title, body, data }) => [title, body, data.url]);

const liked = { success: true, title: 'AZ Connect', unread: 2 };
const notice = { body: 'Awa a aimé votre publication.', url: '/feed/post-details?announcement=1' };

beforeEach(() => {
  shown = [];
});

test('shows what the server says, once for each notification, and proves itself by the secret', async () => {
  const asked = serverSays({ ...liked, notice });
  await push('a');
  await push('a');
  expect(texts()).toEqual([['AZ Connect', notice.body, notice.url]]);
  const [path, { body }] = asked.mock.calls[0] as [string, { body: string }];
  expect(path).toBe('/api/push/notice');
  expect(JSON.parse(body)).toEqual({ endpoint: 'https://push.exemple.test/1', auth: 'secret', id: 'a' });
});

test('what has been read meanwhile goes, and the number of unread ones comes, until there is news', async () => {
  serverSays({ ...liked, notice });
  await push('a');
  serverSays({ ...liked, notice: null });
  await push('a');
  expect(texts()).toEqual([['AZ Connect', '2 notifications non lues', '/notifications']]);
  serverSays({ ...liked, notice: null, unread: 0 });
  await push('b');
  expect(texts()).toEqual([['AZ Connect', 'Vous avez tout lu.', '/notifications']]);
  serverSays({ ...liked, notice });
  await push('c');
  expect(texts()).toEqual([['AZ Connect', notice.body, notice.url]]);
});

test.each([
  ['refuses', () => serverSays({}, 404)],
  ['cannot be reached', () => jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('lost'))],
])('when the server %s, shows that there is something', async (_case, answer) => {
  answer();
  await push('a');
  expect(texts()).toEqual([['Notifications', 'Vous avez une nouvelle notification.', '/notifications']]);
});

test.each([
  ['the tab that shows the page gets the focus', ['/feed', '/notifications'], '/notifications'],
  ['another tab is left as it is, and a new one opens', ['/feed'], null],
])('a click closes it: %s', async (_case, paths, focused) => {
  const focus = jest.fn();
  const openWindow = jest.fn();
  const open = paths.map((path) => ({ url: `${location.origin}${path}`, focus: () => focus(path) }));
  const tabs = { matchAll: async () => open, openWindow } as unknown as OpenTabs;
  const close = jest.fn();
  await openShown({ close, data: { url: '/notifications' } } as unknown as Notification, tabs);
  expect(close).toHaveBeenCalledTimes(1);
  expect(focus.mock.calls).toEqual(focused ? [[focused]] : []);
  expect(openWindow.mock.calls).toEqual(focused ? [] : [[`${location.origin}/notifications`]]);
});

test('a page of another origin is never opened', async () => {
  const tabs = { matchAll: jest.fn(), openWindow: jest.fn() };
  await openShown({ close: () => undefined, data: { url: 'https://ailleurs.test/' } } as Notification, tabs);
  expect(tabs.openWindow).not.toHaveBeenCalled();
});
