import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page, type Route } from '@playwright/test';
import { makeAccount, newAccount } from './harness/new-account.ts';
import { ownOriginTest } from './harness/own-origin.ts';
import { axeViolations } from './harness/page-checks.ts';
import { bringSession, openSession, revoke, signedIn } from './harness/session.ts';
import { expect } from './harness/test.ts';

/** A `test` with an origin as it is delivered, whose pages have the answers to their first calls. */
const test = ownOriginTest({ PAGE_ANSWERS_MS: '9999' }).extend({
  baseURL: async ({ ownOrigin }, use) => use(ownOrigin.url),
});

// The page is left after each test: it loads more when it is idle, and the origin stops before the page is closed.
test.afterEach(async ({ page }) => void (await page.goto('about:blank')));

const memberName = 'Clarisse Mboumba-Nziengui';

/** When the newest screen was kept; 0 if there is none, or no worker yet that shows it. */
const keptAt = async (): Promise<number> => {
  const worker = await navigator.serviceWorker.getRegistration();
  if (localStorage.getItem('az-screens') === null || !worker?.active) return 0;
  const request = indexedDB.open('az-screens');
  await new Promise((resolve) => {
    request.onsuccess = resolve;
  });
  const facts = request.result.transaction('facts').objectStore('facts').getAll();
  await new Promise((resolve) => {
    facts.onsuccess = resolve;
  });
  request.result.close();
  return Math.max(...facts.result.map(({ at }) => at));
};

/** Opens a page and stays until its screen is kept. */
async function visit(page: Page, path = '/feed/home'): Promise<void> {
  await page.goto(path);
  const began = await page.evaluate(() => Date.now());
  await expect.poll(() => page.evaluate(keptAt), { timeout: 30_000 }).toBeGreaterThan(began);
}

const mainScript = '**/areas/shell/*/main.js';

/**
 * Opens a page whose main script arrives when the returned function is called, so that it shows its kept screen only. The
 * splash comes after it in the HTML: then it is there, or none is shown.
 */
async function openHeld(page: Page, path = '/feed/home'): Promise<() => Promise<void>> {
  const requested: Route[] = [];
  await page.route(mainScript, (route) => void requested.push(route));
  await page.goto(path, { waitUntil: 'commit' });
  await page.waitForFunction(() => document.getElementById('az-splash') !== null);
  return async () => {
    for (const route of requested) await route.continue();
    await page.unroute(mainScript);
  };
}

/** The kept screen, which is the page's content until the page has started. */
const keptIn = (page: Page) => page.locator('#az-first[aria-busy=true]');

/** Notes layout shifts, and whether the kept screen and the page were shown in the same frame. */
function noteFrames(): void {
  const seen = { shift: 0, kept: 0, both: 0 };
  Object.assign(window, { seen });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.shift += (entry as unknown as { value: number }).value;
  }).observe({ type: 'layout-shift', buffered: true });
  const look = () => {
    const isKept = document.getElementById('az-first') !== null;
    const isShown = document.querySelector('#root main') !== null;
    if (isKept) seen.kept += 1;
    if (isKept && isShown) seen.both += 1;
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

test('the second visit shows the kept screen before the page starts; links work, and nothing else does', {
  tag: '@core',
}, async ({ page, ownOrigin }) => {
  await signedIn(page, ownOrigin.url);
  await visit(page);
  await openHeld(page);
  const kept = keptIn(page);
  await expect(kept.getByText('À suivre')).toBeVisible();
  await expect(
    kept.locator('main, button, input, textarea, select, summary, [id], [role], [tabindex], [onclick]'),
  ).toHaveCount(0);
  // A key does not go into a field that is not there yet.
  await kept.getByText('Quoi de neuf').first().click({ force: true });
  await page.keyboard.type('abc');
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
  await kept.getByRole('link', { name: 'News' }).first().click();
  await page.waitForURL('**/blogs', { waitUntil: 'commit' });
});

test('the page replaces its kept screen in one frame, without a shift', async ({ page, ownOrigin }) => {
  await signedIn(page, ownOrigin.url);
  await visit(page);
  await page.addInitScript(noteFrames);
  const release = await openHeld(page);
  await page.waitForFunction(() => (window as unknown as { seen: { kept: number } }).seen.kept > 0);
  await release();
  await expect(page.locator('#root').getByRole('article').first()).toBeVisible();
  await expect(keptIn(page)).toHaveCount(0);
  await expect(page.getByRole('main')).toHaveCount(1);
  const seen = await page.evaluate(() => (window as unknown as { seen: Record<string, number> }).seen);
  expect(seen.kept).toBeGreaterThan(0);
  expect(seen.both).toBe(0);
  expect(seen.shift).toBeLessThanOrEqual(0.02);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

/** Part of the pixels that differ visibly between two screenshots. */
async function differing(page: Page, shots: Buffer[]): Promise<number> {
  const blank = await page.context().newPage();
  const part = await blank.evaluate(
    async (pictures) => {
      const pixelsOf = async (picture: string | undefined) => {
        const image = new Image();
        image.src = `data:image/png;base64,${picture}`;
        await image.decode();
        const context = new OffscreenCanvas(image.width, image.height).getContext('2d');
        context?.drawImage(image, 0, 0);
        return context?.getImageData(0, 0, image.width, image.height).data ?? new Uint8ClampedArray();
      };
      const [one, other] = [await pixelsOf(pictures[0]), await pixelsOf(pictures[1])];
      const far = (at: number) => Math.abs((one[at] ?? 0) - (other[at] ?? 0));
      let count = 0;
      for (let at = 0; at < one.length; at += 4) if (far(at) + far(at + 1) + far(at + 2) > 60) count += 1;
      return count / (one.length / 4);
    },
    shots.map((shot) => shot.toString('base64')),
  );
  await blank.close();
  return part;
}

test('the kept screen looks like the page, without what is never kept', async ({ page, ownOrigin }) => {
  await signedIn(page, ownOrigin.url);
  for (const path of ['/feed/home', '/messaging', '/profile/about', '/settings/account']) {
    await visit(page, path);
    const real = await page.screenshot();
    await openHeld(page, path);
    await expect(keptIn(page)).toBeVisible();
    await page.waitForFunction(() => [...document.images].every(({ complete }) => complete));
    expect(await differing(page, [real, await page.screenshot()])).toBeLessThan(0.02);
    expect(await axeViolations(page)).toEqual([]);
    // It has a copy of its largest picture, so that it asks the server for none.
    if (path === '/profile/about')
      await expect(keptIn(page).getByAltText('Photo de couverture')).toHaveAttribute(
        'src',
        /^data:image\/webp;/,
      );
    await page.unroute(mainScript);
  }
  await visit(page, '/messaging');
  const last = await page.getByRole('listitem').locator('[data-az-keep=no]').first().textContent();
  await openHeld(page, '/messaging');
  await expect(keptIn(page)).not.toContainText(last ?? '');
});

test('under a kept screen the page says after ten seconds that it waits', async ({ page, ownOrigin }) => {
  await signedIn(page, ownOrigin.url);
  await visit(page);
  await page.clock.install();
  await openHeld(page);
  await expect(keptIn(page)).toBeVisible();
  await page.clock.runFor(10_000);
  await expect(page.getByRole('button', { name: 'Recharger' })).toBeInViewport();
  await page.getByRole('button', { name: 'Recharger' }).click({ trial: true });
});

test('a screen is not shown in a window of another width, nor with the other theme', async ({
  page,
  ownOrigin,
}) => {
  await signedIn(page, ownOrigin.url);
  await visit(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await openHeld(page);
  await expect(keptIn(page)).toBeHidden();
  await expect(page.locator('#az-splash-mark')).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(keptIn(page)).toBeVisible();
  await page.evaluate(() => document.documentElement.setAttribute('data-bs-theme', 'dark'));
  await expect(keptIn(page)).toBeHidden();
});

test('of two members in turn, neither sees anything of the other', async ({
  page,
  ownOrigin,
  expectErrors,
}) => {
  // A new account has no pictures.
  expectErrors(/404/);
  const account = newAccount();
  await makeAccount(ownOrigin.url, account);
  const sessions = [await openSession(ownOrigin.url), await openSession(ownOrigin.url, account)];
  for (const session of [...sessions, ...sessions]) {
    // The cookie is replaced without a sign-out, so that the browser still has the screen of the other member.
    await bringSession(page, ownOrigin.url, session);
    await openHeld(page);
    await expect(keptIn(page)).toHaveCount(0);
    await page.unroute(mainScript);
    await visit(page);
    await openHeld(page);
    await expect(keptIn(page)).toBeVisible();
    await page.unroute(mainScript);
  }
});

test('after the session was ended elsewhere nothing is shown, and the screens are deleted', async ({
  page,
  ownOrigin,
  expectErrors,
}) => {
  expectErrors(/401/);
  const { token } = await signedIn(page, ownOrigin.url);
  await visit(page);
  await revoke(ownOrigin.url, token);
  await openHeld(page);
  await expect(keptIn(page)).toHaveCount(0);
  await page.unroute(mainScript);
  await page.goto('/feed/home');
  await expect(page.getByRole('heading', { name: 'Connexion' })).toBeVisible();
  const stored = () =>
    page.evaluate(async () => [
      localStorage.getItem('az-screens'),
      ...(await indexedDB.databases()).map(({ name }) => name).filter((name) => name === 'az-screens'),
    ]);
  await expect.poll(stored).toEqual([null]);
});

/** The bytes of all files below a folder. */
async function bytesBelow(folder: string): Promise<string> {
  const files = await readdir(folder, { recursive: true, withFileTypes: true });
  const texts = await Promise.all(
    files
      .filter((file) => file.isFile())
      .map((file) => readFile(join(file.parentPath, file.name), 'latin1').catch(() => '')),
  );
  return texts.join('\n');
}

test('no word of a page is in the database on the disk', async ({ ownOrigin }) => {
  const profile = await mkdtemp(join(tmpdir(), 'az-kept-'));
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: process.env.AZ_BROWSER,
    args: ['--no-sandbox'],
    baseURL: ownOrigin.url,
    locale: 'fr-FR',
  });
  try {
    const page = await context.newPage();
    await signedIn(page, ownOrigin.url);
    await visit(page);
    await context.close();
    const bytes = await bytesBelow(join(profile, 'Default/IndexedDB'));
    const wide = (text: string) => [...text].join('\0');
    expect([bytes.includes('records'), bytes.includes(wide('records'))]).toContain(true);
    for (const word of [memberName, 'Stories', 'article', 'mantine', '/feed/home', '/profile/feed']) {
      expect(bytes).not.toContain(word);
      expect(bytes).not.toContain(wide(word));
    }
  } finally {
    await context.close();
    await rm(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
});
