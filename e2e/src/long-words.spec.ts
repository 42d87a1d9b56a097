import type { Locator } from '@playwright/test';
import { createImage } from './harness/create-image.ts';
import { openSignedIn } from './harness/session.ts';
import { expect, test } from './harness/test.ts';

test.use({ viewport: { width: 320, height: 740 } });

/** Start and end of the lines of a text, in CSS pixels from the left of the window. */
const linesOf = (text: Locator) =>
  text.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const lines = [...range.getClientRects()];
    return {
      start: Math.min(...lines.map(({ left }) => left)),
      end: Math.max(...lines.map(({ right }) => right)),
    };
  });

async function edgesOf(container: Locator) {
  const box = await container.boundingBox();
  if (!box) throw new Error('The place is not drawn');
  return { start: box.x, end: box.x + box.width };
}

/** Expects that no line of the text reaches beyond the sides of the container. */
async function expectWhole(text: Locator, container: Locator) {
  const [lines, edges] = [await linesOf(text), await edgesOf(container)];
  expect(lines.start).toBeGreaterThanOrEqual(edges.start);
  expect(lines.end).toBeLessThanOrEqual(edges.end);
}

test('the second line of an author’s headline is complete too', async ({ page }) => {
  await openSignedIn(page, '/feed/home');
  const card = page
    .getByRole('feed')
    .getByRole('article', { name: /Rakotondravelo/ })
    .first();
  // Scrolls on: cards far from the window are not rendered, and publications of other tests may be above this one.
  await expect(async () => {
    if (!(await card.isVisible())) await page.keyboard.press('PageDown');
    await card.scrollIntoViewIfNeeded({ timeout: 1_000 });
  }).toPass();
  const role = card.getByText('Ingénieure agronome').first();
  await expect(role).toBeVisible();
  expect((await role.boundingBox())?.height).toBeGreaterThan(30);
  await expectWhole(role, card.getByRole('heading').first());
});

test('a picture with a long file name keeps its fields inside the composer', async ({ page }) => {
  await openSignedIn(page, '/feed/home#publier');
  const dialog = page.getByRole('dialog');
  await page
    .getByLabel('Images à ajouter')
    .setInputFiles({ ...createImage({ width: 30, height: 20 }), name: `${'capture'.repeat(30)}.png` });
  const field = dialog.getByLabel('Description de l’image 1');
  await expect(field).toBeVisible();
  expect((await edgesOf(field)).end).toBeLessThanOrEqual((await edgesOf(dialog)).end);
});

test('a group has its full name on its card, whatever the length', async ({ page }) => {
  await openSignedIn(page, '/feed/groups');
  await page.getByRole('button', { name: 'Créer un groupe' }).first().click();
  const name = 'Constantinople'.repeat(7);
  await page.getByLabel('Nom du groupe').fill(name);
  await page.getByRole('dialog').getByLabel('Description').fill('Une ville.');
  await page.getByRole('button', { name: 'Créer le groupe' }).click();
  const card = page.getByRole('main').getByRole('article').filter({ hasText: name });
  await expectWhole(card.getByText(name), card);
});
