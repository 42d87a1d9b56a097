import type { Page } from '@playwright/test';
import { firstViewShown } from './harness/first-view.ts';
import { noSideScroll, violationsOf } from './harness/page-checks.ts';
import { signedIn } from './harness/session.ts';
import { expect, test } from './harness/test.ts';
import { withoutExtension } from './harness/without-extension.ts';

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();

/** Each screen of the area: its name, an address, and a function that opens the screen from there. */
const screens: [name: string, path: string, open: (page: Page) => Promise<void>][] = [
  ['list', '/messaging', (page) => expect(page.getByRole('link', { name: /^Mathis/ })).toBeVisible()],
  ['conversation', '/messaging?contact=104', (page) => expect(page.getByRole('log')).toBeVisible()],
  ['empty', '/messaging?contact=111', (page) => expect(page.getByText(/^Dites bonjour/)).toBeVisible()],
  [
    'unknown',
    '/messaging?contact=999',
    (page) => expect(page.getByText('Conversation introuvable')).toBeVisible(),
  ],
  [
    'refused',
    '/messaging?contact=104',
    async (page) => {
      await press(page, 'Send');
      await expect(page.getByText('Please enter message')).toBeVisible();
    },
  ],
  [
    'menu',
    '/messaging?contact=104',
    async (page) => {
      await press(page, /^Actions sur la conversation/);
      await expect(page.getByRole('menu')).toBeVisible();
    },
  ],
  [
    'gifs',
    '/messaging?contact=104',
    async (page) => {
      await press(page, 'Gif');
      await expect(page.getByRole('list', { name: 'Choisir un Gif' })).toBeVisible();
    },
  ],
  [
    'group',
    '/messaging',
    async (page) => {
      await press(page, 'Actions de la messagerie');
      await page.getByRole('menuitem', { name: 'Create a group chat' }).click();
      await press(page, 'Créer le groupe');
    },
  ],
  [
    'notifications',
    '/notifications',
    (page) => expect(page.getByRole('list', { name: 'Notifications' })).toBeVisible(),
  ],
  [
    'undo',
    '/notifications',
    async (page) => {
      await press(page, /^Actions sur la notification de/);
      await page.getByRole('menuitem', { name: 'Supprimer' }).click();
      await expect(page.getByRole('button', { name: 'Annuler' })).toBeFocused();
    },
  ],
  [
    'dropdown',
    '/feed/home',
    async (page) => {
      await page
        .getByRole('banner')
        .getByRole('button', { name: /^Notifications/ })
        .click();
      await expect(page.getByRole('list', { name: 'Notifications' })).toBeVisible();
    },
  ],
];

async function openWindow(page: Page) {
  await press(page, /^Messaging/);
  await press(page, /^Corentin Vasseur/);
  await expect(page.getByRole('log')).toBeVisible();
}

for (const colorScheme of ['light', 'dark'] as const) {
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 1280, height: 800 },
  ]) {
    test.describe(`${colorScheme}, ${viewport.width} px`, () => {
      test.use({ colorScheme, viewport, contextOptions: { reducedMotion: 'reduce' } });

      test('messaging and notifications have no violation', async ({ page, baseURL }) => {
        test.setTimeout(240_000);
        await signedIn(page, baseURL ?? '');
        await withoutExtension(page, 'network');
        const all = [...screens];
        if (viewport.width >= 992) all.push(['window', '/feed/home', openWindow]);
        for (const [name, path, open] of all) {
          await page.goto(path);
          await firstViewShown(page);
          await open(page);
          expect(await violationsOf(page), name).toEqual([]);
          expect(await noSideScroll(page), name).toBe(true);
        }
      });
    });
  }
}
