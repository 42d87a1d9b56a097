import type { Page } from '@playwright/test';
import { createImage, type ImageFile } from './harness/create-image.ts';
import { violationsOf } from './harness/page-checks.ts';
import { signInAnew } from './harness/profile-member.ts';
import { coreIf, expect, test } from './harness/test.ts';

const megabyte = 1_048_576;
const noImage = 'Veuillez sélectionner une image valide';

const kinds = [
  {
    kind: 'profile',
    name: 'photo de profil',
    alt: /^Photo de profil de /,
    limit: 2 * megabyte,
    tooLarge: "La taille de l'image ne doit pas dépasser 2MB",
    saved: 'Photo de profil mise à jour avec succès',
    notSaved: 'Erreur lors de la mise à jour de la photo de profil',
    deleted: 'Photo supprimée avec succès',
    notDeleted: 'Erreur lors de la suppression',
  },
  {
    kind: 'cover',
    name: 'photo de couverture',
    alt: 'Photo de couverture',
    limit: 5 * megabyte,
    tooLarge: "La taille de l'image ne doit pas dépasser 5MB",
    saved: 'Photo de couverture mise à jour avec succès',
    notSaved: 'Erreur lors de la mise à jour de la couverture',
    deleted: 'Photo de couverture supprimée avec succès',
    notDeleted: 'Erreur lors de la suppression de la couverture',
  },
] as const;

type Kind = (typeof kinds)[number];

const menuOf = (page: Page, { name }: Kind) => page.getByRole('button', { name: `Actions sur la ${name}` });
const editor = (page: Page) => page.getByRole('dialog', { name: /^Photo de (profil|couverture)$/ });
const picture = (page: Page, { alt }: Kind) =>
  page.getByRole('banner').or(page.locator('#contenu')).getByRole('img', { name: alt, exact: true });
const save = (page: Page) => page.getByRole('button', { name: 'Enregistrer la photo' });
const choose = (page: Page, file: ImageFile) => editor(page).locator('input[type=file]').setInputFiles(file);
const toast = (page: Page, text: string) => page.getByText(text, { exact: true }).first();

async function openEditor(page: Page, kind: Kind) {
  await menuOf(page, kind).click();
  await page.getByRole('menuitem', { name: 'Changer la photo' }).click();
  await expect(editor(page)).toBeVisible();
}

async function openProfile(page: Page, base: string) {
  const session = await signInAnew(page, base);
  await page.goto('/profile/about');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return session;
}

async function sendNew(page: Page, kind: Kind) {
  await openEditor(page, kind);
  await choose(page, createImage());
  await save(page).click();
  await expect(toast(page, kind.saved)).toBeVisible();
  await expect(editor(page)).toBeHidden();
}

const stored = async (base: string, { kind }: Kind, token: string) => {
  const answer = await fetch(`${base}/az-connect-backend/api/${kind}/picture`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const reply = (await answer.json()) as { picture_data?: string | null; cover_data?: string | null };
  return reply.picture_data ?? reply.cover_data ?? null;
};

const writes = (page: Page, { kind }: Kind) => {
  const seen: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith(`/${kind}/picture`) && request.method() !== 'GET') seen.push(request.method());
  });
  return seen;
};

for (const kind of kinds) {
  test.describe(kind.name, () => {
    test(
      'is cropped, sent and shown everywhere at once, and again after a reload',
      coreIf(kind.kind === 'profile'),
      async ({ page, wire }) => {
        const { token } = await openProfile(page, wire.url);
        await expect(picture(page, kind)).toHaveCount(0);
        await sendNew(page, kind);
        await expect(picture(page, kind)).toBeVisible();
        expect(await stored(wire.url, kind, token)).not.toBeNull();
        const avatar = page.getByRole('button', { name: /^Menu de/ }).locator('img');
        await expect(avatar).toHaveCount(kind.kind === 'profile' ? 1 : 0);
        // A page of another area shows the picture without a reload.
        await page.getByRole('link', { name: 'Feed', exact: true }).first().click();
        await expect(page).toHaveURL('/feed/home');
        // The address is a blob of the device, or one of the server once this tab knows of the change.
        await expect(
          page.locator('aside img:is([src^="blob:"], [src*="/az/media/own."])').first(),
        ).toBeVisible();
        await page.goto('/profile/about');
        await expect(picture(page, kind)).toBeVisible();
        await expect(avatar).toHaveCount(kind.kind === 'profile' ? 1 : 0);
      },
    );

    test('accepts images only, and none above its limit', async ({ page, wire }) => {
      await openProfile(page, wire.url);
      const sent = writes(page, kind);
      await openEditor(page, kind);
      const text = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>');
      for (const file of [
        { name: 'note.txt', mimeType: 'text/plain', buffer: text },
        { name: 'dessin.svg', mimeType: 'image/svg+xml', buffer: text },
        { name: 'faux.png', mimeType: 'image/png', buffer: text },
        { name: 'vide.png', mimeType: 'image/png', buffer: Buffer.alloc(0) },
      ]) {
        await choose(page, file);
        await expect(editor(page).getByRole('alert'), file.name).toContainText(noImage);
        await expect(save(page), file.name).toHaveCount(0);
      }
      await choose(page, createImage({ bytes: kind.limit + 1 }));
      await expect(editor(page).getByRole('alert')).toContainText(kind.tooLarge);
      await expect(save(page)).toHaveCount(0);
      await page.getByRole('button', { name: "Réduire l'image" }).click();
      await expect(save(page)).toBeEnabled();
      await page.getByRole('button', { name: 'Choisir une autre image' }).click();
      await choose(page, createImage({ bytes: kind.limit }));
      await expect(save(page)).toBeEnabled();
      expect(sent).toEqual([]);
    });

    test('that cannot be stored leaves the old one, the chosen image and its crop', async ({
      page,
      wire,
      expectErrors,
    }) => {
      expectErrors(/Failed to load resource|ERR_/);
      const { token } = await openProfile(page, wire.url);
      await sendNew(page, kind);
      const before = await stored(wire.url, kind, token);
      await expect(toast(page, kind.saved)).toBeHidden();
      await openEditor(page, kind);
      await choose(page, createImage({ width: 600, height: 900 }));
      await page.getByRole('button', { name: 'Zoomer', exact: true }).click();
      const zoom = page.getByRole('slider', { name: 'Zoom' });
      const zoomed = await zoom.inputValue();
      const path = new RegExp(`/${kind.kind}/picture$`);
      const faults = [
        { kind: 'status', status: 500 },
        {
          kind: 'status',
          status: 200,
          headers: { 'content-type': 'application/json' },
          body: '{"status":false}',
        },
        { kind: 'status', status: 200, headers: { 'content-type': 'application/json' }, body: '[]' },
        { kind: 'html' },
        { kind: 'reset' },
      ] as const;
      for (const fault of faults) {
        wire.break(path, fault);
        await page.getByRole('button', { name: /^(Enregistrer la photo|Réessayer)$/ }).click();
        await expect(editor(page).getByRole('alert'), fault.kind).toContainText(kind.notSaved);
        await expect(page.getByRole('button', { name: 'Réessayer' })).toBeFocused();
        await expect(toast(page, kind.notSaved)).toBeVisible();
        expect(await zoom.inputValue()).toBe(zoomed);
        wire.mend();
        expect(await stored(wire.url, kind, token), fault.kind).toBe(before);
      }
      await page.getByRole('button', { name: 'Réessayer' }).click();
      await expect(editor(page)).toBeHidden();
      expect(await stored(wire.url, kind, token)).not.toBe(before);
    });

    test('shows its progress, and can be cancelled', async ({ page, wire }) => {
      const { token } = await openProfile(page, wire.url);
      await openEditor(page, kind);
      await choose(page, createImage());
      wire.break(new RegExp(`/${kind.kind}/picture$`), { kind: 'hang' });
      await save(page).click();
      const bar = page.getByRole('progressbar', { name: `Envoi de la ${kind.name}` });
      await expect(bar).toHaveAttribute('aria-valuenow', '100');
      await expect(page.locator('#contenu').getByText('Chargement...')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Annuler' })).toBeFocused();
      wire.mend();
      await page.keyboard.press('Escape');
      await expect(bar).toHaveCount(0);
      await expect(save(page)).toBeFocused();
      await expect(page.locator('#contenu').getByText('Chargement...')).toBeHidden();
      expect(await stored(wire.url, kind, token)).toBeNull();
      await save(page).click();
      await expect(toast(page, kind.saved)).toBeVisible();
    });

    test('can be deleted once there is one, after a confirmation', async ({ page, wire, expectErrors }) => {
      expectErrors(/Failed to load resource|ERR_/);
      const { token } = await openProfile(page, wire.url);
      await menuOf(page, kind).click();
      await expect(page.getByRole('menuitem', { name: 'Changer la photo' })).toBeVisible();
      await expect(page.getByRole('menuitem', { name: 'Supprimer la photo' })).toHaveCount(0);
      await page.keyboard.press('Escape');
      await sendNew(page, kind);
      const question = page.getByRole('dialog', { name: `Supprimer la ${kind.name}\u202f?` });
      const ask = async () => {
        await menuOf(page, kind).click();
        await page.getByRole('menuitem', { name: 'Supprimer la photo' }).click();
        await expect(question).toBeVisible();
      };
      await ask();
      await expect(question.getByRole('button', { name: 'Annuler' })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(question).toBeHidden();
      expect(await stored(wire.url, kind, token)).not.toBeNull();
      await ask();
      const path = new RegExp(`/${kind.kind}/picture$`);
      for (const fault of [{ kind: 'status', status: 500 }, { kind: 'reset' }, { kind: 'html' }] as const) {
        wire.break(path, fault);
        await question.getByRole('button', { name: 'Supprimer' }).click();
        await expect(toast(page, kind.notDeleted)).toBeVisible();
        wire.mend();
        expect(await stored(wire.url, kind, token), fault.kind).not.toBeNull();
        await expect(toast(page, kind.notDeleted)).toBeHidden();
      }
      await question.getByRole('button', { name: 'Supprimer' }).click();
      await expect(toast(page, kind.deleted)).toBeVisible();
      await expect(picture(page, kind)).toHaveCount(0);
      expect(await stored(wire.url, kind, token)).toBeNull();
      await expect(page.getByRole('button', { name: /^Menu de/ }).locator('img')).toHaveCount(0);
    });
  });
}

const [profile, cover] = kinds;

test('an image can be dropped and pasted', async ({ page, wire }) => {
  await openProfile(page, wire.url);
  const bytes = [...createImage({ width: 60, height: 60 }).buffer];
  const give = (event: 'drop' | 'paste', count = 1) =>
    page.evaluate(
      ({ bytes, event, count }) => {
        const transfer = new DataTransfer();
        for (let index = 0; index < count; index += 1)
          transfer.items.add(new File([new Uint8Array(bytes)], 'image.png', { type: 'image/png' }));
        const zone = document.querySelector('[role="dialog"] input[type=file]')?.parentElement;
        if (event === 'drop')
          zone?.dispatchEvent(
            new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: transfer }),
          );
        else document.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, clipboardData: transfer }));
      },
      { bytes, event, count },
    );
  await openEditor(page, cover);
  await give('drop', 2);
  await expect(editor(page).getByRole('alert')).toContainText('Déposez une seule image à la fois.');
  for (const event of ['drop', 'paste'] as const) {
    await give(event);
    await expect(save(page), event).toBeEnabled();
    await page.getByRole('button', { name: 'Choisir une autre image' }).click();
    await expect(save(page), event).toHaveCount(0);
  }
});

test('two presses send one request', async ({ page, wire }) => {
  await openProfile(page, wire.url);
  const sent = writes(page, profile);
  await openEditor(page, profile);
  await choose(page, createImage());
  await expect(save(page)).toBeEnabled();
  await save(page).evaluate((button: HTMLButtonElement) => {
    button.click();
    button.click();
  });
  await expect(toast(page, profile.saved)).toBeVisible();
  expect(sent).toEqual(['POST']);
});

test('a chosen image is not discarded without a confirmation', async ({ page, wire }) => {
  await openProfile(page, wire.url);
  await openEditor(page, profile);
  await page.keyboard.press('Escape');
  await expect(editor(page)).toBeHidden();
  await openEditor(page, profile);
  await choose(page, createImage());
  await expect(save(page)).toBeEnabled();
  await page.keyboard.press('Escape');
  const question = page.getByRole('dialog', { name: 'Abandonner cette image\u202f?' });
  await question.getByRole('button', { name: 'Continuer' }).click();
  await expect(save(page)).toBeEnabled();
  await page.keyboard.press('Escape');
  await question.getByRole('button', { name: 'Abandonner' }).click();
  await expect(editor(page)).toBeHidden();
});

test('the whole change works with the keyboard alone', async ({ page, wire }) => {
  const { token } = await openProfile(page, wire.url);
  // Starts to wait already here, because the browser opens its file dialog some time after the key press.
  const asked = page.waitForEvent('filechooser');
  await menuOf(page, profile).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Changer la photo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Choisir une image' })).toBeFocused();
  await page.keyboard.press('Enter');
  await (await asked).setFiles(createImage());
  await expect(save(page)).toBeFocused();
  const drawn = () =>
    page
      .getByRole('img', { name: 'Aperçu de la photo de profil' })
      .evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL());
  const frame = page.getByRole('application', { name: /^Cadrage/ });
  while (!(await frame.evaluate((element) => element === document.activeElement)))
    await page.keyboard.press('Shift+Tab');
  for (const key of ['ArrowRight', '+', 'ArrowDown', '-']) {
    const before = await drawn();
    await page.keyboard.press(key);
    await expect.poll(drawn, key).not.toBe(before);
  }
  await save(page).focus();
  await page.keyboard.press('Enter');
  await expect(toast(page, profile.saved)).toBeVisible();
  await expect(menuOf(page, profile)).toBeFocused();
  expect(await stored(wire.url, profile, token)).not.toBeNull();
});

test('the buttons move and zoom without dragging, and the image always fills the frame', async ({
  page,
  wire,
}) => {
  await openProfile(page, wire.url);
  await openEditor(page, cover);
  await choose(page, createImage());
  await expect(save(page)).toBeEnabled();
  const corner = () =>
    page
      .getByRole('img', { name: 'Aperçu de la photo de couverture' })
      .evaluate((canvas: HTMLCanvasElement) => {
        const context = canvas.getContext('2d');
        return [...(context?.getImageData(1, 1, 1, 1).data ?? [])].slice(0, 3);
      });
  const up = page.getByRole('button', { name: 'Déplacer l’image vers le haut' });
  for (let press = 0; press < 40; press += 1) await up.click();
  // The image contains no white, so a white corner would be outside of the image.
  const [, green = 0] = await corner();
  expect(green).toBeGreaterThan(120);
  expect(green).toBeLessThan(255);
  await page.getByRole('button', { name: 'Zoomer', exact: true }).click();
  await expect(page.getByRole('slider', { name: 'Zoom' })).toHaveValue('1.2');
});

for (const colorScheme of ['light', 'dark'] as const) {
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 1280, height: 800 },
  ]) {
    test.describe(`${colorScheme}, ${viewport.width} px`, () => {
      test.use({ colorScheme, viewport, contextOptions: { reducedMotion: 'reduce' } });

      test('the picture dialogs have no violation', async ({ page, wire }) => {
        await openProfile(page, wire.url);
        for (const kind of kinds) {
          await openEditor(page, kind);
          expect(await violationsOf(page), 'choosing').toEqual([]);
          await choose(page, createImage({ bytes: kind.limit + 1 }));
          await expect(editor(page).getByRole('alert')).toBeVisible();
          expect(await violationsOf(page), 'refused').toEqual([]);
          await page.getByRole('button', { name: "Réduire l'image" }).click();
          await expect(save(page)).toBeEnabled();
          expect(await violationsOf(page), 'cropping').toEqual([]);
          wire.break(new RegExp(`/${kind.kind}/picture$`), { kind: 'hang' });
          await save(page).click();
          await expect(page.getByRole('progressbar', { name: /^Envoi/ })).toBeVisible();
          expect(await violationsOf(page), 'sending').toEqual([]);
          wire.mend();
          await page.getByRole('button', { name: 'Annuler' }).click();
          await save(page).click();
          await expect(editor(page)).toBeHidden();
          await menuOf(page, kind).click();
          await expect(page.getByRole('menuitem', { name: 'Supprimer la photo' })).toBeVisible();
          expect(await violationsOf(page), 'menu').toEqual([]);
          await page.getByRole('menuitem', { name: 'Supprimer la photo' }).click();
          await expect(page.getByRole('dialog', { name: /^Supprimer/ })).toBeVisible();
          expect(await violationsOf(page), 'question').toEqual([]);
          await page.keyboard.press('Escape');
        }
      });
    });
  }
}
