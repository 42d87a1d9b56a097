import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bucketOf } from '../rollout/cohort.ts';
import { KillFile } from '../rollout/kill-file.ts';
import { newOverrideId } from '../rollout/override.ts';
import { memberVisitor, type Visitor } from '../rollout/visitor.ts';
import { Tickets } from '../telemetry/tickets.ts';
import { MemoryStore } from '../testing/memory-store.ts';
import { goodArea, goodShell, stateWith } from '../testing/sample-records.ts';
import type { AreaRecord } from './record.ts';
import { Versions } from './versions.ts';

const [shell, newShell] = [goodShell(), goodShell('1.1.0')];
const [feed, newFeed, content] = [goodArea('feed'), goodArea('feed', '1.1.0'), goodArea('content')];
const id = '0123456789abcdef'.repeat(2);

let store: MemoryStore;
let versions: Versions;
let dataDir: string;

const begin = async (area: string, version: string, basisPoints = 1000) => {
  const answer = await versions.control.execute('origin', {
    verb: 'start',
    area,
    version,
    rolloutId: id,
    steps: [basisPoints, 10_000].map((share) => ({ basisPoints: share, soakMs: 0 })),
  });
  if (!answer.ok) throw new Error(answer.sentence);
};

/** A visitor in this cohort of a rollout of 10 %. */
function unit(side: 'inside' | 'outside', area = 'feed'): string {
  for (let member = 1; ; member += 1)
    if (bucketOf(area, id, String(member)) < 1000 === (side === 'inside')) return String(member);
}
const visitor = (side: 'inside' | 'outside', changes: Partial<Visitor> = {}, area?: string): Visitor => ({
  ...memberVisitor(Number(unit(side, area))),
  ...changes,
});
const liveOf = (side: 'inside' | 'outside', area?: string) =>
  versions.live(async () => visitor(side, {}, area));
const givenTo = async (side: 'inside' | 'outside') =>
  (await liveOf(side)).areas.find(({ area }) => area === 'feed');

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'az-versions-'));
  store = new MemoryStore(stateWith([content, feed, shell], [newFeed, newShell]));
  versions = new Versions(store, [], new KillFile(dataDir));
});

afterEach(() => rm(dataDir, { recursive: true }));

test('what is live is the shell and the areas, as their records say', async () => {
  expect(await versions.live()).toMatchObject({ shell, areas: [content, feed], revision: 1 });
});

test('a page cannot be made while no shell is live', async () => {
  versions = new Versions(new MemoryStore(stateWith([feed])));
  await expect(versions.live()).rejects.toThrow('No version of the shell is live');
});

test('a part from a development server replaces its live version, and only that', async () => {
  const developed = goodArea('feed', '1.0.0', { version: '1.0.0+development', folder: 'development' });
  versions = new Versions(store, [{ area: 'feed', record: async () => developed }]);
  expect(await versions.live()).toMatchObject({ shell, areas: [developed, content] });
  expect([versions.isDeveloped('feed'), versions.isDeveloped('content')]).toEqual([true, false]);
});

test('publishing records the version and makes it live; it is known then', async () => {
  const next = goodArea('feed', '1.2.0');
  expect(await versions.recordOf('feed', next.version)).toBeNull();
  expect(await versions.publish({ record: next })).toMatchObject({
    said: ['feed 1.2.0+b120 is published and stable.'],
  });
  expect(await versions.recordOf('feed', next.version)).toEqual(next);
  expect((await versions.live()).areas).toEqual([content, next]);
  expect(store.log).toMatchObject([{ who: 'origin', verb: 'publish', result: 'done', what: '1.2.0+b120' }]);
});

describe('while a rollout runs', () => {
  beforeEach(() => begin('feed', newFeed.version));

  test('its share gets the canary with its fallback; the others get the version before', async () => {
    const [inside, outside] = [await liveOf('inside'), await liveOf('outside')];
    expect(inside.areas).toEqual([content, newFeed]);
    expect(inside.given?.feed).toMatchObject({
      rollout: { id, cohort: 'canary' },
      previous: { record: feed },
    });
    expect(outside.areas).toEqual([content, feed]);
    expect(outside.given?.feed).toMatchObject({ rollout: { id, cohort: 'stable' }, previous: null });
    expect(inside.given?.content).toMatchObject({ rollout: null, previous: null });
  });

  test('nobody is identified without a rollout, and an unidentified visitor gets no canary', async () => {
    const findVisitor = jest.fn(async () => null);
    expect((await versions.live(findVisitor)).areas).toEqual([content, feed]);
    expect(findVisitor).toHaveBeenCalledTimes(1);
    await versions.control.execute('origin', { verb: 'abort', area: 'feed' });
    await versions.live(findVisitor);
    expect(findVisitor).toHaveBeenCalledTimes(1);
  });

  test('a freeze gives everybody stable versions', async () => {
    await versions.control.execute('origin', { verb: 'freeze' });
    expect(await givenTo('inside')).toEqual(feed);
  });

  test('another origin sees it within a second', async () => {
    let now = 0;
    jest.spyOn(performance, 'now').mockImplementation(() => now);
    const other = new Versions(store);
    await other.live();
    await versions.control.execute('origin', { verb: 'abort', area: 'feed' });
    now = 1001;
    expect((await other.live(async () => visitor('inside'))).areas).toEqual([content, feed]);
  });

  describe('and the database is down', () => {
    beforeEach(async () => {
      await versions.live();
      store.broken = true;
      jest.spyOn(performance, 'now').mockReturnValue(1e9);
    });

    test('everybody keeps what they had', async () => {
      expect(await givenTo('inside')).toEqual(newFeed);
      expect(await givenTo('outside')).toEqual(feed);
    });

    test.each([
      ['a freeze', '{"frozen":true}'],
      ['a killed version', `{"killed":["feed@${newFeed.version}"]}`],
      ['a file that is cut off', '{"frozen"'],
      ['a file with a word too many', '{"killed":[],"why":"x"}'],
    ])('the kill switch works: %s', async (_name, text) => {
      await writeFile(join(dataDir, 'kill.json'), text);
      expect(await givenTo('inside')).toEqual(feed);
      await rm(join(dataDir, 'kill.json'));
      expect(await givenTo('inside')).toEqual(newFeed);
    });
  });

  test('open pages receive the versions of the kill switch, with those killed by command', async () => {
    await versions.control.execute('origin', { verb: 'kill', area: 'feed', version: newFeed.version });
    await writeFile(join(dataDir, 'kill.json'), '{"killed":["content@9"]}');
    expect(await versions.killed()).toEqual({
      revision: 3,
      frozen: false,
      killed: ['feed@1.1.0+b110', 'content@9'],
    });
  });
});

describe('a ticket, which makes reports count, is issued', () => {
  const [news, newNews] = ['1.0.0', '1.1.0'].map((number) =>
    goodArea('news', number, { routes: [{ path: '/news/home', group: 'public', title: 'news' }] }),
  ) as [AreaRecord, AreaRecord];
  const anonymous = { browser: 'ab', isSignedIn: false };

  async function ticketOf(area: string, changes: Partial<Visitor>) {
    const live = await versions.live(async () => visitor('inside', changes, area));
    return live.tickets?.[area] ?? null;
  }

  beforeEach(() => {
    store = new MemoryStore(stateWith([news, feed, shell], [newNews, newFeed, newShell]));
    versions = new Versions(store);
    versions.giveTickets(new Tickets('key'));
  });

  test('to a member', async () => {
    await begin('feed', newFeed.version);
    expect(await ticketOf('feed', {})).not.toBeNull();
  });

  test('to a browser with a verified session, and to none without, where every page needs one', async () => {
    await begin('feed', newFeed.version);
    expect(await ticketOf('feed', { ...anonymous, isSignedIn: true })).not.toBeNull();
    expect(await ticketOf('feed', anonymous)).toBeNull();
  });

  test.each([
    ['of an area with a public page', 'news', newNews.version],
    ['of the shell', 'shell', newShell.version],
  ])('%s to one browser of each address, signed in or not', async (_name, area, version) => {
    await begin(area, version);
    expect(await ticketOf(area, anonymous)).not.toBeNull();
    expect(await ticketOf(area, { ...anonymous, isCounted: false })).toBeNull();
  });
});

test('a link for one member works for that member, and for no browser', async () => {
  const id = newOverrideId();
  const expiresAt = Date.now() + 60_000;
  const asked = {
    verb: 'override' as const,
    id,
    area: 'feed',
    version: newFeed.version,
    member: '7',
    expiresAt,
  };
  await versions.control.execute('origin', asked);
  const overrideFor = async (asking: Visitor) => (await versions.live(async () => asking, id)).override;
  expect(await overrideFor(memberVisitor(7))).toMatchObject({ version: newFeed.version });
  for (const other of [memberVisitor(8), { ...memberVisitor(7), browser: 'ab' }])
    expect(await overrideFor(other)).toEqual({ refused: 'not-yours' });
});

test('when the kill switch names a stable version, the one before takes over', async () => {
  await versions.publish({ record: goodArea('feed', '1.2.0') });
  await writeFile(join(dataDir, 'kill.json'), '{"killed":["feed@1.2.0+b120"]}');
  expect(await givenTo('outside')).toEqual(feed);
});

test('a version that was withdrawn as bad is the last to take over', async () => {
  await versions.publish({ record: goodArea('feed', '1.2.0') });
  await versions.publish({ record: goodArea('feed', '1.3.0') });
  await versions.control.execute('origin', { verb: 'rollback', area: 'feed', version: null });
  await writeFile(join(dataDir, 'kill.json'), '{"killed":["feed@1.2.0+b120"]}');
  expect(await givenTo('outside')).toEqual(feed);
});

test('the shell is rolled out like any area', async () => {
  await begin('shell', newShell.version);
  expect(await liveOf('inside', 'shell')).toMatchObject({
    shell: newShell,
    given: { shell: { rollout: { cohort: 'canary' } } },
  });
  expect((await liveOf('outside', 'shell')).shell).toEqual(shell);
});

test('the first version of a new area is absent outside its share', async () => {
  store = new MemoryStore(stateWith([shell], [feed]));
  versions = new Versions(store);
  await begin('feed', feed.version);
  expect((await liveOf('inside')).areas).toEqual([feed]);
  expect((await liveOf('inside')).given?.feed?.previous).toBeNull();
  expect((await liveOf('outside')).areas).toEqual([]);
});
