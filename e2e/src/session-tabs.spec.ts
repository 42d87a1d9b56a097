import type { Page } from '@playwright/test';
import { startMembersServer } from './harness/members-server.ts';
import { copyDataDir, startOrigin } from './harness/origin.ts';
import { hasOutbox, readStorageKeys, revoke, signedIn, tokenIn } from './harness/session.ts';
import { expect, test } from './harness/test.ts';

const paths = ['/feed/home', '/blogs', '/messaging', '/settings/account', '/profile/about'];
const comments = /announcements\/[^/]+\/comments$/;
const commentBox = (page: Page) => page.getByRole('article').first().getByLabel('Écrire un commentaire');

/** Signs out by the user menu. */
async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Menu de/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
}

test('a sign-out in one of five tabs ends all of them at once and deletes the data', async ({
  context,
  page,
  wire,
}) => {
  await signedIn(page, wire.url);
  const tabs: Page[] = [];
  for (const path of paths) {
    const tab = await context.newPage();
    await tab.goto(path);
    await expect(tab.getByRole('button', { name: /Menu de/ })).toBeVisible();
    tabs.push(tab);
  }
  const [first] = tabs as [Page];
  await commentBox(first).fill('Un texte que personne ne retrouve');
  await first.getByRole('button', { name: /Menu de/ }).click();
  await first.getByRole('menuitem', { name: 'Logout' }).click();
  for (const tab of tabs) {
    // Every tab must show the sign-in page at once, not only when it becomes visible.
    await expect(tab).toHaveURL('/auth-advance/sign-in');
    await expect(tab.getByText('Clarisse')).toHaveCount(0);
  }
  expect(await tokenIn(context)).toBeUndefined();
  expect(await readStorageKeys(first)).toEqual([]);
});

test('replies that arrive after a sign-out are dropped', async ({ page, wire, expectErrors }) => {
  expectErrors(/401/);
  await signedIn(page, wire.url);
  let release = () => {};
  wire.break(/az\/global/, { kind: 'delay', until: new Promise<void>((settle) => (release = settle)) });
  await page.goto('/feed/home');
  await expect(page.getByRole('button', { name: /Menu de/ })).toBeVisible();
  await logOut(page);
  await expect(page).toHaveURL('/auth-advance/sign-in');
  release();
  // Replies arrive in order, so when a later call has been answered, the earlier calls have been as well.
  await page.evaluate(() => fetch('/az-connect-backend/api/capabilities'));
  await expect(page).toHaveURL('/auth-advance/sign-in');
  await expect(page.getByRole('article')).toHaveCount(0);
  await expect(page.getByText('Votre session a expiré.')).toHaveCount(0);
});

test('a session that another client ends leads to one redirect, and the comment is sent after the sign-in', async ({
  context,
  page,
  wire,
  expectErrors,
  needs,
}) => {
  needs('accounts', 'network');
  expectErrors(/401/);
  const { token } = await signedIn(page, wire.url);
  await page.goto('/feed/home?a=1');
  const card = page.getByRole('article').first();
  await expect(card).toBeVisible();
  const second = await context.newPage();
  await second.goto('/blogs');
  await expect(second.getByRole('button', { name: /Menu de/ })).toBeVisible();
  await page.bringToFront();
  await commentBox(page).fill("Ce que j'avais écrit avant la fin de la session");
  await expect.poll(() => hasOutbox(page)).toBe(true);
  await page.evaluate(() => {
    const visits: string[] = [];
    Object.assign(window, { visits });
    for (const name of ['pushState', 'replaceState'] as const) {
      const original = history[name];
      history[name] = function (...args: Parameters<typeof original>) {
        visits.push(String(args[2]));
        return original.apply(this, args);
      };
    }
  });
  await revoke(wire.url, token);
  const before = wire.requested.filter((path) => comments.test(path)).length;
  const sent = await page.evaluate(() => {
    const boxes = [...document.querySelectorAll<HTMLTextAreaElement>('textarea[name=comment]')].slice(0, 3);
    for (const box of boxes) {
      if (!box.value) {
        Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(box, 'Encore un');
        box.dispatchEvent(new Event('input', { bubbles: true }));
      }
    }
    for (const box of boxes) box.form?.requestSubmit();
    return boxes.length;
  });
  expect(sent).toBeGreaterThan(1);
  const back = '/auth-advance/sign-in?redirectTo=%2Ffeed%2Fhome%3Fa%3D1';
  await expect(page).toHaveURL(back);
  await expect(page.getByText('Votre session a expiré.')).toBeVisible();
  // Comments on different announcements are sent at the same time. Without a session, no comment is sent again.
  const sentSince = () => wire.requested.filter((path) => comments.test(path)).length - before;
  const refused = sentSince();
  expect(refused).toBeLessThanOrEqual(3);
  const visits = await page.evaluate(() => (window as unknown as { visits: string[] }).visits);
  expect(visits.filter((url) => url.includes('/auth-advance/sign-in'))).toHaveLength(1);
  await expect(second).toHaveURL('/auth-advance/sign-in?redirectTo=%2Fblogs');
  await expect(second.getByText('Votre session a expiré.')).toBeVisible();
  await page.getByLabel('Adresse e-mail').fill('demo@az-connect.test');
  await page.getByLabel('Mot de passe', { exact: true }).fill('Demo-2026!');
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await expect(page).toHaveURL('/feed/home?a=1');
  await expect(card.getByText("Ce que j'avais écrit avant la fin de la session")).toBeVisible();
  await expect(commentBox(page)).toHaveValue('');
  await expect.poll(sentSince).toBe(refused + sent);
});

test('a comment survives a reload one second after typing', async ({ page, wire }) => {
  await signedIn(page, wire.url);
  await page.goto('/feed/home');
  await commentBox(page).fill('Un brouillon');
  await expect
    .poll(() => readStorageKeys(page))
    .toContainEqual(expect.stringMatching(/^az-draft:\d+:comment:/));
  await page.reload();
  await expect(commentBox(page)).toHaveValue('Un brouillon');
  await logOut(page);
  await expect(page).toHaveURL('/auth-advance/sign-in');
  expect(await readStorageKeys(page)).toEqual([]);
});

test.describe('two members', () => {
  test.describe.configure({ timeout: 150_000 });

  test('a tab never writes as a member who has signed in in another tab', async ({
    context,
    page,
    expectErrors,
  }) => {
    // 404: the server has only the calls of the specification. 401: Ana's session ends.
    expectErrors(/status of 40[14]/);
    const server = await startMembersServer();
    const { dataDir, remove } = await copyDataDir();
    const origin = await startOrigin(dataDir, { API_ORIGIN: server.url });
    const enter = async (tab: Page, who: number) => {
      const { email = '', password = '' } = server.members[who] ?? {};
      await tab.getByLabel('Adresse e-mail').fill(email);
      await tab.getByLabel('Mot de passe', { exact: true }).fill(password);
      await tab.getByRole('button', { name: 'Se connecter' }).click();
    };
    await page.goto(`${origin.url}/feed/home`);
    await enter(page, 0);
    await expect(page.getByText('Annonce pour Ana Moreau')).toBeVisible();
    await commentBox(page).fill("Le commentaire d'Ana");
    // The first tab learns nothing of the other tab: it gets no messages, and no storage, focus or visibility events.
    await page.evaluate(() => {
      BroadcastChannel.prototype.dispatchEvent = () => true;
      for (const type of ['storage', 'focus', 'visibilitychange'])
        window.addEventListener(type, (event) => event.stopImmediatePropagation(), true);
    });
    const second = await context.newPage();
    const reply = await second.request.post(`${origin.url}/az-connect-backend/api/login`, {
      data: { email: server.members[1]?.email, password: 'any' },
    });
    const { access_token: token, user } = (await reply.json()) as { access_token: string; user: object };
    const { encrypt } = await import('./harness/session.ts');
    await page.evaluate(
      ([userData, cookie]) => {
        localStorage.setItem('userData', userData ?? '');
        // biome-ignore lint/suspicious/noDocumentCookie: the cookie of another tab's sign-in
        document.cookie = `authKey=${cookie}; path=/`;
      },
      [encrypt(JSON.stringify(user)), token],
    );
    await commentBox(page).press('Control+Enter');
    const heading = page.getByRole('heading', { name: 'Changement de compte' });
    await expect(heading).toBeVisible();
    await expect(heading).toBeFocused();
    await expect(page.getByText('Le compte de Bakary Diallo est maintenant ouvert')).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(0);
    expect(server.comments).toEqual([]);
    // The second tab belongs to Bakary and does not show Ana's text.
    await second.goto(`${origin.url}/feed/home`);
    await expect(second.getByText('Annonce pour Bakary Diallo')).toBeVisible();
    await expect(commentBox(second)).toHaveValue('');
    await page.getByRole('button', { name: 'Continuer avec le compte de Bakary Diallo' }).click();
    await expect(page.getByText('Annonce pour Bakary Diallo')).toBeVisible();
    await expect(commentBox(page)).toHaveValue('');
    await commentBox(page).fill('Le commentaire de Bakary');
    await commentBox(page).press('Control+Enter');
    await expect
      .poll(() => server.comments)
      .toEqual([{ by: 'Bakary Diallo', text: 'Le commentaire de Bakary' }]);
    // When Ana signs in again, her text is restored.
    await logOut(page);
    await expect(second).toHaveURL(/sign-in/);
    await page.goto(`${origin.url}/feed/home`);
    await enter(page, 0);
    await expect(page.getByText('Annonce pour Ana Moreau')).toBeVisible();
    await expect(commentBox(page)).toHaveValue("Le commentaire d'Ana");
    await page.close();
    await second.close();
    await origin.stop();
    await server.stop();
    await remove();
  });
});
