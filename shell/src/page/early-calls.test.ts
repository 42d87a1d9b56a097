import type { FakeServer } from '@az/shared/testing';
import { fakeServer, json } from '@az/shared/testing';

let server: FakeServer;

/** Pending calls as the API client finds them. */
type Early = {
  token: string;
  verify: Promise<Response>;
  gets: Record<string, Promise<Response>>;
  aborts: Record<string, AbortController>;
  areAnswered: boolean;
};
const early = () => (window as { __azEarly?: Early }).__azEarly;

function setCookie(cookie: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the script must read the cookie as the session writes it
  document.cookie = cookie;
}

/** The HTML around the script, as the origin writes it. */
function pageWith(start: object): void {
  document.body.innerHTML = `
    <div id="az-splash-late" hidden><span>Vérification de la session en cours…</span><button>Recharger</button></div>
    <script type="application/json" id="az-early">${JSON.stringify({ apiBase: '/az-connect-backend/api', ...start })}</script>`;
}

/** Runs the script as in a page: alone, whatever ran before. */
function runAt(path: string): void {
  history.replaceState(null, '', path);
  jest.isolateModules(() => void jest.requireActual('./early-calls.ts'));
}

const calls = () =>
  server.requests.map(({ method, url }) => `${method} ${new URL(url).pathname.split('/api')[1]}`);

/** A server that resolves relative addresses as browsers do. */
function pageServer(): FakeServer {
  const started = fakeServer();
  const answer = jest.mocked(fetch).getMockImplementation();
  jest.mocked(fetch).mockImplementation(async (url, init) => {
    if (!answer) throw new Error('There is no server');
    return answer(new URL(String(url), location.href), init);
  });
  return started;
}

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] });
  pageWith({ firstCalls: ['/az/global'] });
  setCookie('authKey=a%3Dtoken; path=/');
  server = pageServer();
  server.on('POST /verify-token', () => json({ status: true }));
});

afterEach(() => {
  jest.useRealTimers();
  setCookie('authKey=; path=/; max-age=0');
  setCookie('notauthKey=; path=/; max-age=0');
  Reflect.deleteProperty(window, '__azEarly');
});

describe('with a session', () => {
  test('the verification of its token starts, with the Bearer token', async () => {
    setCookie('theme=dark; path=/');
    pageWith({ firstCalls: [] });
    runAt('/help');
    expect(early()?.areAnswered).toBe(false);
    expect(calls()).toEqual(['POST /verify-token']);
    const [request] = server.requests;
    expect(request?.headers.get('Authorization')).toBe('Bearer a=token');
    expect(request?.headers.get('Content-Type')).toBe('application/json');
    expect(await request?.json()).toEqual({ access_token: 'a=token' });
  });

  test('the first calls of the page start too, with the Bearer token', () => {
    pageWith({ firstCalls: ['/jobs-history', '/companies'] });
    runAt('/profile/about');
    expect(calls()).toEqual(['POST /verify-token', 'GET /jobs-history', 'GET /companies']);
    for (const { headers } of server.requests) {
      expect(headers.get('Authorization')).toBe('Bearer a=token');
      expect(headers.get('Accept')).toBe('application/json');
    }
  });

  test('the replies are stored where the API client reads them', async () => {
    server.on('GET /az/global', () => json({ success: true }));
    runAt('/feed/home');
    expect(early()?.token).toBe('a=token');
    expect(Object.keys(early()?.gets ?? {})).toEqual(['/az/global']);
    expect(await (await early()?.verify)?.json()).toEqual({ status: true });
    expect(await (await early()?.gets['/az/global'])?.json()).toEqual({ success: true });
  });

  test('a failed call causes no unhandled rejection', async () => {
    server.on('POST /verify-token', () => new TypeError('Failed to fetch'));
    runAt('/feed/home');
    await expect(early()?.verify).rejects.toThrow('Failed to fetch');
    await expect(early()?.gets['/az/global']).rejects.toThrow('Failed to fetch');
  });

  test('a page without first calls verifies the token all the same', () => {
    pageWith({});
    runAt('/feed/home');
    expect(calls()).toEqual(['POST /verify-token']);
  });
});

describe('where the origin makes these calls', () => {
  /** What `tokenMark` of the origin makes of the token in the cookie. */
  const mark = 'd2sfeo';

  function addAnswer(path: string, body: unknown, session = mark, data: Record<string, string> = {}): void {
    const element = document.createElement('script');
    Object.assign(element, { type: 'application/json', textContent: JSON.stringify(body) });
    Object.assign(element.dataset, { azAnswer: path, azSession: session, ...data });
    document.body.append(element);
  }

  const parsed = () => document.dispatchEvent(new Event('readystatechange'));
  const bodyOf = async (answer?: Promise<Response>) => (await answer)?.json();

  beforeEach(() => pageWith({ firstCalls: ['/az/global', '/counts'], answers: true }));

  test('nothing is requested whose answer is in the page', async () => {
    runAt('/feed/home');
    addAnswer('/verify-token', { status: true });
    addAnswer('/az/global', { feeds: ['</script>'] });
    addAnswer('/counts', { counts: 3 });
    parsed();
    expect(await bodyOf(early()?.verify)).toEqual({ status: true });
    expect(await bodyOf(early()?.gets['/az/global'])).toEqual({ feeds: ['</script>'] });
    expect((await early()?.gets['/counts'])?.headers.get('content-type')).toBe('application/json');
    expect(calls()).toEqual([]);
    expect(early()?.areAnswered).toBe(true);
    expect(document.querySelector('[data-az-answer]')).toBeNull();
  });

  test('an answer has the position in the event log that is in the page, where there is one', async () => {
    runAt('/feed/home');
    addAnswer('/verify-token', { status: true });
    addAnswer('/az/global', { feeds: [] }, mark, { azLiveSeq: 'e.7' });
    parsed();
    expect((await early()?.gets['/az/global'])?.headers.get('live-seq')).toBe('e.7');
    expect((await early()?.verify)?.headers.has('live-seq')).toBe(false);
  });

  test('a missing answer is requested when the page is parsed, and not before', async () => {
    server.on('GET /counts', () => json({ counts: 4 }));
    runAt('/feed/home');
    addAnswer('/az/global', { feeds: [] });
    expect(calls()).toEqual([]);
    parsed();
    expect(await bodyOf(early()?.verify)).toEqual({ status: true });
    expect(await bodyOf(early()?.gets['/counts'])).toEqual({ counts: 4 });
    expect(await bodyOf(early()?.gets['/az/global'])).toEqual({ feeds: [] });
    expect(calls()).toEqual(['POST /verify-token', 'GET /counts']);
    expect(early()?.areAnswered).toBe(false);
  });

  test('answers to another session are not used', async () => {
    server.on('GET /az/global', () => json({ feeds: ['mine'] }));
    server.on('GET /counts', () => json({}));
    runAt('/feed/home');
    addAnswer('/az/global', { feeds: ['of somebody else'] }, 'zzz');
    parsed();
    expect(await bodyOf(early()?.gets['/az/global'])).toEqual({ feeds: ['mine'] });
  });

  test('a call that was aborted before is made with its signal', async () => {
    for (const call of ['GET /az/global', 'GET /counts']) server.on(call, () => json({}));
    runAt('/feed/home');
    early()?.aborts['/az/global']?.abort();
    parsed();
    await Promise.all(Object.values(early()?.gets ?? {}));
    expect(server.requests.map(({ signal }) => signal.aborted)).toEqual([false, true, false]);
  });
});

describe('nothing is requested', () => {
  test.each([
    ['without a cookie', 'authKey=; path=/; max-age=0'],
    ['with an empty cookie', 'authKey=; path=/'],
  ])('%s', (_case, cookie) => {
    setCookie(cookie);
    setCookie('notauthKey=abc; path=/');
    runAt('/feed/home');
    expect(calls()).toEqual([]);
    expect(early()).toEqual(expect.objectContaining({ verify: undefined, gets: {} }));
  });

  test('from an origin that does not name the API', () => {
    document.getElementById('az-early')?.remove();
    runAt('/feed/home');
    expect(server.requests).toEqual([]);
    expect(early()).toEqual(expect.objectContaining({ verify: undefined, gets: {} }));
  });
});

describe('the splash', () => {
  const late = () => document.getElementById('az-splash-late');

  test('shows after 10 seconds what it waits for', () => {
    runAt('/feed/home');
    jest.advanceTimersByTime(9_999);
    expect(late()).not.toBeVisible();
    jest.advanceTimersByTime(1);
    expect(late()).toBeVisible();
  });

  test.each(['reload', 'back_forward'])('shows it within a second after a %s', (type) => {
    Object.assign(performance, { getEntriesByType: () => [{ type }] });
    runAt('/feed/home');
    expect(late()).not.toBeVisible();
    jest.advanceTimersByTime(1000);
    expect(late()).toBeVisible();
    Reflect.deleteProperty(performance, 'getEntriesByType');
  });

  test('offers to reload the page', () => {
    // jsdom cannot reload; it reports an error instead.
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    runAt('/feed/home');
    jest.advanceTimersByTime(10_000);
    expect(log).not.toHaveBeenCalled();
    late()?.querySelector('button')?.click();
    expect(String(log.mock.calls[0]?.[0])).toContain('Not implemented: navigation');
  });

  test('that is already removed causes no error', () => {
    runAt('/feed/home');
    late()?.remove();
    expect(() => jest.advanceTimersByTime(10_000)).not.toThrow();
  });

  test.each(['%', '%E0%A4%A'])('is also shown for a cookie that cannot be decoded (%s)', (value) => {
    setCookie(`authKey=${value}; path=/`);
    runAt('/feed/home');
    jest.advanceTimersByTime(10_000);
    expect(late()).toBeVisible();
  });
});

test('a message for the splash waits until the splash is parsed', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  server.on('POST /verify-token', () => new TypeError('Failed to fetch'));
  const state = jest.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  const late = () => document.getElementById('az-splash-late');
  runAt('/feed/home');
  await early()?.verify?.catch(() => undefined);
  expect(late()).not.toBeVisible();
  state.mockReturnValue('interactive');
  document.dispatchEvent(new Event('DOMContentLoaded'));
  expect(late()).toBeVisible();
});

test.each(['/offline', '/offline/', '/offline?from=ici'])(
  'the offline screen requests nothing at %s',
  (path) => {
    runAt(path);
    expect(server.requests).toEqual([]);
    expect(early()).toEqual(expect.objectContaining({ verify: undefined, gets: {} }));
  },
);

test('a browser that wrongly says that it is offline makes the calls, and shows no message', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  runAt('/feed/home');
  await early()?.verify;
  expect(document.getElementById('az-splash-late')).not.toBeVisible();
});

test('a browser without a network shows a message as soon as the verification has failed', async () => {
  const onLine = jest.spyOn(navigator, 'onLine', 'get');
  const late = () => document.getElementById('az-splash-late');
  server.on('POST /verify-token', () => new TypeError('Failed to fetch'));
  onLine.mockReturnValue(true);
  runAt('/feed/home');
  await early()?.verify?.catch(() => undefined);
  expect(late()).not.toBeVisible();
  onLine.mockReturnValue(false);
  runAt('/feed/home');
  await early()?.verify?.catch(() => undefined);
  expect(late()).toBeVisible();
  expect(late()).toHaveTextContent(/^Vous êtes hors ligne\. La page s'ouvrira dès votre retour en ligne\./);
});
