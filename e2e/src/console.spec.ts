import type { Locator, Page } from '@playwright/test';
import { ownOriginTest } from './harness/own-origin.ts';
import { noSideScroll, violationsOf } from './harness/page-checks.ts';
import { publishChanged } from './harness/publish-changed.ts';
import { expect } from './harness/test.ts';

/** Addresses in these tests are relative to the operators' listener of the test's own origin. */
const test = ownOriginTest().extend({
  baseURL: async ({ ownOrigin }, use) => use(ownOrigin.adminUrl),
});

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Presses Tab until `target` has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 80; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never comes to ${target}`);
}

async function enter(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Runs the command of a button by keyboard: enters the reason, simulates and confirms. */
async function command(page: Page, name: string, fill: () => Promise<void> = async () => undefined) {
  await enter(page, button(page, name));
  await expect(page.getByLabel('Motif')).toBeFocused();
  await page.keyboard.type('essai au clavier');
  await fill();
  await enter(page, button(page, 'Simuler'));
  await expect(page.getByRole('heading', { name: 'Ce qui bougerait' })).toBeFocused();
  await enter(page, button(page, 'Confirmer'));
  await expect(page.getByRole('heading', { name: 'C’est fait' })).toBeFocused();
  await enter(page, button(page, 'Terminer'));
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

/** The looks to check: two of the four, or all in `npm run test:all -- looks`. */
const looks = (['light', 'dark'] as const)
  .flatMap((colorScheme) => [390, 1280].map((width) => ({ colorScheme, width })))
  .filter(
    ({ colorScheme, width }) => process.env.AZ_LOOKS === 'all' || (colorScheme === 'dark') === width > 390,
  );

/** Expects that the current view has no axe violation in each look, and fits the width of the window. */
async function checkView(page: Page, what: string) {
  for (const { colorScheme, width } of looks) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme });
    expect(await violationsOf(page), `${what}, ${colorScheme}, ${width} px`).toEqual([]);
    expect(await noSideScroll(page), `${what}, ${width} px`).toBe(true);
  }
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await noSideScroll(page), `${what}, 320 px`).toBe(true);
  await page.setViewportSize({ width: 1280, height: 800 });
}

test('operators roll a version out and back with the keyboard alone, 390 and 1280 px wide', async ({
  page,
  ownOrigin,
  expectErrors,
}) => {
  // Five views are checked in several looks each.
  test.setTimeout(240_000);
  expectErrors(/status of 401/);
  const { version } = await publishChanged(ownOrigin, 'settings');
  const opened = await page.goto('/deploy');
  expect(opened?.status()).toBe(200);
  expect(opened?.headers()['content-security-policy']).toContain("frame-ancestors 'none'");
  await expect(page.getByRole('heading', { name: 'Console de déploiement' })).toBeVisible();
  await tabTo(page, page.getByLabel('Jeton d’équipe'));
  await page.keyboard.type('az_nobody');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('Ce jeton n’est pas accepté');
  await checkView(page, 'sign-in');
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(process.env.AZ_FIRST_TOKEN ?? '');
  await page.keyboard.press('Enter');
  const rows = page.getByRole('list', { name: 'Rubriques' });
  await expect(rows.getByRole('listitem')).toHaveCount(6);
  await checkView(page, 'overview');
  await tabTo(page, page.getByRole('searchbox', { name: 'Filtrer les rubriques' }));
  await page.keyboard.type('parametres');
  await expect(rows.getByRole('listitem')).toHaveCount(1);

  await enter(page, rows.getByRole('link', { name: 'Paramètres' }));
  await expect(page.getByRole('heading', { name: 'Paramètres settings' })).toBeFocused();
  const stable = await page.locator('dt', { hasText: 'Version stable' }).locator('+ dd').textContent();
  await command(page, 'Démarrer un déploiement', async () => {
    await tabTo(page, page.getByLabel('Paliers'));
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('50 100');
  });
  const rollout = page.getByRole('region', { name: 'Déploiement progressif' });
  await expect(rollout).toContainText(/50\s% des visiteurs, palier 1 sur 2, en cours/);
  await checkView(page, 'area');
  await enter(page, button(page, 'Palier suivant'));
  await expect(page.getByLabel('Motif')).toBeFocused();
  await checkView(page, 'command');
  await page.keyboard.press('Escape');
  await expect(button(page, 'Palier suivant')).toBeFocused();

  const atOnce = async () => {
    await tabTo(
      page,
      page.getByLabel('Avant la fin de l’observation, ou malgré le garde-fou qui retient le déploiement'),
    );
    await page.keyboard.press('Space');
  };
  await command(page, 'Palier suivant', atOnce);
  await expect(rollout).toContainText(/100\s% des visiteurs, palier 2 sur 2, en cours/);
  await command(page, 'Palier suivant', atOnce);
  await expect(rollout).toHaveCount(0);
  const shown = page.locator('dt', { hasText: 'Version stable' }).locator('+ dd');
  await expect(shown).toHaveText(version);
  await command(page, 'Retour arrière');
  await expect(shown).toHaveText(stable ?? '');

  await enter(page, page.getByRole('link', { name: 'Journal d’audit' }));
  await expect(page.getByText('intact')).toBeVisible();
  await expect(page.getByRole('row', { name: /retour arrière.*« essai au clavier »/ })).toBeVisible();
  // This row is from the test's first attempt to sign in, with an unknown token.
  await expect(page.getByRole('row', { name: /1 jeton inconnu –.* lecture de l’état$/ })).toBeVisible();
  await checkView(page, 'audit');
  await enter(page, button(page, 'Se déconnecter'));
  await expect(page.getByLabel('Jeton d’équipe')).toHaveValue('');
});
