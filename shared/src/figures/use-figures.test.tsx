import { act, screen } from '@testing-library/react';
import type { FiguresWire } from '../contracts/index.ts';
import { listenLive } from '../live/index.ts';
import { type FakeServer, fakeServer, json } from '../testing/fake-server.ts';
import { renderInApp } from '../testing/render-in-app.tsx';
import { sampleMember } from '../testing/sample-member.ts';
import { useLiveFigures } from './index.ts';

jest.mock('../live/index.ts', () => ({ listenLive: jest.fn(() => () => undefined) }));

const figures = { announcements: 3, followers: 2, follows: 1, connections: 0 };
const changed = { ...figures, announcements: 4 };
const sample = { announcements: 256, followers: 2500, follows: 365, connections: 300 };

let server: FakeServer;
beforeEach(() => {
  jest.useFakeTimers();
  Object.defineProperty(performance, 'timeOrigin', { configurable: true, value: Date.now() });
  jest.mocked(listenLive).mockClear();
  server = fakeServer();
  server.on('GET /capabilities', () => json({ extensions: ['network'] }));
  serve(figures);
});
afterEach(() => {
  Reflect.deleteProperty(performance, 'timeOrigin');
  jest.useRealTimers();
});

const serve = (stored: FiguresWire) =>
  server.on('GET /account/figures', () => json({ success: true, figures: stored }));
const reads = () => server.requests.filter(({ url }) => url.endsWith('/account/figures')).length;
const passes = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const isShown = (expected: object | null) =>
  expect(JSON.parse(screen.getByRole('status').textContent)).toEqual(
    expected && expect.objectContaining(expected),
  );

function Figures() {
  return <output>{JSON.stringify(useLiveFigures())}</output>;
}

const show = (ofStart?: FiguresWire) =>
  renderInApp(<Figures />, {
    member: sampleMember(),
    firstView: Promise.resolve(),
    ...(ofStart && { figures: ofStart }),
  });

test('are those of the verification, without a call of their own', async () => {
  show(figures);
  isShown(figures);
  await passes(1000);
  isShown(figures);
  expect(reads()).toBe(0);
});

test('are read once after a sign-in, and unknown until then', async () => {
  show();
  isShown(null);
  await passes(1000);
  isShown(figures);
  expect(reads()).toBe(1);
});

test('are those of the specification on a server without real ones', async () => {
  server.on('GET /capabilities', () => json({ extensions: [] }));
  show();
  isShown(null);
  await passes(20_000);
  isShown(sample);
  expect(reads()).toBe(0);
  expect(listenLive).not.toHaveBeenCalled();
});

test('stay unknown when they cannot be loaded, and as they were when a later call fails', async () => {
  server.on('GET /account/figures', () => json({ success: true, figures: {} }));
  show();
  await passes(1000);
  isShown(null);
  serve(figures);
  await passes(60_000);
  isShown(figures);
  server.on('GET /account/figures', () => json({}, { status: 400 }));
  await passes(60_000);
  isShown(figures);
});

test.each(['own.post', 'post.gone', 'relation.changed', 'own.relation'])(
  'follow the event %s',
  async (type) => {
    show(figures);
    await passes(10_000);
    serve(changed);
    const [listener] = jest.mocked(listenLive).mock.calls[0] ?? [];
    listener?.onEvent?.({ seq: 1, type: 'own.reaction', post: null, id: null });
    await passes(0);
    isShown(figures);
    listener?.onEvent?.({ seq: 2, type, post: null, id: null });
    await passes(0);
    isShown(changed);
  },
);

test('are read again with each connection, and every minute', async () => {
  show(figures);
  await passes(10_000);
  serve(changed);
  jest.mocked(listenLive).mock.calls[0]?.[0].onResync?.(null);
  await passes(0);
  isShown(changed);
  serve(figures);
  await passes(61_000);
  isShown(figures);
});

test('nobody listens any longer once they are not shown', async () => {
  const stop = jest.fn();
  jest.mocked(listenLive).mockReturnValue(stop);
  const { unmount } = show(figures);
  await passes(10_000);
  expect(listenLive).toHaveBeenCalledTimes(1);
  unmount();
  await passes(0);
  expect(stop).toHaveBeenCalledTimes(1);
  show(figures).unmount();
  await passes(20_000);
  expect(listenLive).toHaveBeenCalledTimes(1);
});
