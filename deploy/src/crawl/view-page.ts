import { discoveryName, type PageDiscovery } from '@az/shared/discovery';
import type { BrowserContext, Page } from 'playwright-core';
import { apiPath } from '../origin/api-path.ts';
import type { View } from './judge-view.ts';
import type { CrawledPage, CrawlPlan, PageLook } from './plan.ts';

/** Maximum waits: for the reply, for content, for the end of requests, and for `isSettled`. */
const limits = { answerMs: 30_000, shownMs: 15_000, quietMs: 5_000, settledMs: 6_000 };

/** A script for the page that logs violations of the content security policy as errors. */
export const logViolations = `document.addEventListener('securitypolicyviolation', (event) => {
  console.error('Policy violation: ' + event.violatedDirective + ' ' + event.blockedURI);
});`;

type Problem = Pick<View, 'files' | 'failed' | 'refused' | 'errors' | 'uncaught'>;

function recordProblems(page: Page, url: string): Problem {
  const problems: Problem = { files: [], failed: [], refused: [], errors: [], uncaught: [] };
  const fileOf = (address: string) => {
    const { pathname } = new URL(address);
    return pathname.startsWith('/areas/') ? pathname : null;
  };
  page.on('request', (request) => {
    const file = fileOf(request.url());
    if (file) problems.files.push(file);
  });
  page.on('response', (response) => {
    if (response.status() < 400) return;
    const file = fileOf(response.url());
    if (file) problems.failed.push(`${file} (${response.status()})`);
    const { pathname } = new URL(response.url());
    if (pathname.startsWith(`${apiPath}/`)) problems.refused.push(pathname.slice(apiPath.length));
  });
  page.on('requestfailed', (request) => {
    const file = fileOf(request.url());
    if (file) problems.failed.push(`${file} (${request.failure()?.errorText})`);
  });
  page.on('pageerror', (error) => {
    problems.errors.push(String(error));
    problems.uncaught.push(String(error));
  });
  page.on('console', (message) => {
    // The console also logs errors that are known already: failed files, and the status of the page itself.
    const { url: source } = message.location();
    const isKnown = source === url || (source && fileOf(source));
    const isRepeated = isKnown && message.text().startsWith('Failed to load resource');
    if (message.type() === 'error' && !isRepeated) problems.errors.push(message.text());
  });
  return problems;
}

type Shown = Pick<View, 'path' | 'search' | 'headings' | 'text' | 'alerts'>;

async function shownIn(page: Page): Promise<Shown> {
  const headings = await page.locator('h1:visible').allInnerTexts();
  const main = (await page.locator('main').allInnerTexts()).join('\n');
  const alerts = await page.locator('[role=alert]:visible').allInnerTexts();
  const { pathname, search } = new URL(page.url());
  return {
    path: pathname,
    search,
    headings,
    text: headings.reduce((text, heading) => text.replace(heading, ''), main).trim(),
    alerts: alerts.filter((alert) => alert.trim()),
  };
}

const isThere = ({ headings, text, alerts }: Shown): boolean =>
  alerts.length > 0 || (headings.length > 0 && text !== '');

/** The discovery data that the origin has put into the page; empty if the page is not from the origin. */
export async function discoveryIn(page: Page): Promise<Partial<PageDiscovery>> {
  const texts = await page.locator('#az-discovery').allTextContents();
  // Written by the origin from the type named here.
  return texts[0] ? (JSON.parse(texts[0]) as PageDiscovery) : {};
}

async function versionIn(page: Page, area: string): Promise<string | null> {
  const { shell, microFrontends } = await discoveryIn(page);
  if (area === 'shell') return shell?.version ?? null;
  return microFrontends?.[discoveryName(area)]?.[0]?.metadata.version ?? null;
}

const nothing = {
  ...{ path: '', search: '', headings: [], text: '', alerts: [], controls: 0, overhang: 0 },
  version: null,
};

const overhang = 'Math.max(0, document.scrollingElement.scrollWidth - innerWidth)';

async function viewIn(page: Page, problems: Problem, { area }: Pick<CrawlPlan, 'area'>) {
  const shown = await shownIn(page);
  return {
    ...shown,
    controls: await page.locator('header:visible').locator('a:visible, button:visible').count(),
    // The expression returns a number.
    overhang: (await page.evaluate(overhang)) as number,
    version: await versionIn(page, area),
    // Copied, because closing the tab aborts requests, which must not be added as failures.
    ...structuredClone(problems),
  };
}

/** Opens a page in a new tab and reads its view, repeatedly for some seconds until `isSettled` accepts it. */
export async function viewPage(
  context: BrowserContext,
  { path }: CrawledPage,
  { width, scheme }: PageLook,
  plan: Pick<CrawlPlan, 'url' | 'area'>,
  isSettled: (view: View) => boolean = () => true,
): Promise<View> {
  const page = await context.newPage();
  const url = plan.url + path;
  const problems = recordProblems(page, url);
  try {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme: scheme });
    const answer = await page.goto(url, { waitUntil: 'commit', timeout: limits.answerMs });
    const until = Date.now() + limits.shownMs;
    while (!isThere(await shownIn(page)) && Date.now() < until) await page.waitForTimeout(50);
    // Waits for later requests, because they can fail too. A page whose requests never end is judged as it is.
    await page.waitForLoadState('networkidle', { timeout: limits.quietMs }).catch(() => undefined);
    const status = answer?.status() ?? null;
    const settledUntil = Date.now() + limits.settledMs;
    for (;;) {
      const view = { status, ...(await viewIn(page, problems, plan)) };
      if (isSettled(view) || Date.now() > settledUntil) return view;
      await page.waitForTimeout(200);
    }
  } catch (error) {
    return { status: null, ...nothing, ...problems, errors: [String(error)] };
  } finally {
    await page.close();
  }
}
