import type { Page } from '@playwright/test';
import { actsOf, type DelayFigure, roundCount, startProcesses, writeFigures } from './harness/live-acts.ts';
import { openLive, stream } from './harness/live-post.ts';
import { callAs, join, type Person, publish } from './harness/people.ts';
import { expect, test } from './harness/test.ts';

const profileOf = ({ id }: Person) => `/profile/feed?member=${id}`;
const pressed = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true }).press('Enter');

/** Opens the page of connections in the first tab of a browser, and waits for the browser's stream. */
async function openConnections({ context }: Person): Promise<Page> {
  const page = await context.newPage();
  const isLive = page.waitForResponse(stream);
  await page.goto('/profile/connections');
  await isLive;
  await expect(page.getByText('Aucune demande ne vous attend.')).toBeVisible();
  return page;
}

/** Opens the dialog to ask for a connection and fills it in. Returns a function that sends the request. */
async function startRequest(page: Page): Promise<() => Promise<void>> {
  await pressed(page, 'Se connecter');
  await page.getByLabel('Message (facultatif)').fill('Bonjour');
  return () => pressed(page, 'Envoyer la demande');
}

/** Opens the dialog to block a member. Returns a function that confirms it. */
async function startBlock(page: Page, whom: Person): Promise<() => Promise<void>> {
  await pressed(page, `Actions sur le profil de ${whom.name}`);
  await page.getByRole('menuitem', { name: 'Bloquer' }).press('Enter');
  const block = page.getByRole('dialog').getByRole('button', { name: 'Bloquer' });
  await block.waitFor();
  return () => block.press('Enter');
}

test('a request, its answer and a block show in all tabs that follow them, while a process is killed', async ({
  browser,
  needs,
}) => {
  needs('network');
  test.setTimeout(900_000);
  const processes = await startProcesses();
  const alice = await join(browser, processes.url, 'Alice');
  const bob = await join(browser, processes.url, 'Bob');
  for (const person of [alice, bob]) {
    person.context.setDefaultTimeout(120_000);
    // Each profile needs a publication: `openLive` waits until the page reads its publications again.
    await publish(person, processes.url, `De ${person.name}`);
  }
  const figures: DelayFigure[] = [];
  let isDown = false;
  for (let round = 0; round < roundCount; round += 1) {
    const killed = (round >> 1) % 2;
    const requests = await openConnections(bob);
    const ofAlice = await openLive(bob.context, profileOf(alice));
    const ofBob = await openLive(alice.context, profileOf(bob));
    const ofBobToo = await openLive(alice.context, profileOf(bob));
    const tabs = [requests, ofAlice, ofBob, ofBobToo];
    const act = actsOf(tabs, figures, () => isDown);
    if (round % 2 === 1) {
      await processes.kill(killed);
      isDown = true;
    }
    await act('ask', ofBob, await startRequest(ofBob), (page) =>
      page.getByText('Demande envoyée').or(page.getByRole('button', { name: /^Accepter/ })),
    );
    await act(
      'accept',
      requests,
      () => pressed(requests, `Accepter la demande de ${alice.name}`),
      (page) => page.getByText('Vous êtes connectés'),
    );
    for (const page of [ofBob, ofBobToo])
      await expect(page.getByText('1 relation · 1 abonné')).toHaveCount(1);
    // Only Bob's tabs are checked, because Alice, whom he blocks, gets no event.
    const ownAct = actsOf([requests, ofAlice], figures, () => isDown);
    await requests.goto(profileOf(alice));
    await ownAct('block', requests, await startBlock(requests, alice), (page) =>
      page.getByText('Ce profil n’existe pas ou n’existe plus.'),
    );
    await callAs(bob, processes.url, `/az/blocks/${alice.id}`, { method: 'DELETE' });
    for (const page of tabs) await page.close();
    if (isDown) await processes.restart(killed);
    isDown = false;
  }
  await writeFigures(figures);
  for (const { context } of [alice, bob]) await context.close();
  await processes.stop();
});
