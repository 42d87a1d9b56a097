import type { Page } from '@playwright/test';
import type { Extension } from '../../../shared/src/contracts/index.ts';

/** From now on the server names no such extension: the page shows sample data, and what is on the device. */
export async function withoutExtension(page: Page, extension: Extension): Promise<void> {
  await page.route('**/az-connect-backend/api/capabilities', async (route) => {
    const response = await route.fetch();
    const { extensions } = (await response.json()) as { extensions: string[] };
    await route.fulfill({ response, json: { extensions: extensions.filter((name) => name !== extension) } });
  });
}
