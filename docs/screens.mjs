/**
 * Takes the pictures of docs/screens.md from a running product: every page, light and dark, on a phone and on a wide screen,
 * one sheet for each: `node docs/screens.mjs [address]`. Needs a Chromium (AZ_BROWSER, or /usr/bin/chromium).
 */
import { createRequire } from 'node:module';
import { join } from 'node:path';

const { chromium } = createRequire(join(import.meta.dirname, '../e2e/package.json'))('@playwright/test');
const sharp = createRequire(join(import.meta.dirname, '../backend/package.json'))('sharp');
const address = process.argv[2] ?? 'http://localhost:3000';

const shellPages = [
  ...['/auth-advance/sign-in', '/auth-advance/sign-up', '/auth-advance/forgot-pass'],
  ...['/auth/sign-in', '/auth/sign-up', '/auth/forgot-pass', '/offline', '/not-found'],
];
/** Width and height of a picture, how many stand beside one another, and how wide each is in the sheet. */
const shapes = {
  390: { height: 844, columns: 10, thumb: 195 },
  1280: { height: 800, columns: 5, thumb: 400 },
};
const gap = 8;

async function areaPages() {
  const { microFrontends } = await (await fetch(`${address}/discovery`)).json();
  return Object.values(microFrontends).flatMap(([{ extras }]) => Object.keys(extras.az.first));
}

async function settle(page) {
  await page.locator('h1').first().waitFor();
  await page.waitForLoadState('networkidle');
}

async function picturesOf(context, paths, { height, thumb }, width) {
  const page = await context.newPage();
  const pictures = [];
  for (const path of paths) {
    await page.goto(address + path.replace(/:\w+/g, '1'));
    await settle(page);
    const picture = await page.screenshot();
    pictures.push(
      await sharp(picture)
        .resize(thumb, Math.round((height * thumb) / width))
        .png()
        .toBuffer(),
    );
  }
  await page.close();
  return pictures;
}

async function sheet(pictures, { height, columns, thumb }, width, file) {
  const tall = Math.round((height * thumb) / width);
  const place = (size, index) => gap + index * (size + gap);
  await sharp({
    create: {
      width: place(thumb, columns),
      height: place(tall, Math.ceil(pictures.length / columns)),
      channels: 3,
      background: '#7f8a93',
    },
  })
    .composite(
      pictures.map((input, index) => ({
        input,
        left: place(thumb, index % columns),
        top: place(tall, Math.floor(index / columns)),
      })),
    )
    .webp({ quality: 78 })
    .toFile(join(import.meta.dirname, 'screens', file));
}

const browser = await chromium.launch({
  executablePath: process.env.AZ_BROWSER ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
const inAreas = await areaPages();
for (const colorScheme of ['light', 'dark']) {
  for (const [width, shape] of Object.entries(shapes)) {
    const context = await browser.newContext({
      ...{ viewport: { width: Number(width), height: shape.height }, colorScheme, locale: 'fr-FR' },
      reducedMotion: 'reduce',
    });
    const signedOut = await picturesOf(context, shellPages, shape, Number(width));
    const page = await context.newPage();
    await page.goto(`${address}/auth-advance/sign-in`);
    await page.getByLabel('Adresse e-mail').fill('demo@az-connect.test');
    await page.getByLabel('Mot de passe', { exact: true }).fill('Demo-2026!');
    await page.getByRole('button', { name: 'Se connecter' }).click();
    await page.getByRole('article').first().waitFor();
    await page.close();
    const signedIn = await picturesOf(context, inAreas, shape, Number(width));
    await sheet([...signedOut, ...signedIn], shape, Number(width), `every-page-${colorScheme}-${width}.webp`);
    await context.close();
    console.log(`${colorScheme}, ${width} px: ${signedOut.length + signedIn.length} pages`);
  }
}
await browser.close();
