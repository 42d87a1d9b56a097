import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { codeChanges, switchOf, withLaterSharesInRecord } from '../../deploy/src/faults/failure-kit.ts';
import { budgets } from '../../deploy/src/gate/budget.ts';
import {
  appearance,
  countLeaks,
  findLeaks,
  goInside,
  setFault,
  settled,
  tile,
  useMenus,
  withoutCache,
} from './harness/conformance.ts';
import { areas, pathsOf, routesOf } from './harness/every-path.ts';
import { withHostilePage } from './harness/hostile-page.ts';
import type { Origin } from './harness/origin.ts';
import { noSideScroll, violationsOf } from './harness/page-checks.ts';
import { buildOf, publishChanged, runAz, type Scripts } from './harness/publish-changed.ts';
import { signedIn } from './harness/session.ts';
import { expect, test } from './harness/test.ts';

// `npm run conform -- <area>` runs all checks of one area. Otherwise, the first page of every area gets every fault.
const chosen = process.env.AZ_CONFORM;
const examined = chosen ? [chosen] : areas;

/** Console messages of the browser and of the shell about a faulty area. */
const ofFaults =
  /Failed to load resource|ERR_|integrity|preload|AreaError|Area [\w-]+ failed|failure kit|MIME type|SyntaxError|401/;

const firstPage = (area: string) => {
  const { group } = routesOf(area)[0] ?? { group: 'general' };
  return { path: pathsOf(area)[0] ?? '/', isGuarded: group !== 'public' };
};

const changing = (change: (script: string) => string) => (scripts: Scripts) => {
  for (const [file, text] of scripts) scripts.set(file, change(text));
};

/** Rolls out a version of an area with changed code while `visit` runs. */
async function given(
  origin: Origin,
  area: string,
  change: (script: string) => string,
  visit: () => Promise<void>,
) {
  const { version } = await publishChanged(origin, area, changing(change));
  await runAz(origin, 'rollout', 'start', area, version, '--steps', '100');
  try {
    await visit();
  } finally {
    await runAz(origin, 'rollout', 'abort', area);
  }
}

/** Waits for an error tile with another reference than `before`; returns its reference. */
async function lostPage(page: Page, before: string): Promise<string> {
  const reference = tile(page).getByText('Référence');
  await expect(reference).not.toHaveText(before, { timeout: 20_000 });
  return (await reference.textContent()) ?? '';
}

const retry = (page: Page) => page.getByRole('button', { name: 'Réessayer' }).click();

for (const area of examined) {
  const { path, isGuarded } = firstPage(area);

  test(`${area}: the shell survives every file fault of its first page`, async ({
    page,
    wire,
    expectErrors,
  }) => {
    expectErrors(ofFaults);
    await withoutCache(page);
    await signedIn(page, wire.url);
    let arrive = () => {};
    const until = new Promise<void>((settle) => {
      arrive = settle;
    });
    wire.break(switchOf('slow', area).matches, { kind: 'delay', until });
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.getByRole('status', { name: 'Chargement de la page' })).toBeVisible();
    await useMenus(page);
    arrive();
    await settled(page);
    expect(await appearance(page)).toEqual([]);

    // The chunk fault is tested on a new page, because chunks that load while the entry fails are kept by the page.
    for (const faults of [['503', 'wrong-bytes'], ['missing-chunk']] as const) {
      let reference = '';
      for (const fault of faults) {
        wire.mend();
        setFault(wire, fault, area);
        if (reference) await retry(page);
        else await page.goto(path, { waitUntil: 'commit' });
        reference = await lostPage(page, reference);
      }
      await useMenus(page);
      wire.mend();
      await retry(page);
      await expect(tile(page)).toHaveCount(0);
      await settled(page);
      expect(await appearance(page)).toEqual([]);
    }

    setFault(wire, 'expired-session', area);
    await page.goto(path, { waitUntil: 'commit' });
    if (isGuarded)
      await expect(page).toHaveURL(`/auth-advance/sign-in?redirectTo=${encodeURIComponent(path)}`);
    await settled(page);
    expect((await appearance(page)).filter((finding) => !finding.includes('header'))).toEqual([]);
  });
}

for (const area of chosen ? [chosen] : []) {
  const { path } = firstPage(area);
  const elsewhere = area === 'feed' ? '/blogs' : '/feed/home';

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`${area}: its pages pass the checks of every page, ${colorScheme}`, async ({ page, wire }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await signedIn(page, wire.url);
      for (const one of pathsOf(area)) {
        for (const width of [1280, 390, 320]) {
          await page.setViewportSize({ width, height: 800 });
          if (width === 1280) await page.goto(one);
          await settled(page);
          expect(await appearance(page), one).toEqual([]);
          expect(await noSideScroll(page), `${one} fits ${width} px`).toBe(true);
          if (width !== 320) expect(await violationsOf(page), `${one} at ${width} px`).toEqual([]);
        }
      }
    });
  }

  test(`${area}: it leaves no listeners, intervals or globals behind`, async ({ page, wire }) => {
    await page.addInitScript(countLeaks);
    await signedIn(page, wire.url);
    await page.goto(elsewhere);
    await settled(page);
    for (const one of pathsOf(area)) expect(await findLeaks(page, one, elsewhere), one).toEqual([]);
  });

  for (const fault of ['throws', 'blank'] as const) {
    test(`${area}: a version of it that ${fault === 'throws' ? 'throws' : 'stays blank'} is replaced by the previous one`, async ({
      page,
      wire,
      origin,
      expectErrors,
    }) => {
      expectErrors(ofFaults);
      await signedIn(page, wire.url);
      await given(origin, area, codeChanges[fault], async () => {
        await page.goto(path, { waitUntil: 'commit' });
        await expect(page.locator('h1')).toHaveCount(1, { timeout: 20_000 });
        await settled(page);
        expect(await appearance(page)).toEqual([]);
      });
    });
  }

  test(`${area}: a version that needs a share the shell lacks is not published`, async ({ origin }) => {
    const skewed = publishChanged(
      origin,
      area,
      changing(codeChanges['skewed-share']),
      withLaterSharesInRecord,
    );
    await expect(skewed).rejects.toThrow(/-later [^ ]+, which the shell does not give/);
  });

  test(`${area}: it contains no copy of a share, and each first view is within its budget`, async ({
    page,
    wire,
  }) => {
    const folder = await buildOf(area);
    const record = JSON.parse(await readFile(join(folder, 'record.json'), 'utf8')) as {
      first: Record<string, { assets: string[] }>;
      folder: string;
    };
    for (const [view, { assets }] of Object.entries(record.first)) {
      const sizes = await Promise.all(assets.map(async (file) => (await stat(join(folder, file))).size));
      expect(
        sizes.reduce((sum, size) => sum + size, 0),
        view,
      ).toBeLessThanOrEqual(budgets.area);
    }
    for (const file of (await readdir(folder)).filter((one) => one.endsWith('.map')))
      expect((await page.request.get(`/areas/${area}/${record.folder}/${file}`)).status(), file).toBe(404);
    await signedIn(page, wire.url);
    await page.goto(path);
    await settled(page);
    expect(await instancesOnPage(page)).toEqual([1, 1]);
  });
}

/** How many instances of the auth store and of the API client exist on the page. Both modules count themselves. */
function instancesOnPage(page: Page): Promise<unknown[]> {
  return page.evaluate(() =>
    ['auth', 'api'].map((name) => Reflect.get(globalThis, Symbol.for(`@az/shared/${name}`))),
  );
}

test('a hostile area is refused by every check, and the other areas work', async ({
  page,
  wire,
  origin,
  expectErrors,
}) => {
  test.skip(chosen !== undefined, 'a matter of the suite, not of the area');
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  expectErrors(/hostile|AreaError|Area content failed/);
  await page.addInitScript(countLeaks);
  await signedIn(page, wire.url);
  const { version } = await publishChanged(origin, 'content', changing(withHostilePage));
  const said = await runAz(origin, 'override', 'content', version);
  const mark = /az-override=\S+/.exec(said)?.[0] ?? '';
  await page.goto(`/feed/home?${mark}`);
  await page.getByRole('button', { name: 'Ouvrir l’aperçu' }).click();
  await settled(page);
  expect(await findLeaks(page, '/blogs', '/feed/home')).toEqual([
    'It leaves window.hostile.',
    expect.stringMatching(/another interval/),
    expect.stringMatching(/another resize listener of window/),
  ]);
  expect(errors).toContain('hostile timer');
  await page.goto('/blogs');
  await expect(page.getByRole('heading', { name: 'Hostile' })).toBeVisible();
  expect((await violationsOf(page)).join()).toContain('image-alt');
  expect(await noSideScroll(page)).toBe(false);
  for (const other of areas.filter((name) => name !== 'content')) {
    await goInside(page, firstPage(other).path);
    expect(await appearance(page), other).toEqual([]);
  }
  await page.goto('/blogs#effect');
  await expect(tile(page)).toBeVisible();
  expect(await appearance(page)).toContain('The page is an error tile.');
  await useMenus(page);
  await goInside(page, '/feed/home');
  expect(await appearance(page)).toEqual([]);
  await page.goto('/blogs#body');
  await expect(page.locator('body')).toBeEmpty();
  expect(await appearance(page)).toContain('The page shows nothing.');
});
