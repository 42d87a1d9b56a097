/**
 * Takes the pictures of the guides from a running product: `node docs/screenshots.mjs [address]`. Needs a Chromium
 * (AZ_BROWSER, or /usr/bin/chromium).
 */
import { createRequire } from 'node:module';
import { join } from 'node:path';

const { chromium } = createRequire(join(import.meta.dirname, '../e2e/package.json'))('@playwright/test');
const address = process.argv[2] ?? 'http://127.0.0.1:3000';

const browser = await chromium.launch({
  executablePath: process.env.AZ_BROWSER ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
const context = await browser.newContext({
  viewport: { width: 1280, height: 800 },
  locale: 'fr-FR',
  colorScheme: 'light',
});
const page = await context.newPage();
await page.goto(`${address}/feed/home`);
await page.getByLabel('Adresse e-mail').fill('demo@az-connect.test');
await page.getByLabel('Mot de passe', { exact: true }).fill('Demo-2026!');
await page.getByRole('button', { name: 'Se connecter' }).click();
await page.getByRole('article').first().waitFor();
await page.waitForLoadState('networkidle');
await page.screenshot({ path: join(import.meta.dirname, 'feed.jpg'), type: 'jpeg', quality: 82 });
await browser.close();
