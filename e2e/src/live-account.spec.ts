import type { Browser, BrowserContext, Page } from '@playwright/test';
import { createImage } from './harness/create-image.ts';
import { emittingCalls } from './harness/emitting-calls.ts';
import { makeAccount, newAccount } from './harness/new-account.ts';
import { confirmationLinkFor } from './harness/outbox.ts';
import { commentAs, publishAs, type Send, sendAs } from './harness/send-as.ts';
import { bringSession, openSession } from './harness/session.ts';
import { expect, test } from './harness/test.ts';

declare global {
  interface Window {
    noteTopics: (body: string) => void;
  }
}

type Person = {
  context: BrowserContext;
  id: string;
  send: Send;
  password: string;
  /** The topics that the member's pages have last sent to the server. */
  topics: () => string[];
};
type Tab = { person: Person; path: string; page: Page };

async function join(browser: Browser, base: string, firstName: string): Promise<Person> {
  const account = { ...newAccount(), firstName };
  await makeAccount(base, account);
  const session = await openSession(base, account);
  const context = await browser.newContext({ baseURL: base, locale: 'fr-FR' });
  const page = await context.newPage();
  await bringSession(page, base, session);
  await page.close();
  const send = sendAs(base, session.token);
  const { user } = await send('/account', 'PUT', { Names: firstName });
  const { Customers_Numbers: id } = user as { Customers_Numbers: string };
  return { context, id, send, password: account.password, topics: await watchTopics(context) };
}

/** Records the topics last sent. This is done in the page: Playwright cannot read a body that is sent as a stream. */
async function watchTopics(context: BrowserContext): Promise<() => string[]> {
  let topics: string[] = [];
  await context.exposeFunction('noteTopics', (body: string) => {
    ({ topics } = JSON.parse(body));
  });
  await context.addInitScript(() => {
    const { fetch } = window;
    window.fetch = async (input, init) => {
      const isOfTopics = input instanceof Request && input.url.includes('/live/connections/');
      const body = isOfTopics ? await input.clone().text() : null;
      const reply = await fetch(input, init);
      if (body !== null) window.noteTopics(body);
      return reply;
    };
  });
  return () => topics;
}

/** Opens a page. Waits until the page has read its publications again, because it then gets all later events. */
async function openLive(person: Person, path: string): Promise<Tab> {
  const page = await person.context.newPage();
  const isLive = page.waitForResponse(/\/az\/announcements\?ids=/);
  await page.goto(path);
  await isLive;
  return { person, path, page };
}

/**
 * What a page shows about the people of this test, with pictures. On the feed: the cards with this word, the header
 * and the side menus. On other pages: everything.
 */
const shownOn = (page: Page, word: string): Promise<string> =>
  page.evaluate((word) => {
    const isFeed = location.pathname.startsWith('/feed/home');
    const cards = [...document.querySelectorAll('main article')].filter((one) =>
      one.textContent?.includes(word),
    );
    const parts = isFeed ? [...cards, ...document.querySelectorAll('header, aside')] : [document.body];
    const textOf = (part: Element) => {
      const copy = part.cloneNode(true) as Element;
      for (const one of copy.querySelectorAll('time, script, style')) one.remove();
      const pictures = [...copy.querySelectorAll('img')].map(({ src }) =>
        src.replace(/^(blob|data):.*/, '$1'),
      );
      return [(copy.textContent ?? '').replace(/\s+/g, ' '), ...pictures].join(' ');
    };
    return parts.map(textOf).join('\n');
  }, word);

/** Waits until a page shows the same as a newly loaded one. */
async function expectCurrent({ person, path, page }: Tab, word: string): Promise<void> {
  const fresh = await person.context.newPage();
  await fresh.goto(path);
  await expect
    .poll(
      async () => {
        const [shown, loaded] = [await shownOn(page, word), await shownOn(fresh, word)];
        return shown === loaded ? 'the same' : { shown, loaded };
      },
      { message: path },
    )
    .toBe('the same');
  await fresh.close();
}

/** A picture of one random colour. */
function pictureForm(field: string, width: number): FormData {
  const { name, mimeType, buffer } = createImage({ width, height: 300 });
  const form = new FormData();
  form.set(field, new File([new Uint8Array(buffer)], name, { type: mimeType }));
  return form;
}

test('what a member changes about themselves, and that they leave, shows on open pages as when they are loaded anew', async ({
  browser,
  origin,
  baseURL,
  needs,
}) => {
  needs('network');
  const base = baseURL ?? '';
  const [alice, bob] = [await join(browser, base, 'Alice'), await join(browser, base, 'Bob')];
  const word = `essai${Date.now()}`;
  const hers = await publishAs(alice.send, `D’Alice ${word}`);
  const his = await publishAs(bob.send, `De Bob ${word}`);
  await commentAs(bob.send, hers, `Bob répond ${word}`);
  await alice.send(`/az/connections/requests/${bob.id}`, 'PUT', {});
  await bob.send(`/az/connections/${alice.id}`, 'PUT');

  const { companies } = await bob.send('/companies', 'GET');
  const jobOf = (position: string) => ({
    position,
    company: (companies as { Customers_Numbers: string }[])[0]?.Customers_Numbers,
    starting_date: '2020-01-01',
    ending_date: null,
    skills: [],
    tools: [],
    tasks: [],
  });
  let job = '';
  const email = `robert.${word}@exemple.test`;
  /** Bob's calls in groups. After each group, all tabs are compared with newly loaded ones. */
  const groups: Record<string, () => Promise<unknown>>[] = [
    {
      'PUT /account': () => bob.send('/account', 'PUT', { Names: 'Robert', Description: 'Sur le fleuve.' }),
      'POST /profile/picture': () =>
        bob.send('/profile/picture', 'POST', pictureForm('profile_picture', 300)),
      'POST /cover/picture': () => bob.send('/cover/picture', 'POST', pictureForm('cover_picture', 600)),
      'POST /add-jobs-history': async () => {
        const { jobHistory } = await bob.send('/add-jobs-history', 'POST', jobOf('1'));
        job = (jobHistory as { id: string }).id;
      },
    },
    { 'DELETE /profile/picture': () => bob.send('/profile/picture', 'DELETE') },
    { 'DELETE /cover/picture': () => bob.send('/cover/picture', 'DELETE') },
    { 'PUT /jobs-history/{id}': () => bob.send(`/jobs-history/${job}`, 'PUT', jobOf('2')) },
    { 'DELETE /jobs-history/{id}': () => bob.send(`/jobs-history/${job}`, 'DELETE') },
    {
      'POST /confirm-email': async () => {
        await bob.send('/account', 'PUT', { 'E-mails': email, password: bob.password });
        const token = (await confirmationLinkFor(origin.dataDir, email)).split('#token=')[1] ?? '';
        await bob.send('/confirm-email', 'POST', { token: decodeURIComponent(token) });
      },
    },
    {
      'PUT /account/preferences': () =>
        bob.send('/account/preferences', 'PUT', { privacy: { profile: 'nobody' } }),
    },
    { 'DELETE /account': () => bob.send('/account', 'DELETE', { password: bob.password }) },
  ];
  const calls = groups.flatMap((group) => Object.keys(group)).sort();
  expect(calls).toEqual(await emittingCalls(base, 'account'));

  const connections = await alice.context.newPage();
  await connections.goto('/profile/connections');
  const profile = await openLive(alice, `/profile/feed?member=${bob.id}`);
  const tabs = [
    profile,
    { person: alice, path: '/profile/connections', page: connections },
    await openLive(alice, `/feed/post-details?announcement=${hers}`),
    await openLive(alice, '/feed/home'),
    await openLive(bob, '/feed/home'),
  ];
  await expect.poll(alice.topics).toEqual(expect.arrayContaining([hers, his, `member:${bob.id}`]));
  await expect.poll(bob.topics).toContain(his);
  for (const group of groups) {
    const before = await shownOn(profile.page, word);
    for (const act of Object.values(group)) await act();
    // Bob's own tabs are not compared once he has closed his account.
    const hasLeft = 'DELETE /account' in group;
    for (const tab of tabs) if (!hasLeft || tab.person === alice) await expectCurrent(tab, word);
    expect(await shownOn(profile.page, word), Object.keys(group).join()).not.toBe(before);
  }
  for (const { context } of [alice, bob]) await context.close();
});
