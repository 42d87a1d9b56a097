import type { Browser, BrowserContext, Page } from '@playwright/test';
import { emittingCalls } from './harness/emitting-calls.ts';
import { signInAnew } from './harness/profile-member.ts';
import { commentAs, formOf, publishAs, type Send, sendAs } from './harness/send-as.ts';
import { shownOn } from './harness/shown-on.ts';
import { expect, test } from './harness/test.ts';

type Person = { context: BrowserContext; send: Send };

async function newPerson(browser: Browser, base: string): Promise<Person> {
  // The window is so high that no card is far from it, because far cards are not rendered.
  const viewport = { width: 1280, height: 12_000 };
  const context = await browser.newContext({ baseURL: base, locale: 'fr-FR', viewport });
  const page = await context.newPage();
  const { token } = await signInAnew(page, base);
  await page.close();
  return { context, send: sendAs(base, token) };
}

/** What an act is about: a publication, a comment in it, and a text that only this act uses. */
type Subject = { post: string; comment: string; text: string };

/** Calls that emit events about publications, by name in the API's document. `prepare` runs before the pages open. */
const acts: Record<
  string,
  { prepare?: (send: Send, on: Subject) => unknown; act: (send: Send, on: Subject) => unknown }
> = {
  'POST /az/announcements': {
    act: (send, { text }) => send('/az/announcements', 'POST', formOf('text', `Nouvelle ${text}`)),
  },
  'PUT /az/announcements/{id}': {
    act: (send, { post, text }) => send(`/az/announcements/${post}`, 'PUT', { text: `Changée ${text}` }),
  },
  'DELETE /az/announcements/{id}': { act: (send, { post }) => send(`/az/announcements/${post}`, 'DELETE') },
  'POST /az/announcements/{id}/like': {
    act: (send, { post }) => send(`/az/announcements/${post}/like`, 'POST'),
  },
  'DELETE /az/announcements/{id}/like': {
    prepare: (send, { post }) => send(`/az/announcements/${post}/like`, 'POST'),
    act: (send, { post }) => send(`/az/announcements/${post}/like`, 'DELETE'),
  },
  'POST /az/announcements-comments-store/{id}': {
    act: (send, { post, text }) =>
      send(`/az/announcements-comments-store/${post}`, 'POST', formOf('comment', `Dit ${text}`)),
  },
  'POST /az/announcements/{id}/comments': {
    act: (send, { post, comment, text }) =>
      send(`/az/announcements/${post}/comments`, 'POST', {
        text: `Réponse ${text}`,
        reply_to: comment,
        client_id: crypto.randomUUID(),
      }),
  },
  'PUT /az/comments/{id}': {
    act: (send, { comment, text }) => send(`/az/comments/${comment}`, 'PUT', { text: `Changé ${text}` }),
  },
  'DELETE /az/announcements-comments/{id}': {
    act: (send, { comment }) => send(`/az/announcements-comments/${comment}`, 'DELETE'),
  },
  'PUT /az/comments/{id}/like': { act: (send, { comment }) => send(`/az/comments/${comment}/like`, 'PUT') },
  'DELETE /az/comments/{id}/like': {
    prepare: (send, { comment }) => send(`/az/comments/${comment}/like`, 'PUT'),
    act: (send, { comment }) => send(`/az/comments/${comment}/like`, 'DELETE'),
  },
  'PUT /az/announcements/{id}/saved': {
    act: (send, { post }) => send(`/az/announcements/${post}/saved`, 'PUT'),
  },
  'DELETE /az/announcements/{id}/saved': {
    prepare: (send, { post }) => send(`/az/announcements/${post}/saved`, 'PUT'),
    act: (send, { post }) => send(`/az/announcements/${post}/saved`, 'DELETE'),
  },
  'PUT /az/announcements/{id}/hidden': {
    act: (send, { post }) => send(`/az/announcements/${post}/hidden`, 'PUT'),
  },
  'DELETE /az/announcements/{id}/hidden': {
    prepare: (send, { post }) => send(`/az/announcements/${post}/hidden`, 'PUT'),
    act: (send, { post }) => send(`/az/announcements/${post}/hidden`, 'DELETE'),
  },
};

const isInThread = (name: string) => name.includes('comments');

/** Opens a tab; waits until it has read its content again (then it gets all later events) and shows these texts. */
async function openLive(person: Person, path: string, word: string, texts: string[]): Promise<Tab> {
  const page = await person.context.newPage();
  const isLive = page.waitForResponse(/\/az\/announcements\?ids=/);
  await page.goto(path);
  await isLive;
  for (const text of texts) await expect.poll(async () => (await shownOn(page, word)).join()).toContain(text);
  return { person, path, page, before: await shownOn(page, word) };
}

/** The entries in the menu of the publication with this text. */
async function menuOf(page: Page, text: string): Promise<string[]> {
  const card = page.getByRole('article').filter({ hasText: text });
  await card.getByRole('button', { name: /^Actions sur/ }).press('Enter');
  await expect(page.getByRole('menuitem').first()).toBeVisible();
  const entries = await page.getByRole('menuitem').allTextContents();
  await page.getByRole('menuitem').first().press('Escape');
  await expect(page.getByRole('menuitem')).toHaveCount(0);
  return entries;
}

/** Creates and prepares a subject for each act. All comments are below the same publication. */
async function makeSubjects(send: Send, word: string) {
  const thread = await publishAs(send, `Fil ${word}`);
  const subjects = new Map<string, Subject>();
  for (const [index, [name, { prepare }]] of Object.entries(acts).entries()) {
    const text = `${word} ${String.fromCharCode(97 + index)}`;
    const subject = { post: thread, comment: '', text };
    if (isInThread(name)) subject.comment = await commentAs(send, thread, `Commentaire ${text}`);
    else subject.post = await publishAs(send, `Annonce ${text}`);
    await prepare?.(send, subject);
    subjects.set(name, subject);
  }
  return { thread, subjects };
}

type Tab = { person: Person; path: string; page: Page; before: string[] };

/** Waits until a tab shows the same as a newly loaded page, and returns the new page. */
async function expectCurrent({ person, path, page }: Tab, word: string): Promise<Page> {
  const fresh = await person.context.newPage();
  await fresh.goto(path);
  const newer = page.getByRole('button', { name: 'Nouvelles publications' });
  if (path === '/feed/home') await newer.click();
  await expect.poll(() => shownOn(fresh, word)).not.toEqual([]);
  // Compares several times, because comments load after the publication.
  await expect
    .poll(
      async () => {
        // There may be more new publications by now.
        if (await newer.isVisible()) await newer.click();
        const [shown, loaded] = [await shownOn(page, word), await shownOn(fresh, word)];
        return shown.join('\n') === loaded.join('\n') ? 'the same' : { shown, loaded };
      },
      { message: path },
    )
    .toBe('the same');
  return fresh;
}

test('what a page shows after any act of a member is what the same page shows when it is loaded anew', async ({
  browser,
  baseURL,
  needs,
}) => {
  needs('network');
  const base = baseURL ?? '';
  expect(Object.keys(acts).sort()).toEqual(await emittingCalls(base, 'publications'));
  const word = `essai${Date.now()}`;
  const [author, reader] = [await newPerson(browser, base), await newPerson(browser, base)];
  const { thread, subjects } = await makeSubjects(author.send, word);
  const paths = ['/feed/home', `/feed/post-details?announcement=${thread}`];
  // The tabs must already show the comments that an act will remove.
  const textsOn = (path: string) =>
    [...subjects]
      .filter(([name]) => name.startsWith('DELETE') && isInThread(name) && path !== '/feed/home')
      .map(([, { text }]) => text);
  const tabs = await Promise.all(
    [author, reader].flatMap((person) => paths.map((path) => openLive(person, path, word, textsOn(path)))),
  );
  for (const [name, subject] of subjects) await acts[name]?.act(author.send, subject);
  for (const tab of tabs) {
    const fresh = await expectCurrent(tab, word);
    const after = await shownOn(tab.page, word);
    const onThisPage = [...subjects].filter(([name]) => isInThread(name) === (tab.path !== '/feed/home'));
    for (const [name, { text }] of onThisPage) {
      const of = (shown: string[]) => shown.filter((one) => one.includes(text)).join();
      if (name.endsWith('/saved'))
        expect(await menuOf(tab.page, text), name).toEqual(await menuOf(fresh, text));
      // Every act must have changed the page. Hiding changes it only for the member who hides the publication.
      else if (!name.endsWith('/hidden') || tab.person === author)
        expect(of(after), `${name}, ${tab.path}`).not.toBe(of(tab.before));
    }
    await fresh.close();
  }
  await author.context.close();
  await reader.context.close();
});
