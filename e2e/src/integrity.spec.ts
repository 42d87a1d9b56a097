import type { Page } from '@playwright/test';
import { firstViewShown, requestsOfFirstView } from './harness/first-view.ts';
import { openSignedIn } from './harness/session.ts';
import { coreIf, expect, test } from './harness/test.ts';

const refused = /integrity|Failed to load resource|ERR_|AreaError|Area content failed/;

/** Paths of files of the content area's live version, from discovery. */
async function contentFiles(url: string) {
  const response = await fetch(`${url}/discovery`);
  const { microFrontends } = (await response.json()) as {
    microFrontends: Record<string, { url: string; extras: { az: { first: Record<string, string[]> } } }[]>;
  };
  const entry = microFrontends['@az/content']?.[0];
  const first = (entry?.extras.az.first['/blogs'] ?? []).filter(
    (path) => path.startsWith('/areas/content/') && path.endsWith('.js'),
  );
  return {
    entry: entry?.url ?? '',
    page: first.find((path) => path !== entry?.url) ?? '',
  };
}

type Tag = { kind: string; url: string; integrity: string; crossOrigin: string | null };

/** Records all scripts and links of the test's pages, because scripts are removed after they have run. */
async function watchTags(page: Page): Promise<() => Promise<Tag[]>> {
  await page.addInitScript(() => {
    const tags: Tag[] = [];
    Reflect.set(window, 'tagsSeen', tags);
    const tagOf = (node: Node): Tag[] => {
      const isScript = node instanceof HTMLScriptElement;
      if (!isScript && !(node instanceof HTMLLinkElement)) return [];
      const { integrity, crossOrigin } = node;
      const url = node.getAttribute(isScript ? 'src' : 'href');
      return url ? [{ kind: isScript ? 'script' : node.rel, url, integrity, crossOrigin }] : [];
    };
    new MutationObserver((records) => {
      tags.push(...records.flatMap(({ addedNodes }) => [...addedNodes]).flatMap(tagOf));
    }).observe(document, { childList: true, subtree: true });
  });
  return () => page.evaluate(() => Reflect.get(window, 'tagsSeen') as Tag[]);
}

for (const part of ['entry', 'page'] as const) {
  const name = { entry: 'the entry', page: 'a lazy chunk' }[part];
  test(
    `one changed byte in ${name}: it does not run, the tile shows, Réessayer works once the file is correct`,
    coreIf(part === 'entry'),
    async ({ page, wire, origin, expectErrors }) => {
      expectErrors(refused);
      const file = (await contentFiles(origin.url))[part];
      expect(file).not.toBe('');
      wire.break(new RegExp(file.replaceAll('.', '\\.')), { kind: 'flip-byte' });
      await openSignedIn(page, '/feed/home');
      await page.getByRole('link', { name: 'News', exact: true }).click();
      await expect(page.getByRole('alert')).toContainText("Cette page n'a pas pu être chargée.");
      const global = `content_${/-([0-9a-f]{8})\//.exec(file)?.[1]}`;
      if (part === 'entry') expect(await page.evaluate((key) => key in globalThis, global)).toBe(false);
      wire.mend();
      await page.getByRole('button', { name: 'Réessayer' }).click();
      await expect(page.getByRole('heading', { name: 'Actualités', level: 1 })).toBeVisible();
    },
  );
}

test.describe('in a page that names the file of the main script', () => {
  test.use({ isSavingData: true });

  test('one changed byte in it: nothing runs', { tag: '@core' }, async ({ page, wire, expectErrors }) => {
    expectErrors(refused);
    wire.break(/\/areas\/shell\/.*main\.js/, { kind: 'flip-byte' });
    await page.goto('/auth-advance/sign-in');
    await page.waitForLoadState('load');
    expect(await page.evaluate(() => 'azPage' in globalThis)).toBe(false);
    expect(await page.locator('#root').innerHTML()).toBe('');
  });

  for (const [what, altered] of [
    ['main script', /\/areas\/shell\/[^/]+\/main\.js/],
    ['main style sheet', /\/areas\/shell\/[^/]+\/main\.css/],
  ] as const) {
    test(`the ${what} that was altered once loads correctly on the next visit`, async ({
      page,
      wire,
      expectErrors,
    }) => {
      expectErrors(refused);
      wire.break(altered, { kind: 'flip-byte' });
      await page.goto('/auth-advance/sign-in');
      await page.waitForLoadState('load');
      wire.mend();
      await page.goto('/auth-advance/sign-in');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      // This style is set by the main style sheet, so the sheet has loaded.
      await expect(page.locator('body')).toHaveCSS('margin', '0px');
    });
  }
});

for (const part of ['entry', 'page'] as const) {
  test(`the ${part} file that was altered once loads correctly on the next visit, and is not requested on the one after`, async ({
    page,
    wire,
    origin,
    expectErrors,
  }) => {
    expectErrors(refused);
    const file = (await contentFiles(origin.url))[part];
    const altered = new RegExp(file.replaceAll('.', '\\.'));
    wire.break(altered, { kind: 'flip-byte' });
    await openSignedIn(page, '/feed/home');
    await page.getByRole('link', { name: 'News', exact: true }).click();
    await expect(page.getByRole('alert')).toContainText("Cette page n'a pas pu être chargée.");
    wire.mend();
    const heading = page.getByRole('heading', { name: 'Actualités', level: 1 });
    await page.goto('/feed/home');
    const restored = page.waitForEvent('requestfinished', (request) => request.url().endsWith(file));
    await page.getByRole('link', { name: 'News', exact: true }).click();
    await expect(heading).toBeVisible();
    await restored;
    wire.requested.length = 0;
    await page.goto('/blogs');
    await expect(heading).toBeVisible();
    expect(wire.requested.filter((path) => altered.test(path))).toEqual([]);
  });
}

test('every script and style sheet tag carries integrity and crossorigin', { tag: '@core' }, async ({
  page,
}) => {
  const seen = await watchTags(page);
  await openSignedIn(page, '/feed/home');
  await page.getByRole('link', { name: 'News', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Actualités', level: 1 })).toBeVisible();
  const tags = (await seen()).filter(({ kind }) => ['script', 'stylesheet', 'preload'].includes(kind));
  expect(tags.filter(({ kind }) => kind === 'script').length).toBeGreaterThan(6);
  expect(
    tags.filter(
      ({ integrity, crossOrigin }) => !integrity.startsWith('sha384-') || crossOrigin !== 'anonymous',
    ),
  ).toEqual([]);
});

test('a file is fetched once, although it is preloaded and then used', async ({ page, wire }) => {
  const seen = await watchTags(page);
  await openSignedIn(page, '/feed/home');
  await firstViewShown(page);
  wire.requested.length = 0;
  await page.goto('/blogs');
  await expect(page.getByRole('heading', { name: 'Actualités', level: 1 })).toBeVisible();
  const scripts = (await seen()).filter(({ kind }) => kind === 'script').map(({ url }) => url);
  expect(new Set(scripts).size, 'no script runs twice').toBe(scripts.length);
  const files = wire.requested.filter((path) => path.startsWith('/areas/'));
  expect(files.filter((path, index) => files.indexOf(path) !== index)).toEqual([]);
});

for (const path of ['/feed/home', '/blogs', '/settings/account']) {
  test(`every file that is preloaded for ${path} is used`, async ({ page }) => {
    const seen = await watchTags(page);
    await openSignedIn(page, path);
    await page.goto(path);
    await expect(page.locator('h1')).toHaveCount(1);
    const unused = async () => {
      const tags = await seen();
      const used = tags.filter(({ kind }) => kind === 'script' || kind === 'stylesheet');
      return tags.filter(({ kind, url }) => kind === 'preload' && !used.some((tag) => tag.url === url));
    };
    await expect.poll(unused).toEqual([]);
    expect(await page.locator('link[rel=preload]').count()).toBeGreaterThan(1);
  });
}

test('no file of another area is fetched for a page', async ({ page }) => {
  await openSignedIn(page, '/blogs');
  await expect(page.getByRole('heading', { name: 'Actualités', level: 1 })).toBeVisible();
  const asked = await requestsOfFirstView(page);
  const owners = new Set(asked.map((path) => /^\/areas\/([^/]+)\//.exec(path)?.[1]).filter(Boolean));
  expect([...owners].sort()).toEqual(['content', 'shell']);
});
