import { unseenStates } from './harness/forced-colours.ts';
import { openSignedIn } from './harness/session.ts';
import { expect, test } from './harness/test.ts';

const themeOf = (page: import('@playwright/test').Page) =>
  page.evaluate(() => ({
    bs: document.documentElement.dataset.bsTheme,
    mantine: document.documentElement.dataset.mantineColorScheme,
    scheme: document.documentElement.style.colorScheme,
    stored: localStorage.getItem('SOCIAL_REACTJS_THEME_KEY'),
  }));

test('the first visit stores the preference of the system', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL, colorScheme: 'dark' });
  const page = await context.newPage();
  await page.goto('/auth-advance/sign-in');
  await expect(page.getByRole('heading', { name: 'Connexion' })).toBeVisible();
  expect(await themeOf(page)).toEqual({ bs: 'dark', mantine: 'dark', scheme: 'dark', stored: 'dark' });
  await context.close();
});

test('a dark page is dark from the first paint on', { tag: '@core' }, async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('SOCIAL_REACTJS_THEME_KEY', 'dark');
    const seen = new Set<string>();
    Object.assign(window, { seenThemes: seen });
    const record = () => {
      if (document.body) {
        seen.add(
          `${document.documentElement.dataset.bsTheme} ${document.documentElement.dataset.mantineColorScheme}`,
        );
      }
      requestAnimationFrame(record);
    };
    record();
  });
  await page.goto('/auth-advance/sign-in');
  await expect(page.getByRole('heading', { name: 'Connexion' })).toBeVisible();
  const seen = await page.evaluate(() => [...(window as unknown as { seenThemes: Set<string> }).seenThemes]);
  expect(seen).toEqual(['dark dark']);
});

test('the user menu changes the theme, in all tabs', async ({ context, page }) => {
  await openSignedIn(page, '/feed/home');
  const second = await context.newPage();
  await second.goto('/blogs');
  await expect(second).toHaveTitle(/Actualités/);
  await page.getByRole('button', { name: /Menu de/ }).click();
  await page.getByRole('menuitemradio', { name: 'Sombre' }).click();
  expect(await themeOf(page)).toEqual({ bs: 'dark', mantine: 'dark', scheme: 'dark', stored: 'dark' });
  await expect.poll(async () => (await themeOf(second)).bs).toBe('dark');
  await page.getByRole('menuitemradio', { name: 'Auto' }).click();
  expect(await themeOf(page)).toMatchObject({ bs: 'light', stored: 'auto' });
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(async () => (await themeOf(page)).bs).toBe('dark');
});

test('contrast themes show what is loading', async ({ page }) => {
  // The lists of these pages are never answered.
  await page.route(/\/az\/global|\/account\/announcements/, () => undefined);
  await openSignedIn(page, '/feed/home');
  for (const path of ['/feed/home', '/profile/feed']) {
    await page.goto(path);
    await page.locator('.mantine-Skeleton-root').first().waitFor();
    expect(await unseenStates(page), path).toEqual([]);
  }
});
