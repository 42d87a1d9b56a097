import { inspect } from 'node:util';
import { type FakeServer, fakeServer, json } from '../testing/fake-server.ts';
import { fakeSession } from '../testing/fake-session.ts';
import { AppError } from './app-error.ts';
import { callApi, connectSession } from './client.ts';

let server: FakeServer;

const get = (path = '/thing', call = {}) => callApi(path, call);
const failing =
  (status: number, body: unknown = {}, headers = {}) =>
  () =>
    json(body, { status, headers });

beforeEach(() => {
  server = fakeServer();
  delete window.__azEarly;
  fakeSession('the-token');
});

describe('a call', () => {
  test('returns the body unchanged', async () => {
    server.on('GET /thing', () => json({ success: false }));
    await expect(get()).resolves.toEqual({ success: false });
  });

  test('returns undefined for an empty body', async () => {
    server.on('DELETE /thing', () => new Response(null, { status: 204 }));
    await expect(get('/thing', { method: 'DELETE' })).resolves.toBeUndefined();
  });

  test('sends the session’s token only if requested', async () => {
    server.on('GET /thing', () => json({}));
    await get();
    await get('/thing', { bearer: true });
    expect(server.requests.map(({ headers }) => headers.get('Authorization'))).toEqual([
      null,
      'Bearer the-token',
    ]);
  });

  test('says whether the member used the page within the last minute', async () => {
    jest.useFakeTimers();
    server.on('GET /thing', () => json({}));
    await get('/thing', { bearer: true });
    document.body.dispatchEvent(new Event('keydown', { bubbles: true }));
    for (const passed of [59_999, 1]) {
      jest.advanceTimersByTime(passed);
      await get('/thing', { bearer: true });
    }
    expect(server.requests.map(({ headers }) => headers.get('Az-Input'))).toEqual([null, '1', null]);
    jest.useRealTimers();
  });

  test('is sent without a token when there is none', async () => {
    fakeSession();
    server.on('GET /thing', () => json({}));
    await get('/thing', { bearer: true });
    expect(server.requests[0]?.headers.get('Authorization')).toBeNull();
  });

  test.each([
    'https://evil.test/x',
    '//evil.test/x',
    'thing',
    '@evil.test/x',
    '/../../elsewhere',
    '/%2e%2e/%2e%2e/x',
  ])('to %p is refused before anything is sent', async (path) => {
    await expect(get(path, { bearer: true })).rejects.toThrow(TypeError);
    expect(server.requests).toEqual([]);
  });

  test('that is aborted rejects with the browser’s error, not with an AppError', async () => {
    const abort = new AbortController();
    server.on('GET /thing', () => new Promise<Response>(() => undefined));
    const call = get('/thing', { signal: abort.signal });
    abort.abort();
    await expect(call).rejects.toMatchObject({ name: 'AbortError' });
  });
});

describe('the kind of a failure', () => {
  test.each([
    [400, 'invalid'],
    [401, 'signed-out'],
    [403, 'not-allowed'],
    [404, 'not-found'],
    [409, 'conflict'],
    [422, 'invalid'],
    [501, 'server'],
  ])('of status %d is %s', async (status, kind) => {
    server.on('GET /thing', failing(status));
    await expect(get()).rejects.toMatchObject({ name: 'AppError', kind, status });
  });

  test('is the one named by the server', async () => {
    server.on(
      'POST /thing',
      failing(400, { error: { kind: 'conflict', message: 'Déjà pris', fields: { email: 'Pris' } } }),
    );
    await expect(get('/thing', { method: 'POST', json: {} })).rejects.toMatchObject({
      kind: 'conflict',
      serverMessage: 'Déjà pris',
      fields: { email: 'Pris' },
      message: 'Cet élément a changé entre-temps. Rechargez la page, puis recommencez.',
    });
  });

  test('of a body that is not JSON is bad-reply', async () => {
    server.on('GET /thing', () => new Response('<!doctype html>'));
    await expect(get()).rejects.toMatchObject({ kind: 'bad-reply' });
  });

  test('of a lost connection is offline', async () => {
    await expect(get('/thing', { method: 'POST' })).rejects.toMatchObject({ kind: 'offline' });
  });

  test('never contains the token', async () => {
    server.on('GET /thing', failing(404));
    const error: unknown = await get('/thing', { bearer: true }).catch((thrown) => thrown);
    expect(inspect(error, { depth: 9, showHidden: true })).not.toContain('the-token');
    expect(error).toMatchObject({ cause: 'GET /thing: status 404' });
  });
});

describe('retrying', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('happens at most twice for a GET that a server failed', async () => {
    server.on('GET /thing', failing(503));
    const call = expect(get()).rejects.toMatchObject({ kind: 'server' });
    await jest.runAllTimersAsync();
    await call;
    expect(server.requests).toHaveLength(3);
  });

  test('is invisible when it succeeds', async () => {
    server.on('GET /thing', [() => new TypeError('Failed to fetch'), failing(500), () => json({ ok: true })]);
    const call = expect(get()).resolves.toEqual({ ok: true });
    await jest.runAllTimersAsync();
    await call;
  });

  test('does not happen without a network', async () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await expect(get()).rejects.toMatchObject({ kind: 'offline' });
    expect(server.requests).toHaveLength(1);
  });

  test.each(['POST', 'PUT', 'DELETE'])('never happens for a %s', async (method) => {
    server.on(`${method} /thing`, failing(503));
    await expect(get('/thing', { method })).rejects.toMatchObject({ kind: 'server' });
    expect(server.requests).toHaveLength(1);
  });

  test('waits as long as a busy server requests', async () => {
    server.on('GET /thing', [failing(429, {}, { 'Retry-After': '30' }), () => json({ ok: true })]);
    const call = expect(get()).resolves.toEqual({ ok: true });
    await jest.advanceTimersByTimeAsync(29_900);
    expect(server.requests).toHaveLength(1);
    await jest.advanceTimersByTimeAsync(200);
    await call;
  });

  test('does not happen when a server requests more than 30 seconds', async () => {
    server.on('GET /thing', failing(429, {}, { 'Retry-After': '31' }));
    await expect(get()).rejects.toMatchObject({ kind: 'too-many' });
    expect(server.requests).toHaveLength(1);
  });
});

describe('a server that fails one call after the other', () => {
  const asked = (path: string) => server.requests.filter(({ url }) => url.endsWith(path)).length;

  beforeEach(() => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] });
    server.on('GET /bad', failing(500));
    server.on('GET /good', () => json({}));
  });

  afterEach(() => jest.useRealTimers());

  const settle = async (...calls: Promise<unknown>[]) => {
    const settled = Promise.allSettled(calls);
    await jest.advanceTimersByTimeAsync(60_000);
    await settled;
  };

  test('gets no retries after five failures within ten seconds', async () => {
    const storm = Promise.allSettled(['/bad', '/bad', '/bad', '/bad', '/bad'].map((path) => get(path)));
    await jest.advanceTimersByTimeAsync(9000);
    await storm;
    expect(asked('/bad')).toBe(5);
    await Promise.allSettled([get('/bad')]);
    expect(asked('/bad')).toBe(6);
  });

  test('gets retries again after ten seconds', async () => {
    await Promise.allSettled(['/bad', '/bad', '/bad', '/bad', '/bad'].map((path) => get(path)));
    await jest.advanceTimersByTimeAsync(10_001);
    await settle(get('/bad'));
    expect(asked('/bad')).toBe(8);
  });

  test('gets retries again after a successful call', async () => {
    await Promise.allSettled(['/bad', '/bad', '/bad', '/bad', '/bad'].map((path) => get(path)));
    await get('/good');
    await settle(get('/bad'));
    expect(asked('/bad')).toBe(8);
  });
});

describe('a rate-limited call', () => {
  test.each([
    ['1', 'Trop de demandes en peu de temps. Réessayez dans 1 seconde.'],
    ['60', 'Trop de demandes en peu de temps. Réessayez dans 60 secondes.'],
    ['61', 'Trop de demandes en peu de temps. Réessayez dans 2 minutes.'],
    ['3600', 'Trop de demandes en peu de temps. Réessayez dans 60 minutes.'],
    ['7201', 'Trop de demandes en peu de temps. Réessayez dans 3 heures.'],
    ['-5', 'Trop de demandes en peu de temps. Patientez quelques minutes, puis réessayez.'],
    ['bientôt', 'Trop de demandes en peu de temps. Patientez quelques minutes, puis réessayez.'],
  ])('says how long to wait when the server requests %s', async (wait, message) => {
    server.on('POST /thing', failing(429, {}, { 'Retry-After': encodeURI(wait) }));
    await expect(get('/thing', { method: 'POST' })).rejects.toMatchObject({ kind: 'too-many', message });
    expect(server.requests).toHaveLength(1);
  });
});

describe('early calls of the page', () => {
  test('are used once', async () => {
    window.__azEarly = { token: 'the-token', gets: { '/thing?a=1': Promise.resolve(json({ early: true })) } };
    server.on('GET /thing?a=1', () => json({ early: false }));
    await expect(get('/thing?a=1', { bearer: true })).resolves.toEqual({ early: true });
    await expect(get('/thing?a=1', { bearer: true })).resolves.toEqual({ early: false });
  });

  test('are used only for the session they were sent with', async () => {
    window.__azEarly = { token: 'another-token', gets: { '/thing': Promise.resolve(json({ early: true })) } };
    server.on('GET /thing', () => json({ early: false }));
    await expect(get('/thing', { bearer: true })).resolves.toEqual({ early: false });
  });

  test.each([
    ['rejects', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['is refused', () => Promise.resolve(json({}, { status: 502 }))],
  ])('are sent again as usual when the reply %s', async (_case, answer) => {
    jest.useFakeTimers();
    window.__azEarly = { token: 'the-token', gets: { '/thing': answer() } };
    server.on('GET /thing', () => json({ ok: true }));
    const call = expect(get('/thing', { bearer: true })).resolves.toEqual({ ok: true });
    await jest.runAllTimersAsync();
    await call;
    jest.useRealTimers();
  });

  test('end when they are aborted', async () => {
    const abort = new AbortController();
    const answer = new Promise<Response>((_resolve, reject) => {
      abort.signal.addEventListener('abort', () => reject(abort.signal.reason));
    });
    window.__azEarly = { token: 'the-token', gets: { '/thing': answer }, aborts: { '/thing': abort } };
    const leaving = new AbortController();
    const call = get('/thing', { bearer: true, signal: leaving.signal });
    leaving.abort();
    await expect(call).rejects.toMatchObject({ name: 'AbortError' });
    expect(abort.signal.aborted).toBe(true);
  });

  test('fail like the real call', async () => {
    window.__azEarly = { token: 'the-token', gets: { '/thing': Promise.resolve(json({}, { status: 403 })) } };
    await expect(get('/thing', { bearer: true })).rejects.toMatchObject({ kind: 'not-allowed' });
  });
});

describe('a rejected token', () => {
  test('ends the session, if the call sent its token', async () => {
    const refused = fakeSession('the-token');
    server.on('GET /thing', failing(401));
    await Promise.allSettled([get(), get('/thing', { token: 'x' })]);
    expect(refused).toEqual([]);
    await Promise.allSettled([get('/thing', { bearer: true })]);
    expect(refused).toEqual(['the-token']);
  });

  describe('that was replaced while the call was under way', () => {
    const tokens = ['old', 'new', 'newer'];

    test('repeats the call once, with the new one', async () => {
      let current = 0;
      connectSession({
        readToken: () => tokens[current],
        beginCall: () => ({ assertCurrent: () => undefined, ended: new AbortController().signal }),
        expire: async () => {
          current += 1;
        },
      });
      server.on('POST /thing', [failing(401), () => json({ ok: true })]);
      await expect(get('/thing', { method: 'POST', json: { a: 1 }, bearer: true })).resolves.toEqual({
        ok: true,
      });
      expect(server.requests.map(({ headers }) => headers.get('Authorization'))).toEqual([
        'Bearer old',
        'Bearer new',
      ]);
      server.on('GET /other', failing(401));
      await expect(get('/other', { bearer: true })).rejects.toMatchObject({ status: 401 });
      expect(server.requests).toHaveLength(4);
    });

    test('repeats nothing for another member', async () => {
      let current = 0;
      connectSession({
        readToken: () => tokens[current],
        beginCall: () => ({
          assertCurrent: () => {
            if (current > 0) throw new AppError('signed-out');
          },
          ended: new AbortController().signal,
        }),
        expire: async () => {
          current += 1;
        },
      });
      server.on('GET /thing', failing(401));
      await expect(get('/thing', { bearer: true })).rejects.toMatchObject({ kind: 'signed-out' });
      expect(server.requests).toHaveLength(1);
    });
  });
});
