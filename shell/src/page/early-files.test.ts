const path = '/areas/shell/1/main.js';
const integrity = 'sha384-main';

type Answer = () => Promise<Response>;

/** Mocks every request with a reply; lists path, integrity and cache mode of each. */
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
  // Missing in jsdom.
  performance.getEntriesByName = () => [];
  jest.requireActual('./early-files.ts');
});

beforeEach(() => document.head.replaceChildren());

test('a script or style sheet that fails is fetched without the cache, once for each page view', () => {
  const asked = serve(altered);
  fail('script', { src: path, integrity });
  fail('script', { src: `${path}?r=x-1`, integrity });
  fail('link', { rel: 'stylesheet', href: '/areas/feed/1/page.css', integrity: 'sha384-style' });
  expect(asked).toEqual([
    [path, undefined, 'reload'],
    ['/areas/feed/1/page.css', undefined, 'reload'],
  ]);
});

test('a required file is checked, because the page reloads when a valid copy has arrived', () => {
  const asked = serve(altered);
  fail('script', { src: '/areas/shell/1/needed.js', integrity, 'data-needed': '' });
  expect(asked).toEqual([['/areas/shell/1/needed.js', integrity, 'reload']]);
});

describe('a preload of a script', () => {
  const preload = { rel: 'preload', as: 'script', href: '/areas/feed/1/page.js', integrity };

  test('that the browser refused without a request is fetched instead', async () => {
    const asked = serve(whole);
    fail('link', preload);
    expect(asked).toEqual([['/areas/feed/1/page.js', integrity, undefined]]);
    await expect(globalThis.azRefused?.['/areas/feed/1/page.js']).resolves.toBeInstanceOf(Blob);
  });

  test('is not fetched if the page has requested the script meanwhile', () => {
    const asked = serve(whole);
    const href = '/areas/feed/1/asked.js';
    document.head.append(Object.assign(document.createElement('script'), { src: href }));
    fail('link', { ...preload, href });
    expect(asked).toEqual([]);
  });

  test('that was requested and failed is left to its consumer', () => {
    const asked = serve(whole);
    performance.getEntriesByName = (name) => [{ name } as PerformanceEntry];
    fail('link', preload);
    expect(asked).toEqual([]);
  });
});

test('files without integrity, preloads of style sheets and errors of code are ignored', () => {
  const asked = serve(whole);
  fail('script', { src: '/areas/feed/development/page.js' });
  fail('link', { rel: 'preload', as: 'style', href: '/areas/feed/1/other.css', integrity });
  window.dispatchEvent(new Event('error'));
  expect(asked).toEqual([]);
});
