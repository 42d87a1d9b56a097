import { addressOf, type CrawledRoute } from '../crawl/crawled-routes.ts';
import { type CrawlPlan, type CrawlReport, everyLook } from '../crawl/plan.ts';
import { CommandError, type DeployClient } from './client.ts';
import { makeOverride } from './override.ts';

/** How long the crawl's own override works, in milliseconds. */
const longestMs = 2 * 60 * 60 * 1000;

export type CrawlWorld = {
  environment: Record<string, string | undefined>;
  say: (line: string) => void;
  signingKey: () => string | null;
  now: () => number;
  crawl: (plan: CrawlPlan) => Promise<CrawlReport>;
};

export type CrawlOptions = { area: string; version: string; id: string; dryRun?: boolean; why?: string };

/**
 * Crawls a published version, says what is wrong with it, and notes what came of it with the origin. Rejects with a
 * CommandError when there is a finding, or when it could not be crawled: then nothing is noted.
 */
export async function crawlVersion(
  { client, url, world }: { client: DeployClient; url: string; world: CrawlWorld },
  { area, version, id, dryRun = false, why = '' }: CrawlOptions,
): Promise<void> {
  const { environment, say, signingKey, now, crawl } = world;
  const {
    AZ_BROWSER: browserPath,
    AZ_CRAWL_EMAIL: email = 'demo@az-connect.test',
    AZ_CRAWL_PASSWORD: password = 'Demo-2026!',
  } = environment;
  if (!browserPath) throw new CommandError('A crawl needs Chromium: AZ_BROWSER is its path.');
  const { folder, routes } = await client.get<{ folder: string; routes: CrawledRoute[] }>(
    `/areas/${area}/routes/${encodeURIComponent(version)}`,
  );
  const override = { area, version, member: null, expiresAt: now() + longestMs };
  const request = { dryRun, why: why || 'to crawl it' };
  const { link } = await makeOverride({ client, url, signingKey: signingKey() }, override, request);
  const { pages, findings } = await crawl({
    ...{ url, area, version, folder, overrideLink: link, browserPath, ...everyLook },
    pages: routes.map((route) => ({ ...route, path: addressOf(route.path, id) })),
    signIn: { email, password },
  });
  if (dryRun) say('Dry run, nothing is noted:');
  for (const { path, width, scheme, sentence } of findings)
    say(`${path} at ${width} pixels, ${scheme}, ${sentence}`);
  const outcome = { version, pages, findings: findings.length };
  const { said } = await client.post<{ said: string[] }>(`/commands/crawled/${area}`, {
    ...{ dryRun, why },
    ...outcome,
  });
  if (findings.length > 0) throw new CommandError(said.join(' '));
  for (const line of said) say(line);
}
