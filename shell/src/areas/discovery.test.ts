import { json } from '@az/shared/testing';
import { integrityOf, isKnownScript } from '../page/integrity.ts';
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

beforeEach(() => sessionStorage.clear());

test('an area that the page names needs no request', async () => {
  const asked = mockDiscovery();
  const areas = new PageAreas(samplePage('feed'));
  expect(areas.versionOf('feed')).toBe('1.0.0+bbbbbbbb');
  expect(await areas.entryOf('feed')).toEqual(sampleEntry('feed'));
  expect(asked).not.toHaveBeenCalled();
});

test('the files of the shell and of the named areas are registered, those of others are not', async () => {
  await new PageAreas(samplePage('events')).entryOf('events');
  expect(integrityOf(`${shellBase}main.js`)).toBe('sha384-main');
  expect(integrityOf(`${areaBase('events')}page.js`)).toBe('sha384-page');
  expect(isKnownScript(`${areaBase('groups')}page.js`)).toBe(false);
});

test('the others are requested once, even if several are needed at the same time', async () => {
  const asked = mockDiscovery(says('feed', 'profile', 'settings'));
  const areas = new PageAreas(samplePage('feed'));
  expect(areas.versionOf('profile')).toBeNull();
  const [profile, settings] = await Promise.all([areas.entryOf('profile'), areas.entryOf('settings')]);
  expect([profile, settings]).toEqual([sampleEntry('profile'), sampleEntry('settings')]);
  await areas.entryOf('profile');
  expect(asked).toHaveBeenCalledTimes(1);
  expect(asked).toHaveBeenCalledWith('/discovery', expect.anything());
  expect(areas.versionOf('profile')).toBe('1.0.0+bbbbbbbb');
  expect(isKnownScript(`${areaBase('profile')}page.js`)).toBe(true);
});

test('the page keeps the versions it started with', async () => {
  const newer = samplePage('profile', 'feed');
  const [feed] = newer.microFrontends['@az/feed'] ?? [];
  if (feed) feed.metadata.version = '2.0.0+cccccccc';
  mockDiscovery(() => json(newer));
  const areas = new PageAreas(samplePage('feed'));
  await areas.entryOf('profile');
  expect(areas.versionOf('feed')).toBe('1.0.0+bbbbbbbb');
  expect(await areas.entryOf('feed')).toEqual(sampleEntry('feed'));
});

describe('a canary that has failed', () => {
  const fail = (areas: PageAreas) =>
    areas.fallBack(new AreaError('profile', 'page', areas.versionOf('profile'), null));

  test('is not used by the next page of the tab, but is by another tab', () => {
    const areas = new PageAreas(sampleCanary('profile'));
    expect([areas.versionOf('profile'), areas.hasFallback('profile')]).toEqual(['2.0.0+cccccccc', true]);
    fail(areas);
    const reloaded = new PageAreas(sampleCanary('profile'));
    expect([reloaded.versionOf('profile'), reloaded.hasFallback('profile')]).toEqual([
      '1.0.0+bbbbbbbb',
      false,
    ]);
    sessionStorage.clear();
    expect(new PageAreas(sampleCanary('profile')).versionOf('profile')).toBe('2.0.0+cccccccc');
  });

  test('is used when there is no other version', () => {
    fail(new PageAreas(sampleCanary('profile')));
    const promoted = sampleCanary('profile');
    delete promoted.microFrontends['@az/profile']?.[0]?.extras.az.previous;
    expect(new PageAreas(promoted).versionOf('profile')).toBe('2.0.0+cccccccc');
  });

  test('is used again if the browser stores nothing', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError');
    });
    const areas = new PageAreas(sampleCanary('profile'));
    expect(fail(areas)).toBe(true);
    expect(areas.versionOf('profile')).toBe('1.0.0+bbbbbbbb');
    expect(new PageAreas(sampleCanary('profile')).versionOf('profile')).toBe('2.0.0+cccccccc');
  });
});

const at = (revision: number, ...areas: string[]) => ({
  ...samplePage(...areas),
  extras: { az: { revision } },
});

test.each([
  ['older than the page', 6, /Discovery is of revision 6/],
  ['as old as the page', 7, null],
  ['newer', 8, null],
])('a discovery document %s', async (_name, revision, refusal) => {
  mockDiscovery(() => json(at(revision, 'profile')));
  const areas = new PageAreas(at(7, 'feed'));
  const entry = areas.entryOf('profile');
  await (refusal ? expect(entry).rejects.toThrow(refusal) : entry);
  expect(await areas.entryOf('feed')).toEqual(sampleEntry('feed'));
});

test('an older document is never applied after a newer one', async () => {
  mockDiscovery(
    () => json(at(9, 'profile')),
    () => json(at(8, 'settings')),
    () => json(at(9, 'settings')),
  );
  const areas = new PageAreas(at(7, 'feed'));
  await areas.entryOf('profile');
  await expect(areas.entryOf('settings')).rejects.toThrow('Discovery is of revision 8');
  expect(await areas.entryOf('settings')).toEqual(sampleEntry('settings'));
});

describe('a recalled version', () => {
  const bad = ['profile@1.0.0+bbbbbbbb'];

  test('is not taken from discovery, even if it is listed there', async () => {
    mockDiscovery(says('profile'));
    const areas = new PageAreas(samplePage('feed'));
    areas.blockVersions(bad);
    await expect(areas.entryOf('profile')).rejects.toThrow('Discovery does not name @az/profile');
  });

  test('is replaced by the live version if the page knew it but has not used it', async () => {
    const better = samplePage('profile');
    const [entry] = better.microFrontends['@az/profile'] ?? [];
    if (entry) entry.metadata.version = '1.0.1+cccccccc';
    mockDiscovery(() => json(better));
    const areas = new PageAreas(samplePage('feed', 'profile'));
    areas.blockVersions(bad);
    expect((await areas.entryOf('profile')).metadata.version).toBe('1.0.1+cccccccc');
  });

  test('stays if the page already runs it', async () => {
    const asked = mockDiscovery();
    const areas = new PageAreas(samplePage('feed', 'profile'));
    expect(areas.runningVersions()).toEqual([]);
    await areas.entryOf('profile');
    areas.blockVersions(bad);
    expect(areas.runningVersions()).toEqual(bad);
    expect(await areas.entryOf('profile')).toEqual(sampleEntry('profile'));
    expect(asked).not.toHaveBeenCalled();
  });

  test('does not replace a canary that fails', () => {
    const areas = new PageAreas(sampleCanary('profile'));
    const failed = new AreaError('profile', 'page', areas.versionOf('profile'), null);
    areas.blockVersions(bad);
    expect(areas.fallBack(failed)).toBe(false);
    areas.blockVersions([]);
    expect(areas.fallBack(failed)).toBe(true);
  });
});

test('an area that is not live is an error', async () => {
  mockDiscovery(says('feed'));
  await expect(new PageAreas(samplePage()).entryOf('shop')).rejects.toThrow(
    'Discovery does not name @az/shop',
  );
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
  await expect(areas.entryOf('profile')).rejects.toThrow();
  expect(await areas.entryOf('feed')).toEqual(sampleEntry('feed'));
  expect(await areas.entryOf('profile')).toEqual(sampleEntry('profile'));
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
  const entry = new PageAreas(samplePage()).entryOf('profile');
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
    expect(await areas.entryOf('feed')).toEqual(sampleEntry('feed'));
    await expect(areas.entryOf('profile')).rejects.toThrow('Discovery does not name @az/profile');
  });

  test('is ignored when it arrives later too', async () => {
    mockDiscovery(() => json(invalid()));
    const areas = new PageAreas(samplePage());
    expect(await areas.entryOf('feed')).toEqual(sampleEntry('feed'));
    await expect(areas.entryOf('profile')).rejects.toThrow('Discovery does not name @az/profile');
  });
});

test('development servers may load any of their own files, and no others', async () => {
  const page = samplePage('help');
  const [help] = page.microFrontends['@az/help'] ?? [];
  if (!help) throw new Error('The page names no entry');
  help.url = '/areas/help/development/remoteEntry.js';
  help.metadata.version = '1.0.0+development';
  page.shell = { version: '1.0.0+development', base: '/areas/shell/development/', assets: {} };
  await new PageAreas(page).entryOf('help');
  expect(isKnownScript('/areas/help/development/hot-update.js')).toBe(true);
  expect(isKnownScript('/areas/shell/development/hot-update.js')).toBe(true);
  expect(isKnownScript('/areas/help/1.0.0-bbbbbbbb/hot-update.js')).toBe(false);
});
