import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { createImage, type ImageFile } from './harness/create-image.ts';
import { startKillableBrowser } from './harness/killable-browser.ts';
import { makeAccount, newAccount } from './harness/new-account.ts';
import { violationsOf } from './harness/page-checks.ts';
import { callAs } from './harness/people.ts';
import { signInAnew } from './harness/profile-member.ts';
import { bringSession, hasOutbox, type OpenSession, openSession } from './harness/session.ts';
import { expect, signIn, test } from './harness/test.ts';

const api = '/az-connect-backend/api';
const lost = /ERR_|Failed to load resource|net::/;
const cards = (page: Page) => page.getByRole('feed').getByRole('article');
const boxOf = (card: Locator) => card.getByLabel('Écrire un commentaire');
const waiting = (of: Page | Locator) => of.getByText('En attente d’envoi', { exact: true });
const numbered = (word: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${word} ${index + 1}`);

/** Reads from the server as a member. */
async function read(base: string, token: string, path: string): Promise<Record<string, unknown>> {
  const answer = await fetch(`${base}${api}${path}`, { headers: { authorization: `Bearer ${token}` } });
  return (await answer.json()) as Record<string, unknown>;
}

type Row = { id: string; text: string; own: boolean; liked: boolean; image_count: number };

const feedOf = async (base: string, token: string) => (await read(base, token, '/az/global')).feeds as Row[];
/** The member's comments on a post, in the server's order. */
async function ownComments(base: string, token: string, post: string): Promise<string[]> {
  const { items } = await read(base, token, `/az/announcements/${post}/comments?limit=50`);
  return (items as Row[]).filter(({ own }) => own).map(({ text }) => text);
}

/** Scrolls a card into view, because a card far from the window is only a placeholder with its text. */
const show = (card: Locator) => expect(() => card.scrollIntoViewIfNeeded({ timeout: 5000 })).toPass();

async function comment(card: Locator, texts: string[]): Promise<void> {
  for (const text of texts) {
    await boxOf(card).fill(text);
    await boxOf(card).press('Control+Enter');
    await expect(boxOf(card)).toHaveValue('');
  }
}

/** Publishes posts. If there is a picture, the first post gets it. */
async function publish(page: Page, texts: string[], picture?: ImageFile): Promise<void> {
  for (const [index, text] of texts.entries()) {
    await page.getByRole('button', { name: /^Quoi de neuf/ }).press('Enter');
    await page.getByLabel('Votre publication').fill(text);
    if (picture && index === 0) {
      await page.getByLabel('Images à ajouter').setInputFiles(picture);
      await page.getByLabel('Description de l’image 1').fill('Un dégradé');
    }
    await page.getByLabel('Votre publication').press('Control+Enter');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
}

const notReads = (page: Page) =>
  page.route(`**${api}/az/**`, (route) =>
    route.request().method() === 'GET' ? route.continue() : route.abort('internetdisconnected'),
  );

/**
 * 20 acts without a network: 12 comments on a card, 5 posts (the first with a picture) and 3 likes. A comment and a
 * post are sent before, so that the code for these acts has loaded. `first` is what is done without a network before them.
 * Returns the card and the texts.
 */
async function actOffline(page: Page, first?: () => Promise<void>) {
  await comment(cards(page).first(), ['Avant']);
  await publish(page, ['Annonce avant'], createImage({ width: 30, height: 20 }));
  await expect(cards(page).first()).toContainText('Annonce avant');
  const card = cards(page).nth(1);
  await show(card);
  await expect(card.getByRole('list', { name: 'Commentaires' })).toContainText('Avant');
  await page.context().setOffline(true);
  await first?.();
  const comments = numbered('Commentaire hors ligne', 12);
  await comment(card, comments);
  const posts = numbered('Annonce hors ligne', 5);
  await publish(page, posts, createImage({ width: 300, height: 200 }));
  for (const index of [1, 2, 3]) {
    await show(cards(page).nth(index));
    const like = cards(page)
      .nth(index)
      .getByRole('button', { name: /^J’aime/ });
    // By keyboard, because content that loads above may move the button away from the pointer.
    await like.press('Enter');
    await expect(like).toHaveAttribute('aria-pressed', 'true');
  }
  return { card, comments, posts };
}

/** Expects everything on the server once and in order: likes, comments on the first liked post, and posts. */
async function expectStored(
  base: string,
  token: string,
  liked: (string | undefined)[],
  { comments, posts }: Record<'comments' | 'posts', string[]>,
): Promise<void> {
  const commentsNow = () => ownComments(base, token, String(liked[0]));
  await expect.poll(commentsNow).toEqual(['Avant', ...comments]);
  const feed = () => feedOf(base, token);
  await expect.poll(async () => (await feed()).filter((one) => one.liked).map(({ id }) => id)).toEqual(liked);
  const own = async () => (await feed()).filter((one) => one.own);
  await expect
    .poll(async () => (await own()).map(({ text }) => text))
    .toEqual([...posts.toReversed(), 'Annonce avant']);
  const withPictures = (await own()).filter(({ image_count: images }) => images > 0).map(({ text }) => text);
  expect(withPictures).toEqual([posts[0], 'Annonce avant']);
  expect(await commentsNow()).toEqual(['Avant', ...comments]);
}

test('20 acts without a network survive a reload, and are then there once and in order', async ({
  context,
  page,
  baseURL,
  expectErrors,
  needs,
}) => {
  needs('network');
  expectErrors(lost);
  const base = baseURL ?? '';
  const { token } = await signInAnew(page, base);
  await page.goto('/feed/home');
  const liked = (await feedOf(base, token)).slice(0, 3).map(({ id }) => id);
  const { card, ...texts } = await actOffline(page);
  const unsentPosts = page
    .getByRole('article')
    .filter({ hasText: /Annonce hors ligne \d.*En attente d’envoi/s });
  const expectWaiting = async () => {
    await expect(unsentPosts).toHaveCount(5);
    await expect(unsentPosts.getByRole('img', { name: 'Un dégradé' })).toHaveJSProperty('naturalWidth', 300);
    await show(card);
    await expect(waiting(card)).toHaveCount(12);
    await expect(card.getByRole('button', { name: /^J’aime/ })).toHaveAttribute('aria-pressed', 'true');
  };
  await expectWaiting();
  expect(await ownComments(base, token, String(liked[0]))).toEqual(['Avant']);

  await notReads(page);
  await context.setOffline(false);
  await page.reload();
  await boxOf(cards(page).first()).focus();
  await expectWaiting();
  expect(await violationsOf(page)).toEqual([]);

  await page.unroute(`**${api}/az/**`);
  await context.setOffline(true);
  await context.setOffline(false);
  await expect(unsentPosts).toHaveCount(0);
  await expect(cards(page).first()).toContainText('Annonce hors ligne 5');
  await expectStored(base, token, liked, texts);
  await expect(waiting(page)).toHaveCount(0);
});

/** The demo member writes to a member, who may then answer. Returns the conversation and the demo member's id. */
async function greet(base: string, { user }: OpenSession): Promise<{ id: string; other: string }> {
  const demo = await openSession(base);
  const opened = await callAs(demo, base, `/conversations/with/${user.Customers_Numbers}`, { json: {} });
  const { id } = ((await opened.json()) as { conversation: { id: string } }).conversation;
  const message = { text: 'Bonjour', client_id: randomUUID() };
  await callAs(demo, base, `/conversations/${id}/messages`, { json: message, method: 'POST' });
  return { id, other: String(demo.user.Customers_Numbers) };
}

test('20 acts and 5 messages without a network survive a browser that is killed while it sends them', async ({
  wire,
  needs,
}) => {
  needs('network');
  const account = newAccount();
  await makeAccount(wire.url, account);
  const session = await openSession(wire.url, account);
  const { id: conversation, other } = await greet(wire.url, session);
  const liked = (await feedOf(wire.url, session.token)).slice(0, 3).map(({ id }) => id);
  const profile = await mkdtemp(join(tmpdir(), 'az-killed-'));
  const isSent = /\/(comments|like|announcements|messages)$/;
  const written = numbered('Message hors ligne', 5);
  try {
    const killed = await startKillableBrowser(profile);
    const page = await killed.context.newPage();
    await bringSession(page, wire.url, session);
    await page.goto(`${wire.url}/feed/home`);
    const writing = await page.context().newPage();
    await writing.goto(`${wire.url}/messaging?contact=${other}`);
    const message = writing.getByLabel('Type a message');
    await expect(message).toBeVisible();
    await page.bringToFront();
    const texts = await actOffline(page, async () => {
      await writing.bringToFront();
      for (const text of written) {
        await message.fill(text);
        await message.press('Enter');
        await expect(message).toHaveValue('');
      }
      await page.bringToFront();
    });
    // Replies never arrive, so the page cannot know whether the server has stored what was sent.
    wire.break(isSent, { kind: 'hang' });
    const before = wire.requested.length;
    await page.context().setOffline(false);
    const sent = () => wire.requested.slice(before).filter((path) => isSent.test(path));
    await expect.poll(() => sent().length).toBe(3);
    expect(sent()).toContainEqual(expect.stringMatching(/messages$/));
    await killed.kill();

    wire.mend();
    const next = await startKillableBrowser(profile);
    const again = await next.context.newPage();
    // The killed browser may have lost recent data such as the session, but not the acts that wait to be sent.
    await again.context().clearCookies();
    // Another page than the feed: waiting acts are sent whichever page is opened.
    await again.goto(`${wire.url}/blogs`);
    await signIn(again, account);
    await expectStored(wire.url, session.token, liked, texts);
    const stored = async () => {
      const { items } = await read(wire.url, session.token, `/conversations/${conversation}/messages`);
      return (items as Row[]).map(({ text }) => text);
    };
    await expect.poll(stored).toEqual(['Bonjour', ...written]);
    await next.kill();
  } finally {
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  }
});

test('a refused comment says so, and can be sent again or removed', { tag: '@core' }, async ({
  page,
  baseURL,
  expectErrors,
  needs,
}) => {
  needs('network');
  expectErrors(/400/);
  const base = baseURL ?? '';
  const { token } = await signInAnew(page, base);
  await page.goto('/feed/home');
  const [first] = await feedOf(base, token);
  const card = cards(page).first();
  const path = `**${api}/az/announcements/*/comments`;
  await page.route(path, (route) => route.fulfill({ status: 400, json: { message: 'Pas ainsi.' } }));
  await comment(card, ['Un refus', 'Un autre']);
  const refused = card.getByRole('listitem').filter({ hasText: 'Non envoyé. Pas ainsi.' });
  await expect(refused).toHaveCount(2);
  expect(await violationsOf(page)).toEqual([]);
  await refused
    .first()
    .getByRole('button', { name: /^Supprimer/ })
    .click();
  await expect(refused).toHaveCount(1);
  await page.unroute(path);
  await refused.getByRole('button', { name: /^Réessayer/ }).click();
  await expect(refused).toHaveCount(0);
  await expect(card.getByRole('list', { name: 'Commentaires' })).toContainText('Un autre');
  expect(await ownComments(base, token, String(first?.id))).toEqual(['Un autre']);
});

test('signing out asks before it deletes what waits, and not again when nothing does', async ({
  page,
  baseURL,
  expectErrors,
  needs,
}) => {
  needs('network');
  expectErrors(lost);
  const base = baseURL ?? '';
  const account = newAccount();
  await makeAccount(base, account);
  await bringSession(page, base, await openSession(base, account));
  await page.goto('/feed/home');
  const card = cards(page).first();
  await comment(card, ['Avant']);
  await expect(card.getByRole('list', { name: 'Commentaires' })).toContainText('Avant');
  const leave = async () => {
    await page.getByRole('button', { name: /Menu de/ }).click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
  };
  const question = page.getByRole('dialog', { name: 'Se déconnecter sans envoyer\u202f?' });
  await page.route(`**${api}/az/announcements/*/comments`, (route) => route.abort('internetdisconnected'));
  await comment(card, ['Un', 'Deux']);
  await expect(waiting(card)).toHaveCount(2);
  await leave();
  await expect(question).toContainText('2 envois attendent encore sur cet appareil.');
  await expect(question.getByRole('button', { name: 'Rester connecté' })).toBeFocused();
  expect(await violationsOf(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await expect(waiting(card)).toHaveCount(2);
  expect(await hasOutbox(page)).toBe(true);

  await leave();
  await question.getByRole('button', { name: 'Se déconnecter' }).click();
  await expect(page.getByText('Vous êtes déconnecté.')).toBeVisible();
  await expect.poll(() => hasOutbox(page)).toBe(false);

  await signIn(page, account);
  await expect(cards(page).first()).toBeVisible();
  await leave();
  await expect(page.getByRole('button', { name: 'Se connecter' })).toBeVisible();
  await expect(question).toHaveCount(0);
});
