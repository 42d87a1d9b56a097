import { createPublicKey, generateKeyPairSync } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { areas } from './harness/every-path.ts';
import type { Origin } from './harness/origin.ts';
import { ownOriginTest } from './harness/own-origin.ts';
import { buildOf, runAz } from './harness/publish-changed.ts';
import { signedIn } from './harness/session.ts';
import { expect } from './harness/test.ts';

const test = ownOriginTest().extend({
  baseURL: async ({ ownOrigin }, use) => use(ownOrigin.url),
});

// Otherwise an idle page would load the other areas at once.
test.use({ isSavingData: true });

const signingFile = ({ dataDir }: Origin, file: string) => join(dataDir, 'signing', file);
const acceptKeys = (origin: Origin, keys: object[]) =>
  writeFile(signingFile(origin, 'public-keys.json'), JSON.stringify(keys));
const tile = (page: Page) => page.getByRole('alert').filter({ hasText: "n'a pas pu être chargée" });

async function openFeed(page: Page): Promise<void> {
  await page.goto('/feed/home');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
}

test('replacing the signing key shows no error tile to anybody, until the key of a version is removed', async ({
  context,
  page,
  ownOrigin: origin,
  expectErrors,
}) => {
  // The test takes long, because every area is published again.
  test.setTimeout(180_000);
  const old = { name: 'default', key: (await readFile(signingFile(origin, 'public-key'), 'utf8')).trim() };
  const { privateKey } = generateKeyPairSync('ed25519');
  const next = { name: 'next', key: createPublicKey(privateKey).export({ format: 'jwk' }).x ?? '' };
  await acceptKeys(origin, [old, next]);
  await signedIn(page, origin.url);
  await openFeed(page);

  await writeFile(signingFile(origin, 'private.pem'), privateKey.export({ type: 'pkcs8', format: 'pem' }));
  for (const area of areas)
    expect(await runAz(origin, 'publish', area, '--from', await buildOf(area))).toContain('is signed anew');
  // The first tab opens an area that it has not used yet, so it gets the area's new signature.
  await page.getByRole('link', { name: 'Settings', exact: true }).click();
  await expect(page).toHaveURL(/\/settings/);
  await expect(page.getByRole('heading', { level: 1, name: 'Compte' })).toBeVisible();
  const other = await context.newPage();
  await openFeed(other);

  await acceptKeys(origin, [next]);
  await openFeed(other);
  await openFeed(page);
  await expect(tile(page)).toHaveCount(0);

  expectErrors(/not signed for this origin|AreaError|Area feed failed/);
  await acceptKeys(origin, [old]);
  await page.goto('/feed/home');
  await expect(tile(page)).toBeVisible();
});
