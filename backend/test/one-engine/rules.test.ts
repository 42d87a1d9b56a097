import { extensions, levelParts, parseCapabilities } from '@az/shared/contracts';
import { openApiOf } from '../../fuzz/conformance.ts';
import { call, comment, demo, refusal, signIn } from '../api-calls.ts';
import { useServer } from '../use-server.ts';

const server = useServer();
let token: string;

beforeAll(async () => {
  token = await signIn(server.api);
});

describe('cross-site writes', () => {
  const elsewhere: Record<string, string>[] = [
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site', origin: 'http://127.0.0.1' },
  ];

  it.each(elsewhere)('are refused by %p, whatever they send', async (headers) => {
    const answers = await Promise.all([
      call(`${server.api}/login`, { json: demo, headers }),
      call(`${server.api}/login`, {
        body: JSON.stringify(demo),
        headers: { ...headers, 'content-type': 'text/plain' },
      }),
      call(`${server.api}/logout`, { token, method: 'POST', headers }),
      comment(server.api, '1', 'Venu d’ailleurs', { token, headers }),
    ]);
    for (const { status, body } of answers) {
      expect(status).toBe(403);
      expect(body).toEqual(refusal('not-allowed'));
    }
  });

  it('are distinguished from writes of own pages and of programs', async () => {
    const ours: Record<string, string>[] = [
      { 'sec-fetch-site': 'same-origin' },
      { 'sec-fetch-site': 'none' },
      { origin: server.origin },
    ];
    for (const headers of ours) {
      expect((await call(`${server.api}/login`, { json: demo, headers })).status).toBe(200);
    }
    expect((await call(`${server.api}/login`, { json: demo })).status).toBe(200);
  });

  it('get no CORS permission to read', async () => {
    const { headers } = await call(`${server.api}/capabilities`, {
      headers: { origin: 'https://evil.example' },
    });
    expect([...headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
  });
});

describe('bodies', () => {
  const send = (body: string, type = 'application/json') =>
    call(`${server.api}/login`, { body, headers: { 'content-type': type } });

  it.each([
    ['broken JSON', '{"email":', 400],
    ['a prototype key', `{"email":"a","password":"b","__proto__":{"x":1}}`, 400],
    ['a constructor key', `{"email":"a","password":"b","constructor":{"prototype":{"x":1}}}`, 400],
    ['an empty body', '', 400],
    ['a body above the limit', `{"email":"${'a'.repeat(2_000_000)}"}`, 413],
  ])('with %s are refused', async (_what, text, expected) => {
    const { status, body } = await send(text);
    expect(status).toBe(expected);
    expect(body).toEqual(refusal('invalid'));
  });

  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'application/xml',
    'multipart/form-data; boundary=x',
  ])('of type %s are refused where JSON is asked', async (type) => {
    const { status, body } = await send(JSON.stringify(demo), type);
    expect([400, 415]).toContain(status);
    expect(body).toEqual(refusal('invalid'));
  });
});

describe('paths', () => {
  it.each([
    '/',
    '/nothing',
    '/az',
    '/az/pictures/x.svg',
    '/az/pictures/..%2f..%2flock',
    '/login',
    '/az/global/',
  ])('without a call have the common error body: %s', async (path) => {
    const { status, body, headers } = await call(server.api + path, { token });
    expect(status).toBe(404);
    expect(body).toEqual(refusal('not-found'));
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('never fail on hostile texts', async () => {
    const hostile = [
      "'",
      "' or '1'='1",
      '";--',
      '\\',
      '%',
      '../..',
      '{{7*7}}',
      '\u202e',
      'a'.repeat(3000),
      '%E0%A4%A',
    ];
    for (const text of hostile) {
      const inPath = text.startsWith('%E') ? text : encodeURIComponent(text);
      const answers = await Promise.all([
        call(`${server.api}/az/announcements-images/${inPath}`),
        call(`${server.api}/az/announcements-comments/${inPath}`),
        call(`${server.api}/az/pictures/${inPath}`),
        call(`${server.api}/az/global?cursor=${inPath}`, { token }),
        call(`${server.api}/login`, { json: { email: text, password: text } }),
        call(`${server.api}/az/global`, { headers: { authorization: `Bearer ${encodeURIComponent(text)}` } }),
      ]);
      for (const { status, body } of answers) {
        expect(status).toBeGreaterThanOrEqual(400);
        expect(status).toBeLessThan(500);
        expect(body).toMatchObject({ success: false, status: false, error: { kind: expect.any(String) } });
      }
    }
  });
});

describe('the description of the server', () => {
  it('lists exactly its extension calls', async () => {
    const { status, body } = await call(`${server.api}/capabilities`);
    expect(status).toBe(200);
    expect(new Set(parseCapabilities(body))).toEqual(
      new Set([...extensions, ...levelParts.accounts, ...levelParts.network]),
    );
  });

  it('shows the same document as a page without scripts and foreign hosts', async () => {
    const reply = await fetch(`${server.api}/docs`);
    expect(reply.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(reply.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-/);
    const page = await reply.text();
    expect(page).not.toMatch(/<script|https?:\/\//);
    const { paths } = await openApiOf(server.api);
    for (const [path, methods] of Object.entries(paths))
      for (const method of Object.keys(methods))
        expect(page).toContain(`<h3><code>${method.toUpperCase()} ${path}</code></h3>`);
  });
});
