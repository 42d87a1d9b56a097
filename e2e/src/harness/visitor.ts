import type { Browser, Page } from '@playwright/test';
import { signedIn } from './session.ts';

export type VisitorErrors = { failedViews: string[]; failedChunks: string[]; errors: string[] };

/** A signed-in member in their own browser, who opens pages and collects errors. */
export type Visitor = {
  page: Page;
  visitorErrors: VisitorErrors;
  /** Opens a path by loading a document (`load`), or by navigating within the page (`inside`). */
  visit: (path: string, how: 'load' | 'inside') => Promise<void>;
  leave: () => Promise<void>;
};

/** A warning that is no failure: on a busy machine, a preload is used later than Chromium expects. */
const advice = /was preloaded using link preload/;

function collectErrors(page: Page, { failedChunks, errors }: VisitorErrors): void {
  const isChunk = (url: string) => new URL(url).pathname.startsWith('/areas/');
  page.on('response', (response) => {
    if (response.status() >= 400 && isChunk(response.url()))
      failedChunks.push(`${response.status()} ${response.url()}`);
  });
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // Aborted requests are ignored, because leaving a document aborts its requests.
    if (reason !== 'net::ERR_ABORTED' && isChunk(request.url()))
      failedChunks.push(`${reason} ${request.url()}`);
  });
  page.on('console', (message) => {
    if (message.type() === 'error' && !advice.test(message.text())) errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(String(error)));
}

/** Runs in the page. Navigates as the page's links do, and marks the heading, which must then be replaced. */
export function goInside(path: string): void {
  const heading = document.getElementById('titre');
  if (heading) Object.assign(heading, { left: true });
  const { idx = 0 } = (history.state ?? {}) as { idx?: number };
  const state = { usr: null, key: Math.random().toString(36).slice(2), idx: idx + 1 };
  history.pushState(state, '', path);
  dispatchEvent(new PopStateEvent('popstate', { state }));
}

/** Runs in the page. What is wrong with the current page, or `shown` if nothing is. Null while the page is loading. */
function pageError(path: string): string | null {
  const alert = [...document.querySelectorAll('[role=alert]')].find((one) => one.textContent?.trim());
  if (alert) return `alert: ${alert.textContent}`;
  const heading = document.getElementById('titre');
  if (!heading || 'left' in heading) return null;
  if (location.pathname !== path) return `stands at ${location.pathname}`;
  const text = document
    .querySelector('main')
    ?.textContent?.replace(heading.textContent ?? '', '')
    .trim();
  return text ? 'shown' : null;
}

export async function newVisitor(browser: Browser, url: string): Promise<Visitor> {
  const context = await browser.newContext({ baseURL: url, locale: 'fr-FR', serviceWorkers: 'block' });
  await context.addInitScript(() => {
    for (const name of ['az:preload-error', 'az:fallback'])
      addEventListener(name, (event) => {
        const { area, version, stage, cause } = (event as CustomEvent).detail;
        // No error: a canary that loads too slowly is replaced by design, which happens on a busy machine.
        if (name === 'az:fallback' && cause?.message === 'Not there in time') return;
        console.error(`${name}: ${area} ${version} ${stage}: ${String(cause)}`);
      });
  });
  const page = await context.newPage();
  const visitorErrors: VisitorErrors = { failedViews: [], failedChunks: [], errors: [] };
  await signedIn(page, url);
  collectErrors(page, visitorErrors);
  return {
    page,
    visitorErrors,
    visit: async (path, how) => {
      try {
        if (how === 'load') await page.goto(path, { waitUntil: 'commit' });
        else await page.evaluate(goInside, path);
        const error = await page.waitForFunction(pageError, path, { polling: 50, timeout: 30_000 });
        const shown = await error.jsonValue();
        if (shown !== 'shown') visitorErrors.failedViews.push(`${path}: ${shown}`);
      } catch (error) {
        visitorErrors.failedViews.push(`${path}: ${String(error)}`);
      }
    },
    leave: () => context.close(),
  };
}
