import type { Page } from '@playwright/test';
import { contentsOfBuilds } from './harness/contents.ts';
import { firstViewShown } from './harness/first-view.ts';
import { noSideScroll, violationsOf } from './harness/page-checks.ts';
import { openSignedIn } from './harness/session.ts';
import { expect, test } from './harness/test.ts';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });
const wide = { width: 1280, height: 800 };
const narrow = { width: 390, height: 844 };

/** Name of the focused element. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    return (element?.getAttribute('aria-label') ?? element?.textContent ?? '').trim();
  });

/** Names of the next keyboard stops. */
async function tabThrough(page: Page, count: number): Promise<string[]> {
  const names: string[] = [];
  for (let stop = 0; stop < count; stop += 1) {
    await page.keyboard.press('Tab');
    names.push(await focused(page));
  }
  return names;
}

/** Loads a page and waits until it is complete. No element has the focus then. */
async function reopen(page: Page, path: string) {
  await page.goto(path);
  await expect(page.locator('h1')).toHaveCount(1);
  await firstViewShown(page);
}

test.describe('by keyboard at 1280 px', () => {
  test.use({ viewport: wide, contextOptions: { reducedMotion: 'reduce' } });

  test('the stops are in the order of the screen', async ({ page }) => {
    await openSignedIn(page, '/feed/home');
    await reopen(page, '/feed/home');
    const stops = await tabThrough(page, 14);
    expect(stops.slice(0, 4)).toEqual([
      'Aller au contenu',
      'AZ Connect',
      'Rechercher',
      expect.stringMatching(/^Messages/),
    ]);
    expect(stops.slice(4, 10)).toEqual([
      expect.stringMatching(/^Notifications/),
      expect.stringMatching(/^Menu de/),
      'Feed',
      'News',
      // This entry has no page yet, and shows "Bientôt" when it has the focus.
      'NetworkBientôt',
      'More',
    ]);
    // The next stops are in the side card: contact details, then its entries.
    expect(stops.slice(10, 13)).toEqual(['demo@az-connect.test', expect.stringMatching(/^\+/), 'My Feed']);
  });

  test('the first stop skips the header and the menus', async ({ page }) => {
    await openSignedIn(page, '/feed/home');
    await reopen(page, '/feed/home');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.locator('main')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.locator('main :focus')).toHaveCount(1);
  });

  test('More opens beside the sidebar and closes by Escape', async ({ page }) => {
    await openSignedIn(page, '/feed/home');
    await button(page, 'More').focus();
    await page.keyboard.press('Enter');
    await expect(button(page, 'More')).toHaveAttribute('aria-expanded', 'true');
    await expect(page.getByText('Announcements')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByText('Announcements')).toHaveCount(0);
    await expect(button(page, 'More')).toBeFocused();
  });

  test('the user menu opens at either end', async ({ page }) => {
    await openSignedIn(page, '/feed/home');
    const menu = page.getByRole('button', { name: /^Menu de/ });
    await menu.focus();
    await page.keyboard.press('ArrowUp');
    await expect(page.getByRole('menuitemradio', { name: 'Auto' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menu).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('menuitem', { name: 'My Feed' })).toBeFocused();
    await page.keyboard.type('set');
    await expect(page.getByRole('menuitem', { name: 'Settings' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/settings/account');
    await expect(page.getByRole('heading', { name: 'Compte', level: 1 })).toBeFocused();
    await expect(page.getByRole('link', { name: 'Account', exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    );
  });
});

test.describe('by keyboard at 390 px', () => {
  test.use({ viewport: narrow, contextOptions: { reducedMotion: 'reduce' } });

  test('the stops are in the order of the screen', async ({ page }) => {
    await openSignedIn(page, '/feed/home');
    await reopen(page, '/feed/home');
    expect(await tabThrough(page, 7)).toEqual([
      'Aller au contenu',
      'Menu',
      'AZ Connect',
      'Rechercher',
      expect.stringMatching(/^Messages/),
      expect.stringMatching(/^Notifications/),
      expect.stringMatching(/^Menu de/),
    ]);
    await button(page, 'My profile').focus();
    await page.keyboard.press('Shift+Tab');
    await expect(page.getByRole('link', { name: 'Groups', exact: true })).toBeFocused();
  });

  for (const [name, path] of [
    ['Menu', '/feed/home'],
    ['My profile', '/feed/home'],
    ['Settings', '/settings/account'],
  ] as const) {
    test(`the panel ${name} traps the focus; Escape returns it`, async ({ page }) => {
      await openSignedIn(page, path);
      await button(page, name).focus();
      await page.keyboard.press('Enter');
      const panel = dialog(page, name);
      await expect(panel).toBeVisible();
      await expect(panel.getByRole('button', { name: 'Fermer' })).toBeFocused();
      for (let stop = 0; stop < 25; stop += 1) {
        await page.keyboard.press('Tab');
        expect(await panel.evaluate((element) => element.contains(document.activeElement))).toBe(true);
      }
      await page.keyboard.press('Escape');
      await expect(panel).toHaveCount(0);
      await expect(button(page, name)).toBeFocused();
    });
  }

  test('the mobile menu opens a page and closes, and stays closed with Back', async ({ page }) => {
    await openSignedIn(page, '/feed/home');
    await button(page, 'Menu').press('Enter');
    await dialog(page, 'Menu').getByRole('link', { name: 'News', exact: true }).press('Enter');
    await expect(page).toHaveURL('/blogs');
    await expect(dialog(page, 'Menu')).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Actualités', level: 1 })).toBeFocused();
    await page.goBack();
    await expect(page).toHaveURL('/feed/home');
    await expect(dialog(page, 'Menu')).toHaveCount(0);
  });
});

test('Back focuses the link that was followed', async ({ page }) => {
  await openSignedIn(page, '/feed/home');
  const link = page.getByRole('link', { name: 'News', exact: true });
  await link.click();
  await expect(page.getByRole('heading', { name: 'Actualités', level: 1 })).toBeFocused();
  await page.goBack();
  await expect(link).toBeFocused();
});

for (const [name, path] of [
  ['Menu', '/messaging'],
  ['My profile', '/feed/home'],
  ['Settings', '/settings/account'],
] as const) {
  test(`the panel ${name} closes when the window grows to 992 px, and the page scrolls again`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 991, height: 800 });
    await openSignedIn(page, path);
    await button(page, name).click();
    await expect(dialog(page, name)).toBeVisible();
    await page.setViewportSize({ width: 992, height: 800 });
    await expect(dialog(page, name)).toHaveCount(0);
    await expect(button(page, name)).toHaveCount(0);
    await expect(page.locator('main')).toBeFocused();
    expect(await page.evaluate(() => getComputedStyle(document.body).overflow)).not.toContain('hidden');
    await page.setViewportSize({ width: 991, height: 800 });
    await expect(button(page, name)).toBeVisible();
    await expect(dialog(page, name)).toHaveCount(0);
  });
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    // Transitions are off, because colours are checked.
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } });

    test('menus and panels at 1280 px have no violation', async ({ page }) => {
      await page.setViewportSize(wide);
      await openSignedIn(page, '/feed/home');
      await reopen(page, '/feed/home');
      expect(await violationsOf(page), 'side card').toEqual([]);
      await button(page, 'More').click();
      await expect(page.getByText('Announcements')).toBeVisible();
      expect(await violationsOf(page), 'More').toEqual([]);
      await page.getByRole('button', { name: /^Menu de/ }).click();
      await expect(page.getByRole('menu')).toBeVisible();
      expect(await violationsOf(page), 'user menu').toEqual([]);
      await reopen(page, '/settings/account');
      expect(await violationsOf(page), 'settings list').toEqual([]);
    });

    test('menus and panels at 390 px have no violation', async ({ page }) => {
      await page.setViewportSize(narrow);
      await openSignedIn(page, '/feed/home');
      await button(page, 'Menu').click();
      await dialog(page, 'Menu').getByRole('button', { name: 'More' }).click();
      await expect(dialog(page, 'Menu').getByText('Announcements')).toBeVisible();
      expect(await violationsOf(page), 'mobile menu').toEqual([]);
      await page.keyboard.press('Escape');
      await button(page, 'My profile').click();
      await expect(dialog(page, 'My profile').getByText('Clarisse')).toBeVisible();
      expect(await violationsOf(page), 'My profile').toEqual([]);
      await reopen(page, '/settings/account');
      await button(page, 'Settings').click();
      await expect(dialog(page, 'Settings')).toBeVisible();
      expect(await violationsOf(page), 'Settings').toEqual([]);
    });
  });
}

test('nothing scrolls sideways at 320 px, with every menu and panel', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openSignedIn(page, '/feed/home');
  for (const [path, opener] of [
    ['/feed/home', 'Menu'],
    ['/feed/home', 'My profile'],
    ['/feed/home', /^Menu de/],
    ['/settings/account', 'Settings'],
  ] as const) {
    await reopen(page, path);
    expect(await noSideScroll(page), path).toBe(true);
    await page.getByRole('button', { name: opener, exact: true }).click();
    await expect(page.getByRole('dialog').or(page.getByRole('menu'))).toBeVisible();
    expect(await noSideScroll(page), `${path} with ${opener}`).toBe(true);
  }
});

test('the columns are 3/12 and 9/12 from 1200 px, 4/12 and 8/12 from 992 px, one below', async ({ page }) => {
  await openSignedIn(page, '/feed/home');
  const card = page.getByRole('complementary', { name: 'Mon profil' });
  const share = async () => {
    const [side, main] = await Promise.all([card.boundingBox(), page.locator('main').boundingBox()]);
    return (main?.width ?? 0) / (side?.width ?? 1);
  };
  await page.setViewportSize({ width: 1200, height: 800 });
  await expect.poll(share).toBeCloseTo(3, 1);
  await page.setViewportSize({ width: 1199, height: 800 });
  await expect.poll(share).toBeCloseTo(2, 1);
  await page.setViewportSize({ width: 991, height: 800 });
  await expect(card).toHaveCount(0);
});

test('the header stays visible and never covers the focused element', async ({ page }) => {
  await openSignedIn(page, '/feed/home');
  await reopen(page, '/feed/home');
  await page.evaluate(() => window.scrollTo(0, 2000));
  expect(await page.locator('header').first().boundingBox()).toMatchObject({ y: 0, height: 56 });
  const links = page.getByRole('main').getByRole('textbox');
  await links.last().focus();
  for (let stop = 0; stop < 12; stop += 1) {
    await page.keyboard.press('Shift+Tab');
    const top = await page.evaluate(() => {
      const element = document.activeElement;
      return element?.closest('main') ? element.getBoundingClientRect().bottom : Number.POSITIVE_INFINITY;
    });
    expect(top).toBeGreaterThan(56);
  }
});

test.describe('for a visitor who saves data', () => {
  test.use({ isSavingData: true });

  test('menus and panels are not part of the first load', async ({ page, wire }) => {
    await page.setViewportSize(narrow);
    await openSignedIn(page, '/feed/home');
    wire.requested.length = 0;
    await reopen(page, '/feed/home');
    const contents = await contentsOfBuilds();
    const hasDialogs = (path: string) =>
      Object.keys(contents.get(path) ?? {}).some((name) => name.startsWith('shared/src/ui/Drawer/'));
    const dialogs = () => wire.requested.filter(hasDialogs).length;
    expect(dialogs()).toBe(0);
    await button(page, 'Menu').click();
    await expect(dialog(page, 'Menu')).toBeVisible();
    expect(dialogs()).toBeGreaterThan(0);
  });
});

test('nothing shifts while the page and its pictures load', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        Object.assign(window, {
          shift:
            (window as unknown as { shift: number }).shift + (entry as unknown as { value: number }).value,
        });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await openSignedIn(page, '/feed/home');
  await reopen(page, '/feed/home');
  await expect(page.getByText('Chargement...')).toHaveCount(0);
  expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBeLessThanOrEqual(0.02);
});
