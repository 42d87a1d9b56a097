import { allLooks, type CrawlPlan, type CrawlReport } from '../crawl/plan.ts';
import { ControlOrigin } from '../testing/control-origin.ts';
import { MemoryStore } from '../testing/memory-store.ts';
import { goodArea, goodShell, secretOf, stateWith, tokenWith } from '../testing/sample-records.ts';

const next = goodArea('feed', '1.1.0', {
  routes: [{ path: '/feed/:postId', group: 'feed', title: 'Publication' }],
  first: { '/feed/:postId': { assets: ['remoteEntry.js'], shared: [] } },
});
const token = secretOf('all');

let origin: ControlOrigin;
let store: MemoryStore;
let plans: CrawlPlan[];
let missed: string[];

const onlyToday = 'Crawled with the current API only: AZ_CRAWL_API names no other.';

beforeEach(async () => {
  store = new MemoryStore({
    ...stateWith([goodShell(), goodArea('feed')], [next]),
    tokens: [tokenWith('all', '*:*'), tokenWith('reader', '*:read')],
  });
  origin = new ControlOrigin(store);
  plans = [];
  missed = [];
  await origin.start();
});

afterEach(() => origin.stop());

/** Runs `az crawl <words>` with a browser that has these findings. */
function crawl(words: string, findings: CrawlReport['findings'] = [], environment = {}, as = token) {
  return origin.az(`crawl ${words}`, as, {
    environment: { AZ_URL: `${origin.url}/`, AZ_TOKEN: as, AZ_BROWSER: '/usr/bin/chromium', ...environment },
    crawl: async (plan) => {
      plans.push(plan);
      return { pages: 21, findings, missed };
    },
  });
}

const crawlOf = (version: string) => store.state.versions.find((one) => one.version === version)?.crawl;
const blank = {
  path: '/feed/1',
  width: 390,
  scheme: 'dark' as const,
  condition: 'rich' as const,
  sentence: 'shows nothing in its main part.',
};

test('a crawl without a finding says so, and the origin records that it passed', async () => {
  expect(crawlOf('1.1.0+b110')).toBeNull();
  expect(await crawl('feed 1.1.0+b110')).toEqual({
    code: 0,
    output: `${onlyToday}\nfeed 1.1.0+b110: 21 pages crawled, no finding.`,
  });
  expect([crawlOf('1.1.0+b110'), crawlOf('1.0.0+b100')]).toEqual(['passed', null]);
  const [{ id } = { id: '' }] = store.state.overrides;
  expect(store.log.map(({ verb, what, why }) => `${verb} ${what} (${why})`)).toEqual([
    expect.stringMatching(
      `^override ${id}: feed 1.1.0\\+b110 for whoever opens its link, until .*Z \\(to crawl it\\)$`,
    ),
    `end-override ${id} (crawled)`,
    'crawled 1.1.0+b110: 21 pages, 0 findings ()',
  ]);
});

test('findings are printed line by line, fail the command, and fail the version', async () => {
  const other = { ...blank, width: 768, scheme: 'light' as const, condition: 'long' as const };
  expect(await crawl('feed 1.1.0+b110', [blank, other, { ...blank, condition: 'api-503' }])).toEqual({
    code: 1,
    output: [
      onlyToday,
      '/feed/1 at 390 pixels, dark, shows nothing in its main part.',
      '/feed/1 at 768 pixels, light, with long texts, shows nothing in its main part.',
      '/feed/1 at 390 pixels, dark, while the API answers 503, shows nothing in its main part.',
      'feed 1.1.0+b110: 21 pages crawled, 3 findings.',
    ].join('\n'),
  });
  expect(crawlOf('1.1.0+b110')).toBe('failed');
});

test('the browser gets the version by a link, every page, and every condition except another API', async () => {
  await crawl('feed 1.1.0+b110 --id 42', [], { AZ_CRAWL_EMAIL: 'awa@exemple.test' });
  const { overrideLink, looks, ...plan } = plans[0] ?? ({} as CrawlPlan);
  expect(plan).toEqual({
    url: origin.url,
    area: 'feed',
    version: '1.1.0+b110',
    folder: '1.1.0-b110',
    browserPath: '/usr/bin/chromium',
    previousApi: null,
    pages: [{ path: '/feed/42', status: 200, signedIn: true, guarded: true, area: 'feed' }],
    signIn: { email: 'awa@exemple.test', password: 'Demo-2026!' },
  });
  expect(looks).toEqual(allLooks.filter(({ condition }) => condition !== 'previous-api'));
  expect(looks).toHaveLength(21);
  const [made] = store.state.overrides;
  expect(made).toMatchObject({ area: 'feed', version: '1.1.0+b110', endedAt: expect.any(Number) });
  expect(overrideLink).toBe(`${origin.url}/?az-override=${made?.id}`);
});

test('a dry run crawls, and records nothing', async () => {
  expect((await crawl('feed 1.1.0+b110 --dry-run')).output).toBe(
    `Dry run, the result is not noted:\n${onlyToday}\nfeed 1.1.0+b110: 21 pages crawled, no finding.`,
  );
  expect([plans.length, crawlOf('1.1.0+b110')]).toEqual([1, null]);
  expect(store.log.map(({ verb }) => verb)).toEqual(['override', 'end-override']);
});

test('the API of the version before is used too, when its address is known', async () => {
  const { output } = await crawl('feed 1.1.0+b110', [], { AZ_CRAWL_API: 'http://127.0.0.1:3001/' });
  expect(output).toBe('feed 1.1.0+b110: 21 pages crawled, no finding.');
  expect(plans[0]).toMatchObject({ previousApi: 'http://127.0.0.1:3001', looks: allLooks });
});

test('a part of a crawl can fail a version, and pass none', async () => {
  const part = 'Only a part of it, the result is not noted:';
  expect((await crawl('feed 1.1.0+b110 --only rich,api-503')).output).toBe(
    `${part}\n${onlyToday}\nfeed 1.1.0+b110: 21 pages crawled, no finding.`,
  );
  expect([plans[0]?.looks.length, crawlOf('1.1.0+b110')]).toEqual([7, null]);
  await crawl('feed 1.1.0+b110 --only rich', [blank]);
  expect(crawlOf('1.1.0+b110')).toBe('failed');
});

test('what could not be crawled is printed, and is no finding', async () => {
  missed = ['With the account’s own data only.'];
  const { code, output } = await crawl('feed 1.1.0+b110');
  expect([code, output.split('\n')[1]]).toEqual([0, missed[0]]);
});

test.each([
  [
    'a version that was never published',
    'feed 9.9.9',
    {},
    'feed 9.9.9 was never published: "rollout status feed" names its versions.',
  ],
  [
    'no browser',
    'feed 1.1.0+b110',
    { AZ_BROWSER: undefined },
    'A crawl needs Chromium: AZ_BROWSER is its path.',
  ],
  [
    'an API that has no address',
    'feed 1.1.0+b110',
    { AZ_CRAWL_API: 'localhost:3001' },
    'AZ_CRAWL_API is the address of an API server, such as http://127.0.0.1:3001.',
  ],
  [
    'the API before, which nobody names',
    'feed 1.1.0+b110 --only previous-api',
    {},
    'AZ_CRAWL_API is the address of the API of the version before.',
  ],
])('with %s it does not begin', async (_what, words, environment, sentence) => {
  expect(await crawl(words, [], environment)).toEqual({ code: 1, output: sentence });
  expect(plans).toEqual([]);
});

test('with a token that may not roll the area out it does not begin', async () => {
  const { code, output } = await crawl('feed 1.1.0+b110', [], {}, secretOf('reader'));
  expect([code, output]).toEqual([1, expect.stringContaining('rollout')]);
  expect([plans, crawlOf('1.1.0+b110')]).toEqual([[], null]);
});

test('a crawl without any page view is no crawl', async () => {
  const { code, output } = await origin.az('crawl feed 1.1.0+b110', token, {
    environment: { AZ_URL: origin.url, AZ_TOKEN: token, AZ_BROWSER: '/usr/bin/chromium' },
    crawl: () => Promise.reject(new Error('The crawl could not sign in.')),
  });
  expect([code, output]).toEqual([1, 'The crawl could not sign in.']);
  expect(crawlOf('1.1.0+b110')).toBeNull();
  expect(store.state.overrides).toMatchObject([{ endedAt: expect.any(Number) }]);
});
