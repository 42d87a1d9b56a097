import { addressOf, type CrawledRoute } from '../crawl/crawled-routes.ts';
import {
  allLooks,
  type Condition,
  type CrawlPlan,
  type CrawlReport,
  conditions,
  type Finding,
  type PageLook,
} from '../crawl/plan.ts';
import { CommandError, type CommonValues, type DeployClient } from './client.ts';
import { endOverride } from './override.ts';

const maxMs = 2 * 60 * 60 * 1000;

export type CrawlDeps = {
  environment: Record<string, string | undefined>;
  print: (line: string) => void;
  now: () => number;
  crawl: (plan: CrawlPlan) => Promise<CrawlReport>;
};

/** With `only`, a part is crawled: findings fail the version, but without findings it does not pass. */
export type CrawlOptions = CommonValues & {
  area: string;
  version: string;
  id: string;
  only?: Condition[];
};

type Settings = Pick<CrawlPlan, 'browserPath' | 'previousApi' | 'signIn'>;

function settingsOf(environment: CrawlDeps['environment']): Settings {
  const {
    AZ_BROWSER: browserPath,
    AZ_CRAWL_API: api,
    AZ_CRAWL_EMAIL: email = 'demo@az-connect.test',
    AZ_CRAWL_PASSWORD: password = 'Demo-2026!',
  } = environment;
  if (!browserPath) throw new CommandError('A crawl needs Chromium: AZ_BROWSER is its path.');
  if (api && !/^https?:$/.test(URL.canParse(api) ? new URL(api).protocol : ''))
    throw new CommandError('AZ_CRAWL_API is the address of an API server, such as http://127.0.0.1:3001.');
  return { browserPath, previousApi: api?.replace(/\/+$/, '') || null, signIn: { email, password } };
}

function looksOf(only: Condition[] | undefined, previousApi: string | null): PageLook[] {
  if (!previousApi && only?.includes('previous-api'))
    throw new CommandError('AZ_CRAWL_API is the address of the API of the version before.');
  return allLooks.filter(
    ({ condition }) =>
      (!only || only.includes(condition)) && (previousApi !== null || condition !== 'previous-api'),
  );
}

/** `/messaging at 390 pixels, dark, with long texts, scrolls sideways, by 12 pixels.` */
function findingText({ path, width, scheme, condition, sentence }: Finding): string {
  return [`${path} at ${width} pixels`, scheme, conditions[condition], sentence].filter(Boolean).join(', ');
}

/** Crawls a version and records the result. Rejects if there are findings. If it cannot crawl, records nothing. */
export async function crawlVersion(
  { client, deps }: { client: DeployClient; deps: CrawlDeps },
  { area, version, id, only, dryRun = false, why = '' }: CrawlOptions,
): Promise<void> {
  const { environment, print, now, crawl } = deps;
  const settings = settingsOf(environment);
  const looks = looksOf(only, settings.previousApi);
  const { folder, routes } = await client.get<{ folder: string; routes: CrawledRoute[] }>(
    `/areas/${area}/routes/${encodeURIComponent(version)}`,
  );
  const reason = { why: why || 'to crawl it' };
  const override = { version, member: null, expiresAt: now() + maxMs };
  const { link = '' } = await client.command('override', area, reason, override);
  // If the override cannot be ended now, it expires by itself.
  const end = () => endOverride(client, link, { why: 'crawled' }).catch(() => null);
  const { pages, findings, missed } = await crawl({
    ...{ url: new URL(link).origin, area, version, folder, overrideLink: link, looks, ...settings },
    pages: routes.map((route) => ({ ...route, path: addressOf(route.path, id) })),
  }).finally(end);
  // If only a part was crawled and has no findings, nothing is recorded.
  const isNoted = !dryRun && (!only || findings.length > 0);
  if (!isNoted) print(`${dryRun ? 'Dry run' : 'Only a part of it'}, the result is not noted:`);
  if (!settings.previousApi) print('Crawled with the current API only: AZ_CRAWL_API names no other.');
  for (const sentence of missed) print(sentence);
  for (const finding of findings) print(findingText(finding));
  const outcome = { version, pages, findings: findings.length };
  const { said } = await client.command('crawled', area, { dryRun: !isNoted, why }, outcome);
  if (findings.length > 0) throw new CommandError(said.join(' '));
  for (const line of said) print(line);
}
