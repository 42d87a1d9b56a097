import { fakeServer, json, renderInApp, sampleMember } from '@az/shared/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { type FakeViewport, fakeViewport } from '../../testing/fake-viewport.ts';
import { feedItem, feedReply } from '../../testing/sample-feed.ts';
import { ReadFeed } from './ReadFeed.tsx';

/** Height of each card, in CSS pixels. */
const height = 300;
const me = sampleMember();

let asked: string[];
let scrolledTo: number;
let viewport: FakeViewport;

/** Reloads a page with a stored position, changed by `position`. Returns a function that completes its first view. */
async function reload({ type = 'reload', position = {} } = {}) {
  const azScroll = { memberId: me.id, pages: 4, posts: ['4', '3'], top: 80, y: 900, ...position };
  history.replaceState({ azScroll }, '');
  Object.assign(performance, { getEntriesByType: () => [{ type }] });
  let complete: () => void = () => undefined;
  const firstView = new Promise<void>((resolve) => (complete = resolve));
  renderInApp(<ReadFeed below={() => null} />, { member: me, firstView });
  await newest(1);
  return complete;
}

const newest = (count: number) => screen.findByText(`Annonce ${count}`);

beforeEach(() => {
  viewport = fakeViewport();
  const server = fakeServer();
  server.on('GET /capabilities', () => json({ extensions: [] }));
  asked = [];
  for (let page = 1; page <= 6; page += 1)
    server.on(`GET /az/global${page === 1 ? '' : `?cursor=p${page}`}`, () => {
      asked.push(String(page));
      return json(feedReply([feedItem(String(page))], page === 6 ? null : `p${page + 1}`));
    });
  scrolledTo = 0;
  // jsdom lays nothing out.
  Object.defineProperty(window, 'scrollY', { configurable: true, get: () => scrolledTo });
  Object.assign(window, {
    scrollBy: ({ top = 0 }: ScrollToOptions) => {
      scrolledTo += top;
    },
  });
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const top = (Number(this.getAttribute('aria-posinset') ?? 1) - 1) * height - scrolledTo;
    return { top, bottom: top + height, height } as DOMRect;
  });
});

afterEach(() => {
  jest.restoreAllMocks();
  history.replaceState(null, '');
  Reflect.deleteProperty(performance, 'getEntriesByType');
  Reflect.deleteProperty(window, 'scrollY');
});

test('a reloaded feed loads what was there and comes back to the same announcement', async () => {
  (await reload())();
  await newest(4);
  await waitFor(() => expect(scrolledTo).toBe(3 * height - 80));
  expect(asked).toEqual(['1', '2', '3', '4']);
});

test('an announcement that is gone is replaced by the one before it', async () => {
  (await reload({ position: { posts: ['gone', '3'] } }))();
  await newest(5);
  await waitFor(() => expect(scrolledTo).toBe(2 * height - 80));
});

test('the position is held until no placeholder is in the window, however slowly cards are rendered', async () => {
  const frames = (count: number) =>
    act(async () => {
      for (let frame = 0; frame < count; frame += 1) await new Promise(requestAnimationFrame);
    });
  const placeholder = document.createElement('div');
  placeholder.dataset.empty = '';
  placeholder.setAttribute('aria-posinset', '4');
  document.body.append(placeholder);
  (await reload())();
  await newest(4);
  await waitFor(() => expect(scrolledTo).toBe(3 * height - 80));
  await frames(30);
  // The card that replaces the placeholder is less high.
  scrolledTo -= 100;
  await waitFor(() => expect(scrolledTo).toBe(3 * height - 80));
  placeholder.remove();
  viewport.moveNear(screen.getAllByRole('article').at(-1) as HTMLElement);
  await frames(30);
  scrolledTo -= 100;
  await frames(3);
  expect(scrolledTo).toBe(3 * height - 180);
});

test('the first announcement that begins in the window is kept: the one above may be taller than its placeholder', async () => {
  (await reload({ type: 'navigate' }))();
  await waitFor(() => {
    scrolledTo = 100;
    window.dispatchEvent(new Event('pagehide'));
    expect(history.state.azScroll).toMatchObject({ posts: ['1'], top: -100 });
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Voir plus' }));
  await newest(2);
  window.dispatchEvent(new Event('pagehide'));
  expect(history.state.azScroll).toMatchObject({ posts: ['2', '1'], top: 200 });
});

test('below the announcements it comes back to the scroll position', async () => {
  (await reload({ position: { posts: [], pages: 2 } }))();
  await newest(2);
  await waitFor(() => expect(scrolledTo).toBe(900));
});

test.each(['wheel', 'touchMove', 'keyDown', 'pointerDown'] as const)(
  'a member who does something meanwhile is not moved: %s',
  async (act) => {
    const completeFirstView = await reload();
    fireEvent[act](document.body);
    completeFirstView();
    await waitFor(() => {
      scrolledTo = 10;
      window.dispatchEvent(new Event('pagehide'));
      // The stored position was given up, so the current position replaces it.
      expect(history.state.azScroll).toMatchObject({ posts: ['1'], y: 10 });
    });
    expect(asked).toEqual(['1']);
  },
);

test.each([
  ['a new visit', { type: 'navigate' }],
  ['another member', { position: { memberId: 'other' } }],
])('%s begins at the top', async (_what, how) => {
  (await reload(how))();
  await waitFor(() => {
    window.dispatchEvent(new Event('pagehide'));
    expect(history.state.azScroll).toMatchObject({ memberId: me.id, posts: ['1'], y: 0 });
  });
  expect(asked).toEqual(['1']);
});

test('the history of a page that goes into the page cache is not changed: browsers remove such a page', async () => {
  (await reload({ type: 'navigate' }))();
  await waitFor(() => {
    window.dispatchEvent(new Event('pagehide'));
    expect(history.state.azScroll).toMatchObject({ y: 0 });
  });
  scrolledTo = 100;
  const turn = (type: string) => window.dispatchEvent(Object.assign(new Event(type), { persisted: true }));
  turn('pagehide');
  fireEvent(document, new Event('visibilitychange'));
  expect(history.state.azScroll).toMatchObject({ y: 0 });
  turn('pageshow');
  fireEvent(document, new Event('visibilitychange'));
  expect(history.state.azScroll).toMatchObject({ y: 100 });
});
