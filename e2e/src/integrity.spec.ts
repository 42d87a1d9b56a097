import { openSignedIn } from './harness/session.ts';
import { expect, test } from './harness/test.ts';

const refused = /integrity|Failed to load resource|ERR_|AreaError|Area content failed/;

/** File names of the content area's live version, as discovery names them. */
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
    exposed: first.find((path) => path.includes('__federation_expose')) ?? '',
    page: first.find((path) => !path.includes('__federation_expose') && path !== entry?.url) ?? '',
  };
}

for (const part of ['entry', 'exposed', 'page'] as const) {
  const name = { entry: 'the entry', exposed: 'the exposed chunk', page: 'a lazy chunk' }[part];
  test(`one changed byte in ${name}: it does not run, the tile shows, Réessayer works once it is whole`, async ({
    page,
    wire,
    origin,
    expectErrors,
  }) => {
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
  });
}

test('one changed byte in the main script: nothing runs', async ({ page, wire, expectErrors }) => {
  expectErrors(refused);
  wire.break(/\/areas\/shell\/.*main\.js/, { kind: 'flip-byte' });
  await page.goto('/auth-advance/sign-in');
  await page.waitForLoadState('load');
  expect(await page.evaluate(() => 'azPage' in globalThis)).toBe(false);
  expect(await page.locator('#root').innerHTML()).toBe('');
});

test('every script and style sheet tag carries integrity and crossorigin', async ({ page }) => {
  await openSignedIn(page, '/feed/home');
  await page.getByRole('link', { name: 'News', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Actualités', level: 1 })).toBeVisible();
  const tags = await page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLScriptElement | HTMLLinkElement>(
        'script[src], link[rel=stylesheet], link[rel=preload]',
      ),
    ].map((tag) => ({
      url: tag.getAttribute('src') ?? tag.getAttribute('href'),
      integrity: tag.integrity.startsWith('sha384-'),
      crossOrigin: tag.crossOrigin,
    })),
  );
  expect(tags.length).toBeGreaterThan(6);
  expect(tags.filter(({ integrity, crossOrigin }) => !integrity || crossOrigin !== 'anonymous')).toEqual([]);
});

test('a file is fetched once, although it is preloaded and then used', async ({ page, wire }) => {
  await openSignedIn(page, '/feed/home');
  wire.requested.length = 0;
  await page.goto('/blogs');
  await expect(page.getByRole('heading', { name: 'Actualités', level: 1 })).toBeVisible();
  const scripts = await page.evaluate(() => [...document.scripts].map(({ src }) => src).filter(Boolean));
  expect(new Set(scripts).size, 'no script runs twice').toBe(scripts.length);
  const files = wire.requested.filter((path) => path.startsWith('/areas/'));
  expect(files.filter((path, index) => files.indexOf(path) !== index)).toEqual([]);
});

for (const path of ['/feed/home', '/blogs', '/settings/account']) {
  test(`every file that is preloaded for ${path} is used`, async ({ page }) => {
    await openSignedIn(page, path);
    await page.goto(path);
    await expect(page.locator('h1')).toHaveCount(1);
    const unused = () =>
      page.evaluate(() => {
        const used = new Set(
          [
            ...document.querySelectorAll<HTMLScriptElement | HTMLLinkElement>(
              'script[src], link[rel=stylesheet]',
            ),
          ].map((tag) => tag.getAttribute('src') ?? tag.getAttribute('href')),
        );
        return [...document.querySelectorAll('link[rel=preload]')]
          .map((tag) => tag.getAttribute('href'))
          .filter((href) => !used.has(href));
      });
    await expect.poll(unused).toEqual([]);
    expect(await page.locator('link[rel=preload]').count()).toBeGreaterThan(1);
  });
}

test('no file of another area is fetched for a page', async ({ page, wire }) => {
  await openSignedIn(page, '/feed/home');
  wire.requested.length = 0;
  await page.goto('/blogs');
  await expect(page.getByRole('heading', { name: 'Actualités', level: 1 })).toBeVisible();
  const owners = new Set(wire.requested.map((path) => /^\/areas\/([^/]+)\//.exec(path)?.[1]).filter(Boolean));
  expect([...owners].sort()).toEqual(['content', 'shell']);
});
