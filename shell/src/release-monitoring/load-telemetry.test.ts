import type { PageReport } from '@az/shared/discovery';
import { AreaError, BlankError, fallbackEvent, preloadErrorEvent } from '../areas/area-error.ts';
import { timeLimits } from '../page/time-limits.ts';
import { LoadTelemetry, type PageState } from './load-telemetry.ts';
import * as pageReports from './page-reports.ts';

const base = '/areas/feed/1.1.0-b110/';
const route = { area: 'feed', path: '/feed/home' };
const feed = { version: '1.1.0+b110', base, ticket: 'ticket' };

let sent: PageReport[];
let pageState: PageState;
let loadReports: () => Promise<typeof pageReports>;
let telemetry: LoadTelemetry;
let listeners: Parameters<typeof window.addEventListener>[];
let documentListeners: Parameters<typeof document.addEventListener>[];

beforeEach(() => {
  jest.useFakeTimers();
  document.body.innerHTML = '<main><h1>Fil</h1></main>';
  sent = [];
  pageState = 'ready';
  const addListener = jest.spyOn(window, 'addEventListener');
  const addDocumentListener = jest.spyOn(document, 'addEventListener');
  loadReports = async () => pageReports;
  telemetry = new LoadTelemetry({
    findRoute: () => route,
    send: (reports) => sent.push(...reports),
    loadReports: () => loadReports(),
    pageState: () => pageState,
  });

  telemetry.listen();
  listeners = [...addListener.mock.calls];
  documentListeners = [...addDocumentListener.mock.calls];
  addListener.mockRestore();
  addDocumentListener.mockRestore();
});

afterEach(() => {
  for (const [type, listener] of listeners) window.removeEventListener(type, listener);
  for (const [type, listener] of documentListeners) document.removeEventListener(type, listener);
  jest.useRealTimers();
});

const sentOutcomes = () => sent.map(({ area, what }) => `${area} ${what}`);
const settle = () => jest.advanceTimersByTimeAsync(timeLimits.okAfter);
/** Waits for the code that reports failures. */
const failuresReported = () => jest.advanceTimersByTimeAsync(0);
const hide = () => {
  const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  visibility.mockRestore();
};
const raise = (name: string, error: AreaError) => {
  const { area, version, stage, cause, reportId } = error;
  window.dispatchEvent(new CustomEvent(name, { detail: { area, version, stage, cause, reportId } }));
};

test('a version with a ticket is reported at once, and as working after ten seconds', () => {
  telemetry.start('feed', feed);
  expect(sent).toEqual([{ area: 'feed', version: '1.1.0+b110', ticket: 'ticket', what: 'started' }]);
  jest.advanceTimersByTime(300);
  telemetry.load('feed', '1.1.0+b110', true);
  jest.advanceTimersByTime(timeLimits.okAfter - 1);
  expect(sentOutcomes()).toEqual(['feed started']);
  jest.advanceTimersByTime(1);
  expect(sent[1]).toMatchObject({ what: 'ok', loadMs: 300, ticket: 'ticket' });
});

test('without a ticket only the outcome is reported, and a second page adds nothing', async () => {
  telemetry.start('feed', { version: '1.1.0+b110', base });
  telemetry.load('feed', '1.1.0+b110', true);
  telemetry.start('feed', { version: '1.1.0+b110', base });
  telemetry.load('feed', '1.1.0+b110', true);
  await settle();
  expect(sentOutcomes()).toEqual(['feed ok']);
  expect(sent[0]).not.toHaveProperty('ticket');
});

test.each([
  ['code that does not arrive', 'page', new Error('404'), 'fail-load'],
  ['a first render that throws', 'render', new Error('broken'), 'fail-mount'],
  ['a page that shows nothing', 'render', new BlankError('nothing'), 'fail-blank'],
] as const)(
  '%s is its own kind of failure, with the reference of the error tile',
  async (_name, stage, cause, kind) => {
    telemetry.start('feed', feed);
    const error = new AreaError('feed', stage, '1.1.0+b110', cause);
    raise(preloadErrorEvent, error);
    await settle();
    expect(sentOutcomes()).toEqual(['feed started', `feed ${kind}`]);
    expect(sent[1]).toMatchObject({
      failure: { id: error.reportId, stage, route: '/feed/home', hidden: false },
    });
  },
);

test('a canary that was replaced has failed, although the member saw no error', async () => {
  telemetry.start('feed', feed);
  raise(fallbackEvent, new AreaError('feed', 'render', '1.1.0+b110', new Error('broken')));
  await failuresReported();
  expect(sent[1]).toMatchObject({ what: 'fail-mount', failure: { hidden: true, cause: 'Error: broken' } });
});

test('a later error of its own code is a failure too, one of other code is not', async () => {
  telemetry.start('feed', feed);
  telemetry.load('feed', '1.1.0+b110', true);
  await settle();
  const error = new Error('late');
  error.stack = `Error: late\n    at f (https://example.test${base}12.js:1:1)`;
  window.dispatchEvent(new ErrorEvent('error', { error, filename: '' }));
  const other = new Error('elsewhere');
  other.stack = 'Error\n    at g (https://example.test/areas/shell/1.0.0-a100/main.js:1:1)';
  window.dispatchEvent(new ErrorEvent('error', { error: other, filename: '' }));
  await failuresReported();
  expect(sentOutcomes()).toEqual(['feed started', 'feed ok', 'feed fail-crash']);
  // The report contains neither the host nor the text of the stack.
  expect(sent[2]).toMatchObject({ failure: { stack: `${base}12.js:1:1` } });
});

test('of a deep stack ten positions are reported, of an error without one none', async () => {
  telemetry.start('feed', feed);
  const error = new Error('deep');
  error.stack = Array(50).fill(`at f (https://example.test${base}12.js:1:1)`).join('\n');
  window.dispatchEvent(new ErrorEvent('error', { error, filename: '' }));
  await failuresReported();
  expect(sent[1]).toMatchObject({ failure: { stack: Array(10).fill(`${base}12.js:1:1`).join('\n') } });
  raise(preloadErrorEvent, new AreaError('feed', 'page', '1.1.0+b110', 'no error'));
  await failuresReported();
  expect(sent[2]).not.toHaveProperty('failure.stack');
});

test('a page that is blank after ten seconds has failed, unless it is hidden', async () => {
  document.body.innerHTML = '<main></main>';
  telemetry.start('feed', feed);
  telemetry.load('feed', '1.1.0+b110', true);
  await settle();
  expect(sentOutcomes()).toEqual(['feed started', 'feed fail-blank']);
});

test('an empty slot has not failed', async () => {
  document.body.innerHTML = '<main></main>';
  telemetry.start('messaging', { ...feed, base: '/areas/messaging/1.1.0-b110/' });
  telemetry.load('messaging', '1.1.0+b110', false);
  await settle();
  expect(sentOutcomes()).toEqual(['messaging started', 'messaging ok']);
});

test('leaving before an outcome is reported, and after it nothing', () => {
  telemetry.start('feed', feed);
  telemetry.load('feed', '1.1.0+b110', true);
  telemetry.start('content', { version: '1.1.0+b110', base: '/areas/content/1.1.0-b110/' });
  window.dispatchEvent(new Event('pagehide'));
  expect(sentOutcomes()).toEqual(['feed started', 'feed left']);
});

test('repeated failures are reported five times', async () => {
  telemetry.start('feed', feed);
  for (let turn = 0; turn < 20; turn += 1)
    raise(preloadErrorEvent, new AreaError('feed', 'page', '1.1.0+b110', new Error('again')));
  await failuresReported();
  expect(sentOutcomes().filter((kind) => kind === 'feed fail-load')).toHaveLength(5);
});

test('failures wait for the code that reports them; until then the page has neither worked nor been left', async () => {
  telemetry.start('feed', feed);
  telemetry.load('feed', '1.1.0+b110', true);
  loadReports = () => Promise.reject(new Error('404'));
  const error = new AreaError('feed', 'render', '1.1.0+b110', new Error('broken'));
  raise(preloadErrorEvent, error);
  for (let turn = 0; turn < 30; turn += 1) raise(fallbackEvent, error);
  await settle();
  window.dispatchEvent(new Event('pagehide'));
  expect(sentOutcomes()).toEqual(['feed started']);
  loadReports = async () => pageReports;
  raise(fallbackEvent, error);
  await failuresReported();
  expect(sent[1]).toMatchObject({ what: 'fail-mount', failure: { id: error.reportId, hidden: false } });
  // The first twenty failures are counted, and five of them are reported.
  expect([telemetry.failures, sent.length]).toEqual([20, 6]);
});

test('events of an area’s code without details are ignored', async () => {
  telemetry.start('feed', feed);
  window.dispatchEvent(new CustomEvent(fallbackEvent));
  raise(fallbackEvent, new AreaError('feed', 'render', '1.1.0+b110', new Error('broken')));
  await failuresReported();
  expect(sentOutcomes()).toEqual(['feed started', 'feed fail-mount']);
});

test('web vitals belong to the area of the first page', () => {
  telemetry.start('messaging', { ...feed, base: '/areas/messaging/1.1.0-b110/', ticket: undefined });
  telemetry.load('messaging', '1.1.0+b110', false);
  telemetry.start('feed', feed);
  telemetry.load('feed', '1.1.0+b110', true);
  // jsdom has no performance timeline.
  Object.assign(performance, { getEntriesByType: () => [] });
  pageReports.reportVitals(telemetry);
  hide();
  Reflect.deleteProperty(performance, 'getEntriesByType');
  expect(sent.at(-1)).toEqual({ area: 'feed', version: '1.1.0+b110', ticket: 'ticket', what: 'vitals' });
});

test('measurements are reported for versions of a rollout', () => {
  telemetry.start('feed', feed);
  telemetry.start('content', { version: '1.1.0+b110', base: '/areas/content/1.1.0-b110/' });
  sent = [];
  const measures = { failedCalls: 1, slowestCallMs: 400 };
  const none = { failedCalls: 0, slowestCallMs: 0 };
  pageReports.reportMeasures(
    telemetry,
    new Map(Object.entries({ feed: measures, content: none, shell: none })),
  );
  expect(sent).toEqual([
    { area: 'feed', version: '1.1.0+b110', ticket: 'ticket', what: 'measures', ...measures },
  ]);
});

test('a development build is not reported', () => {
  telemetry.start('feed', { ...feed, version: '0.0.0+development' });
  expect(sent).toEqual([]);
});

const reject = (reason: unknown) =>
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
const pageRuns = () => {
  telemetry.start('feed', feed);
  telemetry.start('messaging', { ...feed, base: '/areas/messaging/1.1.0-b110/' });
  telemetry.start('content', { version: '1.1.0+b110', base: '/areas/content/1.1.0-b110/' });
  sent = [];
};
const withStack = (stack: string) => Object.assign(new Error('late'), { stack });

test.each([
  ['a text', 'broken'],
  ['nothing', undefined],
  ['an error without a location', withStack('Error: late')],
])('a rejection with %s counts once for each version of a rollout in the page', async (_name, reason) => {
  pageRuns();
  reject(reason);
  reject(reason);
  await failuresReported();
  expect(sentOutcomes()).toEqual(['feed unattributed', 'messaging unattributed']);
  expect(sent[0]).toMatchObject({ failure: { stage: 'error', cause: String(reason), hidden: false } });
});

test('a rejection of other code does not count, one of its own is its own failure', async () => {
  pageRuns();
  reject(withStack('Error: late\n    at f (chrome-extension://abc/content.js:1:1)'));
  window.dispatchEvent(new ErrorEvent('error', { message: 'ResizeObserver loop', filename: '' }));
  await failuresReported();
  expect(sent).toEqual([]);
  reject(withStack(`Error: late\n    at f (https://example.test${base}12.js:1:1)`));
  await failuresReported();
  expect(sentOutcomes()).toEqual(['feed fail-crash']);
});

test('a page that is unusable has not succeeded, and its later versions count too', async () => {
  telemetry.start('feed', feed);
  telemetry.load('feed', '1.1.0+b110', true);
  pageReports.reportPageFailure(telemetry, { stage: 'page', cause: 'The page is unusable: busy' });
  telemetry.start('messaging', { ...feed, base: '/areas/messaging/1.1.0-b110/' });
  pageReports.reportPageFailure(telemetry, { stage: 'page', cause: 'The page is unusable: busy' });
  await settle();
  expect(sentOutcomes()).toEqual([
    ...['feed started', 'feed unattributed'],
    ...['messaging started', 'messaging unattributed'],
  ]);
});

test('a page that is hidden before an outcome may end without notice: it is reported as left, once', async () => {
  telemetry.start('feed', feed);
  telemetry.load('feed', '1.1.0+b110', true);
  hide();
  window.dispatchEvent(new Event('pagehide'));
  await settle();
  expect(sentOutcomes()).toEqual(['feed started', 'feed left', 'feed ok']);
});

test('the page of a version in a rollout is watched, others are not', () => {
  const watchPage = jest.fn();
  const other = new LoadTelemetry({
    findRoute: () => route,
    send: () => undefined,
    loadReports,
    watchPage,
  });
  other.start('content', { version: '1.1.0+b110', base: '/areas/content/1.1.0-b110/' });
  expect(watchPage).not.toHaveBeenCalled();
  other.start('feed', feed);
  expect(watchPage).toHaveBeenCalledTimes(1);
});

test('a page that still loads after ten seconds is reported as such once, and works when it has loaded', async () => {
  pageState = 'empty';
  telemetry.start('feed', feed);
  telemetry.load('feed', '1.1.0+b110', true);
  await settle();
  await jest.advanceTimersByTimeAsync(5_000);
  expect(sentOutcomes()).toEqual(['feed started', 'feed waiting']);
  pageState = 'ready';
  await jest.advanceTimersByTimeAsync(timeLimits.settleInterval);
  expect(sentOutcomes()).toEqual(['feed started', 'feed waiting', 'feed ok']);
});

test('a page that shows content works after ten seconds, although it is reported that it still loads', async () => {
  pageState = 'loading';
  telemetry.start('feed', feed);
  telemetry.load('feed', '1.1.0+b110', true);
  await settle();
  window.dispatchEvent(new Event('pagehide'));
  expect(sentOutcomes()).toEqual(['feed started', 'feed waiting', 'feed ok']);
});

test('a page that is left while it loads neither works nor fails', async () => {
  pageState = 'empty';
  telemetry.start('feed', feed);
  telemetry.load('feed', '1.1.0+b110', true);
  await settle();
  window.dispatchEvent(new Event('pagehide'));
  expect(sentOutcomes()).toEqual(['feed started', 'feed waiting', 'feed left']);
});

test('a hidden page is judged when it is visible again', async () => {
  telemetry.start('feed', feed);
  telemetry.load('feed', '1.1.0+b110', true);
  const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await settle();
  expect(sentOutcomes()).toEqual(['feed started']);
  visibility.mockRestore();
  await jest.advanceTimersByTimeAsync(timeLimits.settleInterval);
  expect(sentOutcomes()).toEqual(['feed started', 'feed ok']);
});

test('without a ticket nobody waits for the page', async () => {
  pageState = 'empty';
  telemetry.start('feed', { version: '1.1.0+b110', base });
  telemetry.load('feed', '1.1.0+b110', true);
  await settle();
  expect(sentOutcomes()).toEqual(['feed ok']);
});
