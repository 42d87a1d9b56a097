import type { Browser, BrowserContext, BrowserContextOptions } from 'playwright-core';
import { judgeView } from './judge-view.ts';
import type { CrawlPlan, CrawlReport, Finding, Scheme } from './plan.ts';
import { discoveryIn, sayViolations, viewPage } from './view-page.ts';

/** Windows that are open at once. */
const mostWindows = 2;

const signInPath = '/auth-advance/sign-in';

type State = Exclude<BrowserContextOptions['storageState'], string | undefined>;

/** Cookies and storage of a browser with the override, once signed out and once signed in. */
type States = { signedOut: State; signedIn: State };

async function signIn(context: BrowserContext, { url, signIn: { email, password } }: CrawlPlan) {
  const page = await context.newPage();
  try {
    await page.goto(url + signInPath, { waitUntil: 'domcontentloaded' });
    await page.locator('input[autocomplete=username]').fill(email);
    await page.locator('input[autocomplete=current-password]').fill(password);
    await page.keyboard.press('Enter');
    await page.waitForURL(({ pathname }) => pathname !== signInPath);
  } catch (cause) {
    throw new Error(
      `The crawl could not sign in at ${url} as ${email}: are AZ_CRAWL_EMAIL and AZ_CRAWL_PASSWORD right?`,
      { cause },
    );
  } finally {
    await page.close();
  }
}

/** The state of a browser that has opened the override link, after what `before` does in it. */
async function stateAfter(
  browser: Browser,
  { overrideLink, area, version }: CrawlPlan,
  before: (context: BrowserContext) => Promise<void>,
): Promise<State> {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  try {
    await before(context);
    const page = await context.newPage();
    await page.goto(overrideLink, { waitUntil: 'domcontentloaded' });
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

type Look = { width: number; scheme: Scheme };

/** Goes through all pages in one window and colour scheme. */
async function lookAt(browser: Browser, plan: CrawlPlan, { width, scheme }: Look, states: States) {
  const options: BrowserContextOptions = {
    viewport: { width, height: 800 },
    colorScheme: scheme,
    locale: 'fr-FR',
    // What a service worker answers with would hide what the origin does.
    serviceWorkers: 'block',
  };
  const open = async (storageState: State) => {
    const context = await browser.newContext({ ...options, storageState });
    await context.addInitScript({ content: sayViolations });
    return context;
  };
  const [signedOut, signedIn] = [await open(states.signedOut), await open(states.signedIn)];
  const findings: Finding[] = [];
  for (const page of plan.pages) {
    const view = await viewPage(page.signedIn ? signedIn : signedOut, page, plan);
    for (const sentence of judgeView(page, view, plan))
      findings.push({ path: page.path, width, scheme, sentence });
  }
  await Promise.all([signedOut.close(), signedIn.close()]);
  return findings;
}

/**
 * Goes through the pages of a published version that nobody has yet, in a browser that an override link makes run exactly
 * these bytes, in every window and colour scheme (faults.md, 4.5, stage 0). Rejects, with a sentence for people, when it
 * cannot look at all: without a browser, when the account cannot sign in, or when the origin does not obey the link.
 */
export async function crawl(plan: CrawlPlan): Promise<CrawlReport> {
  const { chromium } = await import('playwright-core');
  // Chromium refuses to run as root with its sandbox.
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const browser = await chromium.launch({ executablePath: plan.browserPath, args });
  try {
    const states: States = {
      signedOut: await stateAfter(browser, plan, async () => undefined),
      signedIn: await stateAfter(browser, plan, (context) => signIn(context, plan)),
    };
    const looks = plan.widths.flatMap((width) => plan.schemes.map((scheme): Look => ({ width, scheme })));
    const found: Finding[][] = looks.map(() => []);
    const waiting = [...looks.entries()];
    const work = async () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        const [place, look] = next;
        found[place] = await lookAt(browser, plan, look, states);
      }
    };
    await Promise.all(Array.from({ length: mostWindows }, work));
    return { pages: plan.pages.length * looks.length, findings: found.flat() };
  } finally {
    await browser.close();
  }
}
