import type { Page } from '@playwright/test';
import type { FaultName } from '../../deploy/src/faults/failure-kit.ts';
import {
  appearance,
  goInside,
  setFault,
  settled,
  tile,
  useMenus,
  withoutCache,
} from './harness/conformance.ts';
import { areas, pathOf, routesOf, shellPaths } from './harness/every-path.ts';
import type { FaultyProxy } from './harness/faulty-proxy.ts';
import { firstViewShown } from './harness/first-view.ts';
import { signedIn } from './harness/session.ts';
import { expect, signIn, test } from './harness/test.ts';

// `npm run test:all -- faults` tests every page of every area and of the shell. Otherwise, only the first page of
// each is tested, with faults of the API and the network; conformance.spec.ts tests faults of the files.
const isWhole = process.env.AZ_FAULTS === 'all';

test.describe.configure({ timeout: isWhole ? 900_000 : 120_000 });

type Visited = { path: string; isGuarded: boolean };

const pagesOf = (area: string): Visited[] =>
  routesOf(area)
    .slice(0, isWhole ? undefined : 1)
    .map((route) => ({ path: pathOf(route), isGuarded: route.group !== 'public' }));

/** Every call except the verification of the session. */
const api = /^\/az-connect-backend\/api\/(?!verify-token)/;

const errors =
  /Failed to load resource|ERR_|net::|integrity|preload|AreaError|Area [\w-]+ failed|MIME|401|could not be loaded/;

/** Text that no member should read. */
const internals = /undefined|NaN|\[object |TypeError|HTTPError|SyntaxError/;

/** Expects a heading, the landmarks and no technical text on the page, even if some of its content is missing. */
async function expectUsable(page: Page, path: string): Promise<void> {
  await settled(page);
  expect(await appearance(page), path).toEqual([]);
  expect(await page.getByRole('main').textContent(), path).not.toMatch(internals);
  await useMenus(page);
}

/** Expects that the page shows the error tile, that the rest of the shell works, and that a retry loads the page. */
async function failsAndRecovers(page: Page, wire: FaultyProxy, path: string): Promise<void> {
  await expect(tile(page), path).toBeVisible({ timeout: 20_000 });
  await useMenus(page);
  wire.mend();
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect(tile(page), path).toHaveCount(0);
  await settled(page);
  expect(await appearance(page), path).toEqual([]);
}

for (const area of areas) {
  const pages = pagesOf(area);

  test(`${area}: its pages are shown with the API down`, { tag: '@core' }, async ({
    page,
    wire,
    expectErrors,
  }) => {
    expectErrors(errors);
    await signedIn(page, wire.url);
    wire.break(api, { kind: 'status', status: 503 });
    for (const { path } of pages) {
      await page.goto(path);
      await expectUsable(page, path);
    }
  });

  test(`${area}: its pages are usable with a slow API`, async ({ page, wire, expectErrors }) => {
    expectErrors(errors);
    await signedIn(page, wire.url);
    for (const { path } of pages) {
      let answer = () => {};
      const until = new Promise<void>((settle) => {
        answer = settle;
      });
      wire.break(api, { kind: 'delay', until });
      await page.goto(path, { waitUntil: 'commit' });
      await expect(page.getByRole('main'), path).not.toBeEmpty();
      await useMenus(page);
      answer();
      wire.mend();
      await expectUsable(page, path);
    }
  });

  test(`${area}: a page opened without a network says so`, async ({ context, page, wire, expectErrors }) => {
    expectErrors(errors);
    await signedIn(page, wire.url);
    const elsewhere = area === 'feed' ? '/blogs' : '/feed/home';
    for (const { path } of pages) {
      await page.goto(elsewhere);
      await firstViewShown(page);
      await settled(page);
      await useMenus(page);
      await context.setOffline(true);
      await expect(page.getByRole('status').filter({ hasText: 'Vous êtes hors ligne.' })).toBeVisible();
      await goInside(page, path);
      await useMenus(page);
      await context.setOffline(false);
      if ((await tile(page).count()) > 0) await failsAndRecovers(page, wire, path);
      else await expectUsable(page, path);
    }
  });

  for (const fault of (isWhole ? ['503', 'missing-chunk'] : []) as FaultName[]) {
    test(`${area}: every page fails with ${fault} and recovers`, async ({ page, wire, expectErrors }) => {
      expectErrors(errors);
      await withoutCache(page);
      await signedIn(page, wire.url);
      for (const { path } of pages) {
        setFault(wire, fault, area);
        await page.goto(path, { waitUntil: 'commit' });
        await failsAndRecovers(page, wire, path);
      }
    });
  }

  if (isWhole)
    test(`${area}: an expired session leads to the sign-in, and back`, async ({
      page,
      wire,
      expectErrors,
    }) => {
      expectErrors(errors);
      await signedIn(page, wire.url);
      for (const { path, isGuarded } of pages) {
        setFault(wire, 'expired-session', area);
        await page.goto(path);
        if (isGuarded) {
          await expect(page).toHaveURL(`/auth-advance/sign-in?redirectTo=${encodeURIComponent(path)}`);
          wire.mend();
          await signIn(page);
          await expect(page).toHaveURL(path);
        }
        wire.mend();
        await settled(page);
        expect(
          (await appearance(page)).filter((finding) => !finding.includes('header')),
          path,
        ).toEqual([]);
      }
    });
}

// The shell's own pages, which are opened as a signed-out visitor.
const ownPages = shellPaths.slice(0, isWhole ? undefined : 1);

test('shell: its pages are shown with the API down', { tag: '@core' }, async ({
  page,
  wire,
  expectErrors,
}) => {
  expectErrors(errors);
  wire.break(api, { kind: 'status', status: 503 });
  for (const path of ownPages) {
    await page.goto(path);
    await expectUsable(page, path);
  }
});

test('shell: its pages are usable with a slow API', async ({ page, wire, expectErrors }) => {
  expectErrors(errors);
  for (const path of ownPages) {
    let answer = () => {};
    const until = new Promise<void>((settle) => {
      answer = settle;
    });
    wire.break(api, { kind: 'delay', until });
    await page.goto(path, { waitUntil: 'commit' });
    // The page must be usable before the API replies.
    await expectUsable(page, path);
    answer();
    wire.mend();
    await expectUsable(page, path);
  }
});

test('shell: a page opened without a network says so', async ({ context, page, wire, expectErrors }) => {
  expectErrors(errors);
  for (const path of ownPages) {
    await page.goto('/help');
    await firstViewShown(page);
    await settled(page);
    await context.setOffline(true);
    await expect(page.getByRole('status').filter({ hasText: 'Vous êtes hors ligne.' })).toBeVisible();
    await goInside(page, path);
    await useMenus(page);
    await context.setOffline(false);
    if ((await tile(page).count()) > 0) await failsAndRecovers(page, wire, path);
    else await expectUsable(page, path);
  }
});

if (isWhole) {
  /** Every file of the shell except its start files. */
  const parts = /^\/areas\/shell\/[^/]+\/(?!main\.)[^?]+\.js/;

  test('shell: a page with a missing file fails and recovers', async ({ page, wire, expectErrors }) => {
    expectErrors(errors);
    await withoutCache(page);
    for (const path of ownPages) {
      await page.goto('/help');
      await firstViewShown(page);
      await settled(page);
      wire.break(parts, { kind: 'status', status: 404 });
      await goInside(page, path);
      await failsAndRecovers(page, wire, path);
    }
  });

  test('shell: a start without its files shows a message', async ({ page, wire, expectErrors }) => {
    expectErrors(errors);
    await withoutCache(page);
    for (const path of ownPages) {
      wire.break(parts, { kind: 'status', status: 404 });
      await page.goto(path, { waitUntil: 'commit' });
      // The frame of the page is missing as well, because its file is one of the broken files.
      await expect(tile(page), path).toBeVisible({ timeout: 20_000 });
      await expect(page.getByRole('link', { name: "Retour à l'accueil" }), path).toBeVisible();
      wire.mend();
      // The first retry loads the frame. The page itself has failed separately and may need a second retry.
      for (const part of [
        page.getByRole('banner'),
        page.getByRole('main').locator('h1:not([role=alert] h1)'),
      ]) {
        if ((await tile(page).count()) > 0) await page.getByRole('button', { name: 'Réessayer' }).click();
        await expect(part, path).toBeVisible();
      }
      await expectUsable(page, path);
    }
  });
}
