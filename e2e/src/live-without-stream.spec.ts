import type { Page } from '@playwright/test';
import { makeLivePost, openLive, rows, stream } from './harness/live-post.ts';
import { copyDataDir, startOrigin } from './harness/origin.ts';
import { noSideScroll, violationsOf } from './harness/page-checks.ts';
import { signInAnew } from './harness/profile-member.ts';
import { publishAs } from './harness/send-as.ts';
import { expect, test } from './harness/test.ts';

test.beforeEach(({ needs }) => needs('network'));

test('without a stream a page says so, shows others’ comments nevertheless, and goes on when it is back', async ({
  page,
  wire,
}) => {
  const { path, comment } = await makeLivePost(wire.url, 'Annonce sans flux');
  await signInAnew(page, wire.url);
  // Acts like a proxy that passes on a reply only when it is complete, so that nothing of the stream arrives.
  wire.break(stream, { kind: 'change', change: (text) => text });
  await page.clock.install();
  await page.goto(path);
  await expect.poll(() => wire.inProgress(stream)).toHaveLength(1);
  const notice = page.getByText('Hors direct — nouvelle tentative…', { exact: true });
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(notice).toHaveCount(0);
  await page.clock.runFor(10_000);
  await expect(notice).toBeVisible();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await violationsOf(page), `${colorScheme}, ${width}`).toEqual([]);
      expect(await noSideScroll(page)).toBe(true);
    }
  }
  await comment('Lu sans flux');
  await page.clock.runFor(30_000);
  await expect(rows(page, 'Lu sans flux')).toHaveCount(1);
  await expect(notice).toBeVisible();
  expect(wire.requested.filter((one) => /\/live\/events/.test(one))).not.toEqual([]);

  wire.mend();
  // After this time, the page gives up the present attempt, on which nothing arrives.
  await page.clock.runFor(45_000);
  await expect(notice).toHaveCount(0);
  await expect.poll(() => wire.inProgress(stream)).toHaveLength(1);
  await comment('Venu par le flux');
  await expect(rows(page, 'Venu par le flux')).toHaveCount(1);
  await expect(rows(page, 'Lu sans flux')).toHaveCount(1);
});

test('the stream comes through an origin in front of an external API', async ({
  page,
  context,
  origin,
  wire,
}) => {
  const { path, comment } = await makeLivePost(wire.url, 'Annonce d’une autre machine');
  const { dataDir, remove } = await copyDataDir();
  const front = await startOrigin(dataDir, { API_ORIGIN: origin.url });
  await signInAnew(page, front.url);
  const tab = await openLive(context, front.url + path);
  await comment('Venu de l’API externe');
  await expect(rows(tab, 'Venu de l’API externe')).toHaveCount(1);
  await tab.close();
  await front.stop();
  await remove();
});

/** A text that a page has announced in a live region. */
type Said = { text: string; isPolite: boolean };

/** Runs in the page. Records the texts of its live regions, in order. */
function recordSaid(): void {
  const said: Said[] = [];
  Object.assign(window, { said });
  const regions = '[role=status], output, [aria-live], [role=alert], [role=log]';
  new MutationObserver((changes) => {
    const changed = new Set(
      changes.map(({ target }) =>
        (target instanceof Element ? target : target.parentElement)?.closest(regions),
      ),
    );
    for (const region of changed) {
      const text = region?.textContent?.trim();
      if (region && text)
        said.push({ text, isPolite: !region.matches('[role=alert], [aria-live=assertive]') });
    }
  }).observe(document, { childList: true, characterData: true, subtree: true });
}

const saidOn = (page: Page): Promise<Said[]> =>
  page.evaluate(() => ('said' in window ? (window.said as Said[]) : []));

test('comments and publications that arrive are announced politely, as numbers', async ({
  page,
  context,
  wire,
}) => {
  await context.addInitScript(recordSaid);
  await context.clock.install();
  const { path, send, comment } = await makeLivePost(wire.url, 'Annonce à écouter');
  await signInAnew(page, wire.url);
  const tab = await openLive(context, path);
  const texts = ['un', 'deux', 'trois', 'quatre'];
  await Promise.all(texts.map((text) => comment(`Commentaire ${text}`)));
  for (const text of texts) await expect(rows(tab, `Commentaire ${text}`)).toHaveCount(1);
  await tab.clock.runFor(3000);
  const counted = async () => {
    const sentences = (await saidOn(tab)).filter(({ text }) => /nouveaux? commentaires?$/.test(text));
    return sentences.reduce((sum, { text }) => sum + (Number.parseInt(text, 10) || 1), 0);
  };
  await expect.poll(counted).toBe(texts.length);
  expect((await saidOn(tab)).filter(({ isPolite }) => !isPolite)).toEqual([]);

  const isLive = tab.waitForResponse(/\/az\/announcements\?ids=/);
  await tab.goto('/feed/home');
  await isLive;
  const isRead = tab.waitForResponse(async (reply) => {
    const feed = /\/az\/global/.test(reply.url()) ? await reply.text() : '';
    return texts.every((text) => feed.includes(`Annonce ${text}`));
  });
  await Promise.all(texts.map((text) => publishAs(send, `Annonce ${text}`)));
  await isRead;
  await tab.getByRole('button', { name: 'Nouvelles publications' }).click();
  for (const text of texts)
    await expect(tab.getByRole('article').filter({ hasText: `Annonce ${text}` })).toHaveCount(1);
  const said = (await saidOn(tab)).filter(({ text }) => /^Nouvelles publications/.test(text));
  expect(said).toEqual([{ text: 'Nouvelles publications disponibles', isPolite: true }]);
});
