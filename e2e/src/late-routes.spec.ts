import type { Page } from '@playwright/test';
import { signedIn } from './harness/session.ts';
import { expect, test } from './harness/test.ts';

const routesAt = '/discovery/routes';

/** From now on, pages lack this area's routes and contain the address of all routes, as when there are many areas. */
async function leaveOut(page: Page, area: string): Promise<void> {
  await page.route('**/feed/home', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const body = html.replace(/(id="az-discovery"[^>]*>)(.*?)(<\/script>)/s, (_, start, json, end) => {
      const discovery = JSON.parse(json);
      const routes = discovery.routes.filter((one: { area: string }) => one.area !== area);
      return start + JSON.stringify({ ...discovery, routes, routesAt }).replaceAll('<', '\\u003c') + end;
    });
    await route.fulfill({ response, body });
  });
}

async function openPartial(page: Page, url: string): Promise<void> {
  await signedIn(page, url);
  await leaveOut(page, 'content');
  await page.goto('/feed/home');
  await expect(page.getByRole('feed')).toBeVisible();
  await page.evaluate(() => Object.assign(window, { samePage: true }));
}

const news = (page: Page) => page.getByRole('link', { name: 'News', exact: true });
const heading = (page: Page) => page.getByRole('heading', { name: 'Actualités', level: 1 });

test('a link opens a page that the first page did not know, without a new document', async ({
  page,
  wire,
}) => {
  await openPartial(page, wire.url);
  await news(page).click();
  await expect(heading(page)).toBeVisible();
  expect(wire.requested.filter((path) => path === routesAt)).toHaveLength(1);
  expect(await page.evaluate(() => 'samePage' in window)).toBe(true);
});

test('while the rest of the routes fails to load, a link says so, and works afterwards', async ({
  page,
  wire,
  expectErrors,
}) => {
  expectErrors(/ERR_|Failed to load resource|AreaError|Area shell failed/);
  wire.break(/^\/discovery\/routes$/, { kind: 'reset' });
  await openPartial(page, wire.url);
  await news(page).click();
  await expect(page.getByRole('alert')).toContainText("Cette page n'a pas pu être chargée.");
  await expect(page).toHaveURL(/\/blogs$/);
  wire.mend();
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect(heading(page)).toBeVisible();
  expect(await page.evaluate(() => 'samePage' in window)).toBe(true);
});

test('the search finds a page that the first page did not know', async ({ page, wire }) => {
  await openPartial(page, wire.url);
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Rechercher' });
  await palette.getByRole('combobox').fill('actualites');
  await expect(palette.getByRole('option', { name: 'Actualités' })).toBeVisible();
});
