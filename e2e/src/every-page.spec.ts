import type { Page } from '@playwright/test';
import { goInside } from './harness/conformance.ts';
import { areas, pathsOf, shellPaths } from './harness/every-path.ts';
import { firstViewShown } from './harness/first-view.ts';
import { noSideScroll, violationsOf } from './harness/page-checks.ts';
import { signedIn } from './harness/session.ts';
import { expect, test } from './harness/test.ts';

test.describe.configure({ timeout: 300_000 });

/** The minimum window width of a page (WCAG 1.4.10). */
const narrowest = { width: 320, height: 640 };

/** Fields whose text is smaller than 16 pixels on touch screens. An iPhone zooms into such fields. */
async function zoomedFields(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  expect(await page.evaluate(() => matchMedia('(pointer: coarse)').matches)).toBe(true);
  const found = await page
    // Hidden fields only measure the height of a text.
    .locator(':is(input, textarea, select):not([aria-hidden=true])')
    .evaluateAll((fields) =>
      fields
        .filter((field) => Number.parseFloat(getComputedStyle(field).fontSize) < 16)
        .map((field) => field.outerHTML),
    );
  await session.detach();
  return found;
}

/** Loads the document of a page and waits for its first view. */
async function load(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('h1'), path).toHaveCount(1);
  await firstViewShown(page);
}

async function checkPage(page: Page, path: string) {
  await expect(page.locator('h1'), path).toHaveCount(1);
  await expect(page.getByRole('main'), path).toHaveCount(1);
  await expect(page.getByRole('banner'), path).toHaveCount(1);
  expect(await violationsOf(page), path).toEqual([]);
  expect(await noSideScroll(page), path).toBe(true);
  expect(await zoomedFields(page), path).toEqual([]);
  await page.setViewportSize(narrowest);
  expect(await noSideScroll(page), `${path} at ${narrowest.width} px`).toBe(true);
  return { title: await page.title(), heading: (await page.locator('h1').textContent()) ?? '' };
}

/** Collects the hosts, other than the page's own, to which the page sends requests. */
function watchHosts(page: Page, url: string): Set<string> {
  const foreign = new Set<string>();
  page.on('request', (request) => {
    const { protocol, host } = new URL(request.url());
    if (protocol.startsWith('http') && host !== new URL(url).host) foreign.add(host);
  });
  return foreign;
}

for (const colorScheme of ['light', 'dark'] as const) {
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 1280, height: 800 },
  ]) {
    test.describe(`${colorScheme}, ${viewport.width} px`, { tag: '@core' }, () => {
      test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } });

      test('every page of the shell passes all checks', async ({ page, wire, expectErrors }) => {
        expectErrors(/404/);
        const foreign = watchHosts(page, wire.url);
        for (const path of shellPaths) {
          await page.setViewportSize(viewport);
          await load(page, path);
          await checkPage(page, path);
        }
        expect([...foreign]).toEqual([]);
      });

      for (const area of areas) {
        // In the light look, each page is loaded. In the dark one, which `npm test` runs, each but the first is reached
        // from the page before it, which takes half the time.
        test(`every page of ${area} passes all checks`, async ({ page, wire }) => {
          const foreign = watchHosts(page, wire.url);
          await signedIn(page, wire.url);
          const named: Record<string, string> = {};
          for (const [index, path] of pathsOf(area).entries()) {
            await page.setViewportSize(viewport);
            await (index === 0 || colorScheme === 'light' ? load : goInside)(page, path);
            const { title, heading } = await checkPage(page, path);
            expect(title, path).toMatch(/^\S.* · AZ Connect$/);
            // Only pages with the same heading may have the same title.
            expect(named[title] ?? heading, `${path}: ${title}`).toBe(heading);
            named[title] = heading;
          }
          expect([...foreign]).toEqual([]);
        });
      }
    });
  }
}
