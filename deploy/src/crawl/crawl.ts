import type { Browser, BrowserContext } from 'playwright-core';
import { apiPath } from '../origin/api-path.ts';
import { readApiDocument } from './api-document.ts';
import { BrowserStates } from './browser-states.ts';
import { judgeFault } from './judge-fault.ts';
import { judgeView, type View } from './judge-view.ts';
import {
  type Condition,
  type CrawledPage,
  type CrawlPlan,
  type CrawlReport,
  type Finding,
  hasLook,
  isFault,
  type PageLook,
} from './plan.ts';
import { type ConditionDeps, putInCondition } from './put-in-condition.ts';
import { logViolations, viewPage } from './view-page.ts';

const maxWindows = 2;

/** The browser contexts of one condition, kept until it changes, so that later pages use their cache. */
class Windows {
  private readonly browser: Browser;
  private readonly states: BrowserStates;
  private readonly deps: ConditionDeps;
  private condition: Condition | null = null;
  private readonly open = new Map<string, BrowserContext>();

  constructor(browser: Browser, states: BrowserStates, deps: ConditionDeps) {
    this.browser = browser;
    this.states = states;
    this.deps = deps;
  }

  async for({ area, signedIn }: CrawledPage, condition: Condition): Promise<BrowserContext> {
    // In the condition `api-401`, each page needs a new context, because the previous page has ended the session.
    if (this.condition !== condition || condition === 'api-401') await this.close();
    this.condition = condition;
    // Only the condition `missing-chunk` depends on the area.
    const key = `${condition === 'missing-chunk' ? area : ''} ${signedIn}`;
    const known = this.open.get(key);
    if (known) return known;
    const context = await this.browser.newContext({
      locale: 'fr-FR',
      // A service worker would reply instead of the origin.
      serviceWorkers: 'block',
      // The page must make its API calls itself, because only then the replies can be changed on their way.
      extraHTTPHeaders: { 'az-answers': 'none' },
      storageState: await this.states.of(condition, signedIn),
    });
    this.open.set(key, context);
    await context.addInitScript({ content: logViolations });
    await putInCondition(context, condition, { ...this.deps, area });
    return context;
  }

  async close(): Promise<void> {
    await Promise.all([...this.open.values()].map((context) => context.close()));
    this.open.clear();
  }
}

type Visit = { page: CrawledPage; look: PageLook };

async function judgeVisit(windows: Windows, { page, look }: Visit, plan: CrawlPlan): Promise<Finding[]> {
  const { condition } = look;
  const context = await windows.for(page, condition);
  const judge = (view: View) =>
    isFault(condition) ? judgeFault(page, view, condition) : judgeView(page, view, plan);
  // During a fault, waits for a view without findings: a page may repeat a failed call before it shows the error.
  const isSettled = (view: View) => !isFault(condition) || judge(view).length === 0;
  const view = await viewPage(context, page, look, plan, isSettled);
  return judge(view).map((sentence) => ({ ...look, path: page.path, sentence }));
}

/** Every page in every look that applies to it. `missed` says which looks had to be left out. */
function visitsOf(plan: CrawlPlan, deps: ConditionDeps): { visits: Visit[]; missed: string[] } {
  const hasShapes = deps.document !== null;
  const looks = plan.looks.filter(({ condition }) => hasShapes || !['empty', 'long'].includes(condition));
  const visits = looks.flatMap((look) =>
    plan.pages.filter((page) => hasLook(page, look)).map((page) => ({ page, look })),
  );
  const missed =
    looks.length < plan.looks.length
      ? [`With the account's own data only: ${plan.url}${apiPath}/openapi.json does not describe the API.`]
      : [];
  return { visits, missed };
}

/**
 * Crawls the pages of a published version in every look of the plan, in a browser with an override for this
 * version. Rejects with a sentence for people when it cannot crawl: if there is no browser, if the account
 * cannot sign in, or if the origin refuses the override.
 */
export async function crawl(plan: CrawlPlan): Promise<CrawlReport> {
  const { chromium } = await import('playwright-core');
  // Chromium refuses to run as root with its sandbox.
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const browser = await chromium.launch({ executablePath: plan.browserPath, args });
  try {
    const document = await readApiDocument(plan.url + apiPath);
    const deps: ConditionDeps = { area: plan.area, document, previousApi: plan.previousApi };
    const { visits, missed } = visitsOf(plan, deps);
    const states = new BrowserStates(browser, plan, deps);
    const found: Finding[][] = visits.map(() => []);
    const waiting = [...visits.entries()];
    const work = async () => {
      const windows = new Windows(browser, states, deps);
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        const [index, visit] = next;
        found[index] = await judgeVisit(windows, visit, plan);
      }
      await windows.close();
    };
    await Promise.all(Array.from({ length: maxWindows }, work));
    return { pages: visits.length, findings: found.flat(), missed };
  } finally {
    await browser.close();
  }
}
