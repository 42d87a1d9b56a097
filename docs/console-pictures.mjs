/**
 * Takes the pictures of the operators' console, with invented measurements, from a running product: `node
 * docs/console-pictures.mjs [operators' address [view]]`. Needs a Chromium (AZ_BROWSER, or /usr/bin/chromium).
 */
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { sampleAnswers } from './console-sample.mjs';

const { chromium } = createRequire(join(import.meta.dirname, '../e2e/package.json'))('@playwright/test');
const sharp = createRequire(join(import.meta.dirname, '../backend/package.json'))('sharp');
const [address = 'http://127.0.0.1:4000', only] = process.argv.slice(2);
const now = new Date('2026-03-12T13:45:00Z');
const answers = sampleAnswers(now.getTime());

const views = {
  'sign-in': async () => {},
  overview: async (page) => {
    await signIn(page);
    await page.getByText('Équipe Fil').waitFor();
  },
  area: async (page) => {
    await signIn(page);
    await page.getByRole('link', { name: 'Fil', exact: true }).first().click();
    await page.getByRole('img', { name: 'Chargements par minute' }).waitFor();
    await page.getByRole('heading', { name: 'Historique' }).waitFor();
  },
  command: async (page) => {
    await views.area(page);
    await page.getByRole('button', { name: 'Arrêt d’urgence' }).click();
    await page.getByLabel('Motif').fill('le fil reste vide sur petit écran');
    await page.getByRole('button', { name: 'Simuler' }).click();
    await page.getByText('Ce qui bougerait').waitFor();
  },
  refused: async (page) => {
    await views.area(page);
    await page.route('**/commands/**', (route) =>
      route.fulfill({
        status: 422,
        json: {
          ok: false,
          kind: 'refused',
          sentence: 'feed 1.5.0+b7710d42 would break someone.',
          findings: [
            { who: 'profile 0.9.1+2206bb1f', what: 'shares react 18.3.1, which feed no longer takes.' },
          ],
        },
      }),
    );
    await page.getByRole('button', { name: 'Palier suivant' }).click();
    await page.getByLabel('Motif').fill('rien à signaler au palier d’avant');
    await page.getByRole('button', { name: 'Simuler' }).click();
    await page.getByText('would break someone').waitFor();
  },
  trouble: async (page) => {
    const frozen = {
      since: new Date(now.getTime() - 480_000).toISOString(),
      by: 'ops/7c1f2a90',
      why: 'nuit de bascule',
    };
    await page.route('**/api/status', (route) => route.fulfill({ json: { ...answers['/status'], frozen } }));
    await signIn(page);
    await page.getByText('Équipe Fil').waitFor();
    await page.route('**/deploy/api/**', (route) => route.abort());
    await page.getByRole('button', { name: 'Actualiser' }).click();
    await page.getByText('Actualisation impossible').waitFor();
  },
  audit: async (page) => {
    await signIn(page);
    await page.getByRole('link', { name: 'Journal d’audit' }).click();
    await page.getByText('intact').waitFor();
  },
};

async function signIn(page) {
  await page.getByLabel('Jeton d’équipe').fill('az_for-pictures');
  await page.getByRole('button', { name: 'Ouvrir la console' }).click();
  await page.getByRole('link', { name: 'Journal d’audit' }).waitFor();
}

async function answer(route) {
  const path = new URL(route.request().url()).pathname.replace('/deploy/api', '');
  if (path.startsWith('/commands/'))
    return route.fulfill({
      json: { ok: true, revision: 214, said: ['Nobody is given feed 1.5.0+b7710d42 any more.'] },
    });
  const known = answers[path];
  if (known) return route.fulfill({ json: known });
  return route.fulfill({
    status: 404,
    json: { ok: false, kind: 'unknown', sentence: 'Unknown.', findings: [] },
  });
}

const browser = await chromium.launch({
  executablePath: process.env.AZ_BROWSER ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
for (const colorScheme of ['light', 'dark']) {
  for (const width of [390, 1280]) {
    for (const [name, open] of Object.entries(views)) {
      if (only && name !== only) continue;
      const context = await browser.newContext({
        viewport: { width, height: width === 390 ? 844 : 800 },
        locale: 'fr-FR',
        timezoneId: 'Europe/Paris',
        colorScheme,
        reducedMotion: 'reduce',
      });
      const page = await context.newPage();
      await page.clock.setFixedTime(now);
      await page.route('**/deploy/api/**', answer);
      await page.goto(`${address}/deploy`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await open(page);
      const fullPage = name === 'area' || name === 'overview' || name === 'audit';
      const picture = await page.screenshot({ fullPage });
      // Few colours: a palette keeps the files small without a visible loss.
      await sharp(picture)
        .png({ palette: true, colours: 64, effort: 10 })
        .toFile(join(import.meta.dirname, 'console', `${name}-${colorScheme}-${width}.png`));
      await context.close();
    }
  }
}
await browser.close();
