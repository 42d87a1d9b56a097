import { areaBase } from '../testing/sample-page.ts';
import { addresses, scripts, settleScript } from '../testing/scripts.ts';
import { styleLinks } from '../testing/styles.ts';
import { registerCanaryFiles } from './canary-files.ts';
import { registerDevelopmentBase, registerIntegrity } from './integrity.ts';
import {
  installPageLoader,
  isRequested,
  type LoadResult,
  lateLoadEvent,
  loadScript,
  loadStyle,
  prepareStyle,
  urlForAttempt,
} from './page-loader.ts';

let files = 0;

/** A file that no other test requests. */
function newFile(kind = 'js'): string {
  files += 1;
  registerIntegrity(areaBase('feed'), { [`${files}.${kind}`]: `sha384-${files}` });
  return `${areaBase('feed')}${files}.${kind}`;
}

/** Requests a file; the list receives its results. */
function load(url: string): LoadResult[] {
  const ends: LoadResult[] = [];
  loadScript(url, (end) => ends.push(end));
  return ends;
}

const types = (ends: LoadResult[]) => ends.map(({ type }) => type);

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(Math, 'random').mockReturnValue(0.5);
  document.head.replaceChildren();
  document.body.replaceChildren();
});

afterEach(() => {
  jest.useRealTimers();
});

describe('a script', () => {
  test('is requested with its integrity, anonymously and with the nonce of the page', () => {
    const inline = document.createElement('script');
    inline.setAttribute('nonce', 'n0');
    document.body.append(inline);
    const url = newFile();
    expect(isRequested(url)).toBe(false);
    load(url);
    expect(isRequested(url)).toBe(true);
    const [script] = scripts();
    const integrity = `sha384-${files}`;
    expect(script).toMatchObject({ crossOrigin: 'anonymous', nonce: 'n0', async: true, integrity });
    expect(addresses()).toEqual([url]);
  });

  test('that loads ends with load', () => {
    const url = newFile();
    const ends = load(url);
    expect(ends).toEqual([]);
    settleScript('load');
    expect(ends).toEqual([{ type: 'load', target: { src: url } }]);
    jest.advanceTimersByTime(60_000);
    expect(ends).toHaveLength(1);
  });

  test('with two callers is requested once, and both get the result', () => {
    const url = newFile();
    const [one, other] = [load(url), load(url)];
    expect(scripts()).toHaveLength(1);
    settleScript('load');
    expect([types(one), types(other)]).toEqual([['load'], ['load']]);
  });

  test('without integrity is refused, without any request', () => {
    const url = `${areaBase('feed')}unknown.js`;
    expect(load(url)).toEqual([{ type: 'integrity', target: { src: url } }]);
    expect(scripts()).toEqual([]);
    jest.advanceTimersByTime(60_000);
    expect(scripts()).toEqual([]);
  });

  test('of a development build needs no integrity', () => {
    registerDevelopmentBase('/areas/feed/development/');
    const ends = load('/areas/feed/development/page.js');
    expect(scripts()[0]?.integrity).toBeFalsy();
    settleScript('load');
    expect(types(ends)).toEqual(['load']);
  });
});

describe('a script that fails', () => {
  test('is requested once if it belongs to a canary', () => {
    const url = newFile();
    registerCanaryFiles(url);
    const ends = load(url);
    settleScript('error');
    expect(ends).toEqual([{ type: 'error', target: { src: url } }]);
    jest.advanceTimersByTime(60_000);
    expect(scripts()).toEqual([]);
  });

  test('is requested three times, each time with another URL', () => {
    const url = newFile();
    const ends = load(url);
    const asked = addresses();
    for (const wait of [100, 200]) {
      settleScript('error');
      expect(scripts()).toEqual([]);
      jest.advanceTimersByTime(wait - 1);
      expect(scripts()).toEqual([]);
      jest.advanceTimersByTime(1);
      asked.push(...addresses());
    }
    expect(asked).toEqual([url, urlForAttempt(url, 1), urlForAttempt(url, 2)]);
    expect(ends).toEqual([]);
    settleScript('error');
    expect(ends).toEqual([{ type: 'error', target: { src: urlForAttempt(url, 2) } }]);
    jest.advanceTimersByTime(60_000);
    expect(scripts()).toEqual([]);
  });

  test('and then loads ends with load', () => {
    const ends = load(newFile());
    settleScript('error');
    jest.advanceTimersByTime(100);
    settleScript('load');
    expect(types(ends)).toEqual(['load']);
  });

  test.each([
    ['at once', 0, [0, 0]],
    ['after at most 200 and 400 ms', 0.999999, [200, 400]],
  ])('is requested again after a random delay %s', (_case, chance, waits) => {
    jest.spyOn(Math, 'random').mockReturnValue(chance);
    load(newFile());
    for (const wait of waits) {
      settleScript('error');
      jest.advanceTimersByTime(wait);
      expect(scripts()).toHaveLength(1);
    }
  });

  test('is requested with a new URL by the next call', () => {
    const url = newFile();
    load(url);
    for (const wait of [100, 200, 0]) {
      settleScript('error');
      jest.advanceTimersByTime(wait);
    }
    load(url);
    expect(addresses()).toEqual([urlForAttempt(url, 3)]);
  });
});

describe('a script that hangs', () => {
  test('is given up after 20 seconds', () => {
    const url = newFile();
    const ends = load(url);
    jest.advanceTimersByTime(19_999);
    expect(ends).toEqual([]);
    jest.advanceTimersByTime(1);
    expect(ends).toEqual([{ type: 'timeout', target: { src: url } }]);
  });

  test('raises an event if it loads after all', () => {
    const late = jest.fn();
    window.addEventListener(lateLoadEvent, late, { once: true });
    const ends = load(newFile());
    jest.advanceTimersByTime(20_000);
    expect(late).not.toHaveBeenCalled();
    settleScript('load');
    expect(late).toHaveBeenCalledTimes(1);
    expect(types(ends)).toEqual(['timeout']);
  });

  test('and fails after it was given up is not requested again', () => {
    const ends = load(newFile());
    jest.advanceTimersByTime(20_000);
    settleScript('error');
    jest.advanceTimersByTime(60_000);
    expect(scripts()).toEqual([]);
    expect(types(ends)).toEqual(['timeout']);
  });

  test('does not block the next call: there is a new request with its own time limit', () => {
    const url = newFile();
    load(url);
    jest.advanceTimersByTime(20_000);
    const again = load(url);
    expect(addresses()).toEqual([url, urlForAttempt(url, 1)]);
    jest.advanceTimersByTime(19_999);
    expect(again).toEqual([]);
    settleScript('load');
    expect(types(again)).toEqual(['load']);
  });

  test('is timed from the first request, whatever the number of attempts', () => {
    const ends = load(newFile());
    jest.advanceTimersByTime(19_950);
    settleScript('error');
    jest.advanceTimersByTime(50);
    expect(types(ends)).toEqual(['timeout']);
  });
});

describe('a style sheet', () => {
  function insert(url: string) {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = url;
    const failed = jest.fn();
    link.addEventListener('error', failed);
    prepareStyle(link);
    return { link, failed, address: () => link.href.replace(location.origin, '') };
  }

  test('gets its integrity and is requested anonymously', () => {
    const url = newFile('css');
    const { link, address } = insert(url);
    expect(link.crossOrigin).toBe('anonymous');
    expect(link.integrity).toBe(`sha384-${files}`);
    expect(address()).toBe(url);
  });

  test('that no version record lists is not requested and fails', async () => {
    const { link, failed } = insert('/areas/feed/unknown/1.css');
    await Promise.resolve();
    expect(link.hasAttribute('href')).toBe(false);
    expect(failed).toHaveBeenCalledTimes(1);
  });

  test('that was requested before has another URL', () => {
    const url = newFile('css');
    insert(url);
    expect(insert(url).address()).toBe(urlForAttempt(url, 1));
  });

  test('that hangs fails after 20 seconds', () => {
    const { failed } = insert(newFile('css'));
    jest.advanceTimersByTime(19_999);
    expect(failed).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(failed).toHaveBeenCalledTimes(1);
  });

  test('that loads does not fail afterwards', () => {
    const { link, failed } = insert(newFile('css'));
    link.dispatchEvent(new Event('load'));
    jest.advanceTimersByTime(60_000);
    expect(failed).not.toHaveBeenCalled();
  });

  test('that fails does so once', () => {
    const { link, failed } = insert(newFile('css'));
    link.dispatchEvent(new Event('error'));
    jest.advanceTimersByTime(60_000);
    expect(failed).toHaveBeenCalledTimes(1);
  });
});

test('the loader is where the runtime of every build expects it', () => {
  installPageLoader();
  expect(globalThis.azPage).toEqual({ loadScript, prepareStyle });
});

describe('a style sheet of a page', () => {
  const wait = (time = 0) => jest.advanceTimersByTimeAsync(time);
  const links = () => styleLinks().map(({ media, href }) => [media, href.replace(location.origin, '')]);
  const end = (type: 'load' | 'error') => styleLinks().at(-1)?.dispatchEvent(new Event(type));

  beforeEach(() => document.head.replaceChildren());

  test('for a page that may come soon is fetched and not applied; then applied without another request', async () => {
    const url = newFile('css');
    const ahead = loadStyle(url, false);
    expect(links()).toEqual([['not all', url]]);
    end('load');
    await ahead;
    void loadStyle(url, true);
    expect(links()).toEqual([['all', url]]);
    void loadStyle(url, false);
    expect(links()).toEqual([['all', url]]);
  });

  test('is invisible to the loader of webpack while it is not applied', () => {
    const url = newFile('css');
    void loadStyle(url, false);
    const inserted = () => styleLinks().map(({ dataset }) => dataset.href);
    expect(inserted()).not.toContain(url);
    void loadStyle(url, true);
    expect(inserted()).toEqual([url]);
  });

  test('that fails is requested three times, with another URL each time, and again by the next call', async () => {
    const url = newFile('css');
    const lost = expect(loadStyle(url, true)).rejects.toThrow(url);
    for (const address of [url, urlForAttempt(url, 1), urlForAttempt(url, 2)]) {
      expect(links()).toEqual([['all', address]]);
      end('error');
      await wait(5_000);
    }
    await lost;
    expect(links()).toEqual([]);
    void loadStyle(url, true);
    expect(links()).toEqual([['all', urlForAttempt(url, 3)]]);
  });

  test('that hangs is given up after 20 seconds', async () => {
    const url = newFile('css');
    const lost = expect(loadStyle(url, true)).rejects.toThrow(url);
    await wait(20_000);
    await lost;
    expect(links()).toEqual([]);
  });

  test('that the document has is not requested', async () => {
    const url = newFile('css');
    document.head.innerHTML = `<link rel="stylesheet" href="${url}">`;
    await loadStyle(url, true);
    expect(styleLinks()).toHaveLength(1);
  });
});
