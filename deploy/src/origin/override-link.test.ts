import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';
import type { Command } from '../commands/index.ts';
import { readSettings } from '../env.ts';
import { KillFile } from '../rollout/kill-file.ts';
import { newOverrideId } from '../rollout/override.ts';
import { MemoryStore } from '../testing/memory-store.ts';
import { noDatabase } from '../testing/no-database.ts';
import { goodArea, goodShell, stateWith } from '../testing/sample-records.ts';
import { openSigningKey } from '../versions/signing-keys.ts';
import { Versions } from '../versions/versions.ts';
import { createOrigin } from './app.ts';
import { maxUses, openPath } from './override-link.ts';

const [feed, next] = [goodArea('feed'), goodArea('feed', '1.1.0')];
const nextShell = goodShell('1.1.0');
const visitor = 'authKey=x';

let dataDir: string;
let port: number;
let app: FastifyInstance;
let store: MemoryStore;
let versions: Versions;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'az-origin-'));
  await openSigningKey(dataDir);
  store = new MemoryStore(stateWith([goodShell(), feed], [next, nextShell]));
  versions = new Versions(store, [], new KillFile(dataDir));
  const settings = readSettings({ LOG_LEVEL: 'silent', DATA_DIR: dataDir, API_ORIGIN: 'http://127.0.0.1:1' });
  app = await createOrigin(settings, noDatabase, versions);
  await app.listen({ host: '127.0.0.1', port: 0 });
  port = (app.server.address() as AddressInfo).port;
});

afterEach(async () => {
  await app.close();
  await rm(dataDir, { recursive: true });
});

async function command(asked: Command): Promise<void> {
  const answer = await versions.control.execute('origin', asked);
  if (!answer.ok) throw new Error(answer.sentence);
}

/** Records an override, of the home feed's next version unless `changes` says otherwise; returns its id. */
async function made(changes: object = {}): Promise<string> {
  const id = newOverrideId();
  const wanted = { area: 'feed', version: next.version, member: null, expiresAt: Date.now() + 60_000 };
  await command({ verb: 'override', id, ...wanted, ...changes });
  return id;
}

type Asked = { method?: string; headers?: Record<string, string>; body?: string };

/** Requests a path as written: `fetch` would normalise it and follow redirects. */
async function ask(path: string, { method = 'GET', headers = {}, body }: Asked = {}) {
  const asked = request({ host: '127.0.0.1', port, path, method, headers, agent: false });
  asked.end(body);
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  return { status: answer.statusCode, headers: answer.headers, body: await text(answer) };
}

/** Submits the form of a link's page, by default as a browser sends it from this origin. */
const confirm = (id: string, { to = '/feed/home', ...more }: Record<string, string> = {}) =>
  ask(openPath, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      cookie: visitor,
      'sec-fetch-site': 'same-origin',
      ...more,
    },
    body: new URLSearchParams({ id, to }).toString(),
  });

const cookieIn = (header: string | string[] | undefined): string =>
  [header ?? []].flat().find((cookie) => cookie.startsWith('az-override=')) ?? '';

/** Opens a page in a browser that has opened an override. */
async function view(id: string) {
  const { body, headers } = await ask('/feed/home', { headers: { cookie: `${visitor}; az-override=${id}` } });
  const page = JSON.parse(/id="az-discovery">(.*?)<\/script>/.exec(body)?.[1] ?? '{}');
  return {
    override: page.override,
    version: page.microFrontends['@az/feed'][0].metadata.version as string,
    az: page.microFrontends['@az/feed'][0].extras.az,
    shell: page.shell.version as string,
    dropped: cookieIn(headers['set-cookie']).startsWith('az-override=;'),
  };
}

describe('opening a link', () => {
  test('changes nothing: a page describes it, and asks for confirmation', async () => {
    const id = await made();
    const { status, headers, body } = await ask(`/blogs?page=2&az-override=${id}`);
    expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(headers['set-cookie']).toBeUndefined();
    for (const fact of [
      'Ouvrir cet aperçu',
      'feed',
      '1.1.0+b110',
      'origin',
      'dans 1 minute',
      'pas encore fait',
    ])
      expect(body).toContain(fact);
    expect(body).toContain('<a href="/blogs?page=2">Continuer sans l’aperçu</a>');
    expect(store.log.map(({ verb }) => verb)).toEqual(['override']);
  });

  test('runs nothing, cannot be framed, and is never cached', async () => {
    const { headers, body } = await ask(`/?az-override=${await made()}`);
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['content-security-policy']).toMatch(
      /^default-src 'none'; style-src 'sha256-[^']+'; .*form-action 'self'; frame-ancestors 'none';/,
    );
    expect(body).not.toContain('<script');
  });

  test('shows the result of the crawl of the version', async () => {
    const crawled = { verb: 'crawled' as const, area: 'feed', version: next.version, pages: 21 };
    const id = await made();
    await command({ ...crawled, findings: 3 });
    expect((await ask(`/?az-override=${id}`)).body).toContain('des erreurs ont été trouvées');
    await command({ ...crawled, findings: 0 });
    expect((await ask(`/?az-override=${id}`)).body).toContain('réussi');
  });

  test('asks for no confirmation when it is open already', async () => {
    const id = await made();
    const { status, headers } = await ask(`/blogs?az-override=${id}`, {
      headers: { cookie: `az-override=${id}` },
    });
    expect([status, headers.location]).toEqual([303, '/blogs']);
  });

  test('"off" leaves the preview', async () => {
    const { headers } = await ask('/feed/home?az-override=off');
    expect([headers.location, cookieIn(headers['set-cookie'])]).toEqual([
      '/feed/home',
      expect.stringMatching(/^az-override=; .*Max-Age=0;/),
    ]);
  });

  test.each(['//elsewhere.test/', '/\\elsewhere.test/', '/a/..//elsewhere.test/', '/.//elsewhere.test/'])(
    'never redirects to another site: %s',
    async (path) => {
      const { headers } = await ask(`${path}?az-override=off`);
      expect(new URL(String(headers.location), 'https://here.test').host).toBe('here.test');
      const opened = await confirm(await made(), { to: path });
      expect(new URL(String(opened.headers.location), 'https://here.test').host).toBe('here.test');
    },
  );

  test.each(['off', 'none'])('is answered once: az-override=%s', async (id) => {
    const log = jest.spyOn(app.log, 'warn');
    for (const path of ['//[', '/', '/blogs']) await ask(`${path}?az-override=${id}`);
    expect(log).not.toHaveBeenCalled();
    expect((await ask('*')).status).toBe(404);
  });

  test('escapes everything in its address', async () => {
    const { body } = await ask(`/%22%3E%3Cscript%3E?az-override=${await made()}&q=%22%3E%3Cb%3E`);
    expect(body).not.toMatch(/<script|<b>/);
  });
});

describe('the confirmation', () => {
  test('stores the override in the browser until it ends, and is logged', async () => {
    const id = await made();
    const { status, headers } = await confirm(id, { to: '/blogs?page=2' });
    expect([status, headers.location]).toEqual([303, '/blogs?page=2']);
    expect(cookieIn(headers['set-cookie'])).toMatch(
      new RegExp(`^az-override=${id}; Max-Age=(60|5\\d); Path=/; HttpOnly; SameSite=Lax`),
    );
    expect(store.log.at(-1)).toMatchObject({
      ...{ who: 'visitor', verb: 'open-override', area: 'feed', result: 'done' },
      what: `${id}: feed 1.1.0+b110`,
    });
    // The revision is unchanged: otherwise visitors could block commands of operators.
    expect(store.state.revision).toBe(2);
  });

  test.each<[string, Record<string, string>]>([
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['a neighbouring site', { 'sec-fetch-site': 'same-site' }],
    ['a site that an older browser names', { 'sec-fetch-site': '', origin: 'https://evil.test' }],
    ['a page that has no site', { 'sec-fetch-site': '', origin: 'null' }],
  ])('is not accepted from %s', async (_, from) => {
    const id = await made();
    const headers = Object.fromEntries(Object.entries({ 'sec-fetch-site': 'same-origin', ...from }));
    if (headers['sec-fetch-site'] === '') delete headers['sec-fetch-site'];
    const {
      status,
      headers: answered,
      body,
    } = await ask(openPath, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      body: new URLSearchParams({ id, to: '/' }).toString(),
    });
    expect([status, answered['set-cookie']]).toEqual([403, undefined]);
    expect(body).toContain('vient d’un autre site');
    expect(store.log.map(({ verb }) => verb)).toEqual(['override']);
  });

  test('repeated many times does not fill the log', async () => {
    const id = await made();
    const all = await Promise.all(Array.from({ length: maxUses + 20 }, () => confirm(id)));
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set([303]));
    expect(store.log.filter(({ verb }) => verb === 'open-override')).toHaveLength(maxUses);
  });

  test('with an impossible value is refused', async () => {
    for (const body of ['', 'id=none', 'id=', 'to=/'.repeat(300)])
      expect(
        (
          await ask(openPath, {
            method: 'POST',
            headers: { 'content-type': 'application/x-www-form-urlencoded' },
            body,
          })
        ).status,
      ).toBe(404);
    const large = await ask(openPath, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'x'.repeat(5000),
    });
    expect(large.status).toBe(413);
  });
});

describe('a browser with an open override', () => {
  test('gets its version, marked, in no cohort; nobody else does', async () => {
    const page = await view(await made());
    expect(page).toMatchObject({
      override: { area: 'feed', version: next.version, until: expect.any(String) },
      version: next.version,
      dropped: false,
    });
    expect([page.az.rollout, page.az.previous]).toEqual([undefined, undefined]);
    expect((await ask('/feed/home', { headers: { cookie: 'authKey=x' } })).body).not.toContain(next.version);
  });

  test('gets a discovery document that matches the page', async () => {
    const { body } = await ask('/discovery', { headers: { cookie: `az-override=${await made()}` } });
    expect(JSON.parse(body).microFrontends['@az/feed'][0].metadata.version).toBe(next.version);
  });

  test('gets the shell like any area', async () => {
    const page = await view(await made({ area: 'shell', version: nextShell.version }));
    expect([page.shell, page.version]).toEqual([nextShell.version, feed.version]);
  });

  test('is not part of a rollout of the area, and not counted', async () => {
    const steps = [{ basisPoints: 10_000, soakMs: 0 }];
    await command({ verb: 'start', area: 'feed', version: next.version, rolloutId: 'ab'.repeat(16), steps });
    const drawn = await ask('/feed/home', { headers: { cookie: `${visitor}; az-cohort=new` } });
    expect(drawn.body).toContain('"cohort":"canary"');
    expect((await view(await made({ version: feed.version }))).version).toBe(feed.version);
    expect((await view(await made())).az.rollout).toBeUndefined();
  });
});

const endNow = async () => {
  const id = await made();
  await command({ verb: 'end-override', area: 'feed', id });
  return id;
};

describe.each<[string, () => Promise<string>, string, number, RegExp]>([
  ['that nobody made', async () => newOverrideId(), 'unknown', 404, /n’est pas valable ici/],
  ['that is nonsense', async () => 'none', 'unknown', 404, /n’est pas valable ici/],
  ['that a key signed before', async () => `eyJ3aGF0Ijoi.${'A'.repeat(86)}`, 'unknown', 404, /pas valable/],
  ['that has ended', endNow, 'ended', 410, /a été arrêté/],
  ['for another member', () => made({ member: '7' }), 'not-yours', 403, /pour un autre membre/],
  [
    'of a version that was killed since',
    async () => {
      const id = await made();
      await command({ verb: 'kill', area: 'feed', version: next.version });
      return id;
    },
    'not-given',
    409,
    /n’est plus proposée/,
  ],
  [
    'that meets a freeze',
    async () => {
      await writeFile(join(dataDir, 'kill.json'), '{"frozen":true}');
      return made();
    },
    'not-given',
    409,
    /n’est plus proposée/,
  ],
  [
    'that has expired',
    async () => {
      const id = await made();
      const expired = store.state.overrides.map((one) => ({ ...one, expiresAt: Date.now() }));
      store.state = { ...store.state, overrides: expired, revision: store.state.revision + 1 };
      return id;
    },
    'expired',
    410,
    /a expiré/,
  ],
])('an override %s', (_name, prepare, refused, status, sentence) => {
  test('opens nothing: its link shows why, and leads on', async () => {
    const id = await prepare();
    for (const answer of [await ask(`/blogs?az-override=${id}`), await confirm(id, { to: '/blogs' })]) {
      expect([answer.status, answer.headers['set-cookie']]).toEqual([status, undefined]);
      expect(answer.body).toMatch(sentence);
      expect(answer.body).toContain('<a href="/blogs">Continuer sans l’aperçu</a>');
      expect(answer.body).not.toContain('<form');
    }
    expect(store.log.filter(({ verb }) => verb === 'open-override')).toEqual([]);
  });

  test('has no effect where it was open: the page says so once, and it is removed', async () => {
    expect(await view(await prepare())).toMatchObject({
      override: { refused },
      version: feed.version,
      dropped: true,
    });
  });
});
