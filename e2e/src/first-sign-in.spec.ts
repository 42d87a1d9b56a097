import type { Page } from '@playwright/test';
import type { FaultyProxy } from './harness/faulty-proxy.ts';
import { demo, expect, test } from './harness/test.ts';

// The page of a visitor who saves data names the file of the main script, which can be held back.
test.use({ isSavingData: true });

/** Opens the sign-in page, whose main script comes when the returned function is called. */
async function openWithoutScript(page: Page, wire: FaultyProxy, path = '/auth-advance/sign-in') {
  let release = () => {};
  const until = new Promise<void>((settle) => (release = settle));
  wire.break(/\/main\.js$/, { kind: 'delay', until });
  await page.goto(path, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { name: 'Connexion' })).toBeVisible();
  await expect(page.locator('#az-first')).toHaveCount(1);
  return release;
}

const email = (page: Page) => page.getByLabel('Adresse e-mail');
const password = (page: Page) => page.getByLabel('Mot de passe', { exact: true });
const taken = (page: Page) => expect(page.locator('#az-first')).toHaveCount(0);

for (const path of ['/auth-advance/sign-in', '/feed/home'])
  test(`what is typed into the sign-in page at ${path} before its scripts have come stays, with the focus`, {
    tag: path === '/feed/home' ? '@core' : [],
  }, async ({ page, wire }) => {
    const release = await openWithoutScript(page, wire, path);
    await email(page).pressSequentially(demo.email);
    await password(page).pressSequentially('Demo');
    await page.getByLabel('Rester connecté').check();
    await password(page).focus();
    await page.evaluate(() => {
      const shifts: PerformanceEntry[] = [];
      new PerformanceObserver((list) => shifts.push(...list.getEntries())).observe({
        type: 'layout-shift',
        buffered: true,
      });
      Object.assign(window, { shifts });
    });
    release();
    await taken(page);
    await expect(email(page)).toHaveValue(demo.email);
    await expect(page.getByLabel('Rester connecté')).toBeChecked();
    await expect(password(page)).toBeFocused();
    await page.keyboard.type('-2026!');
    await expect(password(page)).toHaveValue(demo.password);
    const shifts = await page.evaluate<{ value: number }[]>('shifts.map(({ value }) => ({ value }))');
    expect(shifts.reduce((sum, { value }) => sum + value, 0)).toBeLessThan(0.02);
    await page.getByRole('button', { name: 'Se connecter' }).click();
    await expect(page.getByRole('article').first()).toBeVisible();
  });

test('a form that is sent before the scripts have come is sent by the page; no password is in an address', async ({
  page,
  wire,
}) => {
  const release = await openWithoutScript(page, wire, '/feed/home');
  await email(page).fill(demo.email);
  await password(page).fill(demo.password);
  await page.keyboard.press('Enter');
  expect(wire.requested.filter((path) => /login/.test(path))).toEqual([]);
  expect(page.url()).not.toContain('?');
  release();
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(wire.requested.filter((path) => /login/.test(path))).toHaveLength(1);
  expect(wire.requested.join()).not.toContain('Demo-2026');
});

test('a visitor who is told why the session has ended sees no page that moves', async ({ page, wire }) => {
  await page.context().addCookies([{ name: 'az-session-ended', value: 'expired', url: wire.url }]);
  const html = await (await page.goto('/auth-advance/sign-in'))?.text();
  expect(html).not.toContain('id="az-first"');
  await expect(page.getByRole('heading', { name: 'Connexion' })).toBeVisible();
});
