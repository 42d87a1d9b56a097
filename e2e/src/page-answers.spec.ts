import { copyDataDir, startOrigin } from './harness/origin.ts';
import { ownOriginTest } from './harness/own-origin.ts';
import { bringSession, openSession, signedIn } from './harness/session.ts';
import { expect } from './harness/test.ts';

const api = '/az-connect-backend/api';

// The origin waits for answers longer than any call takes, so that each page contains all answers.
const test = ownOriginTest({ PAGE_ANSWERS_MS: '9999' }).extend({
  baseURL: async ({ ownOrigin }, use) => use(ownOrigin.url),
});

/** A `test` whose own origin uses the API of another origin, through `wire`. */
const testBehindApi = test.extend({
  ownOrigin: async ({ wire }, use) => {
    const { dataDir, remove } = await copyDataDir();
    const origin = await startOrigin(dataDir, { API_ORIGIN: wire.url, PAGE_ANSWERS_MS: '1500' });
    await use(origin);
    await origin.stop();
    await remove();
  },
});

// The page is left after each test: it loads more when it is idle, and the origin stops before the page is closed.
test.afterEach(async ({ page }) => void (await page.goto('about:blank')));

const memberMenu = 'Menu de Clarisse Mboumba-Nziengui';

/** Collects the API paths that a page requests from now on. */
function callsOf(page: import('@playwright/test').Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith(api)) calls.push(pathname.slice(api.length));
  });
  return calls;
}

test('a page shows the answers that came with it, and makes no calls for them', { tag: '@core' }, async ({
  page,
  ownOrigin,
  needs,
}) => {
  needs('network');
  const { token } = await signedIn(page, ownOrigin.url);
  const calls = callsOf(page);
  const reply = await page.goto('/feed/home');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('button', { name: memberMenu })).toBeVisible();
  expect(calls).not.toContain('/verify-token');
  expect(calls).not.toContain('/az/global');
  const html = (await reply?.text()) ?? '';
  expect(html.match(/data-az-answer="[^"]+"/g)).toEqual([
    'data-az-answer="/verify-token"',
    'data-az-answer="/az/global?view=home"',
  ]);
  expect(html).not.toContain(token);
  await expect(page.locator('[data-az-answer]')).toHaveCount(0);
});

test('the stream begins after the position of the answers that came with the page', async ({
  page,
  ownOrigin,
  needs,
}) => {
  needs('network');
  await signedIn(page, ownOrigin.url);
  const isOpened = page.waitForRequest(/\/live\/stream/);
  const html = (await (await page.goto('/feed/home'))?.text()) ?? '';
  const [, position] = /data-az-live-seq="([\da-f]{32}\.\d+)"/.exec(html) ?? [];
  expect(position).toBeDefined();
  expect(new URL((await isOpened).url()).searchParams.get('after')).toBe(position);
});

test('a hostile text in an answer is shown as a text', async ({ page, ownOrigin, needs }) => {
  needs('network');
  const { token, user } = await openSession(ownOrigin.url);
  const text = `</script><script>document.title = 'hostile'</script><!--\u2028\u2029 fin`;
  const form = new FormData();
  form.set('text', text);
  const stored = await fetch(`${ownOrigin.url}${api}/az/announcements`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
  expect(stored.ok).toBe(true);
  await bringSession(page, ownOrigin.url, { token, user });
  const calls = callsOf(page);
  await page.goto('/feed/home');
  await expect(page.getByRole('article').first()).toContainText("<script>document.title = 'hostile'");
  expect(calls).not.toContain('/az/global');
  expect(await page.title()).not.toContain('hostile');
});

test('a session that has ended leads to the sign-in page, as without answers', async ({
  page,
  ownOrigin,
  expectErrors,
}) => {
  expectErrors(/401/);
  await bringSession(page, ownOrigin.url, { token: 'x'.repeat(43), user: {} });
  await page.goto('/feed/home');
  await expect(page.getByLabel('Mot de passe', { exact: true })).toBeVisible();
});

testBehindApi(
  'an API that is slow with one answer does not hold the page, which then makes this call',
  async ({ page, ownOrigin, wire, needs }) => {
    needs('network');
    await bringSession(page, ownOrigin.url, await openSession(wire.url));
    let release = () => {};
    const until = new Promise<void>((settle) => (release = settle));
    wire.break(/\/az\/global\?view=home$/, { kind: 'delay', until });
    const calls = callsOf(page);
    await page.goto('/feed/home');
    await expect(page.getByRole('button', { name: memberMenu })).toBeVisible();
    await expect.poll(() => calls).toContain('/az/global');
    expect(calls).not.toContain('/verify-token');
    await expect(page.getByRole('article')).toHaveCount(0);
    release();
    await expect(page.getByRole('article').first()).toBeVisible();
  },
);
