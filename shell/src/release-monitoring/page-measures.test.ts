import type { PageMeasures } from '@az/shared/discovery';
import { MeasureCollector } from './page-measures.ts';

const api = `${location.origin}/az-connect-backend/api`;

let area: string;
let reported: Record<string, PageMeasures>[];
let observers: Map<string, (entries: object[]) => void>;
let removeListeners: () => void;

/** The browser's observer, which jsdom does not have. */
class FakeObserver {
  static supportedEntryTypes = ['resource', 'longtask', 'layout-shift'];
  constructor(private readonly callback: (list: { getEntries: () => object[] }) => void) {}
  observe({ type, buffered }: { type: string; buffered: boolean }) {
    expect(buffered).toBe(true);
    observers.set(type, (entries) => this.callback({ getEntries: () => entries }));
  }
}

function start() {
  const added = [jest.spyOn(window, 'addEventListener'), jest.spyOn(document, 'addEventListener')];
  const report = (measures: ReadonlyMap<string, PageMeasures>) =>
    reported.push(structuredClone(Object.fromEntries(measures)));
  new MeasureCollector(() => area, report).start({ setTimeout: window.setTimeout });
  const calls = added.flatMap((spy, index) => spy.mock.calls.map((call) => ({ call, index })));
  removeListeners = () => {
    for (const { call, index } of calls)
      (index === 0 ? window : document).removeEventListener(call[0] as string, call[1] as EventListener);
  };
  for (const spy of added) spy.mockRestore();
}

beforeEach(() => {
  jest.useFakeTimers();
  [area, reported, observers] = ['feed', [], new Map()];
  FakeObserver.supportedEntryTypes = ['resource', 'longtask', 'layout-shift'];
  Object.assign(window, { PerformanceObserver: FakeObserver });
});

afterEach(() => {
  removeListeners();
  jest.useRealTimers();
  Reflect.deleteProperty(window, 'PerformanceObserver');
});

const entries = (type: string, ...list: object[]) => observers.get(type)?.(list);
const call = (responseStatus: number, duration = 100, path = '/posts', initiatorType = 'fetch') => ({
  ...{ name: `${api}${path}`, initiatorType, responseStatus, duration },
});
const shift = (startTime: number, value: number, hadRecentInput = false) => ({
  ...{ startTime, value, hadRecentInput },
});
const hide = () => window.dispatchEvent(new Event('pagehide'));
const last = () => reported.at(-1);

test('failed and slow API calls count for the area that is shown, and for the shell', () => {
  start();
  entries('resource', call(200, 80.4), call(500), call(404, 1200.6), call(401), call(429), call(0));
  area = 'messaging';
  entries('resource', call(503, 300));
  hide();
  const others = { longTasksMs: 0, layoutShift: 0 };
  expect(last()).toEqual({
    feed: { failedCalls: 2, slowestCallMs: 1201, ...others },
    messaging: { failedCalls: 1, slowestCallMs: 300, ...others },
    shell: { failedCalls: 3, slowestCallMs: 1201, ...others },
  });
});

test('other requests are not measured', () => {
  start();
  entries(
    'resource',
    { ...call(500), name: `${location.origin}/areas/feed/1.1.0-b110/12.js` },
    { ...call(500), name: `${location.origin}/discovery/reports` },
    { ...call(200, 700_000), name: `${api}/live/stream` },
    call(500, 900, '/pictures/1', 'img'),
  );
  hide();
  expect(last()?.feed).toMatchObject({ failedCalls: 0, slowestCallMs: 0 });
});

test('a failed call counts whatever its address', () => {
  start();
  const names = [`${location.origin}/api/posts`, 'https://elsewhere.test/posts'];
  entries('resource', ...names.map((name) => ({ ...call(404), name })));
  hide();
  expect(last()?.feed?.failedCalls).toBe(2);
});

test('long tasks are added up, and the worst window of layout shifts counts', () => {
  start();
  entries('longtask', { duration: 60 }, { duration: 140.4 });
  // 0.05 and 0.1 in one window, 0.12 a second later; shifts after an input do not count.
  entries('layout-shift', shift(0, 0.05), shift(900, 0.1), shift(2000, 0.12), shift(2100, 5, true));
  hide();
  expect(last()?.feed).toMatchObject({ longTasksMs: 200, layoutShift: 0.15 });
});

test('a window of layout shifts ends after five seconds', () => {
  start();
  for (let at = 0; at < 10_000; at += 500) entries('layout-shift', shift(at, 0.01));
  hide();
  expect(last()?.feed?.layoutShift).toBeCloseTo(0.11, 9);
});

test('a browser that does not measure something does not report it', () => {
  FakeObserver.supportedEntryTypes = ['resource'];
  start();
  hide();
  expect(last()?.feed).toEqual({ failedCalls: 0, slowestCallMs: 0 });
});

test('values stay within what the origin accepts', () => {
  start();
  entries('resource', ...Array.from({ length: 1100 }, () => call(500, 700_000)));
  entries('longtask', { duration: 900_000 });
  entries('layout-shift', shift(0, 500));
  hide();
  expect(last()?.feed).toEqual({
    ...{ failedCalls: 1000, slowestCallMs: 600_000, longTasksMs: 600_000, layoutShift: 100 },
  });
});

test('reports what has changed: after ten seconds, ever more rarely, and when the page is hidden; twelve times', () => {
  start();
  jest.advanceTimersByTime(9_999);
  expect(reported).toHaveLength(0);
  jest.advanceTimersByTime(1);
  expect(reported).toHaveLength(1);
  jest.advanceTimersByTime(3_600_000);
  hide();
  expect(reported).toHaveLength(1);
  for (let turn = 0; turn < 30; turn += 1) {
    entries('resource', call(500));
    hide();
  }
  expect(reported).toHaveLength(12);
});
