const path = '/areas/shell/1/main.js';
const integrity = 'sha384-main';

type Answer = () => Promise<Response>;

/** Answers every request as told; lists path, integrity and cache mode of each. */
function serve(answer: Answer): unknown[] {
  const asked: unknown[] = [];
  window.fetch = async (url, init) => {
    asked.push([url, init?.integrity, init?.cache]);
    return answer();
  };
  return asked;
}

const whole: Answer = async () => ({ blob: async () => new Blob(['whole']) }) as Response;
const altered: Answer = async () => Promise.reject(new TypeError('Failed to fetch'));

function fail(tag: 'script' | 'link', attributes: Record<string, string>): void {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  document.head.append(element);
  element.dispatchEvent(new Event('error'));
}

beforeAll(() => {
  // Not in jsdom.
  performance.getEntriesByName = () => [];
  jest.requireActual('./early-files.ts');
});

beforeEach(() => document.head.replaceChildren());

test('a script or style sheet that fails is fetched past the cache, once for each page view', () => {
  const asked = serve(altered);
  fail('script', { src: path, integrity });
  fail('script', { src: `${path}?r=x-1`, integrity });
  fail('link', { rel: 'stylesheet', href: '/areas/feed/1/page.css', integrity: 'sha384-style' });
  expect(asked).toEqual([
    [path, undefined, 'reload'],
    ['/areas/feed/1/page.css', undefined, 'reload'],
  ]);
});

test('what the page does not work without is judged, because the page is loaded again when it is whole', () => {
  const asked = serve(altered);
  fail('script', { src: '/areas/shell/1/needed.js', integrity, 'data-needed': '' });
  expect(asked).toEqual([['/areas/shell/1/needed.js', integrity, 'reload']]);
});

describe('a preload of a script', () => {
  const preload = { rel: 'preload', as: 'script', href: '/areas/feed/1/page.js', integrity };

  test('that the browser refused without asking is fetched in its stead', async () => {
    const asked = serve(whole);
    fail('link', preload);
    expect(asked).toEqual([['/areas/feed/1/page.js', integrity, undefined]]);
    await expect(globalThis.azRefused?.['/areas/feed/1/page.js']).resolves.toBeInstanceOf(Blob);
  });

  test('is not fetched when the page has asked for the script meanwhile', () => {
    const asked = serve(whole);
    const href = '/areas/feed/1/asked.js';
    document.head.append(Object.assign(document.createElement('script'), { src: href }));
    fail('link', { ...preload, href });
    expect(asked).toEqual([]);
  });

  test('that was asked for and failed is left to whoever needs it', () => {
    const asked = serve(whole);
    performance.getEntriesByName = (name) => [{ name } as PerformanceEntry];
    fail('link', preload);
    expect(asked).toEqual([]);
  });
});

test('what has no integrity, the preload of a style sheet and an error of code are left alone', () => {
  const asked = serve(whole);
  fail('script', { src: '/areas/feed/development/page.js' });
  fail('link', { rel: 'preload', as: 'style', href: '/areas/feed/1/other.css', integrity });
  window.dispatchEvent(new Event('error'));
  expect(asked).toEqual([]);
});
