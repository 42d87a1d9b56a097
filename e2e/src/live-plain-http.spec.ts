import type { Page } from '@playwright/test';
import { makeLivePost, openLive, rows, stream } from './harness/live-post.ts';
import { makeAccount, newAccount } from './harness/new-account.ts';
import { bringSession, openSession } from './harness/session.ts';
import { expect, test } from './harness/test.ts';

/** A host name without a secure context. With an address of this machine, the page would have one. */
const host = 'lan.example';

test.use({
  launchOptions: [
    async ({ launchOptions }, use) =>
      use({
        ...launchOptions,
        args: [...(launchOptions.args ?? []), `--host-resolver-rules=MAP ${host} 127.0.0.1`],
      }),
    { scope: 'worker' },
  ],
});

/** Makes a page believe that it is hidden or visible, because all pages of a test are visible. */
const setHidden = (page: Page, isHidden: boolean) =>
  page.evaluate((value) => {
    Object.defineProperty(document, 'hidden', { value, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, isHidden);

test('without a secure context the visible one of seven tabs is live, and no call waits', async ({
  context,
  page,
  wire,
  needs,
  expectErrors,
}) => {
  needs('network');
  // Browsers ignore some security headers on plain HTTP, and log this.
  expectErrors(/untrustworthy/);
  const base = `http://${host}:${wire.port}`;
  const { path, comment } = await makeLivePost(wire.url, 'Annonce du réseau local');
  const account = newAccount();
  await makeAccount(wire.url, account);
  await bringSession(page, base, await openSession(wire.url, account));
  const tabs: Page[] = [];
  for (let number = 1; number <= 7; number += 1) {
    const before = tabs.at(-1);
    if (before) await setHidden(before, true);
    tabs.push(await openLive(context, base + path));
    await expect.poll(() => wire.inProgress(stream)).toHaveLength(1);
  }
  const [first, last] = [tabs[0] as Page, tabs[6] as Page]; // there are seven
  expect(await last.evaluate(() => [isSecureContext, 'locks' in navigator])).toEqual([false, false]);
  await comment('Pour le septième onglet');
  await expect(rows(last, 'Pour le septième onglet')).toHaveCount(1);
  await expect(rows(first, 'Pour le septième onglet')).toHaveCount(0);

  await setHidden(last, true);
  await setHidden(first, false);
  await expect(rows(first, 'Pour le septième onglet')).toHaveCount(1);
  await expect.poll(() => wire.inProgress(stream)).toHaveLength(1);
  await comment('Pour le premier onglet');
  await expect(rows(first, 'Pour le premier onglet')).toHaveCount(1);
  const like = first
    .getByRole('article')
    .getByRole('button', { name: /J’aime/ })
    .first();
  await like.click();
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  for (const tab of tabs) await expect(tab.getByText('Hors direct — nouvelle tentative…')).toHaveCount(0);
});
