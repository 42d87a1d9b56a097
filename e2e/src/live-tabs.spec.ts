import type { Locator, Page } from '@playwright/test';
import { makeLivePost, openLive, rows, stream } from './harness/live-post.ts';
import { goBack, withPageCache } from './harness/page-cache.ts';
import { signInAnew } from './harness/profile-member.ts';
import { expect, test } from './harness/test.ts';

test.beforeEach(({ needs }) => needs('network'));

test('six tabs have one stream over HTTP/1.1, and neither a seventh tab nor a call waits', async ({
  context,
  page,
  wire,
}) => {
  const { path, comment } = await makeLivePost(wire.url, 'Annonce à suivre');
  await signInAnew(page, wire.url);
  const tabs: Page[] = [];
  for (let number = 0; number < 6; number += 1) tabs.push(await openLive(context, path));
  expect(wire.inProgress(stream)).toHaveLength(1);
  tabs.push(await openLive(context, path));
  await comment('Pour sept onglets');
  for (const tab of tabs) await expect(rows(tab, 'Pour sept onglets')).toHaveCount(1);
  const like = tabs[6]
    ?.getByRole('article')
    .getByRole('button', { name: /J’aime/ })
    .first();
  await like?.click();
  await expect(like as Locator).toHaveAttribute('aria-pressed', 'true');
  expect(wire.inProgress(stream)).toHaveLength(1);
  expect(wire.requested.filter((path) => stream.test(path))).toHaveLength(1);
});

/** Makes a page believe that time has passed and that it has become visible again. */
const passAndShow = (page: Page, ms: number) =>
  page.evaluate((passed) => {
    const { now } = Date;
    Date.now = () => now() + passed;
    document.dispatchEvent(new Event('visibilitychange'));
  }, ms);

test('a tab goes on when the one that reads the stream is closed, and when it is frozen', async ({
  context,
  page,
  wire,
}) => {
  const { path, comment } = await makeLivePost(wire.url, 'Annonce à suivre');
  await signInAnew(page, wire.url);
  const [first, second, third] = [
    await openLive(context, path),
    await openLive(context, path),
    await openLive(context, path),
  ];
  await first.close();
  await expect.poll(() => wire.inProgress(stream)).toHaveLength(1);
  await comment('Après la fermeture');
  for (const tab of [second, third]) await expect(rows(tab, 'Après la fermeture')).toHaveCount(1);

  // The second tab now has the stream, because locks are granted in the order of the requests.
  const session = await context.newCDPSession(second);
  await session.send('Debugger.enable');
  const isFrozen = new Promise((resolve) => session.once('Debugger.paused', resolve));
  await session.send('Debugger.pause');
  await isFrozen;
  await comment('Après le gel');
  const opened = () => wire.requested.filter((one) => stream.test(one)).length;
  const before = opened();
  await passAndShow(third, 41_000);
  await expect.poll(opened).toBe(before + 1);
  await expect(rows(third, 'Après le gel')).toHaveCount(1);
  await session.send('Debugger.disable');
  await expect(rows(second, 'Après le gel')).toHaveCount(1);
  await expect.poll(() => wire.inProgress(stream)).toHaveLength(1);
  await comment('À la fin');
  for (const tab of [second, third]) await expect(rows(tab, 'À la fin')).toHaveCount(1);
});

/** Runs in the page. Once it is restored, requests `/shown/…` with the shown comments whenever they change. */
function reportComments(): void {
  const record = (shown: string) => {
    const items = [...document.querySelectorAll('[aria-label=Commentaires] li')];
    const now = items
      .map(({ textContent }) => /avant|pendant|ensuite/.exec(textContent ?? '')?.[0])
      .join('+');
    if (now !== shown) void fetch(`/shown/${now}`);
    requestAnimationFrame(() => record(now));
  };
  window.addEventListener('pageshow', ({ persisted }) => persisted && record('-'));
}

test('a page that is restored from the page cache shows what happened meanwhile, once', async ({ wire }) => {
  const { path, comment } = await makeLivePost(wire.url, 'Annonce à suivre');
  await comment('avant');
  await withPageCache(wire.url, reportComments, async (page, context) => {
    await signInAnew(page, wire.url);
    await page.close();
    const restored = await openLive(context, path);
    await expect(rows(restored, 'avant')).toHaveCount(1);
    await restored.goto('data:text/html,<title>ailleurs</title>');
    await expect.poll(() => wire.inProgress(stream)).toHaveLength(0);
    await comment('pendant');
    await goBack(restored);
    const shown = () => wire.requested.filter((one) => one.startsWith('/shown/')).map((one) => one.slice(7));
    await expect.poll(shown).toEqual(['avant', 'avant+pendant']);
    await expect.poll(() => wire.inProgress(stream)).toHaveLength(1);
    await comment('ensuite');
    await expect.poll(shown).toEqual(['avant', 'avant+pendant', 'avant+pendant+ensuite']);
  });
});
