import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { readStorageKeys, storeUserData, tokenIn } from './harness/session.ts';
import { expect, signIn, test } from './harness/test.ts';

const notKept = 'Votre navigateur ne peut pas garder votre session';

/** Signs in, reads the feed, changes the theme and opens another area, in a browser without storage. */
async function useWithoutStorage(page: Page): Promise<void> {
  await signIn(page);
  await expect(page.getByRole('feed').getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: notKept })).toBeVisible();
  await page.getByRole('button', { name: /Menu de/ }).click();
  await page.getByRole('menuitemradio', { name: 'Sombre' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-bs-theme', 'dark');
  await page.keyboard.press('Escape');
  await page.getByRole('article').first().getByLabel('Écrire un commentaire').fill('Un brouillon');
  await page.getByRole('link', { name: 'News', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Actualités', level: 1 })).toBeVisible();
  await page.getByRole('link', { name: 'Feed', exact: true }).click();
  await expect(page.getByRole('article').first().getByLabel('Écrire un commentaire')).toHaveValue(
    'Un brouillon',
  );
}

async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Menu de/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/auth-advance\/sign-in$/);
}

test('with full storage a member can sign in, and sees a message', async ({ page }) => {
  await storeUserData(page, null);
  await page.evaluate(() => {
    for (let size = 1 << 22; size >= 1; ) {
      try {
        localStorage.setItem(`filler-${localStorage.length}`, 'x'.repeat(size));
      } catch {
        size >>= 1;
      }
    }
  });
  await page.goto('/feed/home');
  await useWithoutStorage(page);
  expect(await readStorageKeys(page)).toEqual([]);
  await logOut(page);
});

for (const [what, error] of [
  ['full', 'QuotaExceededError'],
  ['blocked', 'SecurityError'],
] as const) {
  test(`with storage ${what} from the start, everything works as long as the page`, async ({ page }) => {
    await page.addInitScript(
      ([kind, name]) => {
        const refuse = () => {
          throw new DOMException('Refused by the test', name);
        };
        if (kind === 'full') Storage.prototype.setItem = refuse;
        else
          for (const storage of ['localStorage', 'sessionStorage'])
            Object.defineProperty(window, storage, { get: refuse });
      },
      [what, error],
    );
    await page.goto('/feed/home');
    await useWithoutStorage(page);
    await logOut(page);
  });
}

test('with full storage, a reload leads to the sign-in page, once', async ({
  context,
  page,
  wire,
  expectErrors,
}) => {
  expectErrors(/^Erreur de déchiffrement$/);
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('Refused by the test', 'QuotaExceededError');
    };
  });
  await page.goto('/feed/home');
  await signIn(page);
  await expect(page.getByRole('feed').getByRole('article').first()).toBeVisible();
  const before = wire.requested.length;
  await page.reload();
  await expect(page).toHaveURL('/auth-advance/sign-in?redirectTo=%2Ffeed%2Fhome');
  expect(await tokenIn(context)).toBeUndefined();
  expect(wire.requested.slice(before).filter((path) => /^\/(feed|auth)/.test(path))).toEqual(['/feed/home']);
});

test('with refused cookies a member can sign in for this page, and a reload leads to the sign-in page once', async ({
  context,
  page,
  wire,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: () => undefined });
  });
  await page.goto('/feed/home');
  await useWithoutStorage(page);
  expect(await tokenIn(context)).toBeUndefined();
  const before = wire.requested.length;
  await page.reload();
  await expect(page).toHaveURL('/auth-advance/sign-in?redirectTo=%2Ffeed%2Fhome');
  await expect(page.getByRole('button', { name: 'Se connecter' })).toBeVisible();
  expect(wire.requested.slice(before).filter((path) => /^\/(feed|auth)/.test(path))).toEqual(['/feed/home']);
});

test('works in a browser that blocks cookies and storage', async ({ baseURL }) => {
  const profile = await mkdtemp(join(tmpdir(), 'az-e2e-profile-'));
  await mkdir(join(profile, 'Default'));
  const preferences = { profile: { default_content_setting_values: { cookies: 2 } } };
  await writeFile(join(profile, 'Default', 'Preferences'), JSON.stringify(preferences));
  const context = await chromium.launchPersistentContext(profile, {
    baseURL,
    executablePath: process.env.AZ_BROWSER,
    args: ['--no-sandbox'],
    locale: 'fr-FR',
    viewport: { width: 1280, height: 800 },
  });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  await page.goto('/feed/home');
  expect(
    await page.evaluate(() => {
      try {
        return String(localStorage);
      } catch (error) {
        return (error as Error).name;
      }
    }),
  ).toBe('SecurityError');
  await useWithoutStorage(page);
  expect(await context.cookies()).toEqual([]);
  await logOut(page);
  expect(complaints).toEqual([]);
  await context.close();
  await rm(profile, { recursive: true, force: true });
});
