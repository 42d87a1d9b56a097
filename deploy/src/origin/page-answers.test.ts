import { mkdtemp, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import fc from 'fast-check';
import type { FastifyRequest } from 'fastify';
import { Registry } from 'prom-client';
import type { Observation } from '../guardrail/observation.ts';
import { BrowserUnits } from '../rollout/browser-units.ts';
import { Presence } from '../telemetry/presence.ts';
import { ReportCounts } from '../telemetry/report-counts.ts';
import { TelemetryStore } from '../telemetry/telemetry-store.ts';
import { Tickets } from '../telemetry/tickets.ts';
import { AnsweringOrigin, type ApiReply, answersIn, jsonReply } from '../testing/answering-origin.ts';
import { noDatabase } from '../testing/no-database.ts';
import { sampleShell } from '../testing/sample-live.ts';
import { type Answer, sendRequest } from '../testing/send-request.ts';
import { runPageSoak } from '../testing/soak/page-soak.ts';
import { until } from '../testing/two-origins.ts';
import type { OriginDeps } from './app.ts';
import { maxAnswerLength, PageAnswers, tokenMark } from './page-answers.ts';

const hanging: ApiReply = () => undefined;

let origin: AnsweringOrigin;
let dataDir: string;

const start = (environment: Record<string, string> = {}, deps: OriginDeps = {}) =>
  origin.start(dataDir, environment, deps);

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'az-origin-'));
  origin = new AnsweringOrigin();
});

afterEach(async () => {
  await origin.stop();
  await rm(dataDir, { recursive: true });
});

const visit = { 'sec-fetch-dest': 'document', cookie: 'a=b' };
const token = 'thesecret+token';
const cookie = 'authKey=thesecret%2Btoken';

const page = (headers: Record<string, string> = {}): Promise<Answer> =>
  sendRequest(`${origin.url}/feed/home`, { headers: { ...visit, cookie, ...headers } });

const answersOf = (html: string) => answersIn(html, tokenMark(token));

const startOf = (html: string) =>
  JSON.parse(/id="az-early">(.*?)<\/script>/.exec(html)?.[1] ?? '{}') as { answers?: boolean };

test('a signed-in visit has the answers to the verification and the first calls before the end of its body', async () => {
  await start();
  const { bytes, headers } = await page();
  const html = String(bytes);
  expect(answersOf(html)).toEqual({
    '/verify-token': { status: true },
    '/az/global': { feeds: ['une annonce'] },
    '/counts': { counts: 3 },
  });
  expect(startOf(html)).toMatchObject({ answers: true });
  expect(html.trimEnd().endsWith('</script>\n</body>')).toBe(true);
  expect(headers).toMatchObject({
    'cache-control': 'no-store, no-transform',
    'az-page-cache': 'private, no-cache, no-transform',
    vary: 'accept-encoding, cookie, sec-fetch-dest',
    'x-accel-buffering': 'no',
  });
});

test('the API gets the token and what it knows of a visitor, and no cookie; the page has no token', async () => {
  await start();
  const { bytes } = await page({ 'user-agent': 'Navigateur/1' });
  expect(origin.asked).toHaveLength(3);
  for (const { headers } of origin.asked) {
    expect(headers).toMatchObject({ authorization: `Bearer ${token}`, 'user-agent': 'Navigateur/1' });
    expect(headers.cookie).toBeUndefined();
    expect(headers['x-forwarded-for']).toMatch(/127\.0\.0\.1$/);
  }
  expect(String(bytes)).not.toContain('secret');
});

describe('a service worker', () => {
  const forWorker = { 'service-worker-navigation-preload': 'true' };
  const named = async (headers: Record<string, string> = forWorker) =>
    (await page(headers)).headers['az-screen'];

  test('is told the key of the kept screens, which is not the token, and the versions that draw the page', async () => {
    await start();
    const screen = await named();
    expect(screen).toMatch(/^[\w-]{43} 1\.0\.0\+aaaaaaaa feed@1\.0\.0\+bbbbbbbb$/);
    expect(await named({ ...forWorker, cookie: 'authKey=another' })).not.toBe(screen);
    expect(await named({})).toBeUndefined();
  });

  test('is told of them when the session is verified later than a page waits for its answers', async () => {
    const calls: Parameters<ApiReply>[] = [];
    origin.replies['/verify-token'] = (...call) => calls.push(call);
    // Ends when a page without a kept screen has waited in vain.
    await start({ PAGE_ANSWERS_MS: '300' });
    const later = page(forWorker);
    const html = String((await page()).bytes);
    expect(Object.keys(answersOf(html))).toEqual(['/az/global', '/counts']);
    for (const call of calls) jsonReply({ status: true })(...call);
    const { headers, bytes } = await later;
    expect(headers['az-screen']).toMatch(/^[\w-]{43} /);
    expect(Object.keys(answersOf(String(bytes)))).toHaveLength(3);
  });

  test.each<[string, ApiReply]>([
    ['refuses the session', jsonReply({ status: false })],
    ['refuses the call', (_, response) => response.writeHead(401).end('{}')],
    ['does not answer in time', hanging],
  ])('is told of none if the API %s', async (_case, reply) => {
    origin.replies['/verify-token'] = reply;
    await start({ PAGE_ANSWERS_MS: '300' });
    expect(await named()).toBeUndefined();
  });
});

test('an answer has the position in the event log that the API names, as a text that ends nothing', async () => {
  origin.replies['/az/global'] = jsonReply({}, { 'live-seq': 'e"><1>.7' });
  await start();
  const html = String((await page()).bytes);
  expect(html.match(/data-az-live-seq="[^"]*"/g)).toEqual(['data-az-live-seq="e&quot;>&lt;1>.7"']);
  expect(Object.keys(answersOf(html))).toHaveLength(3);
});

test('the answers are compressed with the page', async () => {
  await start();
  const { bytes, headers } = await page({ 'accept-encoding': 'br' });
  expect(headers['content-encoding']).toBe('br');
  expect(Object.keys(answersOf(String(brotliDecompressSync(bytes))))).toHaveLength(3);
});

test.each<[string, Record<string, string>, Record<string, string>]>([
  ['without a session', { cookie: '' }, {}],
  ['for a script', { 'sec-fetch-dest': 'empty' }, {}],
  ['for a frame', { 'sec-fetch-dest': 'iframe' }, {}],
  ['for a prefetch', { 'sec-purpose': 'prefetch' }, {}],
  ['where the calls are answered by something else', { 'az-answers': 'none' }, {}],
  ['with a token that no header can have', { cookie: 'authKey=a%0d%0ab' }, {}],
  ['with a token that is too long', { cookie: `authKey=${'x'.repeat(1025)}` }, {}],
  ['of another API server, by default', {}, { PAGE_ANSWERS_MS: '' }],
  ['when they are switched off', {}, { PAGE_ANSWERS_MS: '0' }],
])('there are none %s', async (_case, headers, environment) => {
  await start(environment);
  const html = String((await page(headers)).bytes);
  expect(startOf(html)).not.toHaveProperty('answers');
  expect(html).not.toContain('data-az-answer');
  expect(origin.asked).toEqual([]);
});

test('a shell that does not take them gets none', async () => {
  await start();
  origin.live = { ...origin.live, shell: sampleShell() };
  expect(String((await page()).bytes)).not.toContain('data-az-answer');
});

test.each<[string, ApiReply]>([
  ['fails', (_, response) => response.writeHead(500).end('{}')],
  ['is refused', (_, response) => response.writeHead(401, { 'content-type': 'application/json' }).end('{}')],
  ['is cut off', (request) => request.socket.destroy()],
  ['is no JSON', (_, response) => response.writeHead(200, { 'content-type': 'application/json' }).end('{"a')],
  ['is a page', (_, response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<p>1</p>')],
  ['leads elsewhere', (_, response) => response.writeHead(307, { location: 'http://127.0.0.1:1/' }).end()],
  ['is too long', jsonReply('x'.repeat(maxAnswerLength))],
])('a call that %s is left to the page', async (_case, reply) => {
  await start();
  origin.replies['/az/global'] = reply;
  const html = String((await page()).bytes);
  expect(Object.keys(answersOf(html))).toEqual(['/verify-token', '/counts']);
});

test('the page comes at once, and goes on without an API that hangs', async () => {
  await start({ PAGE_ANSWERS_MS: '150' });
  origin.replies = { '/verify-token': hanging, '/az/global': hanging, '/counts': jsonReply({ counts: 3 }) };
  const html = String((await page()).bytes);
  expect(answersOf(html)).toEqual({ '/counts': { counts: 3 } });
});

test('a page with answers counts as a call of its visitor, so that a page that then hangs is noticed', async () => {
  const tickets = new Tickets('key');
  const browserUnits = new BrowserUnits('key');
  const presence = new Presence();
  const observation = {
    ...{ tickets, browserUnits, presence },
    ...{ store: new TelemetryStore(noDatabase), counts: new ReportCounts(new Registry()) },
  } as unknown as Observation; // the parts that an origin uses, without the guardrail and its database
  await start({}, { observation });
  const cohort = browserUnits.write('192.0.2.1');
  const visitor = browserUnits.read(cohort);
  if (!visitor) throw new Error('The cookie is not read');
  const seen = async () => {
    const see = jest.fn().mockResolvedValue(undefined);
    await presence.write({ see }, tickets, ['a rollout'], 0);
    return see.mock.calls[0]?.[0] as string[];
  };
  await page({ cookie: `az-cohort=${cohort}` });
  await page({ cookie: `${cookie}; az-cohort=${cohort}`, 'az-answers': 'none' });
  expect(await seen()).toEqual([]);
  await page({ cookie: `${cookie}; az-cohort=${cohort}` });
  // The hook runs after the response.
  const browsers = await until(seen, ({ length }) => length > 0);
  expect(browsers).toEqual([tickets.browserOf('a rollout', visitor)]);
});

test('a browser that leaves while answers are pending leaves nothing behind', async () => {
  await start();
  const left = new Promise<void>((resolve) => {
    origin.replies['/az/global'] = (call) => {
      leaving.destroy();
      call.socket.once('close', resolve);
      setTimeout(() => call.socket.destroy());
    };
  });
  const leaving = request(`${origin.url}/feed/home`, { headers: { ...visit, cookie } }).on('error', () => {});
  leaving.end();
  await left;
  origin.replies['/az/global'] = jsonReply({ feeds: [] });
  expect(Object.keys(answersOf(String((await page()).bytes)))).toHaveLength(3);
});

test('a page of an API that is down is whole', async () => {
  await start();
  await origin.stopApi();
  const html = String((await page()).bytes);
  expect(html.trimEnd().endsWith('</body>')).toBe(true);
  expect(answersOf(html)).toEqual({});
  await origin.startApi();
});

const aRequest = {} as FastifyRequest;
const callsTo = (...paths: string[]) => paths.map((path) => ({ path }));

test('no text of a member ends its element', async () => {
  const part = fc.constantFrom(
    '</script>',
    '<!--',
    '<script',
    '\u2028',
    '\u2029',
    '"',
    '\\',
    'é',
    '<',
    ']]>',
  );
  await fc.assert(
    fc.asyncProperty(fc.array(fc.oneof(part, fc.string())), async (parts) => {
      const body = { text: parts.join(''), [parts.join('')]: 1 };
      const answers = new PageAnswers(async () => ({ body: JSON.stringify(body), liveSeq: null }), 1000);
      const { markup: promised } = answers.for(aRequest, token, { firstCalls: [] });
      const markup = await promised;
      expect(markup).not.toMatch(/[\u2028\u2029]/);
      expect(markup.match(/</g)).toHaveLength(2);
      expect(answersOf(markup)).toEqual({ '/verify-token': body });
    }),
  );
});

test('nothing but paths of the API is asked for', async () => {
  const paths: string[] = [];
  const answers = new PageAnswers(async ({ path }) => {
    paths.push(path);
    return { body: '{}', liveSeq: null };
  }, 1000);
  const { markup } = answers.for(aRequest, token, {
    firstCalls: callsTo('/../other', '/%2e%2e/other', '/a?b=1', '//evil.test/x', '@evil.test'),
  });
  await markup;
  expect(paths).toEqual(['/verify-token', '/a?b=1', '//evil.test/x']);
});

test('with too many calls under way a page has no answers, until they end', async () => {
  const ends: (() => void)[] = [];
  const answers = new PageAnswers(
    () => new Promise((resolve) => ends.push(() => resolve({ body: '{}', liveSeq: null }))),
    60_000,
  );
  const ask = (...paths: string[]) => answers.for(aRequest, token, { firstCalls: callsTo(...paths) });
  const pages = Array.from({ length: 32 }, () => ask('/a').markup);
  const refused = ask();
  expect([await refused.markup, await refused.isVerified]).toEqual(['', false]);
  for (const end of ends) end();
  expect((await Promise.all(pages)).every((markup) => markup.includes('data-az-answer="/a"'))).toBe(true);
  expect(answers.wereAsked(aRequest)).toBe(true);
  const { markup: next } = ask();
  ends.at(-1)?.();
  expect(await next).toContain('data-az-answer');
});

// The long form is `npm run soak -- pages`.
test('members who share connections never get answers of each other', async () => {
  const { faults, answers } = await runPageSoak({ dataDir, navigations: 200, waitMs: 9999 });
  expect(faults).toEqual([]);
  expect(answers.all).toBeGreaterThan(50);
}, 120_000);
