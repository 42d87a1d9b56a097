import type { Page } from '@playwright/test';
import { openSignedIn } from './harness/session.ts';
import { expect, signIn, test } from './harness/test.ts';
import { withoutExtension } from './harness/without-extension.ts';

const messages = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Messages/ });
const bell = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Notifications/ });

async function expectCounts(page: Page): Promise<void> {
  await expect(messages(page)).toHaveAccessibleName('Messages, 2 non lus');
  await expect(bell(page)).toHaveAccessibleName('Notifications, 4 non lues');
}

test('the header counts unread messages before messaging was opened, and after a new sign-in', async ({
  page,
}) => {
  await withoutExtension(page, 'network', 'notifications');
  await openSignedIn(page, '/blogs');
  await expectCounts(page);
  await page.getByRole('button', { name: /^Menu de/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/auth-advance\/sign-in/);
  await signIn(page);
  await expect(page).toHaveURL('/feed/home');
  await expectCounts(page);
});

test('failed counts harm nothing and are no error of the page', async ({ page, wire, expectErrors }) => {
  expectErrors(/Failed to load resource/);
  wire.break(/^\/areas\/messaging\//, { kind: 'status', status: 503 });
  await openSignedIn(page, '/blogs');
  await expect
    .poll(() => wire.requested.filter((path) => path.startsWith('/areas/messaging/')).length, {
      timeout: 30_000,
    })
    .toBeGreaterThan(2);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(messages(page)).toHaveAccessibleName('Messages');
  wire.mend();
  await messages(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Messagerie' })).toBeVisible();
});
