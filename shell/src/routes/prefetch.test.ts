import type { IndexedRoute } from '@az/shared/discovery';
import { QueryClient } from '@az/shared/query';
import type { createBrowserRouter } from '@az/shared/router';
import { PageAreas } from '../areas/discovery.ts';
import { prefetchPage } from '../areas/load-area.ts';
import { completeFirstView } from '../page/when-idle.ts';
import { samplePage } from '../testing/sample-page.ts';
import { startPrefetching } from './prefetch.ts';

// Mocks the prefetch.
jest.mock('../areas/load-area.ts', () => ({ prefetchPage: jest.fn() }));
const fetched = () => jest.mocked(prefetchPage).mock.calls.map(([, area, path]) => [area, path]);

const routes = [
  ['/feed/home', 'feed'],
  ['/feed/:id', 'feed'],
  ['/blogs', 'content'],
  ['/blogs/:id', 'content'],
  ['/messaging', 'messaging'],
  ['/notifications', 'news'],
].map(([path, area]) => ({ path, area, group: 'general', title: '' }) as IndexedRoute);

const slow = (effectiveType: string) =>
  Object.defineProperty(navigator, 'connection', { value: { effectiveType }, configurable: true });

/** A page at an address, whose navigation has these links. */
function page(at: string, ...links: string[]) {
  history.replaceState(null, '', at);
  const list = links.map((href) => `<a href="${href}">${href}</a>`).join('');
  document.body.innerHTML = `<nav>${list}</nav><main><a href="/blogs/7"><span>Un article</span></a></main>`;
}

type RouterState = ReturnType<typeof createBrowserRouter>['state'];

let goTo: (pathname: string) => void = () => undefined;

/** The part of the router that is used. */
const router = {
  subscribe(listen: (state: RouterState) => void) {
    goTo = (pathname) => {
      history.replaceState(null, '', pathname);
      listen({ navigation: { state: 'idle' }, location } as unknown as RouterState);
    };
    return () => undefined;
  },
};

type FakeRouter = Parameters<typeof startPrefetching>[2];

const begin = async (loadRest: () => Promise<void> = async () => undefined) => {
  const index = { routes, loadRest };
  void startPrefetching(new PageAreas(samplePage()), index, router as FakeRouter, new QueryClient());
  await jest.advanceTimersByTimeAsync(0);
};

const over = (text: string) => {
  const link = [...document.querySelectorAll('a, span')].find((one) => one.textContent === text);
  link?.dispatchEvent(new Event('pointerover', { bubbles: true }));
};

let listeners: jest.SpiedFunction<typeof document.addEventListener>;

beforeEach(() => {
  listeners = jest.spyOn(document, 'addEventListener');
  jest.useFakeTimers();
  jest.mocked(prefetchPage).mockReset().mockResolvedValue();
});
afterEach(() => {
  for (const [type, listener] of listeners.mock.calls) document.removeEventListener(type, listener);
  jest.useRealTimers();
  Reflect.deleteProperty(navigator, 'connection');
});

test('an idle page prefetches one page of each other area in its header and menus', async () => {
  page(
    '/feed/home',
    '/feed/7',
    '/messaging',
    '/blogs',
    '/blogs/3',
    'https://elsewhere.test/blogs',
    '/settings',
  );
  document.body.insertAdjacentHTML('afterbegin', '<header><a href="/notifications"></a></header>');
  await begin();
  expect(fetched()).toEqual([
    ['news', '/notifications'],
    ['messaging', '/messaging'],
    ['content', '/blogs'],
  ]);
});

test('after a navigation the idle page prefetches areas of its navigation that are new', async () => {
  page('/sign-in');
  await begin();
  expect(fetched()).toEqual([]);
  page('/sign-in', '/feed/home', '/messaging', '/blogs');
  completeFirstView();
  goTo('/feed/home');
  await jest.advanceTimersByTimeAsync(10_000);
  goTo('/blogs');
  await jest.advanceTimersByTimeAsync(10_000);
  expect(fetched()).toEqual([
    ['messaging', '/messaging'],
    ['content', '/blogs'],
  ]);
});

test('a slow connection prefetches only links that are about to be followed', async () => {
  slow('2g');
  page('/feed/home', '/messaging');
  await begin();
  expect(fetched()).toEqual([]);
  over('Un article');
  await jest.advanceTimersByTimeAsync(60);
  expect(fetched()).toEqual([['content', '/blogs/:id']]);
});

test('a pointer that already rests on a link counts, too', async () => {
  slow('2g');
  page('/feed/home', '/messaging', '/blogs');
  // jsdom has no pointer.
  const resting = jest
    .spyOn(document, 'querySelector')
    .mockReturnValueOnce(document.querySelector('a[href="/blogs"]'));
  await begin();
  expect(resting).toHaveBeenCalledWith('a[href]:hover');
  expect(fetched()).toEqual([['content', '/blogs']]);
});

test('passing over a link prefetches nothing', async () => {
  slow('2g');
  page('/feed/home', '/messaging', '/blogs');
  await begin();
  over('/messaging');
  await jest.advanceTimersByTimeAsync(40);
  over('/blogs');
  await jest.advanceTimersByTimeAsync(200);
  expect(fetched()).toEqual([['content', '/blogs']]);
});

test.each([
  ['focusin', 60],
  ['touchstart', 0],
])('%s counts as a sign that a link will be followed', async (type, after) => {
  slow('slow-2g');
  page('/feed/home', '/messaging');
  await begin();
  document.querySelector('nav a')?.dispatchEvent(new Event(type, { bubbles: true }));
  await jest.advanceTimersByTimeAsync(after);
  expect(fetched()).toEqual([['messaging', '/messaging']]);
});

test('the rest of the index is loaded first, and a failure is ignored', async () => {
  page('/feed/home', '/messaging', '/late/home');
  const late = { path: '/late/home', area: 'late', group: 'general', title: '' } as IndexedRoute;
  await begin(async () => void routes.push(late));
  expect(fetched()).toEqual([
    ['messaging', '/messaging'],
    ['late', '/late/home'],
  ]);
  routes.pop();
  jest.mocked(prefetchPage).mockClear();
  await begin(() => Promise.reject(new Error('503')));
  expect(fetched()).toEqual([['messaging', '/messaging']]);
});
