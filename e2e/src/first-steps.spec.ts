import type { Page } from '@playwright/test';
import { tabTo } from './harness/keyboard.ts';
import { newAccount } from './harness/new-account.ts';
import { noSideScroll, violationsOf } from './harness/page-checks.ts';
import { expect, test } from './harness/test.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

async function expectUsable(page: Page): Promise<void> {
  expect(await violationsOf(page)).toEqual([]);
  expect(await noSideScroll(page)).toBe(true);
}

test.use({ viewport: { width: 390, height: 844 } });

for (const colorScheme of ['light', 'dark'] as const) {
  test(`a new member takes the first steps with the keyboard alone, ${colorScheme}`, async ({
    page,
    needs,
  }) => {
    needs('accounts', 'network');
    const { firstName, lastName, email, password } = newAccount();
    await page.emulateMedia({ colorScheme });
    await page.goto('/auth-advance/sign-up');
    await page.getByRole('radio', { name: 'Personne' }).focus();
    for (const text of [firstName, lastName, email, password]) {
      await page.keyboard.press('Tab');
      await page.keyboard.type(text);
    }
    await tabTo(page, 'checkbox', /^J'accepte/);
    await page.keyboard.press('Space');
    await expectUsable(page);
    await tabTo(page, 'button', /^Créer mon compte$/);
    await page.keyboard.press('Enter');
    await expect(heading(page, 'Votre photo de profil')).toBeFocused();
    await expectUsable(page);
    await tabTo(page, 'link', /^Passer cette étape$/);
    await page.keyboard.press('Enter');
    await expect(heading(page, 'Ce que vous faites')).toBeFocused();
    await tabTo(page, 'textbox', /^Titre du profil$/);
    await page.keyboard.type('Géomètre');
    await expectUsable(page);
    await page.keyboard.press('Enter');
    await expect(heading(page, 'Des personnes à suivre')).toBeFocused();
    await tabTo(page, 'button', /^Suivre /);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: /^Demande envoyée à/ })).toBeFocused();
    await expectUsable(page);
    await tabTo(page, 'link', /^Aller à mon fil$/);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: `Bienvenue, ${firstName}` })).toBeVisible();
    await expectUsable(page);
    // The steps are still there, with the stored input.
    await page.goBack();
    await page.goBack();
    await expect(page.getByLabel('Titre du profil')).toHaveValue('Géomètre');
  });
}
