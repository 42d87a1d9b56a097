import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { FaultyProxy } from './harness/faulty-proxy.ts';
import { makeAccount, newAccount } from './harness/new-account.ts';
import { type Origin, startOrigin } from './harness/origin.ts';
import { ownOriginTest } from './harness/own-origin.ts';
import { commentAs, formOf, publishAs, type Send, sendAs } from './harness/send-as.ts';
import { bringSession, openSession } from './harness/session.ts';
import { shownOn } from './harness/shown-on.ts';
import { expect } from './harness/test.ts';

const test = ownOriginTest();

// The window is so high that no card is far from it, because far cards are not rendered.
test.use({ viewport: { width: 1280, height: 4_000 } });

const lost = /ERR_|Failed to load resource/;
const stream = /\/live\/stream/;
const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

const cards = (page: Page) => page.getByRole('feed').getByRole('article');

/** Records the smallest number of articles in the feed from now on. The record is lost when the page is reloaded. */
const watchFeed = (page: Page) =>
  page.evaluate(() => {
    const seen = { fewest: Number.POSITIVE_INFINITY };
    Object.assign(window, { seen });
    const count = () => {
      const articles = document.querySelectorAll('[role=feed] article').length;
      seen.fewest = Math.min(seen.fewest, articles);
    };
    count();
    new MutationObserver(count).observe(document, { childList: true, subtree: true });
  });

/** The smallest number of articles that the feed has had, or null when the page was reloaded. */
const fewestIn = (page: Page): Promise<number | null> =>
  page.evaluate(() => ('seen' in window ? (window.seen as { fewest: number }).fewest : null));

/** Restarts an origin with all events made eight days older, so that they have expired (after seven days). */
async function restartLater(origin: Origin): Promise<Origin> {
  await origin.stop();
  const script = resolve(import.meta.dirname, '../../backend/test/run-sql.mjs');
  const later = `update api.member_events set at = at - interval '8 days'`;
  await promisify(execFile)(process.execPath, [script, later], { env: { DATA_DIR: origin.dataDir } });
  return startOrigin(origin.dataDir, { PORT: new URL(origin.url).port });
}

/** Ids of publications (`post`, `removed`) and of comments (`edited`, `gone`) whose texts contain the same word. */
type Subjects = { post: string; removed: string; edited: string; gone: string };

async function makeSubjects(send: Send, word: string): Promise<Subjects> {
  const removed = await publishAs(send, `Annonce ${word} à retirer`);
  const post = await publishAs(send, `Annonce ${word} à changer`);
  return {
    post,
    removed,
    edited: await commentAs(send, post, `Commentaire ${word} à corriger`),
    gone: await commentAs(send, post, `Commentaire ${word} à retirer`),
  };
}

/** Acts of another member, and of the member on another device, while the page sleeps. */
async function actMeanwhile(
  author: Send,
  own: Send,
  { post, removed, edited, gone }: Subjects,
  word: string,
) {
  await author(`/az/announcements/${post}`, 'PUT', { text: `Annonce ${word} changée` });
  await author(`/az/announcements/${removed}`, 'DELETE');
  await author(`/az/announcements/${post}/like`, 'POST');
  await author(`/az/comments/${edited}`, 'PUT', { text: `Commentaire ${word} corrigé` });
  await author(`/az/announcements-comments/${gone}`, 'DELETE');
  await commentAs(author, post, `Commentaire ${word} nouveau`);
  await own(`/az/announcements/${post}/like`, 'POST');
  await own('/az/announcements', 'POST', formOf('text', `Annonce ${word} d’un autre appareil`));
  await publishAs(author, `Annonce ${word} nouvelle`);
}

/** Waits until a page shows the same texts with this word as a newly loaded one, each text once. */
async function expectCurrent(page: Page, word: string): Promise<void> {
  const fresh = await page.context().newPage();
  await fresh.goto(page.url());
  const texts = async (of: Page) => (await shownOn(of, word)).join('\n');
  // Waits for each text, because comments load after the publication.
  for (const text of [
    'd’un autre appareil',
    'changée',
    'corrigé',
    'Commentaire .* nouveau',
    'Annonce .* nouvelle',
  ])
    await expect.poll(() => texts(fresh)).toMatch(new RegExp(text));
  const compare = async () => {
    const [shown, loaded] = [await texts(page), await texts(fresh)];
    return shown === loaded ? 'the same' : { shown, loaded };
  };
  await expect.poll(compare).toBe('the same');
  await fresh.close();
}

test.beforeEach(({ needs }) => needs('network'));

test('a page that slept shows all that happened meanwhile, once, and is never empty or loaded again', async ({
  page,
  ownOrigin,
  expectErrors,
}) => {
  expectErrors(lost);
  let origin = ownOrigin;
  const line = await FaultyProxy.start(origin.url);
  const session = async (base: string) => {
    const account = newAccount();
    await makeAccount(base, account);
    return openSession(base, account);
  };
  const [author, reader] = [await session(origin.url), await session(origin.url)];
  const [authorSends, readerSends] = [author, reader].map(({ token }) => sendAs(origin.url, token)) as [
    Send,
    Send,
  ];
  await bringSession(page, line.url, reader);
  await page.clock.install();
  const sleeps: [string, ms: number, how: 'cut' | 'stall'][] = [
    ['dodominute', minute, 'cut'],
    ['dodoheure', hour, 'stall'],
    ['dodosemaine', 8 * day, 'cut'],
  ];
  const subjects = await Promise.all(sleeps.map(([word]) => makeSubjects(authorSends, word)));
  const isLive = page.waitForResponse(/\/az\/announcements\?ids=/);
  await page.goto(`${line.url}/feed/home`);
  await isLive;
  await expect(cards(page).first()).toBeVisible();
  await watchFeed(page);
  for (const [index, [word, ms, how]] of sleeps.entries()) {
    // New connections fail before the stream ends, because the page opens the next stream at once.
    line.break(/./, { kind: 'reset' });
    line[how](stream);
    const { head } = await readerSends('/live/events', 'GET');
    await actMeanwhile(authorSends, readerSends, subjects[index] as Subjects, word);
    if (ms > 7 * day) {
      origin = await restartLater(origin);
      const isReset = async () => (await readerSends(`/live/events?after=${head}`, 'GET')).reset;
      await expect.poll(isReset).toBe('expired');
    }
    line.mend();
    await page.clock.fastForward(ms);
    await page.getByRole('button', { name: 'Nouvelles publications' }).click();
    await expectCurrent(page, word);
  }
  expect(await fewestIn(page)).toBeGreaterThan(0);
  await line.stop();
  await origin.stop();
});
