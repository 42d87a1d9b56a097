import type { Browser, BrowserContext, BrowserContextOptions } from 'playwright-core';
import { overrideKey } from '../rollout/override.ts';
import { signInPath } from './judge-fault.ts';
import { type Condition, type CrawlPlan, isFault } from './plan.ts';
import { type ConditionDeps, putInCondition } from './put-in-condition.ts';
import { discoveryIn } from './view-page.ts';

export type State = Exclude<BrowserContextOptions['storageState'], string | undefined>;

async function signIn(
  context: BrowserContext,
  { url, signIn: { email, password } }: CrawlPlan,
  api: string,
): Promise<void> {
  const page = await context.newPage();
  try {
    await page.goto(url + signInPath, { waitUntil: 'domcontentloaded' });
    await page.locator('input[autocomplete=username]').fill(email);
    await page.locator('input[autocomplete=current-password]').fill(password);
    await page.keyboard.press('Enter');
    await page.waitForURL(({ pathname }) => pathname !== signInPath);
  } catch (cause) {
    throw new Error(
      `The crawl could not sign in at ${api} as ${email}: are AZ_CRAWL_EMAIL and AZ_CRAWL_PASSWORD right?`,
      { cause },
    );
  } finally {
    await page.close();
  }
}

/** Cookies and storage of browsers that have opened the override. Each state is created at first use. */
export class BrowserStates {
  private readonly browser: Browser;
  private readonly plan: CrawlPlan;
  private readonly deps: ConditionDeps;
  private readonly made = new Map<string, Promise<State>>();

  constructor(browser: Browser, plan: CrawlPlan, deps: ConditionDeps) {
    this.browser = browser;
    this.plan = plan;
    this.deps = deps;
  }

  /** A browser's state, signed in or not, created in this condition, but without faults, which begin later. */
  of(condition: Condition, signedIn: boolean): Promise<State> {
    const source = isFault(condition) || !signedIn ? 'rich' : condition;
    const key = `${source} ${signedIn}`;
    const made = this.made.get(key) ?? this.make(source, signedIn);
    this.made.set(key, made);
    return made;
  }

  private async make(condition: Condition, signedIn: boolean): Promise<State> {
    const { overrideLink, area, version, url, previousApi } = this.plan;
    const context = await this.browser.newContext({ serviceWorkers: 'block' });
    try {
      await putInCondition(context, condition, this.deps);
      const api = condition === 'previous-api' ? (previousApi ?? url) : url;
      if (signedIn) await signIn(context, this.plan, api);
      const page = await context.newPage();
      await page.goto(overrideLink, { waitUntil: 'domcontentloaded' });
      // The page of the link has a button to confirm the override; an error page has none.
      const confirm = page.locator('form button');
      if ((await confirm.count()) === 0)
        throw new Error(
          `The override of ${area} ${version} cannot be opened: ${(await page.textContent('main'))?.trim()}`,
        );
      await confirm.click();
      await page.waitForURL(({ searchParams }) => !searchParams.has(overrideKey), {
        waitUntil: 'domcontentloaded',
      });
      const { override } = await discoveryIn(page);
      if (!override || 'refused' in override)
        throw new Error(
          `The origin does not give ${area} ${version} to the crawl (${override?.refused ?? 'no override'}): is everything frozen, or the version recalled?`,
        );
      await page.close();
      return await context.storageState();
    } finally {
      await context.close();
    }
  }
}
