/**
 * Takes the guides' pictures of a running product: the home feed, and four sheets of all pages (light and dark, 390 and
 * 1280 px): `node e2e/scripts/pictures.mjs [address]`. Needs a Chromium (AZ_BROWSER, or /usr/bin/chromium).
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { chromium } from '@playwright/test';

const root = join(import.meta.dirname, '../..');
const sharp = createRequire(join(root, 'backend/package.json'))('sharp');

/** Light and dark, on a phone and on a wide screen. */
const views = ['light', 'dark'].flatMap((scheme) =>
  [
    { width: 390, height: 844 },
    { width: 1280, height: 800 },
  ].map((viewport) => ({ scheme, viewport })),
);

const settings = { locale: 'fr-FR', reducedMotion: 'reduce', serviceWorkers: 'block' };

const openBrowser = () =>
  chromium.launch({
    executablePath: process.env.AZ_BROWSER ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--lang=fr-FR'],
  });

/** Opens a browser context with a colour scheme and window size. With a state, the visitor is signed in. */
async function openAs(browser, { scheme, viewport }, storageState) {
  const context = await browser.newContext({ ...settings, storageState, colorScheme: scheme, viewport });
  context.setDefaultTimeout(30_000);
  return context;
}

/** Selector of the placeholders that a page shows while content is loading. */
const loading =
  '[aria-busy="true"], [role="status"][aria-label^="Chargement"], .mantine-Skeleton-root, [data-loading], [data-empty]';

/** Runs in the page. Whether the screen has shown no placeholder and no unfinished picture for 300 ms. */
function isComplete(placeholders) {
  const isOnScreen = (element) => {
    const { top, bottom, width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0 && bottom > 0 && top < innerHeight;
  };
  const unfinished = [...document.images].filter((image) => !image.complete);
  if ([...unfinished, ...document.querySelectorAll(placeholders)].some(isOnScreen)) {
    delete window.completeSince;
    return false;
  }
  window.completeSince ??= performance.now();
  return performance.now() - window.completeSince > 300;
}

/** Opens a page and waits until its screen has loaded. The network is never idle, because a live stream stays open. */
async function openPage(page, url) {
  await page.goto(url);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForFunction(isComplete, loading).catch((error) => {
    throw new Error(`${url} is still loading`, { cause: error });
  });
}

/** State of a browser in which the demo member is signed in. */
async function signedIn(browser, address) {
  const context = await browser.newContext(settings);
  const page = await context.newPage();
  await page.goto(`${address}/settings/account`);
  await page.getByLabel('Adresse e-mail').fill('demo@az-connect.test');
  await page.getByLabel('Mot de passe', { exact: true }).fill('Demo-2026!');
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await page.waitForURL('**/settings/account');
  const { cookies, origins } = await context.storageState();
  await context.close();
  // Without the theme that this visit has stored, because it would override the colour scheme of the pictures.
  const kept = origins.map(({ origin, localStorage }) => ({
    origin,
    localStorage: localStorage.filter(({ name }) => name !== 'SOCIAL_REACTJS_THEME_KEY'),
  }));
  return { cookies, origins: kept };
}

const address = process.argv[2] ?? 'http://127.0.0.1:3000';
const shellPaths = JSON.parse(readFileSync(join(root, 'e2e/shell-paths.json'), 'utf8'));

/** Number of pictures per row of a sheet, and width of each picture, by window width. */
const shapes = { 390: { columns: 10, thumb: 195 }, 1280: { columns: 5, thumb: 400 } };
const gap = 8;

async function areaPaths() {
  const { microFrontends } = await (await fetch(`${address}/discovery`)).json();
  return Object.values(microFrontends)
    .flatMap(([{ extras }]) => Object.keys(extras.az.first))
    .map((path) => path.replace(/:\w+/g, '1'));
}

async function picturesOf(context, paths) {
  const page = await context.newPage();
  const pictures = [];
  for (const path of paths) {
    await openPage(page, address + path);
    pictures.push(await page.screenshot());
  }
  await context.close();
  return pictures;
}

async function writeSheet(pictures, { width, height }, file) {
  const { columns, thumb } = shapes[width];
  const tall = Math.round((height * thumb) / width);
  const offset = (size, index) => gap + index * (size + gap);
  const parts = pictures.map(async (picture, index) => ({
    input: await sharp(picture).resize(thumb, tall).png().toBuffer(),
    left: offset(thumb, index % columns),
    top: offset(tall, Math.floor(index / columns)),
  }));
  const ground = {
    width: offset(thumb, columns),
    height: offset(tall, Math.ceil(pictures.length / columns)),
    ...{ channels: 3, background: '#7f8a93' },
  };
  await sharp({ create: ground })
    .composite(await Promise.all(parts))
    .webp({ quality: 78 })
    .toFile(join(root, 'docs/screens', file));
}

const browser = await openBrowser();
const storageState = await signedIn(browser, address);
const inAreas = await areaPaths();
const home = await (
  await openAs(browser, { scheme: 'light', viewport: { width: 1280, height: 800 } }, storageState)
).newPage();
await openPage(home, `${address}/feed/home`);
await home.screenshot({ path: join(root, 'docs/feed.jpg'), quality: 82 });
for (const view of views) {
  const pictures = [
    ...(await picturesOf(await openAs(browser, view), shellPaths)),
    ...(await picturesOf(await openAs(browser, view, storageState), inAreas)),
  ];
  const { width } = view.viewport;
  await writeSheet(pictures, view.viewport, `every-page-${view.scheme}-${width}.webp`);
  console.log(`${view.scheme}, ${width} px: ${pictures.length} pages`);
}
await browser.close();
