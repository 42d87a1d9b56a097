import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test';
import { makeAccount, newAccount } from './new-account.ts';
import { commentAs, publishAs, type Send, sendAs } from './send-as.ts';
import { openSession } from './session.ts';

/** A publication of another member, who acts without a browser. */
type LivePost = {
  send: Send;
  /** Path of the publication's page. */
  path: string;
  comment: (text: string) => Promise<string>;
};

export async function makeLivePost(base: string, text: string): Promise<LivePost> {
  const account = newAccount();
  await makeAccount(base, account);
  const send = sendAs(base, (await openSession(base, account)).token);
  const post = await publishAs(send, text);
  return {
    send,
    path: `/feed/post-details?announcement=${post}`,
    comment: (comment) => commentAs(send, post, comment),
  };
}

export const stream = /\/live\/stream/;

export const rows = (page: Page, text: string): Locator =>
  page.getByRole('list', { name: 'Commentaires' }).getByRole('listitem').filter({ hasText: text });

/** Opens an address in a new tab, and waits until the tab has read its content again, so that it gets all later events. */
export async function openLive(context: BrowserContext, url: string): Promise<Page> {
  const page = await context.newPage();
  const isLive = page.waitForResponse(/\/az\/announcements\?ids=/);
  await page.goto(url);
  await isLive;
  await expect(page.getByRole('article').first()).toBeVisible();
  return page;
}
