import type { Page } from '@playwright/test';
import { stream } from './harness/live-post.ts';
import { noSideScroll, violationsOf } from './harness/page-checks.ts';
import { callAs, connect, join, type Person } from './harness/people.ts';
import { revoke } from './harness/session.ts';
import { expect, signIn, test } from './harness/test.ts';

const field = (page: Page) => page.getByLabel('Type a message');
const log = (page: Page, { name }: Person) => page.getByRole('log', { name: `Messages avec ${name}` });
const row = (page: Page, { name }: Person) => page.getByRole('link', { name: new RegExp(`^${name}`) });
const count = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Messages/ });

/** Opens a page in the first tab of a browser, and waits for the browser's stream. */
async function openLive({ context }: Person, path: string): Promise<Page> {
  const page = await context.newPage();
  const isLive = page.waitForResponse(stream);
  await page.goto(path);
  await isLive;
  return page;
}

async function say(page: Page, text: string): Promise<void> {
  await field(page).fill(text);
  await field(page).press('Enter');
}

test('two members write to each other, and a block hides the conversation from both', {
  tag: '@core',
}, async ({ browser, baseURL, needs }) => {
  needs('network');
  const base = baseURL ?? '';
  const alice = await join(browser, base, 'Alice');
  const bob = await join(browser, base, 'Bob');
  await connect(alice, bob, base);
  const bobs = await openLive(bob, '/messaging');
  await expect(bobs.getByText(/^Aucune conversation pour le moment/)).toBeVisible();
  await expect(row(bobs, alice)).toBeVisible();

  // Alice writes to Bob from his profile. The field has the focus.
  const alices = await openLive(alice, `/profile/feed?member=${bob.id}`);
  await alices.getByRole('button', { name: `Actions sur le profil de ${bob.name}` }).click();
  await alices.getByRole('menuitem', { name: 'Envoyer un message' }).click();
  await expect(alices).toHaveURL(`/messaging?contact=${bob.id}`);
  await expect(field(alices)).toBeFocused();
  await say(alices, 'Bonjour Bob');
  await expect(log(alices, bob).getByText('Envoyé')).toBeVisible();

  // Bob sees the message without a reload, in the list, the header and the title, and answers.
  await expect(row(bobs, alice)).toHaveAccessibleName(/Bonjour Bob.*1 message non lu$/);
  await expect(count(bobs)).toHaveAccessibleName('Messages, 1 non lu');
  await expect(bobs).toHaveTitle(/^\(1\) Messagerie/);
  await row(bobs, alice).click();
  await expect(log(bobs, alice).getByText('Bonjour Bob')).toBeVisible();
  await expect(count(bobs)).toHaveAccessibleName('Messages');
  await expect(log(alices, bob).getByText('Lu', { exact: true })).toBeVisible();
  await say(bobs, 'Bonjour Alice');
  await expect(log(alices, bob).getByText('Bonjour Alice')).toBeVisible();
  await alices.reload();
  await expect(log(alices, bob).locator('[data-message]')).toHaveCount(2);

  await callAs(bob, base, `/az/blocks/${alice.id}`, { json: {} });
  await expect(bobs.getByRole('heading', { name: 'Conversation introuvable' })).toBeVisible();
  await expect(row(bobs, alice)).toHaveCount(0);
  // Alice gets no event about the block, so she learns of it only when she writes.
  await say(alices, 'Tu es là ?');
  await expect(alices.getByRole('heading', { name: 'Conversation introuvable' })).toBeVisible();
  await expect(alices.getByRole('list', { name: 'Messages non envoyés' })).toContainText('Tu es là ?');
  await expect(row(alices, bob)).toHaveAccessibleName(/Non envoyé/);
  await alices.getByRole('button', { name: 'Supprimer ce message' }).click();
  await expect(row(alices, bob)).toHaveCount(0);
  for (const { context } of [alice, bob]) await context.close();
});

test('two tabs of a member follow each other, and what is missed without a network is read', async ({
  browser,
  baseURL,
  needs,
}) => {
  needs('network');
  const base = baseURL ?? '';
  const alice = await join(browser, base, 'Alice');
  const bob = await join(browser, base, 'Bob');
  await connect(alice, bob, base);
  const first = await openLive(alice, `/messaging?contact=${bob.id}`);
  await expect(log(first, bob)).toBeVisible();
  const second = await alice.context.newPage();
  await second.goto('/blogs');
  await say(first, 'Un');
  await expect(log(first, bob).getByText('Envoyé')).toBeVisible();
  const opened = await callAs(bob, base, `/conversations/with/${alice.id}`, { json: {} });
  const { conversation } = await opened.json();
  const answer = (text: string, clientId: string) =>
    callAs(bob, base, `/conversations/${conversation.id}/messages`, {
      method: 'POST',
      json: { text, client_id: clientId },
    });
  await first.goto('/blogs');
  await answer('Deux', 'a'.repeat(32));
  for (const tab of [first, second]) await expect(count(tab)).toHaveAccessibleName('Messages, 1 non lu');
  await first.goto(`/messaging?contact=${bob.id}`);
  for (const tab of [first, second]) await expect(count(tab)).toHaveAccessibleName('Messages');
  await alice.context.setOffline(true);
  await answer('Trois', 'b'.repeat(32));
  for (const text of ['Quatre', 'Cinq']) await say(first, text);
  await expect(log(first, bob).getByText('En attente d’envoi')).toHaveCount(2);
  // The tab is closed with what it has not sent. The next one sends it.
  await first.close();
  await alice.context.setOffline(false);
  const third = await alice.context.newPage();
  await third.goto(`/messaging?contact=${bob.id}`);
  const all = ['Un', 'Deux', 'Trois', 'Quatre', 'Cinq'];
  await expect(log(third, bob).locator('[data-message]')).toContainText(all);
  await expect(log(third, bob).getByText('En attente d’envoi')).toHaveCount(0);
  const stored = await callAs(bob, base, `/conversations/${conversation.id}/messages`);
  expect((await stored.json()).items.map(({ text }: { text: string }) => text)).toEqual(all);
  for (const { context } of [alice, bob]) await context.close();
});

test('a message that is on its way when the session ends is sent after the member has signed in again', async ({
  browser,
  baseURL,
  needs,
  expectErrors,
}) => {
  needs('network');
  expectErrors(/Failed to load resource|net::/);
  const base = baseURL ?? '';
  const alice = await join(browser, base, 'Alice');
  const bob = await join(browser, base, 'Bob');
  await connect(alice, bob, base);
  const page = await alice.context.newPage();
  // Reads what was missed before the stream. Until then, this call would notice the end of the session first.
  const missed = page.waitForResponse(/\/live\/events/);
  await page.goto(`/messaging?contact=${bob.id}`);
  await missed;
  await field(page).fill('Avant la fin');
  await revoke(base, alice.token);
  await field(page).press('Enter');
  await expect(page).toHaveURL(/sign-in/);
  await signIn(page, alice);
  await expect(log(page, bob).getByText('Avant la fin')).toBeVisible();
  await expect(log(page, bob).getByText('Envoyé')).toBeVisible();
  for (const { context } of [alice, bob]) await context.close();
});

for (const width of [390, 1280]) {
  test(`messages of members have no violation on ${width} pixels`, async ({ browser, baseURL, needs }) => {
    needs('network');
    const base = baseURL ?? '';
    const alice = await join(browser, base, 'Alice');
    const bob = await join(browser, base, 'Bob');
    await connect(alice, bob, base);
    const page = await alice.context.newPage();
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/messaging');
    await expect(row(page, bob)).toBeVisible();
    expect(await violationsOf(page), 'empty').toEqual([]);
    await row(page, bob).press('Enter');
    await expect(page.getByText(`Dites bonjour à ${bob.name}.`)).toBeVisible();
    await say(page, 'Bonjour');
    await expect(log(page, bob).getByText('Envoyé')).toBeVisible();
    expect(await violationsOf(page), 'conversation').toEqual([]);
    expect(await noSideScroll(page)).toBe(true);
    await callAs(bob, base, '/account/preferences', {
      json: { communication: { messagesFromConnections: false } },
    });
    await say(page, 'Encore');
    await expect(log(page, bob).getByText(/^Non envoyé\./)).toBeVisible();
    await expect(page.getByText(/^Vous ne pouvez pas écrire à/)).toBeVisible();
    expect(await violationsOf(page), 'refused').toEqual([]);
    for (const { context } of [alice, bob]) await context.close();
  });
}
