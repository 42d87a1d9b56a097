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

// `npm run test:faults`: every page of every area and of the shell. Without it: what the API and the network do to the first
// of each; what its files do to that, conformance.spec.ts says.
const isWhole = process.env.AZ_FAULTS === 'all';

test.describe.configure({ timeout: isWhole ? 900_000 : 120_000 });

type Visited = { path: string; isGuarded: boolean };

const pagesOf = (area: string): Visited[] =>
  routesOf(area)
    .slice(0, isWhole ? undefined : 1)
    .map((route) => ({ path: pathOf(route), isGuarded: route.group !== 'public' }));

/** Every call but the one that says who is there. */
const api = /^\/az-connect-backend\/api\/(?!verify-token)/;

const errors =
  /Failed to load resource|ERR_|net::|integrity|preload|AreaError|Area [\w-]+ failed|MIME|401|could not be loaded/;

/** What no member is to read. */
const internals = /undefined|NaN|\[object |TypeError|HTTPError|SyntaxError/;

/** A page of which something is missing is still a page, in words for people. */
async function expectUsable(page: Page, path: string): Promise<void> {
  await settled(page);
  expect(await appearance(page), path).toEqual([]);
  expect(await page.getByRole('main').textContent(), path).not.toMatch(internals);
  await useMenus(page);
}

/** Its page is lost: that is said in its place, the rest is of use, and asking again brings it. */
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

  test(`${area}: an API that is down leaves its pages standing`, async ({ page, wire, expectErrors }) => {
    expectErrors(errors);
    await signedIn(page, wire.url);
    wire.break(api, { kind: 'status', status: 503 });
    for (const { path } of pages) {
      await page.goto(path);
      await expectUsable(page, path);
    }
  });

  test(`${area}: an API that is slow leaves its pages of use`, async ({ page, wire, expectErrors }) => {
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

  test(`${area}: a page that is gone to without a network says so`, async ({
    context,
    page,
    wire,
    expectErrors,
  }) => {
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
    test(`${area}: every page is lost to ${fault} and found again`, async ({ page, wire, expectErrors }) => {
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
    test(`${area}: a session that has expired leads to the sign-in, and back`, async ({
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

// The shell's own pages, to somebody who is signed out.
const ownPages = shellPaths.slice(0, isWhole ? undefined : 1);

test('shell: an API that is down leaves its pages standing', async ({ page, wire, expectErrors }) => {
  expectErrors(errors);
  wire.break(api, { kind: 'status', status: 503 });
  for (const path of ownPages) {
    await page.goto(path);
    await expectUsable(page, path);
  }
});

test('shell: an API that is slow leaves its pages of use', async ({ page, wire, expectErrors }) => {
  expectErrors(errors);
  for (const path of ownPages) {
    let answer = () => {};
    const until = new Promise<void>((settle) => {
      answer = settle;
    });
    wire.break(api, { kind: 'delay', until });
    await page.goto(path, { waitUntil: 'commit' });
    // What the API has to say of it comes later, if at all.
    await expectUsable(page, path);
    answer();
    wire.mend();
    await expectUsable(page, path);
  }
});

test('shell: a page that is gone to without a network says so', async ({
  context,
  page,
  wire,
  expectErrors,
}) => {
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
  /** Everything of the shell but what starts it. */
  const parts = /^\/areas\/shell\/[^/]+\/(?!main\.)[^?]+\.js/;

  test('shell: a page whose file is missing is lost and found again', async ({
    page,
    wire,
    expectErrors,
  }) => {
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

  test('shell: a start without its files still says so', async ({ page, wire, expectErrors }) => {
    expectErrors(errors);
    await withoutCache(page);
    for (const path of ownPages) {
      wire.break(parts, { kind: 'status', status: 404 });
      await page.goto(path, { waitUntil: 'commit' });
      // The frame is among them.
      await expect(tile(page), path).toBeVisible({ timeout: 20_000 });
      await expect(page.getByRole('link', { name: "Retour à l'accueil" }), path).toBeVisible();
      wire.mend();
      // Brings the frame; then the page, which was lost on its own.
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
