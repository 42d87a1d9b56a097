import { loadAppendedFiles } from './appended-files.ts';
import type { LoadResult } from './page-loader.ts';

const loadScript = jest.fn<void, [url: string, done: (end: LoadResult) => void]>();
const prepareStyle = jest.fn();

beforeAll(() => loadAppendedFiles());

beforeEach(() => {
  jest.clearAllMocks();
  globalThis.azPage = { loadScript, prepareStyle };
});

afterEach(() => {
  globalThis.azPage = undefined;
  document.head.replaceChildren();
});

/** Appends a script as the runtime of webpack does; the list receives its events. */
function appendScript(changes: Partial<HTMLScriptElement> = {}) {
  const script = Object.assign(document.createElement('script'), { src: '/areas/feed/1/7.js', ...changes });
  const events: string[] = [];
  script.onload = script.onerror = (event) => void events.push((event as Event).type);
  document.head.appendChild(script);
  return { script, events };
}

test.each([
  ['load', 'load'],
  ['error', 'error'],
  ['timeout', 'error'],
  ['integrity', 'error'],
] as const)('a script that a runtime appends is loaded by the page: %s ends with %s', (type, event) => {
  const { script, events } = appendScript();
  expect(script.isConnected).toBe(false);
  const [url, done] = loadScript.mock.calls[0] ?? [];
  expect(url).toBe('http://localhost/areas/feed/1/7.js');
  done?.({ type, target: { src: '' } });
  expect(events).toEqual([event]);
});

test('a script with its integrity, and one without an address, are appended as they are', () => {
  const withoutAddress = document.head.appendChild(document.createElement('script'));
  expect([withoutAddress, appendScript({ integrity: 'sha384-known' }).script]).toEqual([
    expect.objectContaining({ isConnected: true }),
    expect.objectContaining({ isConnected: true }),
  ]);
  expect(loadScript).not.toHaveBeenCalled();
});

test('a style sheet gets its integrity before it is appended, once', () => {
  const link = Object.assign(document.createElement('link'), {
    rel: 'stylesheet',
    href: '/areas/feed/1/7.css',
  });
  prepareStyle.mockImplementation((one: HTMLLinkElement) => {
    expect(one.isConnected).toBe(false);
    one.integrity = 'sha384-style';
  });
  document.head.appendChild(link);
  document.head.appendChild(link);
  expect(prepareStyle).toHaveBeenCalledTimes(1);
  expect(link.isConnected).toBe(true);
});

test('a style sheet that the page has already, and which has no address for that reason, is appended as it is', () => {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet' });
  document.head.appendChild(link);
  expect(prepareStyle).not.toHaveBeenCalled();
  expect(link.isConnected).toBe(true);
});
