import type { Page } from '@playwright/test';
import { pressAt, tabTo } from './harness/keyboard.ts';
import { noSideScroll, violationsOf } from './harness/page-checks.ts';
import { join, publish } from './harness/people.ts';
import { expect, test } from './harness/test.ts';

test.use({ viewport: { width: 390, height: 844 } });

async function expectUsable(page: Page, state: string): Promise<void> {
  expect(await violationsOf(page), state).toEqual([]);
  expect(await noSideScroll(page), state).toBe(true);
}

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true }).first();

for (const colorScheme of ['light', 'dark'] as const)
  test(`a request to connect, its answer and a block need the keyboard alone, ${colorScheme}`, async ({
    browser,
    baseURL,
    needs,
    wire,
  }) => {
    needs('network');
    const base = baseURL ?? '';
    const alice = await join(browser, base, 'Alice');
    const bob = await join(browser, base, 'Bob');
    for (const { context } of [alice, bob])
      await context.addInitScript(
        (choice) => localStorage.setItem('SOCIAL_REACTJS_THEME_KEY', choice),
        colorScheme,
      );
    await publish(bob, base, `De Bob ${bob.id}`);

    const hers = await alice.context.newPage();
    await hers.goto('/feed/home');
    await pressAt(hers, 'link', new RegExp(`^${bob.name}`));
    await expect(heading(hers, bob.name)).toBeFocused();
    await expect(hers.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme);
    await expectUsable(hers, 'profile');
    const dialog = hers.getByRole('dialog', { name: `Se connecter avec ${bob.name}` });
    const hasFocus = dialog.locator(':focus');
    await pressAt(hers, 'button', /^Se connecter$/);
    await expect(hasFocus).toBeVisible();
    await expectUsable(hers, 'dialog');
    await hers.keyboard.press('Escape');
    await expect(hers.getByRole('button', { name: 'Se connecter', exact: true })).toBeFocused();
    await expect(dialog).toHaveCount(0);
    await hers.keyboard.press('Enter');
    await expect(hasFocus).toBeVisible();
    await tabTo(hers, 'textbox', /^Message/);
    await hers.keyboard.type('Nous étions ensemble à Libreville.');
    await pressAt(hers, 'button', /^Envoyer la demande$/);
    await expect(hers.getByRole('group', { name: `Relation avec ${bob.name}` })).toBeFocused();
    await expectUsable(hers, 'request sent');
    await tabTo(hers, 'button', /^Retirer la demande$/);

    const his = await bob.context.newPage();
    await his.goto('/profile/connections');
    await expect(his.getByText('Nous étions ensemble à Libreville.')).toBeVisible();
    await expectUsable(his, 'requests');
    // After a refused call, the focus stays on the button, so that the member can try again.
    const accept = `Accepter la demande de ${alice.name}`;
    wire.break(new RegExp(`/az/connections/${alice.id}`), { kind: 'status', status: 400 });
    await pressAt(his, 'button', new RegExp(`^${accept}$`));
    await expect(his.getByText('Votre demande n’a pas abouti')).toBeVisible();
    await expect(his.getByRole('button', { name: accept })).toBeFocused();
    wire.mend();
    await his.keyboard.press('Enter');
    await expect(his.getByRole('button', { name: `Retirer ${alice.name}` })).toBeVisible();
    await expect(heading(his, 'Demandes reçues')).toBeFocused();
    await expectUsable(his, 'accepted');

    // Alice's page shows the connection. This removes the button that had the focus, so the focus moves to the group.
    await expect(hers.getByRole('group', { name: `Relation avec ${bob.name}` })).toBeFocused();
    await expectUsable(hers, 'connected');

    // Alice blocks Bob. This removes the profile with the focused element, so the focus moves to the heading.
    await pressAt(hers, 'button', /^Actions sur le profil/);
    const block = hers.getByRole('menuitem', { name: 'Bloquer' });
    await expect(block).toBeVisible();
    await hers.keyboard.press('End');
    await expect(block).toBeFocused();
    await hers.keyboard.press('Enter');
    await pressAt(hers, 'button', /^Bloquer$/);
    await expect(heading(hers, 'Introuvable')).toBeFocused();
    await expectUsable(hers, 'blocked');
    for (const { context } of [alice, bob]) await context.close();
  });
