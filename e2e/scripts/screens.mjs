/**
 * Takes the pictures of an area's screens from a running product, in light and dark, at 390 and 1280 px:
 * `node e2e/scripts/screens.mjs <area> [address] [screen …]` writes docs/screens/<area>/<screen>-<scheme>-<width>.webp.
 * An area's screens are listed in e2e/scripts/screens/<area>.mjs. Needs a Chromium (AZ_BROWSER, or /usr/bin/chromium).
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openAs, openBrowser, openPage, root, sharp, signedIn, views } from './picture-browser.mjs';

const [area, address = 'http://127.0.0.1:3000', ...names] = process.argv.slice(2);
if (!area) throw new Error('Say which area: node e2e/scripts/screens.mjs <area> [address] [screen …]');
const { screens } = await import(`./screens/${area}.mjs`);
const folder = join(root, 'docs/screens', area);
const chosen = screens.filter(({ name }) => names.length === 0 || names.includes(name));
if (names.length === 0) rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });

/** Loads lazy content: a picture of the whole page is taken without scrolling. */
const seeAll = (page) =>
  page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  });

const quality = { quality: 38, effort: 6 };
/** Wide windows and whole pages are scaled down: an area's folder stays under 3 MB. */
const shownWidths = { window: { 390: 390, 1280: 880 }, whole: { 390: 234, 1280: 640 } };

/** One screen as one kind of visitor sees it: the whole page, or the window if a dialog is open. */
async function take(browser, { name, path, prepare, whole = false }, view) {
  const { scheme, viewport } = view;
  const context = await openAs(browser, view, storageState);
  const page = await context.newPage();
  const open = () => openPage(page, address + path);
  try {
    await (prepare ? prepare(page, open) : open());
    if (whole) await seeAll(page);
    const picture = sharp(await page.screenshot({ fullPage: whole, caret: 'hide', animations: 'disabled' }));
    picture.resize(shownWidths[whole ? 'whole' : 'window'][viewport.width]);
    const file = `${name}-${scheme}-${viewport.width}.webp`;
    writeFileSync(join(folder, file), await picture.webp(quality).toBuffer());
  } finally {
    await context.close();
  }
}

const browser = await openBrowser();
const storageState = await signedIn(browser, address);
const failed = [];
async function takeAll(view) {
  for (const screen of chosen) {
    await take(browser, screen, view).catch((error) =>
      failed.push(`${screen.name}, ${view.scheme}, ${view.viewport.width}: ${error.message}`),
    );
  }
}
await Promise.all(views.map(takeAll));
await browser.close();
console.log(`${chosen.length * views.length - failed.length} pictures in docs/screens/${area}`);
for (const line of failed) console.error(line);
process.exitCode = failed.length > 0 ? 1 : 0;
