import type { Page } from '@playwright/test';
import { ownOriginTest } from './harness/own-origin.ts';
import { signedIn } from './harness/session.ts';
import { expect } from './harness/test.ts';

/** The server has only the calls of the specification, and accounts, with which the tests sign in. */
const test = ownOriginTest({ API_EXTENSIONS: 'accounts' });

const api = '/az-connect-backend/api';
/** Calls of the specification, the call that asks which other calls exist, and the own pictures of an account. */
const specified =
  /^(GET|POST) \/(capabilities|verify-token|user-jobs-history|(profile|cover)\/picture|az\/global|az\/announcements-(images|comments|comments-store)\/[\w-]+|az\/(pictures|media)\/.+)$/;

/** Method and path of the calls that the page makes. */
function watchCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith(`${api}/`)) calls.push(`${request.method()} ${pathname.slice(api.length)}`);
  });
  return calls;
}

// The page is left after each test, because the origin stops before the page is closed.
test.afterEach(async ({ page }) => void (await page.goto('about:blank')));

const cards = (page: Page) => page.getByRole('feed').getByRole('article');
const comment = async (page: Page, text: string) => {
  await cards(page).first().getByLabel('Écrire un commentaire').fill(text);
  await cards(page).first().getByLabel('Écrire un commentaire').press('Control+Enter');
};

test('the feed has announcements, then sample posts; comments are stored, posts stay here, nothing else is called', async ({
  page,
  ownOrigin,
}) => {
  await signedIn(page, ownOrigin.url);
  const calls = watchCalls(page);
  await page.goto(`${ownOrigin.url}/feed/home`);
  await comment(page, 'Depuis un serveur sans extension');
  const list = cards(page).first().getByRole('list', { name: 'Commentaires' });
  await expect(list).toContainText('Depuis un serveur sans extension');
  await page.getByRole('button', { name: /^Quoi de neuf/ }).press('Enter');
  await page.getByLabel('Votre publication').fill('Une annonce d’ici');
  await page.getByLabel('Votre publication').press('Control+Enter');
  await expect(page.getByRole('article').filter({ hasText: 'Une annonce d’ici' })).toContainText(
    'Exemple local',
  );
  const more = page.getByRole('main').getByRole('button', { name: 'Voir plus', exact: true }).last();
  // Tries again, because the feed grows while the test scrolls to its end.
  await expect(async () => {
    if (await more.isVisible()) await more.click({ timeout: 1000 });
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded({ timeout: 1000 });
    await expect(page.getByRole('heading', { name: 'Publications d’exemple' })).toBeVisible({
      timeout: 2000,
    });
  }).toPass();
  await page.reload();
  await expect(list).toContainText('Depuis un serveur sans extension');
  expect(calls.filter((call) => !specified.test(call))).toEqual([]);
});

test('an announcement has its page, which does not listen for changes', async ({ page, ownOrigin }) => {
  const { token } = await signedIn(page, ownOrigin.url);
  const headers = { authorization: `Bearer ${token}` };
  const reply = await fetch(`${ownOrigin.url}${api}/az/global`, { headers });
  const [first] = ((await reply.json()) as { feeds: { id: string; text: string }[] }).feeds;
  const calls = watchCalls(page);
  await page.goto(`${ownOrigin.url}/feed/post-details?announcement=${first?.id}`);
  await expect(page.getByRole('article')).toContainText(first?.text.split('\n')[0] ?? '');
  await expect(page.getByRole('article').getByLabel('Écrire un commentaire')).toBeVisible();
  expect(calls.filter((call) => !specified.test(call))).toEqual([]);
});
