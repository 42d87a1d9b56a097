/**
 * Takes the pictures of docs/screens.md from a running product: every page in light and dark, at 390 and 1280 px, one sheet
 * for each: `node e2e/scripts/every-page.mjs [address]`. Needs a Chromium (AZ_BROWSER, or /usr/bin/chromium).
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openAs, openBrowser, openPage, root, sharp, signedIn, views } from './picture-browser.mjs';

const address = process.argv[2] ?? 'http://127.0.0.1:3000';
const shellPaths = JSON.parse(readFileSync(join(root, 'e2e/shell-paths.json'), 'utf8'));

/** Pictures per row of a sheet, and width of each, by window width. */
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
  const place = (size, index) => gap + index * (size + gap);
  const parts = pictures.map(async (picture, index) => ({
    input: await sharp(picture).resize(thumb, tall).png().toBuffer(),
    left: place(thumb, index % columns),
    top: place(tall, Math.floor(index / columns)),
  }));
  const ground = {
    width: place(thumb, columns),
    height: place(tall, Math.ceil(pictures.length / columns)),
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
