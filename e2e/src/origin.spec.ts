import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import AES from 'crypto-js/aes.js';
import { copyDataDir, startOrigin } from './harness/origin.ts';
import { startSpecificationServer } from './harness/specification-server.ts';
import { demo, expect, signIn, test } from './harness/test.ts';

const main = resolve(import.meta.dirname, '../../deploy/dist/main.js');

test.describe.configure({ timeout: 150_000 });

test('kill -9 during use loses no acknowledged comment', async ({ page, expectErrors }) => {
  expectErrors(/ERR_/);
  const { dataDir, remove } = await copyDataDir();
  const first = await startOrigin(dataDir);
  await page.goto(`${first.url}/feed/home`);
  await signIn(page);
  const card = page.getByRole('article').first();
  for (const text of ['Premier mot', 'Deuxième mot', 'Troisième mot']) {
    await card.getByLabel('Écrire un commentaire').fill(text);
    await card.getByLabel('Écrire un commentaire').press('Control+Enter');
    await expect(card.getByRole('listitem').getByText(text, { exact: true })).toBeVisible();
  }
  await first.kill();
  const again = await startOrigin(dataDir, { PORT: new URL(first.url).port });
  await page.goto(`${again.url}/feed/home`);
  const comments = page.getByRole('article').first();
  const more = comments.getByRole('button', { name: /Voir les \d+ commentaires/ });
  await more.click();
  for (const text of ['Premier mot', 'Deuxième mot', 'Troisième mot'])
    await expect(comments.getByRole('listitem').getByText(text, { exact: true })).toBeVisible();
  expect(again.output()).not.toContain('Published');
  await again.stop();
  await remove();
});

test('a second start on the same data directory is refused with a clear message', async ({ origin }) => {
  const second = spawnSync(process.execPath, [main], {
    env: { ...process.env, PORT: '0', DATA_DIR: origin.dataDir },
    encoding: 'utf8',
  });
  expect(second.status).toBe(1);
  expect(second.stderr.trim().split('\n')).toHaveLength(1);
  expect(second.stderr).toMatch(/in use|another process/i);
});

test('invalid environment variables are listed at once and nothing is started', () => {
  const run = spawnSync(process.execPath, [main], {
    env: { ...process.env, PORT: 'many', SEED_DEMO: 'yes', DATABASE_URL: 'postgres://x' },
    encoding: 'utf8',
  });
  expect(run.status).toBe(1);
  for (const name of ['PORT', 'SEED_DEMO', 'DATABASE_URL']) expect(run.stderr).toContain(name);
});

test('SIGTERM ends it cleanly within five seconds, even with an open page', async ({
  page,
  expectErrors,
}) => {
  // Requests and reports of the open page fail after the origin has ended.
  expectErrors(/ERR_CONNECTION/);
  const { dataDir, remove } = await copyDataDir();
  const origin = await startOrigin(dataDir);
  await page.goto(`${origin.url}/auth-advance/sign-in`);
  await expect(page.getByRole('heading', { name: 'Connexion' })).toBeVisible();
  expect((await fetch(`${origin.url}/healthz`)).status).toBe(200);
  // If the origin had not ended within its time limit, the exit code would be 1 (deploy/src/run.ts).
  expect(await origin.stop()).toBe(0);
  await remove();
});

test('works with any server that has the calls of the specification', async ({
  context,
  page,
  expectErrors,
}) => {
  expectErrors(/404/);
  const server = await startSpecificationServer();
  const { dataDir, remove } = await copyDataDir();
  const origin = await startOrigin(dataDir, { API_ORIGIN: server.url, APP_SECRET: 'a secret of its own' });
  const user = {
    Customers_Numbers: 'C-1',
    Names: 'Awa',
    LastName: 'Exemple',
    'E-mails': demo.email,
    type: 'person',
  };
  const stored = AES.encrypt(JSON.stringify(user), 'a secret of its own').toString();
  await context.addCookies([{ name: 'authKey', value: server.token, url: origin.url }]);
  await context.addInitScript((value) => {
    if (!localStorage.getItem('userData')) localStorage.setItem('userData', value);
  }, stored);
  await page.goto(`${origin.url}/feed/home`);
  const card = page.getByRole('article').filter({ hasText: 'Une annonce venue d’ailleurs.' });
  await expect(card).toBeVisible();
  await expect(page.getByRole('button', { name: 'Menu de Awa Exemple' })).toBeVisible();
  await card.getByLabel('Écrire un commentaire').fill('Bien vu.');
  await card.getByLabel('Écrire un commentaire').press('Control+Enter');
  await expect(card.getByRole('listitem').getByText('Bien vu.', { exact: true })).toBeVisible();
  expect(server.comments[0]).toContain('name="comment"');
  expect(server.calls.filter((call) => call === 'POST /verify-token')).toHaveLength(1);
  await page.goto(`${origin.url}/profile/about`);
  await expect(page.getByRole('heading', { name: 'À propos', level: 1 })).toBeVisible();
  await page.goto(`${origin.url}/settings/account`);
  await expect(page.getByLabel('Prénom')).toHaveValue('Awa');
  await expect(page.getByRole('radiogroup').first()).toBeVisible();
  expect(server.calls.filter((call) => call.includes('/account'))).toEqual([]);
  await page.close();
  await origin.stop();
  await server.stop();
  await remove();
});
