import { waitFor } from '@testing-library/react';
import { type FakeServer, fakeServer, json } from '../testing/fake-server.ts';
import { fakeSession } from '../testing/fake-session.ts';
import { FakeStream } from '../testing/fake-stream.ts';
import { LiveConnection, type LiveHandlers } from './connection.ts';

const epoch = 'e'.repeat(32);
const at = (seq: number) => `${epoch}.${seq}`;

let server: FakeServer;
let connection: LiveConnection;
let happened: string[];

/** The addresses of the calls so far, below the API base. */
const calls = () =>
  server.requests.map(({ method, url }) => `${method} ${String(new URL(url).href.split('/api')[1])}`);

/** Streams that the server gives out one after the other. */
function streams(count: number): FakeStream[] {
  const made = Array.from({ length: count }, () => new FakeStream());
  server.on(
    'GET /live/stream',
    made.map((one) => ({ signal }: Request) => {
      signal.addEventListener('abort', () => one.fail(signal.reason));
      return one.response;
    }),
  );
  return made;
}

function connect(after: string | null = null): void {
  const handlers: LiveHandlers = {
    onEvent: ({ seq, type }, isLate) => happened.push(`${type} ${seq}${isLate ? ' late' : ''}`),
    onHint: ({ type }) => happened.push(String(type)),
    onResync: (missed) => happened.push(`missed ${missed}`),
    onState: (state) => happened.push(state),
  };
  connection = new LiveConnection('100001', handlers, after);
}

const withLocks = (request: LockManager['request'] | ((...given: never[]) => unknown)) =>
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
const hello = (seq: number) => ({ connection: 'c1', head: at(seq), heartbeat: 25, topics: 100 });
const isSeen = (...expected: string[]) => waitFor(() => expect(happened).toEqual(expected));

beforeEach(() => {
  happened = [];
  // The lock is granted at once: no other tab has it.
  withLocks((_name: string, _options: LockOptions, lead: () => unknown) => lead());
  server = fakeServer();
  fakeSession('token');
  server.on('PUT /live/connections/c1', () => json({ success: true }));
});

afterEach(() => {
  connection.stop();
  Reflect.deleteProperty(navigator, 'locks');
});

it('reports each event once, in their order, and hints', async () => {
  const [stream] = streams(1);
  connect();
  stream?.send('hello', hello(4));
  stream?.send('event', { seq: 5, type: 'own.post' });
  stream?.send('event', { seq: 5, type: 'own.post' });
  stream?.send('hint', { type: 'feed.new', post: '1' });
  stream?.send('event', { seq: 6, type: 'own.reaction' });
  await isSeen('missed hints', 'live', 'own.post 5', 'feed.new', 'own.reaction 6');
});

it('reads what it has missed: after a gap in the numbers, and when a heartbeat is ahead', async () => {
  const [stream] = streams(1);
  server.on('GET /live/events', [
    () =>
      json({
        success: true,
        events: [
          { seq: 5, type: 'own.post' },
          { seq: 6, type: 'own.mark' },
        ],
        head: at(6),
        more: false,
      }),
    () => json({ success: true, events: [{ seq: 7, type: 'post.gone', id: '1' }], head: at(7), more: false }),
  ]);
  connect();
  stream?.send('hello', hello(4));
  stream?.send('event', { seq: 6, type: 'own.mark' });
  await isSeen('missed hints', 'live', 'own.post 5', 'own.mark 6');
  stream?.send('beat', { head: at(7) });
  await isSeen('missed hints', 'live', 'own.post 5', 'own.mark 6', 'post.gone 7');
  expect(calls()).toEqual([
    'GET /live/stream',
    `GET /live/events?after=${at(4)}`,
    `GET /live/events?after=${at(6)}`,
  ]);
});

it('goes on after its position when the stream ends, and reads everything again', async () => {
  const [first, second] = streams(2);
  connect();
  first?.send('hello', hello(4));
  first?.send('event', { seq: 5, type: 'own.post' });
  first?.send('bye', { retry: 0 });
  first?.end();
  second?.send('hello', hello(5));
  await isSeen('missed hints', 'live', 'own.post 5', 'missed hints');
  expect(calls()).toEqual(['GET /live/stream', `GET /live/stream?after=${at(5)}`]);
});

it('reads again what a frozen tab may have missed: when another one has taken over, and when it goes on', async () => {
  const frozen = new AbortController();
  withLocks((_name: string, _options: LockOptions, lead: () => unknown) => {
    void lead();
    return new Promise((_, reject) => frozen.signal.addEventListener('abort', reject));
  });
  const [stream] = streams(2);
  connect();
  stream?.send('hello', hello(4));
  await isSeen('missed hints', 'live');
  frozen.abort();
  document.dispatchEvent(new Event('resume'));
  await isSeen('missed hints', 'live', 'missed hints', 'missed hints');
});

it('takes the end of the log when the events after its position are not known', async () => {
  const [stream] = streams(1);
  connect();
  stream?.send('hello', hello(4));
  stream?.send('reset', { reason: 'expired', head: at(90) });
  stream?.send('event', { seq: 91, type: 'own.post' });
  await isSeen('missed hints', 'live', 'missed events', 'own.post 91');
});

it('says which messages are so old that the tab must have been asleep, by the server’s clock', async () => {
  const [stream] = streams(1);
  connect();
  const ahead = 3_600_000;
  const message = (secondsAgo: number) => ({
    ...{ seq: 1, author: '2001', text: 'Bonjour' },
    sent_at: new Date(Date.now() + ahead - secondsAgo * 1000).toISOString(),
  });
  stream?.send('hello', { ...hello(4), now: Date.now() + ahead });
  stream?.send('event', { seq: 5, type: 'message.new', conversation: 'c-1', message: message(60) });
  stream?.send('event', { seq: 6, type: 'message.new', conversation: 'c-1', message: message(1) });
  await isSeen('missed hints', 'live', 'message.new 5 late', 'message.new 6');
});

it('stops when the session has ended', async () => {
  server.on('GET /live/stream', () => json({ message: 'Session terminée.' }, { status: 401 }));
  connect();
  await waitFor(() => expect(calls()).toEqual(['GET /live/stream']));
  window.dispatchEvent(new Event('online'));
  expect(calls()).toEqual(['GET /live/stream']);
});

describe('with a moved clock', () => {
  beforeEach(() => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] });
    jest.spyOn(Math, 'random').mockReturnValue(0);
  });
  afterEach(() => jest.useRealTimers());

  const hangs = () => new Promise<Response>(() => undefined);
  const noEvents = () => json({ success: true, events: [], head: at(4), more: false });

  it('says after ten seconds that there is no stream', async () => {
    server.on('GET /live/stream', hangs);
    connect();
    await jest.advanceTimersByTimeAsync(9_999);
    expect(happened).toEqual([]);
    await jest.advanceTimersByTimeAsync(1);
    expect(happened).toEqual(['down']);
  });

  it('says so in time also while attempts fail one after the other', async () => {
    server.on('GET /live/stream', () => json({}, { status: 400 }));
    jest.mocked(Math.random).mockReturnValue(0.5);
    connect();
    await jest.advanceTimersByTimeAsync(10_000);
    expect(calls().length).toBeGreaterThan(2);
    expect(happened).toEqual(['down']);
  });

  it('reads events and asks to read everything again while no stream begins', async () => {
    server.on('GET /live/stream', hangs);
    server.on('GET /live/events', [
      noEvents,
      () => json({ success: true, events: [{ seq: 5, type: 'own.post' }], head: at(5), more: false }),
    ]);
    connect();
    await jest.advanceTimersByTimeAsync(25_000);
    expect(happened).toEqual(['down', 'missed null']);
    await jest.advanceTimersByTimeAsync(15_000);
    expect(happened).toEqual(['down', 'missed null', 'own.post 5', 'missed null']);
    expect(calls().slice(-1)).toEqual([`GET /live/events?after=${at(4)}`]);
  });

  it('waits longer after each attempt to become the leading tab that fails, however it fails', async () => {
    jest.mocked(Math.random).mockReturnValue(1);
    const failures = [
      () => {
        throw new TypeError('AbortSignal.any is not a function');
      },
      () => Promise.reject(new DOMException('', 'AbortError')),
      () => new Promise(() => undefined),
    ];
    const request = jest.fn(() => failures.shift()?.());
    withLocks(request);
    connect();
    await jest.advanceTimersByTimeAsync(999);
    expect(request).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(1);
    expect(request).toHaveBeenCalledTimes(2);
    await jest.advanceTimersByTimeAsync(1999);
    expect(request).toHaveBeenCalledTimes(2);
    await jest.advanceTimersByTimeAsync(1);
    expect(request).toHaveBeenCalledTimes(3);
  });

  it.each([
    ['waits when the server ends each stream at once', 0, 500],
    ['soon opens the next stream after one that has lasted', 3000, 1],
  ])('%s', async (_what, lastsMs, waitMs) => {
    const [first] = streams(3);
    connect();
    await jest.advanceTimersByTimeAsync(lastsMs);
    first?.send('bye', { retry: 1 });
    first?.end();
    await jest.advanceTimersByTimeAsync(waitMs - 1);
    expect(calls()).toEqual(['GET /live/stream']);
    await jest.advanceTimersByTimeAsync(1);
    expect(calls()).toHaveLength(2);
  });

  it('waits half a minute when a newer stream of the member has replaced its own', async () => {
    const [first, second] = streams(2);
    connect();
    first?.send('hello', hello(4));
    first?.send('replaced', {});
    first?.end();
    second?.send('hello', hello(4));
    await jest.advanceTimersByTimeAsync(29_999);
    expect(happened).toEqual(['missed hints', 'live', 'down']);
    await jest.advanceTimersByTimeAsync(1);
    expect(happened).toEqual(['missed hints', 'live', 'down', 'missed hints', 'live']);
  });

  it('asks once for missed events when the server repeats its reply', async () => {
    const [stream] = streams(1);
    server.on('GET /live/events', () => json({ success: true, events: [], head: at(4), more: true }));
    connect();
    stream?.send('hello', hello(4));
    stream?.send('beat', { head: at(5) });
    await jest.advanceTimersByTimeAsync(1000);
    expect(calls().filter((call) => call.includes('/live/events'))).toHaveLength(1);
  });

  it('opens the stream anew after forty seconds without a sign of life', async () => {
    const [first, second] = streams(2);
    connect();
    first?.send('hello', hello(4));
    await jest.advanceTimersByTimeAsync(39_000);
    first?.send('beat', { head: at(4) });
    await jest.advanceTimersByTimeAsync(39_999);
    expect(calls()).toEqual(['GET /live/stream']);
    await jest.advanceTimersByTimeAsync(1);
    second?.send('hello', hello(4));
    await jest.advanceTimersByTimeAsync(39_000);
    expect(happened).toEqual(['missed hints', 'live', 'missed hints']);
    expect(calls()).toEqual(['GET /live/stream', `GET /live/stream?after=${at(4)}`]);
  });
});

it('goes on after the position of an earlier connection', async () => {
  const [stream] = streams(1);
  server.on('GET /live/events', () =>
    json({ success: true, events: [{ seq: 3, type: 'own.mark' }], head: at(3), more: false }),
  );
  connect(at(2));
  stream?.send('hello', hello(3));
  await isSeen('missed hints', 'live', 'own.mark 3 late');
  expect(calls()).toEqual([`GET /live/stream?after=${at(2)}`, `GET /live/events?after=${at(2)}`]);
});

it('asks for the topics of all tabs, and tells a new tab its position', async () => {
  const [stream] = streams(1);
  const messages: object[] = [];
  const tab = new BroadcastChannel('az-live:100001');
  tab.onmessage = ({ data }) => messages.push(data);
  connect();
  connection.setTopics(['p1']);
  stream?.send('hello', hello(4));
  await isSeen('live', 'missed hints');
  tab.postMessage({ tab: 'other', topics: ['p1', 'p2'] });
  tab.postMessage({ newTab: 'other' });
  await waitFor(() => expect(messages).toContainEqual({ to: 'other', head: at(4) }));
  expect(messages).toContainEqual({ frame: { event: 'hello', id: null, data: hello(4) } });
  const puts = server.requests.filter(({ method }) => method === 'PUT');
  expect(await Promise.all(puts.map((request) => request.json()))).toEqual([
    { topics: ['p1'] },
    { topics: ['p1', 'p2'] },
  ]);
  tab.close();
});

it('asks to read again what hints tell of once the server has taken the topics, and repeats them', async () => {
  const [stream] = streams(1);
  let answer: (reply: Response) => void = () => undefined;
  server.on('PUT /live/connections/c1', [
    () => new Promise<Response>((resolve) => (answer = resolve)),
    () => json({ success: true }),
  ]);
  const added = jest.spyOn(window, 'addEventListener');
  const removed = jest.spyOn(window, 'removeEventListener');
  connect();
  connection.setTopics(['p1']);
  stream?.send('hello', hello(4));
  await waitFor(() => expect(calls()).toContain('PUT /live/connections/c1'));
  expect(happened).toEqual(['live']);
  expect(added.mock.calls.map(([name]) => name)).toEqual(['online']);
  answer(json({ message: 'Refusé.' }, { status: 400 }));
  await isSeen('live', 'missed hints');
  expect(removed.mock.calls.map(([name]) => name)).toEqual(['online']);
  stream?.send('beat', { head: at(4) });
  await waitFor(() => expect(calls()).toHaveLength(3));
  stream?.send('beat', { head: at(4) });
  stream?.send('hint', { type: 'feed.new' });
  await isSeen('live', 'missed hints', 'feed.new');
  expect(calls()).toEqual(['GET /live/stream', 'PUT /live/connections/c1', 'PUT /live/connections/c1']);
});

describe.each([
  ['has no locks', () => void Reflect.deleteProperty(navigator, 'locks')],
  ['refuses locks', () => void withLocks(() => Promise.reject(new DOMException('', 'SecurityError')))],
])('where the browser %s', (_case, takeLocks) => {
  let messages: object[];
  let tab: BroadcastChannel;

  function look(isHidden: boolean): void {
    jest.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
    document.dispatchEvent(new Event('visibilitychange'));
  }

  beforeEach(() => {
    takeLocks();
    messages = [];
    tab = new BroadcastChannel('az-live:100001');
  });
  afterEach(() => tab.close());

  it('a tab ends its stream when it is hidden, and goes on after its position when it is shown again', async () => {
    const [first, second] = streams(2);
    connect(at(3));
    first?.send('hello', hello(3));
    first?.send('event', { seq: 4, type: 'own.post' });
    await isSeen('missed hints', 'live', 'own.post 4');
    look(true);
    await waitFor(() => expect(server.requests[0]?.signal.aborted).toBe(true));
    look(false);
    second?.send('hello', hello(4));
    await isSeen('missed hints', 'live', 'own.post 4', 'pending', 'missed hints', 'live');
    expect(calls()).toEqual([`GET /live/stream?after=${at(3)}`, `GET /live/stream?after=${at(4)}`]);
  });

  it('a hidden tab opens no stream, and does not say that there is none; a visible one does', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] });
    server.on('GET /live/stream', () => new Promise<Response>(() => undefined));
    look(true);
    connect();
    await jest.advanceTimersByTimeAsync(60_000);
    expect([happened, calls()]).toEqual([[], []]);
    look(false);
    await jest.advanceTimersByTimeAsync(9_999);
    expect(happened).toEqual([]);
    await jest.advanceTimersByTimeAsync(1);
    expect(happened).toEqual(['down']);
    jest.useRealTimers();
  });

  it('tabs pass nothing on to each other', async () => {
    const [stream] = streams(1);
    connect();
    connection.setTopics(['p1']);
    await waitFor(() => expect(calls()).toContain('GET /live/stream'));
    tab.onmessage = ({ data }) => messages.push(data);
    stream?.send('hello', hello(4));
    await isSeen('live', 'missed hints');
    tab.postMessage({ frame: { event: 'hint', id: null, data: { type: 'feed.new' } } });
    tab.postMessage({ tab: 'other', topics: ['p2'] });
    stream?.send('hint', { type: 'post.gone' });
    await isSeen('live', 'missed hints', 'post.gone');
    expect(messages).toEqual([]);
    const puts = server.requests.filter(({ method }) => method === 'PUT');
    expect(await Promise.all(puts.map((request) => request.json()))).toEqual([{ topics: ['p1'] }]);
  });
});
