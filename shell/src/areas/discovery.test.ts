import { json } from '@az/shared/testing';
import { integrityOf, isKnownScript } from '../page/integrity.ts';
import { allowedEntry } from '../testing/allowed-entry.ts';
import { areaBase, sampleCanary, sampleEntry, samplePage, shellBase } from '../testing/sample-page.ts';
import { AreaError } from './area-error.ts';
import { PageAreas } from './discovery.ts';

type Answer = () => Response | Promise<Response>;

/** Mocks the replies of `/discovery`, in order; the last one repeats. */
function mockDiscovery(...answers: Answer[]) {
  return jest.spyOn(globalThis, 'fetch').mockImplementation(async () => {
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    if (!answer) throw new TypeError('Failed to fetch');
    return answer();
  });
}

const says =
  (...areas: string[]): Answer =>
  () =>
    json(samplePage(...areas));

const versionOf = async (areas: PageAreas) => (await areas.find('profile')).version;

beforeEach(() => sessionStorage.clear());

test('an area that the page names needs no request', async () => {
  const asked = mockDiscovery();
  const areas = new PageAreas(samplePage('feed'));
  expect(await allowedEntry(areas, 'feed')).toEqual(sampleEntry('feed'));
  expect(asked).not.toHaveBeenCalled();
});

test('the files of the shell and of the named areas are registered, those of others are not', async () => {
  await allowedEntry(new PageAreas(samplePage('events')), 'events');
  expect(integrityOf(`${shellBase}main.js`)).toBe('sha384-main');
  expect(integrityOf(`${areaBase('events')}page.js`)).toBe('sha384-page');
  expect(isKnownScript(`${areaBase('groups')}page.js`)).toBe(false);
});

test('the others are requested once, even if several are needed at the same time', async () => {
  const asked = mockDiscovery(says('feed', 'profile', 'settings'));
  const areas = new PageAreas(samplePage('feed'));
  const [profile, settings] = await Promise.all([
    allowedEntry(areas, 'profile'),
    allowedEntry(areas, 'settings'),
  ]);
  expect([profile, settings]).toEqual([sampleEntry('profile'), sampleEntry('settings')]);
  await allowedEntry(areas, 'profile');
  expect(asked).toHaveBeenCalledTimes(1);
  expect(asked).toHaveBeenCalledWith('/discovery', expect.anything());
  expect(isKnownScript(`${areaBase('profile')}page.js`)).toBe(true);
});

test('the page keeps the versions it started with', async () => {
  const newer = samplePage('profile', 'feed');
  const [feed] = newer.microFrontends['@az/feed'] ?? [];
  if (feed) feed.metadata.version = '2.0.0+cccccccc';
  mockDiscovery(() => json(newer));
  const areas = new PageAreas(samplePage('feed'));
  await allowedEntry(areas, 'profile');
  expect(await allowedEntry(areas, 'feed')).toEqual(sampleEntry('feed'));
});

describe('a canary that has failed', () => {
  const fail = (areas: PageAreas) =>
    areas.fallBack(new AreaError('profile', 'page', '2.0.0+cccccccc', null))?.version;

  test('is not used by the next page of the tab, but is by another tab', async () => {
    const areas = new PageAreas(sampleCanary('profile'));
    expect((await areas.find('profile')).previous?.version).toBe('1.0.0+bbbbbbbb');
    expect(fail(areas)).toBe('1.0.0+bbbbbbbb');
    const { version, previous } = await new PageAreas(sampleCanary('profile')).find('profile');
    expect([version, previous]).toEqual(['1.0.0+bbbbbbbb', undefined]);
    sessionStorage.clear();
    expect(await versionOf(new PageAreas(sampleCanary('profile')))).toBe('2.0.0+cccccccc');
  });

  test('is used when there is no other version', async () => {
    fail(new PageAreas(sampleCanary('profile')));
    const promoted = sampleCanary('profile');
    delete promoted.microFrontends['@az/profile']?.[0]?.extras.az.previous;
    expect(await versionOf(new PageAreas(promoted))).toBe('2.0.0+cccccccc');
  });

  test('is used again if the browser stores nothing', async () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError');
    });
    const areas = new PageAreas(sampleCanary('profile'));
    expect(fail(areas)).toBe('1.0.0+bbbbbbbb');
    expect(await versionOf(areas)).toBe('1.0.0+bbbbbbbb');
    expect(await versionOf(new PageAreas(sampleCanary('profile')))).toBe('2.0.0+cccccccc');
  });
});

const pageAt = (revision: number, ...areas: string[]) => ({
  ...samplePage(...areas),
  extras: { az: { revision } },
});

const documentAt = (revision: number | string, ...areas: string[]) =>
  json(samplePage(...areas), { headers: { 'az-revision': String(revision) } });

test.each([
  ['older than the page', 6, /Discovery is of revision 6/],
  ['as old as the page', 7, null],
  ['newer', 8, null],
  ['whose revision is no number', 'latest', /Discovery is of revision NaN/],
])('a discovery document %s', async (_name, revision, refusal) => {
  mockDiscovery(() => documentAt(revision, 'profile'));
  const areas = new PageAreas(pageAt(7, 'feed'));
  const entry = allowedEntry(areas, 'profile');
  await (refusal ? expect(entry).rejects.toThrow(refusal) : entry);
  expect(await allowedEntry(areas, 'feed')).toEqual(sampleEntry('feed'));
});

test('an older document is never applied after a newer one', async () => {
  mockDiscovery(
    () => documentAt(9, 'profile'),
    () => documentAt(8, 'settings'),
    () => documentAt(9, 'settings'),
  );
  const areas = new PageAreas(pageAt(7, 'feed'));
  await allowedEntry(areas, 'profile');
  await expect(allowedEntry(areas, 'settings')).rejects.toThrow('Discovery is of revision 8');
  expect(await allowedEntry(areas, 'settings')).toEqual(sampleEntry('settings'));
});

describe('a recalled version', () => {
  const bad = ['profile@1.0.0+bbbbbbbb'];

  test('is not taken from discovery, even if it is listed there', async () => {
    mockDiscovery(says('profile'));
    const areas = new PageAreas(samplePage('feed'));
    areas.blockVersions(bad);
    await expect(allowedEntry(areas, 'profile')).rejects.toThrow('Discovery does not name @az/profile');
  });

  test('is replaced by the live version if the page knew it but has not used it', async () => {
    const better = samplePage('profile');
    const [entry] = better.microFrontends['@az/profile'] ?? [];
    if (entry) entry.metadata.version = '1.0.1+cccccccc';
    mockDiscovery(() => json(better));
    const areas = new PageAreas(samplePage('feed', 'profile'));
    areas.blockVersions(bad);
    expect((await allowedEntry(areas, 'profile')).metadata.version).toBe('1.0.1+cccccccc');
  });

  test('stays if the page already runs it', async () => {
    const asked = mockDiscovery();
    const areas = new PageAreas(samplePage('feed', 'profile'));
    expect(areas.runningVersions()).toEqual([]);
    await allowedEntry(areas, 'profile');
    areas.blockVersions(bad);
    expect(areas.runningVersions()).toEqual(bad);
    expect(await allowedEntry(areas, 'profile')).toEqual(sampleEntry('profile'));
    expect(asked).not.toHaveBeenCalled();
  });

  test('does not start when the recall arrives while its signature is verified; the next call gets the live one', async () => {
    const better = samplePage('profile');
    const [entry] = better.microFrontends['@az/profile'] ?? [];
    if (entry) entry.metadata.version = '1.0.1+cccccccc';
    mockDiscovery(() => json(better));
    const areas = new PageAreas(samplePage('profile'));
    const allowing = areas.allow(await areas.find('profile'));
    areas.blockVersions(bad);
    await expect(allowing).rejects.toThrow('profile@1.0.0+bbbbbbbb was recalled');
    expect(areas.runningVersions()).toEqual([]);
    expect((await allowedEntry(areas, 'profile')).metadata.version).toBe('1.0.1+cccccccc');
  });

  test('does not replace a canary that fails', () => {
    const areas = new PageAreas(sampleCanary('profile'));
    const failed = new AreaError('profile', 'page', '2.0.0+cccccccc', null);
    areas.blockVersions(bad);
    expect(areas.fallBack(failed)).toBeUndefined();
    areas.blockVersions([]);
    expect(areas.fallBack(failed)).toMatchObject({ version: '1.0.0+bbbbbbbb' });
  });
});

test('an area that is not live is an error', async () => {
  mockDiscovery(says('feed'));
  await expect(new PageAreas(samplePage()).find('shop')).rejects.toThrow('Discovery does not name @az/shop');
});

test.each<[string, Answer]>([
  ['answers 404', () => new Response('Not found', { status: 404 })],
  ['answers 500', () => json(samplePage('profile'), { status: 500 })],
  ['answers with a page', () => new Response('<!doctype html>')],
  ['answers with broken JSON', () => new Response('{"microFrontends":{"@az/pro')],
  ['answers with nothing', () => json(null)],
  ['answers with another kind of document', () => json({ microFrontends: [] })],
  ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
])('when the origin %s, known areas still work and the next call tries again', async (_case, answer) => {
  const asked = mockDiscovery(answer, says('profile'));
  const areas = new PageAreas(samplePage('feed'));
  await expect(allowedEntry(areas, 'profile')).rejects.toThrow();
  expect(await allowedEntry(areas, 'feed')).toEqual(sampleEntry('feed'));
  expect(await allowedEntry(areas, 'profile')).toEqual(sampleEntry('profile'));
  expect(asked).toHaveBeenCalledTimes(2);
});

test('an origin that does not reply is given up after 10 seconds', async () => {
  const limit = new AbortController();
  const timeout = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
  jest.spyOn(globalThis, 'fetch').mockImplementation(
    (_url, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(new DOMException('Late', 'TimeoutError')));
      }),
  );
  const entry = new PageAreas(samplePage()).find('profile');
  expect(timeout).toHaveBeenCalledWith(10_000);
  limit.abort();
  await expect(entry).rejects.toThrow('Late');
});

const entry = () => sampleEntry('profile');
const without = (field: 'metadata' | 'extras') => ({ ...entry(), [field]: undefined });
const withAz = (changes: object) => ({ ...entry(), extras: { az: { ...entry().extras.az, ...changes } } });

describe.each<[string, unknown]>([
  ['is null', null],
  ['is no list', {}],
  ['is empty', []],
  ['holds null', [null]],
  ['holds a text', ['/areas/profile/remoteEntry.js']],
  ['has no address', [{ ...entry(), url: undefined }]],
  ['leads to another site', [{ ...entry(), url: 'https://autre.test/areas/profile/remoteEntry.js' }]],
  ['leads outside /areas/', [{ ...entry(), url: '/uploads/remoteEntry.js' }]],
  ['has no metadata', [without('metadata')]],
  ['has no extras', [without('extras')]],
  ['has no container', [withAz({ container: undefined })]],
  ['has no integrities', [withAz({ assets: undefined })]],
  ['has null for integrities', [withAz({ assets: null })]],
  ['does not say what its pages need', [withAz({ first: null })]],
])('an entry that %s', (_case, versions) => {
  const invalid = () => {
    const page = samplePage('feed');
    // The invalid entry comes first: the entries after it must still be read.
    return { ...page, microFrontends: { '@az/profile': versions, ...page.microFrontends } } as typeof page;
  };

  test('is ignored and affects neither the page nor other areas', async () => {
    mockDiscovery(() => json(invalid()));
    const areas = new PageAreas(invalid());
    expect(await allowedEntry(areas, 'feed')).toEqual(sampleEntry('feed'));
    await expect(allowedEntry(areas, 'profile')).rejects.toThrow('Discovery does not name @az/profile');
  });

  test('is ignored when it arrives later too', async () => {
    mockDiscovery(() => json(invalid()));
    const areas = new PageAreas(samplePage());
    expect(await allowedEntry(areas, 'feed')).toEqual(sampleEntry('feed'));
    await expect(allowedEntry(areas, 'profile')).rejects.toThrow('Discovery does not name @az/profile');
  });
});

test('development servers may load any of their own files, and no others', async () => {
  const page = samplePage('help');
  const [help] = page.microFrontends['@az/help'] ?? [];
  if (!help) throw new Error('The page names no entry');
  help.url = '/areas/help/development/remoteEntry.js';
  help.metadata.version = '1.0.0+development';
  page.shell = { version: '1.0.0+development', base: '/areas/shell/development/', assets: {} };
  await allowedEntry(new PageAreas(page), 'help');
  expect(isKnownScript('/areas/help/development/hot-update.js')).toBe(true);
  expect(isKnownScript('/areas/shell/development/hot-update.js')).toBe(true);
  expect(isKnownScript('/areas/help/1.0.0-bbbbbbbb/hot-update.js')).toBe(false);
});
