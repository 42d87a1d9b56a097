import type { Page } from '@playwright/test';
import { signedIn } from './harness/session.ts';
import { expect, test } from './harness/test.ts';

/** Drops and pastes a picture on an element. Returns the events that the page leaves to the browser. */
const give = (page: Page, selector: string) =>
  page.evaluate(async (at) => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 8, height: 8 });
    const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
    const data = new DataTransfer();
    data.items.add(new File([blob ?? ''], 'capture.png', { type: 'image/png' }));
    const element = document.querySelector(at);
    const events = [
      ...['dragenter', 'dragover', 'drop'].map(
        (type) => new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer: data }),
      ),
      new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData: data }),
    ];
    return events.filter((event) => element?.dispatchEvent(event)).map(({ type }) => type);
  }, selector);

test('a picture that is dropped is added where it can be, and never replaces the page', async ({
  page,
  baseURL,
}) => {
  await signedIn(page, baseURL ?? '');
  await page.goto('/feed/home');
  // Tries again, because the code for this loads after the first view.
  await expect.poll(() => give(page, 'main')).toEqual(['dragenter', 'paste']);
  await page.getByRole('button', { name: /^Quoi de neuf/ }).click();
  await expect(page.getByLabel('Votre publication')).toBeFocused();
  expect(await give(page, 'textarea[name=post]')).toEqual([]);
  const dialog = page.getByRole('dialog', { name: 'Publier' });
  await expect(dialog.locator('li img')).toHaveCount(2);
  await expect(dialog.getByLabel('Description de l’image 2')).toBeVisible();
  expect(await give(page, '[role=dialog]')).toEqual([]);
  await expect(dialog.locator('li img')).toHaveCount(4);
});
