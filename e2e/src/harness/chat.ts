import type { Browser, BrowserContext, CDPSession, Page, Route } from '@playwright/test';
import { callAs, connect, join, type Person } from './people.ts';
import { openSession, revoke } from './session.ts';
import { expect, signIn } from './test.ts';

type Written = { author: string; text: string };

const messages = /\/conversations\/[^/]+\/messages$/;

const field = (page: Page) => page.getByLabel('Type a message');
const bubbles = (page: Page) => page.getByRole('log').locator('[data-message]');
const count = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Messages/ });

/** A member with two tabs, of which the first one shows the conversation. */
class Side {
  readonly context: BrowserContext;
  #frozen: CDPSession | null = null;
  #hasEnded = false;

  constructor(
    readonly person: Person,
    readonly address: string,
    readonly base: string,
    public tabs: [Page, Page],
  ) {
    this.context = person.context;
  }

  /** Whether the conversation is in the first tab. */
  isThere = true;

  async write(text: string): Promise<void> {
    await this.#signInAgain();
    const [page] = this.tabs;
    await field(page).fill(text);
    await field(page).press('Enter');
    await expect(field(page)).toHaveValue('');
  }

  async leave(): Promise<void> {
    this.isThere = false;
    await this.tabs[0].goto('/blogs');
  }

  async enter(): Promise<void> {
    this.isThere = true;
    await this.tabs[0].goto(this.address);
  }

  /** Closes the first tab, whatever it has not sent, and opens another one. */
  async reopen(): Promise<void> {
    await this.tabs[0].close();
    this.tabs = [await this.context.newPage(), this.tabs[1]];
    await this.context.setOffline(false);
    if (this.isThere) await this.enter();
  }

  /** Ends the process of the first tab without a warning, as a browser does that needs memory, and opens it again. */
  async discard(): Promise<void> {
    const [page] = this.tabs;
    const crashed = page.waitForEvent('crash');
    const session = await this.context.newCDPSession(page);
    // No reply comes, because the process that would send it has ended.
    session.send('Page.crash').catch(() => undefined);
    await crashed;
    await this.reopen();
  }

  async #onPost(handle: (route: Route) => Promise<void>): Promise<void> {
    await this.context.route(messages, (route) =>
      route.request().method() === 'POST' ? handle(route) : route.fallback(),
    );
  }

  /** The server stores what it gets, but its replies are lost. */
  loseReplies = () =>
    this.#onPost(async (route) => {
      await route.fetch().catch(() => undefined);
      await route.abort('connectionreset').catch(() => undefined);
    });

  loseCalls = () => this.#onPost((route) => route.abort('connectionreset'));
  fail = (status: number) => this.#onPost((route) => route.fulfill({ status, json: {} }));

  async delayFirst(ms: number): Promise<void> {
    let isFirst = true;
    await this.#onPost(async (route) => {
      if (isFirst) {
        isFirst = false;
        await new Promise((resolve) => setTimeout(resolve, ms));
      }
      await route.fallback().catch(() => undefined);
    });
  }

  /** Freezes the second tab, as browsers do in the background. */
  async freeze(): Promise<void> {
    this.#frozen = await this.context.newCDPSession(this.tabs[1]);
    await this.#frozen.send('Page.setWebLifecycleState', { state: 'frozen' });
  }

  /** Ends the session as another device does, while a call is on its way, whose reply says so. */
  async endSession(): Promise<void> {
    const cookies = await this.context.cookies();
    await revoke(this.base, cookies.find(({ name }) => name === 'authKey')?.value ?? '');
    await expect(this.tabs[0]).toHaveURL(/sign-in/);
    this.#hasEnded = true;
  }

  /** Ends what has happened to this member. */
  async recover(): Promise<void> {
    await this.context.unroute(messages);
    await this.context.setOffline(false);
    await this.#frozen?.send('Page.setWebLifecycleState', { state: 'active' });
    this.#frozen = null;
    await this.#signInAgain();
    if (!this.isThere) await this.enter();
  }

  async #signInAgain(): Promise<void> {
    if (!this.#hasEnded) return;
    const [page, other] = this.tabs;
    this.#hasEnded = false;
    await signIn(page, this.person);
    if (this.isThere) await expect(field(page)).toBeVisible();
    await other.goto('/blogs');
  }
}

export type Chat = {
  one: Side;
  other: Side;
  written: Written[];
  /** Lets the members write some messages each. */
  say: (random: () => number, count: number) => Promise<void>;
  close: () => Promise<void>;
};

/** Two connected members, each with the conversation in one tab and another page in a second one. */
export async function openChat(browser: Browser, base: string): Promise<Chat> {
  const people = [await join(browser, base, 'Alice'), await join(browser, base, 'Bob')] as const;
  await connect(...people, base);
  const open = async (person: Person, to: Person) => {
    person.context.setDefaultTimeout(60_000);
    const tabs: [Page, Page] = [await person.context.newPage(), await person.context.newPage()];
    const address = `/messaging?contact=${to.id}`;
    await tabs[0].goto(address);
    await tabs[1].goto('/blogs');
    return new Side(person, address, base, tabs);
  };
  const [one, other] = [await open(people[0], people[1]), await open(people[1], people[0])];
  const written: Written[] = [];
  // The checks of the test have sessions of their own, which no fault ends.
  for (const { person } of [one, other]) person.token = (await openSession(base, person)).token;
  return {
    one,
    other,
    written,
    async say(random, number) {
      for (let index = 0; index < number; index += 1)
        for (const side of random() < 0.5 ? [one, other] : [one]) {
          if (!side.isThere) continue;
          const text = `Message ${written.length + 1}`;
          written.push({ author: side.person.id, text });
          await side.write(text);
        }
    },
    async close() {
      for (const side of [one, other]) await side.context.close();
    },
  };
}

type StoredMessage = { author: string; text: string };
type StoredList = {
  items: { id: string; unread: number; read_seq: number; last_seq: number }[];
  meta: { unread: number };
};

const listOf = async ({ person, base }: Side): Promise<StoredList> =>
  (await callAs(person, base, '/conversations')).json();

/** The last messages on the server, at most 50. */
async function storedFor(side: Side): Promise<StoredMessage[]> {
  const id = (await listOf(side)).items[0]?.id ?? '';
  const reply = await callAs(side.person, side.base, `/conversations/${id}/messages?limit=50`);
  return (await reply.json()).items;
}

/**
 * Ends what has happened, and expects that every message of the last ones is on the server once, in the order in which
 * its author wrote it, that all tabs show the same, that nothing was read that nobody has seen, and that counts are right.
 * `unseen`: how many messages have come since `other` has left the conversation, otherwise null.
 */
export async function settle(
  { one, other, written }: Chat,
  { unseen, what }: { unseen: number | null; what: string },
): Promise<void> {
  const recent = written.slice(-20);
  const recentTexts = new Set(recent.map(({ text }) => text));
  await one.recover();
  const stored = async () => (await storedFor(one)).filter(({ text }) => recentTexts.has(text));
  for (const { person } of [one, other]) {
    const own = recent.filter(({ author }) => author === person.id).map(({ text }) => text);
    await expect
      .poll(
        async () => (await stored()).filter(({ author }) => author === person.id).map(({ text }) => text),
        {
          message: `${what}: what ${person.name} wrote is on the server, once and in order`,
        },
      )
      .toEqual(own);
  }
  if (unseen !== null) {
    const { items, meta } = await listOf(other);
    expect([meta.unread, items[0]?.unread], `${what}: unread`).toEqual([unseen, unseen]);
    for (const tab of other.tabs)
      await expect(count(tab)).toHaveAccessibleName(new RegExp(`^Messages, ${unseen} non lus?$`));
  }
  await other.recover();
  // A page that was loaded again has only the newest messages.
  const all = (await storedFor(one)).map(({ text }) => text).slice(-15);
  for (const side of [one, other]) {
    const [page, second] = side.tabs;
    const shown = async () =>
      (await bubbles(page).locator('p[dir=auto]').allTextContents()).slice(-all.length);
    await expect.poll(shown, { message: `${what}: shown to ${side.person.name}` }).toEqual(all);
    await expect(page.getByText(/En attente d’envoi|Non envoyé/)).toHaveCount(0);
    for (const tab of [page, second]) await expect(count(tab)).toHaveAccessibleName('Messages');
    await expect.poll(async () => (await listOf(side)).meta.unread).toBe(0);
  }
}
