import type { Page } from '@playwright/test';
import { emittingCalls } from './harness/emitting-calls.ts';
import { violationsOf } from './harness/page-checks.ts';
import { join, type Person, publish } from './harness/people.ts';
import { expect, test } from './harness/test.ts';

const api = '/az-connect-backend/api';

/** Events of a member's log after a position. */
async function eventsOf({ token }: Person, base: string, after?: string) {
  const reply = await fetch(`${base}${api}/live/events${after ? `?after=${after}` : ''}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  return (await reply.json()) as { head: string; events: { type: string }[] };
}

/** Opens a page. Waits for the response that matches `reread`, after which the page gets all later events. */
async function openLive({ context }: Person, path: string, reread: RegExp): Promise<Page> {
  const page = await context.newPage();
  const first = page.waitForResponse(reread);
  await page.goto(path);
  await first;
  return page;
}

const card = (page: Page, text: string) => page.getByRole('article').filter({ hasText: text });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('two members connect from a publication, and a block hides them from each other', async ({
  browser,
  baseURL,
  needs,
}) => {
  needs('network');
  const base = baseURL ?? '';
  const alice = await join(browser, base, 'Alice');
  const bob = await join(browser, base, 'Bob');
  const [hers, his] = [`D’Alice ${alice.id}`, `De Bob ${bob.id}`];
  await publish(alice, base, hers);
  await publish(bob, base, his);

  // Bob has his connections page open. Alice finds him by his publication.
  const bobs = await openLive(bob, '/profile/connections', /\/live\/stream/);
  await expect(bobs.getByText('Aucune demande ne vous attend.')).toBeVisible();
  const alices = await alice.context.newPage();
  await alices.goto('/feed/home');
  await card(alices, his).getByRole('link', { name: bob.name }).click();
  await expect(alices).toHaveURL(`/profile/feed?member=${bob.id}`);
  await expect(alices.getByRole('heading', { level: 1, name: bob.name })).toBeAttached();
  await expect(card(alices, his)).toBeVisible();
  await button(alices, 'Se connecter').click();
  const dialog = alices.getByRole('dialog', { name: `Se connecter avec ${bob.name}` });
  await dialog.getByLabel('Message (facultatif)').fill('Nous étions ensemble à Libreville.');
  await dialog.getByRole('button', { name: 'Envoyer la demande' }).click();
  await expect(alices.getByText('Demande envoyée')).toBeVisible();

  // Bob sees the request without a reload, and accepts it.
  const request = bobs.getByRole('listitem').filter({ hasText: alice.name });
  await expect(request).toContainText('Nous étions ensemble à Libreville.');
  await request.getByRole('button', { name: `Accepter la demande de ${alice.name}` }).click();
  await expect(bobs.getByRole('button', { name: `Retirer ${alice.name}` })).toBeVisible();
  await expect(alices.getByText('Vous êtes connectés')).toBeVisible();
  await expect(alices.getByText('1 relation · 1 abonné')).toBeVisible();

  // Bob blocks Alice. His open tabs show this at once. Alice gets no event, so her tabs show it when they read again.
  const tab = await openLive(bob, '/feed/home', /\/az\/announcements\?ids=/);
  await expect(card(tab, hers)).toBeVisible();
  const { head } = await eventsOf(alice, base);
  await bobs.goto(`/profile/feed?member=${alice.id}`);
  await button(bobs, `Actions sur le profil de ${alice.name}`).click();
  await bobs.getByRole('menuitem', { name: 'Bloquer' }).click();
  await bobs.getByRole('dialog').getByRole('button', { name: 'Bloquer' }).click();
  await expect(bobs.getByText('Ce profil n’existe pas ou n’existe plus.')).toBeVisible();
  await expect(card(tab, hers)).toHaveCount(0);
  expect((await eventsOf(alice, base, head)).events).toEqual([]);
  await alices.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await expect(alices.getByText('Ce profil n’existe pas ou n’existe plus.')).toBeVisible();
  await alices.goto('/feed/home');
  await expect(alices.getByRole('article').first()).toBeVisible();
  await expect(card(alices, his)).toHaveCount(0);
  await alices.goto('/profile/connections');
  await expect(alices.getByText('Vous n’avez pas encore de relation.')).toBeVisible();

  // Bob unblocks Alice in the settings.
  await bobs.goto('/settings/privacy');
  await bobs.getByRole('button', { name: /Personnes bloquées/ }).click();
  await bobs.getByRole('button', { name: `Débloquer ${alice.name}` }).click();
  await expect(bobs.getByText(`${alice.name} n’est plus dans la liste`)).toBeVisible();
  await bobs.goto(`/profile/feed?member=${alice.id}`);
  await expect(button(bobs, 'Se connecter')).toBeVisible();
  for (const { context } of [alice, bob]) await context.close();
});

/** Acts of Alice about Bob, or of Bob about Alice, in an order in which each act changes something. */
const acts: [by: 'alice' | 'bob', call: string][] = [
  ['alice', 'PUT /az/connections/requests/{id}'],
  ['alice', 'DELETE /az/connections/requests/{id}'],
  ['alice', 'PUT /az/connections/requests/{id}'],
  ['bob', 'PUT /az/connections/{id}'],
  ['bob', 'DELETE /az/connections/{id}'],
  ['alice', 'DELETE /az/follows/{id}'],
  ['alice', 'PUT /az/follows/{id}'],
  ['alice', 'PUT /az/mutes/{id}'],
  ['alice', 'DELETE /az/mutes/{id}'],
  ['alice', 'PUT /az/dismissals/{id}'],
  ['alice', 'DELETE /az/dismissals/{id}'],
  ['alice', 'PUT /az/blocks/{id}'],
  ['alice', 'DELETE /az/blocks/{id}'],
];

test('after any act about a relation open pages show what they show when they are loaded anew', async ({
  browser,
  baseURL,
  needs,
}) => {
  needs('network');
  const base = baseURL ?? '';
  expect([...new Set(acts.map(([, call]) => call))].sort()).toEqual(await emittingCalls(base, 'relations'));
  const people = { alice: await join(browser, base, 'Alice'), bob: await join(browser, base, 'Bob') };
  const { alice, bob } = people;
  const tabs = [
    { person: alice, path: `/profile/feed?member=${bob.id}` },
    { person: bob, path: '/profile/connections' },
  ];
  const opened = [];
  for (const { person, path } of tabs)
    opened.push({ person, path, page: await openLive(person, path, /\/live\/stream/) });
  const shownOn = (page: Page) => page.locator('#contenu').textContent();
  for (const [by, call] of acts) {
    const [actor, other] = by === 'alice' ? [alice, bob] : [bob, alice];
    const [method = '', path = ''] = call.split(' ');
    const isAsking = call.startsWith('PUT /az/connections/requests');
    const reply = await fetch(`${base}${api}${path.replace('{id}', other.id)}`, {
      method,
      headers: {
        authorization: `Bearer ${actor.token}`,
        ...(isAsking && { 'content-type': 'application/json' }),
      },
      ...(isAsking && { body: JSON.stringify({ note: 'Bonjour' }) }),
    });
    expect(reply.ok, call).toBe(true);
    for (const { person, path: address, page } of opened) {
      const fresh = await person.context.newPage();
      await fresh.goto(address);
      await expect
        .poll(
          async () => {
            const [shown, loaded] = [await shownOn(page), await shownOn(fresh)];
            return shown === loaded ? 'the same' : { shown, loaded };
          },
          { message: `${call} on ${address}` },
        )
        .toBe('the same');
      await fresh.close();
    }
  }
  for (const { context } of [alice, bob]) await context.close();
});

test('lists of another member, and the preview of one’s own profile, obey its preferences', async ({
  browser,
  baseURL,
  needs,
}) => {
  needs('network', 'accounts');
  const base = baseURL ?? '';
  const alice = await join(browser, base, 'Alice');
  const bob = await join(browser, base, 'Bob');
  const put = ({ token }: Person, path: string, json: object) =>
    fetch(base + api + path, {
      method: 'PUT',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(json),
    });
  await put(alice, `/az/connections/requests/${bob.id}`, {});
  await put(bob, `/az/connections/${alice.id}`, {});
  await put(bob, '/account', { Headline: 'Marin du Komo', Description: 'Trois pirogues.' });

  const alices = await openLive(alice, `/profile/feed?member=${bob.id}`, /\/live\/stream/);
  await expect(alices.getByText('Marin du Komo')).toBeVisible();
  await alices.getByRole('link', { name: 'Relations 1' }).click();
  await expect(alices.getByRole('main').getByRole('link', { name: alice.name })).toBeVisible();

  const bobs = await openLive(bob, '/profile/about', /\/live\/stream/);
  await button(bobs, 'Autres actions sur votre profil').click();
  await bobs.getByRole('menuitem', { name: 'Voir comme un membre' }).click();
  await expect(bobs.getByRole('region', { name: 'Aperçu de votre profil' })).toBeVisible();
  await expect(bobs.getByText('Trois pirogues.')).toBeVisible();
  await expect(button(bobs, 'Se connecter')).toBeDisabled();

  await put(bob, '/account/preferences', { privacy: { profile: 'nobody' } });
  for (const page of [alices, bobs]) {
    await expect(page.getByText(/ne montre le reste de son profil/).first()).toBeVisible();
    await expect(page.getByText('Marin du Komo')).toBeVisible();
    await expect(page.getByText('Trois pirogues.')).toHaveCount(0);
    await expect(page.getByRole('link', { name: /^Relations/ })).toHaveCount(0);
  }
  await bobs.getByRole('link', { name: 'Quitter l’aperçu' }).click();
  await expect(bobs.getByRole('link', { name: 'Modifier le profil' })).toBeVisible();
  for (const { context } of [alice, bob]) await context.close();
});

test('somebody unknown is not found, and one’s own id shows one’s own profile', async ({
  browser,
  baseURL,
  needs,
}) => {
  needs('network');
  const alice = await join(browser, baseURL ?? '', 'Alice');
  const page = await alice.context.newPage();
  await page.goto('/profile/feed?member=999999999');
  await expect(page.getByText('Ce profil n’existe pas ou n’existe plus.')).toBeVisible();
  await page.goto(`/profile/feed?member=${alice.id}`);
  await expect(page.getByRole('link', { name: 'Modifier le profil' })).toBeVisible();
  await alice.context.close();
});

test('the profile of another member and the requests have no violation, in light and dark, narrow and wide', async ({
  browser,
  baseURL,
  needs,
}) => {
  needs('network');
  const base = baseURL ?? '';
  const alice = await join(browser, base, 'Alice');
  const bob = await join(browser, base, 'Bob');
  await publish(bob, base, 'Une publication de Bob.');
  await fetch(`${base}${api}/az/connections/requests/${alice.id}`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${bob.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ note: 'Bonjour Alice, nous nous sommes croisés à Libreville.' }),
  });
  const page = await alice.context.newPage();
  await page.goto('/profile/connections');
  for (const [path, shown] of [
    [`/profile/feed?member=${bob.id}`, 'Accepter'],
    ['/profile/connections', `Accepter la demande de ${bob.name}`],
  ] as const)
    for (const colorScheme of ['light', 'dark'] as const)
      for (const width of [1280, 390]) {
        await page.evaluate(
          (choice) => localStorage.setItem('SOCIAL_REACTJS_THEME_KEY', choice),
          colorScheme,
        );
        await page.setViewportSize({ width, height: 900 });
        await page.goto(path);
        await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme);
        await expect(button(page, shown)).toBeVisible();
        expect(await violationsOf(page)).toEqual([]);
        const name = `${path.includes('member') ? 'profile' : 'requests'}-${colorScheme}-${width}.png`;
        await page.screenshot({ path: test.info().outputPath(name), fullPage: true });
      }
  await alice.context.close();
  await bob.context.close();
});
