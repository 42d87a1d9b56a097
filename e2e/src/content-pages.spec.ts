import { firstViewShown } from './harness/first-view.ts';
import { noSideScroll, violationsOf } from './harness/page-checks.ts';
import { signedIn } from './harness/session.ts';
import { expect, test } from './harness/test.ts';

/** Addresses with queries or ids. The paths alone are tested in every-page.spec.ts. */
const routes = [
  ['/feed/events?type=this-week', 'Événements'],
  ['/feed/events/6', 'Écrire pour être lu'],
  ['/feed/events/nulle-part', 'Introuvable'],
  ['/feed/groups?tab=more', 'Groupes'],
  ['/feed/groups/1?tab=about', 'Cercle des indépendants'],
  ['/feed/groups/1?tab=connections', 'Cercle des indépendants'],
  ['/feed/groups/1?tab=media', 'Cercle des indépendants'],
  ['/feed/groups/1?tab=videos', 'Cercle des indépendants'],
  ['/feed/groups/1?tab=events', 'Cercle des indépendants'],
  ['/feed/groups/12', 'Dirigeants de la région'],
  ['/events?q=zzz', 'Agenda des événements'],
  ['/events/details?event=nulle-part', 'Introuvable'],
] as const;

test.beforeEach(async ({ page, baseURL }) => signedIn(page, baseURL ?? '').then(() => undefined));

for (const colorScheme of ['light', 'dark'] as const) {
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 1280, height: 800 },
  ]) {
    test.describe(`${colorScheme}, ${viewport.width} px`, () => {
      test.use({ colorScheme, viewport, contextOptions: { reducedMotion: 'reduce' } });

      test('parts and states of events and groups have no violation', async ({ page }) => {
        test.setTimeout(240_000);
        for (const [path, heading] of routes) {
          await page.goto(path);
          await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
          await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
          await firstViewShown(page);
          expect(await violationsOf(page), path).toEqual([]);
          expect(await noSideScroll(page), path).toBe(true);
        }
      });

      test('their dialogs and menus have no violation', async ({ page }) => {
        await page.goto('/feed/events');
        await page.getByRole('button', { name: 'Créer un événement' }).click();
        await page.getByRole('button', { name: 'Créer l’événement' }).click();
        await expect(page.getByRole('group', { name: '8 informations sont à corriger' })).toBeVisible();
        expect(await violationsOf(page), 'event').toEqual([]);
        expect(await noSideScroll(page), 'event').toBe(true);
        await page.goto('/feed/groups');
        await page.getByRole('button', { name: 'Créer un groupe' }).click();
        await page.getByRole('button', { name: 'Créer le groupe' }).click();
        await expect(page.getByRole('group', { name: '2 informations sont à corriger' })).toBeVisible();
        expect(await violationsOf(page), 'group').toEqual([]);
        await page.getByLabel('Nom du groupe').fill('Chœur');
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog', { name: 'Abandonner la saisie ?' })).toBeVisible();
        expect(await violationsOf(page), 'question').toEqual([]);
        await page.goto('/feed/groups');
        await page.getByRole('button', { name: 'Quitter Écrire au travail' }).click();
        await expect(page.getByText('Groupe quitté')).toBeVisible();
        expect(await violationsOf(page), 'left').toEqual([]);
        await page.goto('/feed/groups/1');
        await page.getByRole('button', { name: 'Actions sur le groupe Cercle des indépendants' }).click();
        await expect(page.getByRole('menuitem', { name: 'Quitter le groupe' })).toBeVisible();
        expect(await violationsOf(page), 'menu').toEqual([]);
      });
    });
  }
}
