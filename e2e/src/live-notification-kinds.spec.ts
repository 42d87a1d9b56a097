import type { Locator, Page } from '@playwright/test';
import { actsOf, type DelayFigure, roundCount, startProcesses, writeFigures } from './harness/live-acts.ts';
import { stream } from './harness/live-post.ts';
import { callAs, join, type Person } from './harness/people.ts';
import { formOf, type Send, sendAs } from './harness/send-as.ts';
import { expect, test } from './harness/test.ts';

const listPath = '/notifications';

/** Opens the first tab of a browser, which has the stream of all its tabs. */
async function openFirst({ context }: Person): Promise<Page> {
  const page = await context.newPage();
  const isLive = page.waitForResponse(stream);
  await page.goto(listPath);
  await isLive;
  return page;
}

async function openOther({ context }: Person): Promise<Page> {
  const page = await context.newPage();
  await page.goto('/settings/notification');
  await expect(bell(page, 0)).toBeVisible();
  return page;
}

const bell = (page: Page, count: number): Locator =>
  page.getByRole('banner').getByRole('button', {
    name: `Notifications${count > 0 ? `, ${count} non lue${count > 1 ? 's' : ''}` : ''}`,
    exact: true,
  });

const row = (page: Page, { name }: Person, text: string): Locator =>
  page
    .getByRole('list', { name: 'Notifications' })
    .getByRole('listitem')
    .filter({ hasText: name })
    .filter({ hasText: text });

/** A page whose bell has this count and, if it is the list, whose title has it and that shows a row. */
function notified(page: Page, count: number, last: readonly [Person, string]): Locator {
  const isList = page.url().endsWith(listPath);
  const title = isList ? `[starts-with(head/title, "(${count}) ")]` : '';
  const told = page.locator(`xpath=/html${title}`).filter({ has: bell(page, count) });
  return isList ? told.filter({ has: row(page, ...last) }) : told;
}

type Kind = { name: string; from: Person; text: string; act: () => Promise<unknown> };

/** Each kind of act that Bob is notified of, in the order in which they can be done. */
async function kindsOf(base: string, bob: Person, alice: Person, carol: Person): Promise<Kind[]> {
  const [ofBob, ofAlice, ofCarol] = [
    sendAs(base, bob.token),
    sendAs(base, alice.token),
    sendAs(base, carol.token),
  ];
  // An act is repeated if the process that it was sent to has just been killed, so each has an id of its own.
  const publish = (send: Send, text: string, mentions?: object[]) => {
    const form = formOf('text', text);
    form.set('client_id', crypto.randomUUID());
    if (mentions) form.set('mentions', JSON.stringify(mentions));
    return async () => ((await send('/az/announcements', 'POST', form)).feed as { id: string }).id;
  };
  const comment = (send: Send, post: string, fields: object) => {
    const json = { text: 'Bien dit.', client_id: crypto.randomUUID(), ...fields };
    return async () =>
      ((await send(`/az/announcements/${post}/comments`, 'POST', json)).comment as { id: string }).id;
  };
  const mentioned = {
    text: `@${bob.name}`,
    mentions: [{ id: bob.id, start: 0, length: bob.name.length + 1 }],
  };
  const post = await publish(ofBob, `Une annonce pour ${alice.name}.`)();
  const written = await comment(ofBob, post, {})();
  const other = await publish(ofAlice, 'Une annonce d’Alice.')();
  await ofBob(`/az/connections/requests/${carol.id}`, 'PUT', {});
  /** Text and act of each kind that Alice causes. */
  const ofAlices: Record<string, [string, () => Promise<unknown>]> = {
    request: [
      'vous invite à rejoindre son réseau.',
      () => ofAlice(`/az/connections/requests/${bob.id}`, 'PUT', {}),
    ],
    follow: ['votre profil.', () => ofAlice(`/az/follows/${bob.id}`, 'PUT')],
    like: ['aime votre publication.', () => ofAlice(`/az/announcements/${post}/like`, 'POST')],
    'comment like': ['aime votre commentaire.', () => ofAlice(`/az/comments/${written}/like`, 'PUT')],
    comment: ['a commenté votre publication.', comment(ofAlice, post, {})],
    reply: ['a répondu à votre commentaire.', comment(ofAlice, post, { reply_to: written })],
    mention: ['vous a mentionné dans une publication.', publish(ofAlice, mentioned.text, mentioned.mentions)],
    'comment mention': ['vous a mentionné dans un commentaire.', comment(ofAlice, other, mentioned)],
  };
  return [
    ...Object.entries(ofAlices).map(([name, [text, act]]) => ({ name, from: alice, text, act })),
    {
      ...{ name: 'accepted', from: carol, text: 'a accepté votre demande' },
      act: () => ofCarol(`/az/connections/${bob.id}`, 'PUT'),
    },
  ];
}

test('each kind of notification shows once in all tabs of two browsers, also after a time without a network', async ({
  browser,
  needs,
}) => {
  needs('network', 'notifications', 'mentions');
  test.setTimeout(900_000);
  const processes = await startProcesses();
  const base = processes.url;
  const bob = await join(browser, base, 'Bob');
  const second = {
    ...bob,
    context: await browser.newContext({
      baseURL: base,
      locale: 'fr-FR',
      storageState: await bob.context.storageState(),
    }),
  };
  const contexts = [bob.context, second.context];
  for (const context of contexts) context.setDefaultTimeout(120_000);
  const tabs = [await openFirst(bob), await openOther(bob), await openFirst(second)];
  const figures: DelayFigure[] = [];
  let isDown = false;
  const act = actsOf(tabs, figures, () => isDown);
  const newPeople = async (round: number) => {
    const people = [
      await join(browser, base, `Alice${round}`),
      await join(browser, base, `Carole${round}`),
    ] as const;
    for (const { context } of people) await context.close();
    return kindsOf(base, bob, ...people);
  };
  const showOnce = async (kinds: Kind[]) => {
    for (const page of tabs) {
      await expect(bell(page, kinds.length)).toBeVisible();
      if (!page.url().endsWith(listPath)) continue;
      await expect(page).toHaveTitle(new RegExp(`^\\(${kinds.length}\\) Notifications`));
      for (const { from, text } of kinds) await expect(row(page, from, text)).toHaveCount(1);
    }
    await callAs(bob, base, '/notifications/read', { json: { up_to: new Date().toISOString(), read: true } });
    for (const page of tabs) await expect(bell(page, 0)).toBeVisible();
  };
  for (let round = 0; round < roundCount; round += 1) {
    const kinds = await newPeople(round);
    const killed = (round >> 1) % 2;
    if (round % 2 === 1) {
      await processes.kill(killed);
      isDown = true;
    }
    for (const [index, { name, from, text, act: perform }] of kinds.entries())
      await act(
        name,
        null,
        () => expect(perform).toPass(),
        (page) => notified(page, index + 1, [from, text]),
      );
    await showOnce(kinds);
    if (isDown) await processes.restart(killed);
    isDown = false;
  }

  // Both browsers are without a network meanwhile, and one of the processes is killed.
  const kinds = await newPeople(roundCount);
  for (const context of contexts) await context.setOffline(true);
  await processes.kill(0);
  for (const { act: perform } of kinds) await expect(perform).toPass();
  await processes.restart(0);
  for (const context of contexts) await context.setOffline(false);
  await showOnce(kinds);
  await writeFigures(figures);
  for (const context of contexts) await context.close();
  await processes.stop();
});
