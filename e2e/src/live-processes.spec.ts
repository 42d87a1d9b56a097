import type { Browser, BrowserContext, Locator, Page } from '@playwright/test';
import {
  type Act,
  actsOf,
  type DelayFigure,
  roundCount,
  startProcesses,
  writeFigures,
} from './harness/live-acts.ts';
import { signInAnew } from './harness/profile-member.ts';
import { expect, test } from './harness/test.ts';

type Member = { context: BrowserContext; tabs: [Page, Page]; publish: (text: string) => Promise<string> };

const article = (page: Page) => page.getByRole('article').first();
const rowOf = (page: Page, text: string) => page.getByRole('listitem').filter({ hasText: text }).last();
const pressed = (of: Locator | Page, name: string | RegExp) =>
  of.getByRole('button', { name }).press('Enter');

async function write(field: Locator, text: string): Promise<void> {
  await field.fill(text);
  await field.press('Control+Enter');
}

async function openMember(browser: Browser, base: string): Promise<Member> {
  const context = await browser.newContext({ baseURL: base, locale: 'fr-FR' });
  // Shorter than the test's time limit, so that the error names the missing element.
  context.setDefaultTimeout(120_000);
  const page = await context.newPage();
  const { token } = await signInAnew(page, base);
  const publish = async (text: string): Promise<string> => {
    const body = new FormData();
    body.set('text', text);
    const headers = { authorization: `Bearer ${token}` };
    const reply = await fetch(`${base}/az-connect-backend/api/az/announcements`, {
      ...{ method: 'POST', headers, body },
    });
    return (await reply.json()).feed.id;
  };
  return { context, tabs: [page, await context.newPage()], publish };
}

/** Opens a page. Waits until the page has read its content again, because it then gets all later events. */
async function openLive(page: Page, path: string): Promise<void> {
  const isLive = page.waitForResponse((reply) => /\/az\/announcements\?ids=/.test(reply.url()) && reply.ok());
  await page.goto(path);
  await isLive;
}

/** One member publishes, and the other member likes the publication. */
async function publishAndLike(members: [Member, Member], act: Act, word: string): Promise<void> {
  const [mine, theirs] = members;
  const tabs = members.flatMap((member) => member.tabs);
  for (const tab of tabs) await openLive(tab, '/feed/home');
  let id = '';
  const publish = async () => {
    id = await mine.publish(`Publication du ${word}`);
  };
  await act('post', mine.tabs[0], publish, (page) =>
    page.getByRole('button', { name: 'Nouvelles publications' }),
  );
  const path = `/feed/post-details?announcement=${id}`;
  for (const tab of tabs) await openLive(tab, path);
  await act(
    'like',
    theirs.tabs[0],
    () => pressed(article(theirs.tabs[0]), /^J’aime/),
    (page) => article(page).getByRole('button', { name: /^J’aime.*1/ }),
  );
}

async function commentAndReply([mine, theirs]: [Member, Member], act: Act, word: string): Promise<void> {
  const text = `Commentaire du ${word}`;
  await act(
    'comment',
    mine.tabs[0],
    () => write(mine.tabs[0].getByLabel('Écrire un commentaire'), text),
    (page) => rowOf(page, text),
  );
  const reply = async () => {
    await pressed(rowOf(theirs.tabs[0], text), /^Répondre/);
    await write(theirs.tabs[0].getByLabel(/^Répondre à/), `Réponse du ${word}`);
  };
  await act('reply', theirs.tabs[0], reply, (page) =>
    page.getByRole('button', { name: 'Afficher la réponse' }),
  );
}

async function edit([mine]: [Member, Member], act: Act, word: string): Promise<void> {
  const [, tab] = mine.tabs;
  const change = async () => {
    await pressed(rowOf(tab, `Commentaire du ${word}`), 'Modifier votre commentaire');
    await write(tab.getByLabel('Modifier votre commentaire'), `Corrigé au ${word}`);
  };
  await act('edit', tab, change, (page) => rowOf(page, `Corrigé au ${word}`));
}

async function removeComment([mine]: [Member, Member], act: Act, word: string): Promise<void> {
  const [tab] = mine.tabs;
  const remove = async () => {
    await pressed(rowOf(tab, `Corrigé au ${word}`).first(), 'Supprimer votre commentaire');
    const question = tab.getByRole('dialog', { name: /^Supprimer ce commentaire/ });
    await question.getByRole('button', { name: 'Supprimer' }).press('Enter');
  };
  await act('removal', tab, remove, (page) => page.getByText('Ce commentaire n’est pas disponible.'));
}

/** Expects every tab to show the like, the changed comment and its reply, each once. */
async function expectOnce(members: [Member, Member], word: string): Promise<void> {
  for (const tab of members.flatMap(({ tabs }) => tabs)) {
    await expect(article(tab).getByRole('button', { name: /^J’aime.*\b1\b/ })).toHaveCount(1);
    const more = tab.getByRole('button', { name: 'Afficher la réponse' });
    if ((await more.count()) > 0) await more.press('Enter');
    await expect(tab.getByText(`Réponse du ${word}`, { exact: true })).toHaveCount(1);
    await expect(tab.getByText(`Corrigé au ${word}`, { exact: true })).toHaveCount(1);
    await expect(tab.getByText(`Commentaire du ${word}`)).toHaveCount(0);
  }
}

test('two members with two tabs each see all acts once, while a process is killed', async ({
  browser,
  needs,
}) => {
  needs('network');
  test.setTimeout(900_000);
  const processes = await startProcesses();
  const members: [Member, Member] = [
    await openMember(browser, processes.url),
    await openMember(browser, processes.url),
  ];
  const figures: DelayFigure[] = [];
  let isDown = false;
  const act = actsOf(
    members.flatMap(({ tabs }) => tabs),
    figures,
    () => isDown,
  );
  for (let round = 0; round < roundCount; round += 1) {
    const word = `tour ${round}`;
    const killed = (round >> 1) % 2;
    const kill = async () => {
      await processes.kill(killed);
      isDown = true;
    };
    // In two of every four rounds a process is killed: once before the publication, once before the comments.
    if (round % 4 === 3) await kill();
    await publishAndLike(members, act, word);
    if (round % 4 === 1) await kill();
    await commentAndReply(members, act, word);
    await edit(members, act, word);
    await expectOnce(members, word);
    await removeComment(members, act, word);
    if (isDown) await processes.restart(killed);
    isDown = false;
  }
  await writeFigures(figures);
  await Promise.all(members.map(({ context }) => context.close()));
  await processes.stop();
});
