import type { Browser, BrowserContext, Locator, Page } from '@playwright/test';
import { violationsOf } from './harness/page-checks.ts';
import { signInAnew } from './harness/profile-member.ts';
import { expect, test } from './harness/test.ts';

const cards = (page: Page) => page.getByRole('feed').getByRole('article');
const pill = (page: Page) => page.getByRole('button', { name: 'Nouvelles publications' });
const comments = (of: Locator) => of.getByRole('list', { name: 'Commentaires' }).getByRole('listitem');

/** Opens the home page in a new tab, and waits until it has read its content again, so that it gets all later events. */
async function openLiveHome(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  const isLive = page.waitForResponse(/\/az\/announcements\?ids=/);
  await page.goto('/feed/home');
  await expect(cards(page).first()).toBeVisible();
  await isLive;
  return page;
}

/** Opens a browser context and signs in as a new member. */
async function newBrowser(browser: Browser, base: string): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL: base, locale: 'fr-FR' });
  const page = await context.newPage();
  await signInAnew(page, base);
  await page.close();
  return context;
}

async function publish(page: Page, text: string): Promise<void> {
  await page.getByRole('button', { name: /^(Quoi de neuf|Reprendre votre brouillon)/ }).press('Enter');
  await page.getByLabel('Votre publication').fill(text);
  await page.getByLabel('Votre publication').press('Control+Enter');
  await expect(cards(page).first()).toContainText(text);
}

test('what one member does is seen by another in both tabs, without a reload', { tag: '@core' }, async ({
  browser,
  baseURL,
  needs,
}) => {
  needs('network');
  const base = baseURL ?? '';
  const mine = await newBrowser(browser, base);
  const theirs = await newBrowser(browser, base);
  const tabs = [await openLiveHome(theirs), await openLiveHome(theirs)];
  const page = await mine.newPage();
  await page.goto('/feed/home');
  const text = `Une annonce en direct (${test.info().testId})`;
  await publish(page, text);
  for (const tab of tabs) {
    await pill(tab).click();
    await expect(cards(tab).first()).toContainText(text);
  }
  const own = cards(page).first();
  await own.getByRole('button', { name: /J’aime/ }).click();
  for (const tab of tabs)
    await expect(
      cards(tab)
        .first()
        .getByRole('button', { name: /J’aime/ }),
    ).toContainText('1');
  await own.getByLabel('Écrire un commentaire').fill('Premier commentaire');
  await own.getByLabel('Écrire un commentaire').press('Control+Enter');
  for (const tab of tabs) await expect(comments(cards(tab).first())).toContainText(['Premier commentaire']);
  const [first] = tabs;
  if (first) expect(await violationsOf(first), 'live home').toEqual([]);
  await own.getByRole('button', { name: 'Supprimer votre commentaire' }).click();
  await page
    .getByRole('dialog', { name: 'Supprimer ce commentaire ?' })
    .getByRole('button', { name: 'Supprimer' })
    .click();
  for (const tab of tabs) await expect(cards(tab).first()).toContainText('Aucun commentaire.');
  await mine.close();
  await theirs.close();
});
