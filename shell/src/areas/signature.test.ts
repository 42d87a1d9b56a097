import { canonicalJson, type DiscoveryEntry } from '@az/shared/discovery';
import { json } from '@az/shared/testing';
import { integrityOf } from '../page/integrity.ts';
import { allowedEntry } from '../testing/allowed-entry.ts';
import { areaBase, sampleCanary, sampleEntry, samplePage } from '../testing/sample-page.ts';
import { PageAreas } from './discovery.ts';
import { verifyEntry } from './signature.ts';

const { subtle } = crypto;
const encoded = (bytes: ArrayBuffer) =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

let privateKey: CryptoKey;
let key: string;

beforeAll(async () => {
  const pair = (await subtle.generateKey('Ed25519', true, ['sign', 'verify'])) as CryptoKeyPair;
  privateKey = pair.privateKey as CryptoKey;
  key = encoded(await subtle.exportKey('raw', pair.publicKey));
});

async function newKey(): Promise<string> {
  const pair = (await subtle.generateKey('Ed25519', true, ['sign', 'verify'])) as CryptoKeyPair;
  return encoded(await subtle.exportKey('raw', pair.publicKey));
}

/** Signs an entry as deploy/README.md describes. */
async function sign(area: string, entry: DiscoveryEntry): Promise<void> {
  const { az } = entry.extras;
  az.record = 'the digest of the record';
  const { container, expose, hostContract, federation, shared, assets, record } = az;
  const { url, metadata } = entry;
  const of = { area, url, version: metadata.version, record };
  const text = canonicalJson({ ...of, container, expose, hostContract, federation, shared, assets });
  az.signature = encoded(await subtle.sign('Ed25519', privateKey, new TextEncoder().encode(text)));
}

async function signedEntry(area = 'feed'): Promise<DiscoveryEntry> {
  const entry = sampleEntry(area);
  entry.metadata.integrity = entry.extras.az.assets['remoteEntry.js'] ?? '';
  await sign(area, entry);
  return entry;
}

test('a version that is signed for this origin is accepted', async () => {
  await verifyEntry('feed', await signedEntry(), [{ key }]);
});

test('without a key no signature is required', async () => {
  await verifyEntry('feed', sampleEntry('feed'), []);
});

const changes: [name: string, change: (entry: DiscoveryEntry) => void][] = [
  ['that is not signed', ({ extras }) => delete extras.az.signature],
  ['with a signature that is no text of a signature', ({ extras }) => (extras.az.signature = '§')],
  ['from another folder', (entry) => (entry.url = entry.url.replace('1.0.0', '0.9.0'))],
  ['under another number', ({ metadata }) => (metadata.version = '1.0.1+bbbbbbbb')],
  ['with another file', ({ extras }) => (extras.az.assets['page.js'] = 'sha384-other')],
  ['with one file more', ({ extras }) => (extras.az.assets['more.js'] = 'sha384-more')],
  ['with another entry script', ({ metadata }) => (metadata.integrity = 'sha384-other')],
  ['with another container', ({ extras }) => (extras.az.container = 'profile_bbbbbbbb')],
  ['that shares something else', ({ extras }) => (extras.az.shared = { react: '*' })],
  ['of another record', ({ extras }) => (extras.az.record = 'another digest')],
];

test.each(changes)('a version %s is refused', async (_, change) => {
  const entry = await signedEntry();
  change(entry);
  await expect(verifyEntry('feed', entry, [{ key }])).rejects.toThrow();
});

test('the version of one area is not accepted as another', async () => {
  await expect(verifyEntry('profile', await signedEntry(), [{ key }])).rejects.toThrow(
    'not signed for this origin',
  );
});

test('of two keys either one is accepted', async () => {
  const [entry, other] = [await signedEntry(), await newKey()];
  await verifyEntry('feed', entry, [{ key: other }, { key }]);
  await verifyEntry('feed', entry, [{ key }, { key: other }]);
});

test('a key for other areas is not accepted, not even where no other key is for this one', async () => {
  const [entry, other] = [await signedEntry(), await newKey()];
  await verifyEntry('feed', entry, [{ key, areas: ['profile', 'feed'] }]);
  const foreign = { key, areas: ['profile'] };
  await expect(verifyEntry('feed', entry, [foreign])).rejects.toThrow('not signed');
  await expect(verifyEntry('feed', entry, [foreign, { key: other }])).rejects.toThrow('not signed');
});

test('a signature with another key is refused', async () => {
  await expect(verifyEntry('feed', await signedEntry(), [{ key: await newKey() }])).rejects.toThrow(
    'not signed',
  );
});

test('a browser without Ed25519 relies on the integrity values', async () => {
  jest.spyOn(subtle, 'importKey').mockRejectedValue(new DOMException('Unknown', 'NotSupportedError'));
  await verifyEntry('feed', sampleEntry('feed'), [{ key: `${key.slice(1)}A` }]);
});

test('no file of an unsigned version may load', async () => {
  const page = samplePage('groups');
  const areas = new PageAreas(page, [{ key }]);
  await expect(allowedEntry(areas, 'groups')).rejects.toThrow('not signed');
  expect(integrityOf(`${areaBase('groups')}page.js`)).toBeUndefined();
});

test('a retry after an unsigned version gets the signed one', async () => {
  const good = samplePage('jobs');
  good.microFrontends['@az/jobs'] = [await signedEntry('jobs')];
  const asked = jest.spyOn(globalThis, 'fetch').mockImplementation(async () => json(good));
  const areas = new PageAreas(samplePage('jobs'), [{ key }]);
  await expect(allowedEntry(areas, 'jobs')).rejects.toThrow('not signed');
  expect(asked).not.toHaveBeenCalled();
  expect((await allowedEntry(areas, 'jobs')).extras.az.signature).toHaveLength(86);
});

test('a version that pretends to be a development build does not load without integrity', async () => {
  const page = samplePage('events');
  const [entry] = page.microFrontends['@az/events'] ?? [];
  if (entry) entry.metadata.version = '1.0.0+development';
  await expect(allowedEntry(new PageAreas(page, [{ key }]), 'events')).rejects.toThrow('not signed');
});

test('the version before a canary must be signed too', async () => {
  const page = sampleCanary('news');
  const [canary] = page.microFrontends['@az/news'] ?? [];
  if (!canary) throw new Error('No canary');
  canary.metadata.integrity = canary.extras.az.assets['remoteEntry.js'] ?? '';
  await sign('news', canary);
  const areas = new PageAreas(page, [{ key }]);
  const { metadata } = await allowedEntry(areas, 'news');
  areas.fallBack({ area: 'news', version: metadata.version } as never);
  await expect(allowedEntry(areas, 'news')).rejects.toThrow('not signed');
});
