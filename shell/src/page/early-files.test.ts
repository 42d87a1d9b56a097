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

let listen: jest.SpyInstance<void, Parameters<typeof window.addEventListener>>;

// Each test is a page view of its own.
beforeEach(() => {
  document.head.replaceChildren();
  // Missing in jsdom.
  performance.getEntriesByName = () => [];
  listen = jest.spyOn(window, 'addEventListener');
  jest.isolateModules(() => jest.requireActual('./early-files.ts'));
});

afterEach(() => {
  for (const [type, listener, options] of listen.mock.calls)
    window.removeEventListener(type, listener, options);
  listen.mockRestore();
});

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

describe('when everything has loaded', () => {
  const splash = '<div id="az-splash-late"></div><p id="az-unstarted"></p>';
  const load = async () => {
    window.dispatchEvent(new Event('load'));
    // The replies of `serve` settle in microtasks.
    await new Promise((resolve) => setTimeout(resolve));
  };
  const isShown = () => document.getElementById('az-unstarted')?.hasAttribute('data-az-shown');

  beforeEach(() => {
    document.body.innerHTML = splash;
    // The page was reloaded once: a cached copy is not the cause.
    performance.getEntriesByType = () => [{ type: 'reload' } as unknown as PerformanceEntry];
  });

  afterEach(() => {
    Reflect.deleteProperty(globalThis, 'azPage');
  });

  test('a page whose main script has run says nothing', async () => {
    globalThis.azPage = { loadScript: jest.fn(), prepareStyle: jest.fn() };
    await load();
    expect(isShown()).toBe(false);
    expect(document.getElementById('az-splash-late')).not.toBeNull();
  });

  test('one whose main script does not arrive says nothing of a change', async () => {
    serve(altered);
    fail('script', { src: '/areas/shell/2/missing.js', integrity, 'data-needed': '' });
    await load();
    expect(isShown()).toBe(false);
  });

  test('one of whose two required files does not arrive says nothing of a change', async () => {
    serve(altered);
    fail('script', { src: '/areas/shell/2/missing.js', integrity, 'data-needed': '' });
    serve(whole);
    fail('script', { src: '/areas/shell/2/whole.js', integrity, 'data-needed': '' });
    await load();
    expect(isShown()).toBe(false);
  });

  test.each<[string, Record<string, string>]>([
    ['refused although its file is whole', { 'data-needed': '', integrity }],
    ['without its integrity', { 'data-needed': '' }],
  ])('one whose main script was %s says that it was changed', async (_, attributes) => {
    serve(whole);
    fail('script', { src: `/areas/shell/3/${Object.keys(attributes).length}.js`, ...attributes });
    await load();
    expect(isShown()).toBe(true);
    expect(document.getElementById('az-splash-late')).toBeNull();
  });

  test('one whose main script was made to wait, which raises no error, says so too', async () => {
    await load();
    expect(isShown()).toBe(true);
  });
});
