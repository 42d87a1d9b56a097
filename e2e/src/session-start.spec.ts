import {
  bringSession,
  encrypt,
  openSession,
  readStorageKeys,
  signedIn,
  storeUserData,
  tokenIn,
} from './harness/session.ts';
import { coreIf, expect, signIn, test } from './harness/test.ts';

const verify = /\/verify-token$/;
const atSignIn = '/auth-advance/sign-in?redirectTo=%2Ffeed%2Fhome';
const drawn = (page: import('@playwright/test').Page) =>
  page.evaluate(() => document.getElementById('root')?.childElementCount ?? 0);

/** Waits some frames, so that pending work of the page runs. */
const nextFrames = (page: import('@playwright/test').Page) =>
  page.evaluate(
    () => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
  );

test('nothing is rendered while the verification is pending, then the member is shown', {
  tag: '@core',
}, async ({ page, wire }) => {
  await signedIn(page, wire.url);
  let release = () => {};
  wire.break(verify, { kind: 'delay', until: new Promise<void>((settle) => (release = settle)) });
  await page.goto('/feed/home', { waitUntil: 'load' });
  await expect.poll(() => wire.requested.filter((path) => verify.test(path))).toHaveLength(1);
  await expect.poll(() => wire.requested.some((path) => /\/areas\/feed\/.*\.js/.test(path))).toBe(true);
  await nextFrames(page);
  expect(await drawn(page)).toBe(0);
  await expect(page.locator('#az-splash')).toBeVisible();
  release();
  await expect(page.getByRole('button', { name: 'Menu de Clarisse Mboumba-Nziengui' })).toBeVisible();
  await expect(page.locator('#az-splash')).toHaveCount(0);
});

test('the verification and the first calls do not wait for style sheets', async ({ page, wire }) => {
  await signedIn(page, wire.url);
  let release = () => {};
  wire.break(/\.css$/, { kind: 'delay', until: new Promise<void>((settle) => (release = settle)) });
  await page.goto('/feed/home', { waitUntil: 'commit' });
  for (const call of [verify, /\/az\/global(\?view=home)?$/])
    await expect.poll(() => wire.requested.filter((path) => call.test(path))).toHaveLength(1);
  release();
  await expect(page.getByRole('article').first()).toBeVisible();
  for (const call of [verify, /\/az\/global(\?view=home)?$/])
    expect(wire.requested.filter((path) => call.test(path))).toHaveLength(1);
});

for (const [what, fault, errors, attempts] of [
  ['answers false', { kind: 'status', status: 200, body: '{"status":false}' }, /never/, 1],
  ['answers without a status', { kind: 'status', status: 200, body: '{}' }, /never/, 1],
  ['answers 401', { kind: 'status', status: 401 }, /401/, 1],
  ['answers 500', { kind: 'status', status: 500 }, /500/, 1],
  ['answers 503', { kind: 'status', status: 503, headers: { 'retry-after': '60' } }, /503/, 3],
  ['gives no answer', { kind: 'reset' }, /ERR_/, 3],
  ['answers with a page', { kind: 'html' }, /never/, 1],
  ['is cut off', { kind: 'truncate' }, /never/, 1],
] as const) {
  test(
    `a verification that ${what} clears the session and keeps the redirect`,
    coreIf(what === 'answers 401'),
    async ({ context, page, wire, expectErrors }) => {
      expectErrors(errors);
      await signedIn(page, wire.url);
      wire.break(verify, fault);
      // Counts the page's own requests, because the browser itself also repeats a request whose connection breaks.
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      await page.goto('/feed/home?a=1#b');
      await expect(page).toHaveURL('/auth-advance/sign-in?redirectTo=%2Ffeed%2Fhome%3Fa%3D1%23b');
      await expect(page.getByText('Votre session a expiré.')).toBeVisible();
      expect(await tokenIn(context)).toBeUndefined();
      expect(await readStorageKeys(page)).not.toContain('userData');
      expect(asked.filter((url) => verify.test(url))).toHaveLength(attempts);
      wire.mend();
      await signIn(page);
      await expect(page).toHaveURL('/feed/home?a=1#b');
    },
  );
}

const forged = {
  garbage: 'not encrypted',
  'cut off': encrypt('{"Customers_Numbers":"1"}').slice(0, 40),
  'no JSON': encrypt('{'),
  'an empty text': encrypt(''),
  'a number': encrypt('7'),
  'a list that pollutes': encrypt('[{"__proto__":{"admin":true}}]'),
  'a user without an id': encrypt('{"Names":"Awa","__proto__":{"admin":true}}'),
  'deeply nested': encrypt(`${'['.repeat(5000)}${']'.repeat(5000)}`),
};

for (const [what, userData] of Object.entries(forged)) {
  test(`a stored user that is ${what} is cleared and logged`, async ({
    context,
    page,
    wire,
    expectErrors,
  }) => {
    expectErrors(/^Erreur de déchiffrement$/);
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    await signedIn(page, wire.url);
    await storeUserData(page, userData);
    await page.goto('/feed/home');
    await expect(page).toHaveURL(atSignIn);
    expect(logged).toEqual(['Erreur de déchiffrement']);
    expect(await tokenIn(context)).toBeUndefined();
    expect(await readStorageKeys(page)).not.toContain('userData');
  });
}

test('a session without a stored user ends without a log entry', async ({ context, page, wire }) => {
  await signedIn(page, wire.url);
  await storeUserData(page, null);
  await page.goto('/feed/home');
  await expect(page).toHaveURL(atSignIn);
  expect(await tokenIn(context)).toBeUndefined();
});

test('a stored user encrypted with another secret is cleared and logged', async ({
  page,
  wire,
  expectErrors,
}) => {
  expectErrors(/^Erreur de déchiffrement$/);
  await signedIn(page, wire.url);
  // A valid user that is encrypted with another secret.
  await storeUserData(
    page,
    (await import('crypto-js/aes.js')).default.encrypt('{"Customers_Numbers":"1"}', 'other').toString(),
  );
  await page.goto('/feed/home');
  await expect(page).toHaveURL(atSignIn);
});

test('a forged user of valid form is shown as text and gives no right', async ({ page, wire }) => {
  const session = await openSession(wire.url);
  const hostile = '<img src=x onerror=alert(1)>';
  await bringSession(page, wire.url, {
    token: session.token,
    user: {
      ...session.user,
      Names: hostile,
      Picture: 'javascript:alert(1)',
      isVerify: 'yes',
      constructor: { prototype: { admin: true } },
      last_job_history: { position: { fr_Positions: hostile, Descriptions: `<script>alert(1)</script>` } },
    },
  });
  let dialogs = 0;
  page.on('dialog', (dialog) => {
    dialogs += 1;
    void dialog.dismiss();
  });
  await page.goto('/settings/account');
  await expect(page.getByRole('button', { name: /Menu de <img src=x/ })).toBeVisible();
  expect(await page.locator('img[src="x"]').count()).toBe(0);
  expect(await page.evaluate(() => 'admin' in {})).toBe(false);
  expect(dialogs).toBe(0);
  expect(wire.requested.filter((path) => path.includes('javascript'))).toEqual([]);
});

test('a verification that hangs leaves the splash, which offers Recharger after ten seconds', async ({
  page,
  wire,
}) => {
  await signedIn(page, wire.url);
  wire.break(verify, { kind: 'hang' });
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.goto('/feed/home', { waitUntil: 'commit' });
  await expect.poll(() => wire.requested.some((path) => verify.test(path))).toBe(true);
  await page.clock.runFor(9_900);
  await expect(page.getByRole('button', { name: 'Recharger' })).toBeHidden();
  await page.clock.runFor(200);
  await expect(page.getByText('Vérification de la session en cours…')).toBeVisible();
  expect(await drawn(page)).toBe(0);
  wire.mend();
  await page.clock.resume();
  await page.getByRole('button', { name: 'Recharger' }).click();
  await expect(page.getByRole('button', { name: /Menu de/ })).toBeVisible();
});

test('a server that restarts signs nobody out', async ({ context, page, wire, expectErrors }) => {
  expectErrors(/503/);
  const { token } = await signedIn(page, wire.url);
  wire.break(verify, { kind: 'status', status: 503 });
  await page.goto('/feed/home');
  await expect.poll(() => wire.requested.filter((path) => verify.test(path))).toHaveLength(2);
  wire.mend();
  await expect(page.getByRole('button', { name: /Menu de/ })).toBeVisible();
  expect(await tokenIn(context)).toBe(token);
});

test('a browser without a network at the start keeps the session until it is back, and says so', async ({
  context,
  page,
  wire,
  expectErrors,
}) => {
  expectErrors(/ERR_/);
  const { token } = await signedIn(page, wire.url);
  await page.addInitScript(() => {
    let online = false;
    Object.defineProperty(Navigator.prototype, 'onLine', { get: () => online });
    window.addEventListener('test:online', () => {
      online = true;
      window.dispatchEvent(new Event('online'));
    });
  });
  wire.break(/\/az-connect-backend\//, { kind: 'reset' });
  await page.goto('/feed/home');
  await expect(page.getByText(/^Vous êtes hors ligne\. La page s'ouvrira/)).toBeVisible();
  expect(await tokenIn(context)).toBe(token);
  wire.mend();
  await page.evaluate(() => window.dispatchEvent(new Event('test:online')));
  await expect(page.getByRole('button', { name: /Menu de/ })).toBeVisible();
});

for (const [name, years, days] of [
  ['a day slow', 0, -1],
  ['a day fast', 0, 1],
  ['ten years slow', -10, 0],
  ['ten years fast', 10, 0],
] as const) {
  test(`a clock that is ${name} signs nobody out`, async ({ context, page }) => {
    const time = new Date();
    time.setFullYear(time.getFullYear() + years, time.getMonth(), time.getDate() + days);
    await page.clock.install({ time });
    await page.goto('/feed/home');
    await page.getByLabel('Rester connecté').check();
    await signIn(page);
    const first = page.getByRole('feed').getByRole('article').first();
    await expect(first).toBeVisible();
    const times = await page.getByRole('feed').getByRole('time').allTextContents();
    expect(times.length).toBeGreaterThan(0);
    for (const text of times)
      expect(text).toMatch(/^(just now|\d+ (year|month|day|hour|minute|second)s? ago)$/);
    expect(await tokenIn(context)).toBeDefined();
    await page.reload();
    await expect(page.getByRole('feed').getByRole('article').first()).toBeVisible();
    await page.clock.setSystemTime(new Date());
    await page.getByRole('link', { name: 'News', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Actualités', level: 1 })).toBeVisible();
  });
}
