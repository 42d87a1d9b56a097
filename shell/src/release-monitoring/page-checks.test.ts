import { PageChecks } from './page-checks.ts';
import type { PageFault } from './page-fault.ts';

const second = 1_000;

let reported: string[];
let fault: PageFault | null;
let checks: PageChecks;
let requests: string[];
let looks: number;
const ownFetch = async () => new Response('{}');
const navigation = new EventTarget();

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(window, { navigation, fetch: ownFetch });
  reported = [];
  requests = [];
  looks = 0;
  fault = null;
  const own = { fetch: ownFetch, setTimeout: window.setTimeout };
  checks = new PageChecks(own, {
    report: (cause) => reported.push(cause),
    onReady: () => {
      looks += 1;
    },
    findFault: () => fault,
  });
  checks.start();
});

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
  Reflect.deleteProperty(window, 'navigation');
});

const pass = (seconds: number) => jest.advanceTimersByTimeAsync(seconds * second);

test.each([
  ['header covered', 5],
  ['busy', 12],
  ['no content', 12],
] as const)('%s is reported once it has lasted', async (name, seconds) => {
  fault = name;
  await pass(seconds - 2);
  expect(reported).toEqual([]);
  await pass(30);
  expect(reported).toEqual([`The page is unusable: ${name}`]);
});

test('a moment is no fault, and hidden time does not count', async () => {
  const visibility = jest.spyOn(document, 'visibilityState', 'get');
  for (let turn = 0; turn < 10; turn += 1) {
    fault = 'header hidden';
    await pass(3);
    visibility.mockReturnValue(turn % 2 ? 'visible' : 'hidden');
    fault = turn % 2 ? null : fault;
    await pass(2);
    visibility.mockReturnValue('visible');
  }
  expect(reported).toEqual([]);
});

test('an address that changes all the time is a fault, some navigations are none', async () => {
  const change = (count: number) => {
    for (let turn = 0; turn < count; turn += 1) navigation.dispatchEvent(new Event('currententrychange'));
  };
  for (let turn = 0; turn < 10; turn += 1) {
    change(4);
    await pass(1);
  }
  expect(reported).toEqual([]);
  for (let turn = 0; turn < 10; turn += 1) {
    change(50);
    await pass(1);
  }
  expect(reported).toEqual(['The page is unusable: address changes']);
});

test('a fetch of an extension that works is no fault, one that never answers is', async () => {
  const wrapped: typeof fetch = (request) => {
    requests.push(String(request));
    return ownFetch();
  };
  window.fetch = wrapped;
  await pass(10);
  expect([requests, reported]).toEqual([['/discovery/kill.json'], []]);
  window.fetch = () => new Promise(() => undefined);
  await pass(10);
  expect(reported).toEqual(['The page is unusable: fetch was replaced']);
});

test('a page with a fault that is normal while it loads is not ready', async () => {
  await pass(3);
  expect([checks.pageState(), looks]).toEqual(['ready', 2]);
  fault = 'busy';
  await pass(2);
  expect([checks.pageState(), looks]).toEqual(['empty', 2]);
  fault = 'page covered';
  expect(checks.pageState()).toBe('ready');
});

test('a page that is busy beside its content for ever has no fault, and is looked at after ten seconds', async () => {
  fault = 'busy beside content';
  await pass(10);
  expect([checks.pageState(), looks, reported]).toEqual(['loading', 0, []]);
  await pass(30);
  expect([looks, reported]).toEqual([29, []]);
});

test('checks end after two minutes, until another version starts', async () => {
  await pass(150);
  fault = 'page covered';
  await pass(30);
  expect(reported).toEqual([]);
  checks.start();
  await pass(10);
  expect(reported).toHaveLength(1);
});
