import { violationsOf } from './harness/page-checks.ts';
import { callAs, card, openSettings } from './harness/settings.ts';
import { expect, test } from './harness/test.ts';
import { withoutExtension } from './harness/without-extension.ts';

for (const colorScheme of ['light', 'dark'] as const) {
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 1280, height: 800 },
  ]) {
    test.describe(`${colorScheme}, ${viewport.width} px`, () => {
      test.use({ colorScheme, viewport, contextOptions: { reducedMotion: 'reduce' } });

      test('refused forms, opened parts and the drawer have no violation', async ({ page, wire }) => {
        const { email, password, token } = await openSettings(page, wire, '/settings/account');
        const login = await callAs(wire.targetUrl, token, 'POST /login', { email, password });
        expect(login.status).toBe(200);
        const wanted = { 'E-mails': `autre.${email}`, password };
        expect((await callAs(wire.targetUrl, token, 'PUT /account', wanted)).status).toBe(200);
        await page.reload();
        await expect(page.getByRole('group', { name: /attend votre confirmation/ })).toBeVisible();
        const check = async (what: string) => expect(await violationsOf(page), what).toEqual([]);
        const identity = card(page, 'Identité et coordonnées');
        await identity.getByLabel('Prénom').fill('');
        await identity.getByLabel('Adresse e-mail').fill('pas une adresse');
        await identity.getByRole('button', { name: 'Enregistrer' }).click();
        await expect(identity.getByRole('group', { name: /informations sont à corriger/ })).toBeVisible();
        await card(page, 'Mot de passe').getByLabel('Nouveau mot de passe').fill('Trois mots secrets 42');
        await check('refused forms');
        await page.goto('/settings/communication');
        for (const title of ['Qui peut vous écrire', 'Comment on peut vous trouver'])
          await page.getByRole('button', { name: title }).click();
        await check('disclosures');
        await withoutExtension(page, 'network');
        await page.goto('/settings/privacy');
        const show = page.getByRole('button', { name: /^Voir / });
        await expect(show).toHaveCount(4);
        for (let left = 3; left >= 0; left -= 1) {
          await show.first().click();
          await expect(show).toHaveCount(left);
        }
        await expect(page.getByRole('button', { name: /^Débloquer / })).toHaveCount(2);
        await check('safety');
        await page.getByRole('button', { name: 'Fermer toutes les autres sessions' }).click();
        await expect(page.getByRole('dialog').getByLabel('Mot de passe actuel')).toBeFocused();
        await page.keyboard.press('Enter');
        await expect(page.getByRole('group', { name: /information est à corriger/ })).toBeVisible();
        await check('ending sessions');
        await page.goto('/settings/close-account');
        await page.getByRole('button', { name: 'Fermer mon compte' }).click();
        await check('closing');
        if (viewport.width > 991) return;
        await page.getByRole('button', { name: 'Settings', exact: true }).click();
        await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible();
        await check('drawer');
      });
    });
  }
}

test('preferences are chosen and saved with the keyboard alone', async ({ page, wire, needs }) => {
  needs('accounts');
  const { token } = await openSettings(page, wire, '/settings/notification');
  await expect(page.getByRole('switch').first()).toBeVisible();
  await page.getByRole('heading', { level: 1 }).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('switch', { name: 'Réactions et commentaires' })).toBeFocused();
  await page.keyboard.press('Space');
  for (let count = 0; count < 5; count += 1) await page.keyboard.press('Tab');
  await expect(card(page, 'Sujets').getByRole('button', { name: 'Enregistrer' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(card(page, 'Sujets').getByText('Enregistré', { exact: true })).toBeVisible();
  await expect(card(page, 'Sujets').getByRole('button', { name: 'Enregistrer' })).toBeFocused();
  for (let count = 0; count < 3; count += 1) await page.keyboard.press('Tab');
  await expect(page.getByRole('radio', { name: 'Une fois par semaine' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(card(page, 'Envois').getByText('Enregistré', { exact: true })).toBeVisible();
  const { body } = await callAs(wire.url, token, 'GET /account/preferences');
  expect(body.preferences).toMatchObject({
    notifications: { reactionsAndComments: false, emailFrequency: 'never' },
  });
});

test('an account is closed with the keyboard alone', async ({ page, wire, needs }) => {
  needs('accounts');
  const { password } = await openSettings(page, wire, '/settings/close-account');
  await page.getByRole('heading', { level: 1 }).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Télécharger mes données' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.type(password);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Conserver mon compte' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Votre compte est fermé')).toBeVisible();
});

test.describe('forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active' } });

  test('on and off states can be distinguished', async ({ page, wire }) => {
    await openSettings(page, wire, '/settings/privacy');
    await expect(page.getByRole('radio').first()).toBeVisible();
    const colourOf = (selector: string, property: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);
    const ground = await colourOf('body', 'background-color');
    expect(await colourOf('input[type=radio]:checked + .mantine-Radio-icon', 'color')).not.toBe(ground);
    expect(await colourOf('.mantine-Switch-track', 'border-top-style')).toBe('solid');
    const on = await colourOf(':checked + .mantine-Switch-track', 'background-color');
    expect(on).not.toBe(ground);
    expect(on).not.toBe(await colourOf(':checked + * > .mantine-Switch-thumb', 'background-color'));
  });
});
