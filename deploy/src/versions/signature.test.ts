import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { canonicalJson } from '@az/shared/discovery';
import { discoveryOf } from '../origin/discovery.ts';
import { goodArea, goodShell } from '../testing/sample-records.ts';
import { isSignedBy, recordDigest, signRecord, statementOf } from './signature.ts';
import { AcceptedKeys, openSigningKey, publicHalf, readPublicKey } from './signing-keys.ts';

let dataDir: string;
let key: string;

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'az-keys-'));
  key = (await openSigningKey(dataDir)) ?? '';
});
afterEach(() => rmSync(dataDir, { recursive: true }));

const feed = goodArea('feed');

test('keys are made once, and only their owner can read the private one', async () => {
  expect(await openSigningKey(dataDir)).toBe(key);
  expect(statSync(join(dataDir, 'signing/private.pem')).mode & 0o777).toBe(0o600);
  expect(readPublicKey(dataDir)).toBe(publicHalf(key));
  expect(Buffer.from(readPublicKey(dataDir) ?? '', 'base64url')).toHaveLength(32);
});

test('with only the public key, nothing is signed and no key is made', async () => {
  rmSync(join(dataDir, 'signing/private.pem'));
  expect(await openSigningKey(dataDir)).toBeNull();
});

test('with only the private key, the public one is written beside it', async () => {
  rmSync(join(dataDir, 'signing/public-key'));
  expect(await openSigningKey(dataDir)).toBe(key);
  expect(readPublicKey(dataDir)).toBe(publicHalf(key));
  expect(readdirSync(join(dataDir, 'signing')).sort()).toEqual(['private.pem', 'public-key']);
});

const listFile = () => join(dataDir, 'signing/public-keys.json');
const writeList = (keys: object[]) => writeFileSync(listFile(), JSON.stringify(keys));
const newPublicKey = () =>
  publicHalf(generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString());

test('without a list one key is accepted, and a list replaces it at once', () => {
  const keys = new AcceptedKeys(dataDir);
  expect(keys.read()).toEqual([{ name: 'default', key: publicHalf(key) }]);
  const list = [
    { name: '2026', key: publicHalf(key) },
    { name: 'fil', key: newPublicKey(), areas: ['feed'] },
  ];
  writeList(list);
  expect(keys.read()).toEqual(list);
  rmSync(listFile());
  expect(keys.read()).toEqual([{ name: 'default', key: publicHalf(key) }]);
});

test.each([
  ['no list', {}],
  ['an empty list', []],
  ['a key that is none', [{ name: 'a', key: 'short' }]],
  ['a name twice', ['a', 'a'].map((name) => ({ name, key: 'A'.repeat(43) }))],
  ['another field', [{ name: 'a', key: 'A'.repeat(43), area: 'feed' }]],
  ['no area', [{ name: 'a', key: 'A'.repeat(43), areas: [] }]],
])('%s ends the start with a sentence, and later keeps the keys before it', (_, list) => {
  const running = new AcceptedKeys(dataDir);
  const before = running.read();
  writeFileSync(listFile(), JSON.stringify(list));
  expect(() => new AcceptedKeys(dataDir).read()).toThrow(
    /public-keys\.json must be a list of \{ name, key, areas\? \}/,
  );
  expect(running.read()).toEqual(before);
});

test('an origin does not start with a private key that its list does not accept for every area', async () => {
  writeList([
    { name: 'next', key: newPublicKey() },
    { name: 'fil', key: publicHalf(key), areas: ['feed'] },
  ]);
  await expect(openSigningKey(dataDir)).rejects.toThrow(/lacks the key of .*private\.pem/);
  writeList([{ name: 'default', key: publicHalf(key) }]);
  expect(await openSigningKey(dataDir)).toBe(key);
});

test.each([feed, goodShell()])('a signature fits one record and one key', async (record) => {
  const signature = signRecord(record, key);
  const publicKey = publicHalf(key);
  expect(isSignedBy(record, signature, publicKey)).toBe(true);
  for (const change of [
    { version: '9.9.9+b' },
    { entry: 'x.js' },
    { federation: '1' },
    { folder: 'x' },
    { assets: {} },
  ])
    expect(isSignedBy({ ...record, ...change }, signature, publicKey)).toBe(false);
  rmSync(join(dataDir, 'signing'), { recursive: true });
  expect(isSignedBy(record, signature, publicHalf((await openSigningKey(dataDir)) ?? ''))).toBe(false);
  expect(isSignedBy(record, '', publicKey)).toBe(false);
});

test('the signed text of an area can be computed from its discovery entry', () => {
  const { microFrontends } = discoveryOf({
    shell: goodShell(),
    areas: [feed],
    given: { feed: { rollout: null, signature: signRecord(feed, key), previous: null } },
  });
  const [entry] = microFrontends['@az/feed'] ?? [];
  const { container, expose, hostContract, federation, shared, assets, record } = entry?.extras.az ?? {};
  const statement = {
    area: 'feed',
    url: entry?.url,
    version: entry?.metadata.version,
    container,
    expose,
    hostContract,
    federation,
    shared,
    assets,
    record,
  };
  expect(canonicalJson(statement)).toBe(statementOf(feed));
  expect(record).toBe(recordDigest(feed));
});
