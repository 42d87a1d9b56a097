/** Shared by the scripts that take pictures: the browser, the kinds of visitors, and a session. */
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { chromium } from '@playwright/test';

export const root = join(import.meta.dirname, '../..');
export const sharp = createRequire(join(root, 'backend/package.json'))('sharp');

/** Light and dark, on a phone and on a wide screen. */
export const views = ['light', 'dark'].flatMap((scheme) =>
  [
    { width: 390, height: 844 },
    { width: 1280, height: 800 },
  ].map((viewport) => ({ scheme, viewport })),
);

const settings = { locale: 'fr-FR', reducedMotion: 'reduce', serviceWorkers: 'block' };

export const openBrowser = () =>
  chromium.launch({
    executablePath: process.env.AZ_BROWSER ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--lang=fr-FR'],
  });

/** A visitor with a look, and with a session if its state is given. */
export async function openAs(browser, { scheme, viewport }, storageState) {
  const context = await browser.newContext({ ...settings, storageState, colorScheme: scheme, viewport });
  context.setDefaultTimeout(30_000);
  return context;
}

/** Opens a page and waits until nothing more loads. */
export async function openPage(page, url) {
  await page.goto(url);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForLoadState('networkidle');
}

/** State of a browser in which the demo member is signed in. */
export async function signedIn(browser, address) {
  const context = await browser.newContext(settings);
  const page = await context.newPage();
  await page.goto(`${address}/settings/account`);
  await page.getByLabel('Adresse e-mail').fill('demo@az-connect.test');
  await page.getByLabel('Mot de passe', { exact: true }).fill('Demo-2026!');
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await page.waitForURL('**/settings/account');
  const { cookies, origins } = await context.storageState();
  await context.close();
  // The theme stored by this visit would override that of the pictures.
  const kept = origins.map(({ origin, localStorage }) => ({
    origin,
    localStorage: localStorage.filter(({ name }) => name !== 'SOCIAL_REACTJS_THEME_KEY'),
  }));
  return { cookies, origins: kept };
}
