import { cp, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { DeployClient } from '../command-line/client.ts';
import { publishBuilt } from '../command-line/publish.ts';
import { sampleBuild } from '../testing/sample-build.ts';
import { goodArea } from '../testing/sample-records.ts';
import { type RunningOrigin, startTwoOrigins, type TwoOrigins, until } from '../testing/two-origins.ts';
import { readSigningKey } from '../versions/signing-keys.ts';

jest.setTimeout(120_000);

let both: TwoOrigins;
let one: RunningOrigin;
let two: RunningOrigin;

beforeAll(async () => {
  both = await startTwoOrigins();
  [one, two] = both.origins;
}, 180_000);

afterAll(() => both.stop());

const clientOf = ({ adminUrl }: RunningOrigin, send: typeof fetch = fetch) =>
  new DeployClient({ url: adminUrl, token: both.token, send });

async function publish(origin: RunningOrigin, number: string, send?: typeof fetch): Promise<void> {
  const built = await sampleBuild(join(both.folder, 'builds'), goodArea('feed', number));
  await publishBuilt(clientOf(origin, send), built, {
    signingKey: readSigningKey(one.dataDir),
    dryRun: false,
    why: '',
    print: () => undefined,
  });
}

const start = (origin: RunningOrigin, version: string, share: number) =>
  clientOf(origin).post('/commands/start/feed', {
    version,
    steps: [share, 10_000].map((basisPoints) => ({ basisPoints, soakMs: 0 })),
  });

const get = async ({ url }: RunningOrigin, path: string, cookie = '') =>
  (await fetch(url + path, { headers: { cookie } })).text();

type Document = {
  microFrontends: Record<string, { metadata: { version: string } }[]>;
};

async function discovery(origin: RunningOrigin, cookie = '') {
  const reply = await fetch(`${origin.url}/discovery`, { headers: { cookie } });
  const text = await reply.text();
  const document = JSON.parse(text) as Document;
  const version = document.microFrontends['@az/feed']?.[0]?.metadata.version;
  return { text, version, revision: Number(reply.headers.get('az-revision')) };
}

const isRevision =
  (wanted: number) =>
  ({ revision }: { revision: number }) =>
    revision === wanted;

const revisionNow = async (): Promise<number> =>
  (await clientOf(one).get<{ revision: number }>('/status')).revision;

/** Waits until both origins reply with the present state. */
async function settled(): Promise<void> {
  const revision = await revisionNow();
  for (const origin of both.origins) await until(() => discovery(origin), isRevision(revision));
}

/** The cohort cookie of a browser that has brought back the one of its first page. */
async function newBrowser({ url }: RunningOrigin): Promise<string> {
  const page = await fetch(`${url}/feed/home`, { headers: { cookie: 'az-cohort=new' } });
  const cookie = page.headers.get('set-cookie');
  if (!cookie) throw new Error('A browser was given no cookie');
  return cookie.replace(/;.*/, '');
}

async function signUp({ url }: RunningOrigin): Promise<string> {
  const reply = await fetch(`${url}/az-connect-backend/api/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      type: 'person',
      Names: 'Awa',
      LastName: 'Diop',
      email: 'awa@exemple.test',
      password: 'trois-pirogues-sur-le-fleuve',
    }),
  });
  const { access_token: token } = (await reply.json()) as { access_token?: string };
  if (!token) throw new Error(`The sign-up was answered with ${reply.status}`);
  return token;
}

test('both reply with the same document, revision and page key', async () => {
  const [first, second] = await Promise.all(both.origins.map((origin) => discovery(origin)));
  expect(second).toEqual(first);
  const keys = await Promise.all(
    both.origins.map(
      async (origin) => /"signingKey":"([\w-]{43})"/.exec(await get(origin, '/feed/home'))?.[1],
    ),
  );
  expect(keys[1]).toBe(keys[0]);
  expect(keys[0]).toBeDefined();
});

test('a version published and started through one is served by the other, to the same visitors', async () => {
  await publish(one, '1.1.0');
  await start(one, '1.1.0+b110', 5000);
  await settled();
  const browsers = await Promise.all(Array.from({ length: 24 }, () => newBrowser(one)));
  const visitors = [...browsers, `authKey=${await signUp(one)}`];
  const given = await Promise.all(
    visitors.map((cookie) => Promise.all(both.origins.map((origin) => discovery(origin, cookie)))),
  );
  for (const [first, second] of given) expect(second).toEqual(first);
  expect(new Set(given.map(([first]) => first?.version))).toEqual(new Set(['1.0.0+b100', '1.1.0+b110']));
});

test('a rollback through the other reaches everybody', async () => {
  await clientOf(two).post('/commands/rollback/feed', {});
  await settled();
  for (const origin of both.origins) expect((await discovery(origin)).version).toBe('1.0.0+b100');
});

test('a kill through one is in the kill record of the other', async () => {
  await clientOf(one).post('/commands/kill/feed', { version: '1.1.0+b110' });
  const record = () => get(two, '/discovery/kill.json');
  expect(await until(record, (text) => text.includes('1.1.0'))).toContain('"killed":["feed@1.1.0+b110"]');
});

test('of two publishers at once, each at its own origin, the later one is checked again', async () => {
  const arrived: (() => void)[] = [];
  /** Delays the last call of both publishers' first attempts until both have reached it. */
  const sendTogether: typeof fetch = async (input, init) => {
    if (String(input).endsWith('/versions') && arrived.length < 2) {
      await new Promise<void>((go) => {
        if (arrived.push(go) === 2) for (const release of arrived) release();
      });
    }
    return fetch(input, init);
  };
  const before = await revisionNow();
  await Promise.all([publish(one, '2.0.0', sendTogether), publish(two, '2.1.0', sendTogether)]);
  expect(await revisionNow()).toBe(before + 2);
});

test('a token created by one is valid on the other until it is revoked', async () => {
  const made = await clientOf(one).post<{ token: string }>('/commands/create-token/all', {
    team: 'fil',
    rights: [{ area: '*', verb: 'read' }],
    expiresAt: null,
  });
  const ask = async () =>
    (
      await fetch(`${two.adminUrl}/deploy/api/status`, {
        headers: { authorization: `Bearer ${made.token}` },
      })
    ).status;
  expect(await ask()).toBe(200);
  const { tokens } = await clientOf(two).get<{ tokens: { id: string; team: string }[] }>('/status');
  const id = tokens.find(({ team }) => team === 'fil')?.id;
  await clientOf(one).post('/commands/revoke-token/all', { id });
  expect(await ask()).toBe(401);
});

test('an origin whose clock is twenty minutes ahead ends no time of a step early, and says that it is', async () => {
  await cp(join(both.folder, 'one/signing'), join(both.folder, 'ahead/signing'), { recursive: true });
  await symlink(join(both.folder, 'one/areas'), join(both.folder, 'ahead/areas'));
  const ahead = await both.start('ahead', {
    NODE_OPTIONS: `--import=${JSON.stringify(join(__dirname, '../testing/shift-clock.mjs'))}`,
    AZ_SHIFT: String(20 * 60_000),
  });
  expect(ahead.program.stderr()).toMatch(
    /The clock of this machine is 1(199|200|201) s ahead of the database's\./,
  );
  expect(JSON.parse(await get(ahead, '/readyz'))).toEqual({ status: true, degraded: 'clock' });
  await publish(one, '3.0.0');
  await clientOf(one).post('/commands/start/feed', {
    version: '3.0.0+b300',
    steps: [100, 10_000].map((basisPoints) => ({ basisPoints, soakMs: 10 * 60_000 })),
  });
  await expect(clientOf(ahead).post('/commands/promote/feed', {})).rejects.toThrow(
    /soaks at .* for another (9|10) min/,
  );
  await clientOf(one).post('/commands/rollback/feed', {});
});

test('both have one log, and it is valid', async () => {
  const [first, second] = await Promise.all(
    both.origins.map((origin) =>
      clientOf(origin).get<{ broken: number | null; entries: object[] }>('/audit'),
    ),
  );
  expect(second).toEqual(first);
  expect(first?.broken).toBeNull();
  expect(first?.entries.length).toBeGreaterThan(8);
});

test('an origin without the key of published versions does not start', async () => {
  await expect(both.start('three')).rejects.toThrow(
    /The versions in this database are signed: copy the folder signing of another origin into \S+three\./,
  );
});
