import type { Page } from '@playwright/test';

/** Presses Tab until the element has the focus. */
export async function tabTo(
  page: Page,
  role: 'link' | 'button' | 'checkbox' | 'textbox' | 'menuitem',
  name: RegExp,
): Promise<void> {
  const target = page.getByRole(role, { name }).first();
  await target.waitFor();
  for (let presses = 0; presses < 60; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The keyboard does not reach ${name}.`);
}

/** Presses Tab until the element has the focus, and then presses `key`. */
export async function pressAt(
  page: Page,
  role: Parameters<typeof tabTo>[1],
  name: RegExp,
  key = 'Enter',
): Promise<void> {
  await tabTo(page, role, name);
  await page.keyboard.press(key);
}
