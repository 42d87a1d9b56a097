import { request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { call, comment, demo, signIn } from '../api-calls.ts';
import { makeDatabase, type TestDatabase } from '../database.ts';
import { type ServerProcess, startServer } from '../server-process.ts';

const metricsToken = 'a-token-for-operators';
let database: TestDatabase;
let server: ServerProcess;

beforeAll(async () => {
  database = await makeDatabase();
  server = await startServer({
    ...database.env,
    METRICS_TOKEN: metricsToken,
    TRUST_PROXY: 'loopback',
    LOG_LEVEL: 'warn',
  });
});

afterAll(() => database.remove());

const api = '/az-connect-backend/api';

async function metrics(headers: Record<string, string> = {}): Promise<{ status: number; text: string }> {
  const response = await fetch(`${server.origin}/metrics`, { headers });
  return { status: response.status, text: await response.text() };
}

/** Values of a metric. Key: the labels as text, such as `{route="…"}`. */
async function read(name: string): Promise<Record<string, number>> {
  const { text } = await metrics();
  const lines = text.split('\n').filter((line) => line.startsWith(`${name}{`) || line.startsWith(`${name} `));
  return Object.fromEntries(
    lines.map((line) => [line.slice(name.length, line.lastIndexOf(' ')), Number(line.split(' ').at(-1))]),
  );
}

describe('GET /readyz', () => {
  it('is green while the database answers', async () => {
    const { status, body, headers } = await call(`${server.origin}/readyz`);
    expect({ status, body }).toEqual({ status: 200, body: { status: true } });
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it('turns red before the server stops listening', async () => {
    const another = await makeDatabase();
    const ending = await startServer(another.env);
    const ended = ending.stop('SIGTERM');
    const seen: unknown[] = [];
    const look = () => call(`${ending.origin}/readyz`).catch(() => null);
    for (let answer = await look(); answer; answer = await look()) seen.push(answer.body);
    expect(seen).toContainEqual({ status: false, reason: 'draining' });
    expect(seen.at(-1)).toEqual({ status: false, reason: 'draining' });
    expect(await ended).toBe(0);
    await another.remove();
  });
});

describe('GET /metrics', () => {
  it.each([
    ['x-forwarded-for', '198.51.100.7'],
    ['x-forwarded-for', '127.0.0.1'],
    ['forwarded', 'for=127.0.0.1'],
    ['via', '1.1 proxy'],
    ['x-real-ip', '127.0.0.1'],
  ])('is refused for requests through a proxy: %s %s', async (name, value) => {
    expect((await metrics({ [name]: value })).status).toBe(404);
    const wrong = { [name]: value, authorization: 'Bearer a-token-for-operator' };
    expect((await metrics(wrong)).status).toBe(404);
    const right = { [name]: value, authorization: `Bearer ${metricsToken}` };
    expect((await metrics(right)).status).toBe(200);
  });

  it('counts requests by template, method and class of status', async () => {
    const name = 'az_http_request_duration_seconds_count';
    const images = `{route="${api}/az/announcements-images/:id",method="GET",status="2xx"}`;
    const unknown = images.replace('2xx', '4xx');
    const before = await read(name);
    for (const id of [1, 2, 3, 999_999])
      await call(`${server.api}/az/announcements-images/${id}?token=secret`);
    const after = await read(name);
    expect((after[images] ?? 0) - (before[images] ?? 0)).toBe(3);
    expect((after[unknown] ?? 0) - (before[unknown] ?? 0)).toBe(1);
    await call(`${server.origin}/nowhere/${'x'.repeat(50)}`);
    expect(await read(name)).toHaveProperty([`{route="(none)",method="GET",status="4xx"}`]);
  });

  it('counts failed sign-ins and refusals for too many', async () => {
    for (let attempt = 1; attempt <= 27; attempt += 1)
      await call(`${server.api}/login`, { json: { ...demo, password: 'wrong' } });
    expect(await read('az_sign_in_failures_total')).toEqual({ '': 25 });
    expect(await read('az_rate_limit_refusals_total')).toEqual({ [`{route="${api}/login"}`]: 2 });
  });

  it('shows the database, the event loop, CPU and memory', async () => {
    const before = (await read('az_database_statement_duration_seconds_count'))[''] ?? 0;
    await call(`${server.api}/az/announcements-comments/1`);
    expect((await read('az_database_statement_duration_seconds_count'))['']).toBeGreaterThan(before);
    expect((await read('az_database_connections'))['{state="waiting"}']).toBe(0);
    const { text } = await metrics();
    for (const name of [
      'nodejs_eventloop_lag_p99_seconds',
      'process_cpu_seconds_total',
      'process_resident_memory_bytes',
      'az_database_statement_errors_total',
    ])
      expect(text).toMatch(new RegExp(`^${name} [\\d.e+-]+$`, 'm'));
  });

  it('contains no personal data and no id', async () => {
    const { text } = await metrics();
    const labels = text
      .split('\n')
      .map((line) => line.slice(0, line.lastIndexOf(' ')))
      .join('\n');
    expect(labels).toContain('route=');
    for (const word of ['secret', 'demo@', 'Clarisse', '100001', '999999', 'xxxxx'])
      expect(labels).not.toContain(word);
  });
});

const hostile = [
  '\r\n',
  '\n',
  '\r',
  '%0d%0a',
  '%0A',
  '\u2028',
  '\u0085',
  '\\n',
  '\u001b[2K',
  '"}\n{"level":60',
];

/** Sends a request with the text in every position that HTTP allows. */
function sendRaw(text: string): Promise<void> {
  const inHeader = Buffer.from(text)
    .toString('latin1')
    .replace(/[^\t -~\u0080-\u00ff]/g, ' ');
  const path = `${api}/az/global${encodeURI(text)}/${encodeURIComponent(text)}?q=${encodeURIComponent(text)}`;
  return new Promise((resolve) => {
    const asked = request(server.origin + path, {
      method: 'POST',
      headers: {
        'user-agent': inHeader,
        'x-forwarded-for': '198.51.100.9',
        'x-request-id': inHeader,
        'idempotency-key': inHeader,
        'content-type': 'application/json',
        authorization: `Bearer ${inHeader}`,
      },
    });
    asked.on('response', (response) => response.resume().on('end', resolve));
    asked.on('error', () => resolve());
    asked.end(JSON.stringify({ text }));
  });
}

describe('logs', () => {
  let own: TestDatabase;
  beforeAll(async () => {
    await server.stop();
    // A new database, because the other one has failed sign-ins of earlier tests.
    own = await makeDatabase();
    server = await startServer({ ...own.env, LOG_LEVEL: 'info', TRUST_PROXY: 'loopback' });
  });

  afterAll(async () => {
    await server.stop();
    await own.remove();
  });

  const lines = () =>
    server
      .output()
      .trim()
      .split('\n')
      .filter((line) => !line.startsWith('AZ Connect API ready: '))
      .map((line) => JSON.parse(line) as Record<string, unknown>);
  // `/openapi.json` is left out: the tests themselves read it with their first call to a server.
  const requests = () =>
    lines().filter(({ msg, route }) => msg === 'request' && !String(route).endsWith('/openapi.json'));

  async function until(count: number): Promise<Record<string, unknown>[]> {
    while (requests().length < count) await wait(10);
    return requests();
  }

  it('have one line for each request, with a fixed set of keys and no id, query or name in it', async () => {
    const before = requests().length;
    const token = await signIn(server.api);
    await comment(server.api, '7', 'Bonjour\r\n{"level":60}', { token });
    await call(`${server.api}/az/global?cursor=secret-cursor`, { token });
    const seen = (await until(before + 3)).slice(before);
    expect(seen).toEqual(
      [
        ['POST', '/login', 200],
        ['POST', '/az/announcements-comments-store/:id', 201],
        ['GET', '/az/global', 400],
      ].map(([method, route, status], index) => ({
        level: 30,
        time: expect.any(Number),
        pid: expect.any(Number),
        hostname: expect.any(String),
        reqId: expect.stringMatching(/^[0-9a-f-]{36}$/),
        msg: 'request',
        method,
        route: `${api}${route}`,
        status,
        ms: expect.any(Number),
        ...(index === 0 ? {} : { member: expect.stringMatching(/^[0-9a-f]{16}$/) }),
      })),
    );
    expect(new Set(seen.map(({ reqId }) => reqId)).size).toBe(3);
    expect(seen[1]?.member).toBe(seen[2]?.member);
    for (const text of [token, 'secret-cursor', 'Bonjour', '100001', demo.email])
      expect(server.output()).not.toContain(text);
  });

  it('use another hash for the same member after a restart', async () => {
    const memberOf = async () => {
      const before = requests().length;
      await call(`${server.api}/az/global`, { token: await signIn(server.api) });
      return (await until(before + 2)).at(-1)?.member;
    };
    const first = await memberOf();
    await server.stop();
    server = await startServer({ ...own.env, LOG_LEVEL: 'info', TRUST_PROXY: 'loopback' });
    const second = await memberOf();
    expect(first).toMatch(/^[0-9a-f]{16}$/);
    expect(second).not.toBe(first);
  });

  it('cannot be split into two lines by any part of a request', async () => {
    const before = requests().length;
    for (const text of hostile) await sendRaw(`${text}forged`);
    const seen = (await until(before + hostile.length)).slice(before);
    expect(seen).toHaveLength(hostile.length);
    expect(lines().filter(({ level }) => Number(level) >= 50)).toEqual([]);
    expect(server.output()).not.toContain('forged');
  });
});
