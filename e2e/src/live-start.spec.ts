import type { Browser, Page } from '@playwright/test';
import { makeLivePost, stream } from './harness/live-post.ts';
import { signInAnew } from './harness/profile-member.ts';
import { publishAs, type Send } from './harness/send-as.ts';
import { expect, test } from './harness/test.ts';

/** How long after the feed has appeared something is published, in milliseconds. */
const moments = [1000, 4000, 8000];
/** Maximum time until the page announces the publication, in milliseconds. */
const maxDelayMs = 2000;

test.beforeEach(({ needs }) => needs('network'));

async function openFeed(browser: Browser, base: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: base, locale: 'fr-FR' });
  const page = await context.newPage();
  await signInAnew(page, base);
  await page.goto('/feed/home');
  await page.getByRole('feed').getByRole('article').first().waitFor();
  return page;
}

/** Publishes something, and returns the milliseconds until the page announces it. */
async function delayOf(page: Page, send: Send, text: string): Promise<number> {
  const pill = page.getByRole('button', { name: 'Nouvelles publications' });
  await expect(pill).toHaveCount(0);
  await publishAs(send, text);
  const from = performance.now();
  await pill.waitFor();
  return Math.round(performance.now() - from);
}

test('what is published soon after the feed has loaded is announced as soon as later', async ({
  browser,
  wire,
}) => {
  const { send } = await makeLivePost(wire.url, 'Annonce d’avant');
  for (const moment of moments) {
    const page = await openFeed(browser, wire.url);
    // A fixed wait, because the test is about the moment of the publication.
    await page.waitForTimeout(moment);
    const delay = await delayOf(page, send, `Annonce après ${moment} ms`);
    test.info().annotations.push({ type: 'delay', description: `${moment} ms: ${delay} ms` });
    expect.soft(delay, `after ${moment} ms`).toBeLessThan(maxDelayMs);
    await page.context().close();
  }
});

test('the stream goes on after the position of what is in the page', async ({ browser, wire }) => {
  const page = await openFeed(browser, wire.url);
  const opened = () => wire.requested.filter((path) => stream.test(path));
  await expect.poll(opened).toEqual([expect.stringMatching(/\?after=[\da-f]{32}\.\d+$/)]);
  await page.context().close();
});
