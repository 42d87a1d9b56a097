import { request } from 'node:http';
import type { Locator, Page } from '@playwright/test';
import type { FaultyProxy } from './faulty-proxy.ts';
import { newAccount } from './new-account.ts';
import { bringSession, type OpenSession } from './session.ts';
import { expect } from './test.ts';

const api = '/az-connect-backend/api';

export const pages = [
  { path: '/settings/account', heading: 'Compte', link: 'Account' },
  { path: '/settings/jobs', heading: 'Emplois', link: 'Jobs' },
  { path: '/settings/notification', heading: 'Notifications', link: 'Notification' },
  { path: '/settings/privacy', heading: 'Confidentialité et sécurité', link: 'Privacy and safety' },
  { path: '/settings/communication', heading: 'Communications', link: 'Communications' },
  { path: '/settings/messaging', heading: 'Messagerie', link: 'Messaging' },
  { path: '/settings/close-account', heading: 'Fermer le compte', link: 'Close account' },
];

/** A member whom only one test uses. */
export type SettingsMember = ReturnType<typeof newAccount> & OpenSession;

/** A random address of this machine for each new account, because the server limits new accounts per address. */
const anyAddress = (): string => `127.${[1, 2, 3].map(() => 1 + Math.floor(Math.random() * 250)).join('.')}`;

function postAlone(url: string, json: object): Promise<{ access_token: string; user: OpenSession['user'] }> {
  const headers = { 'content-type': 'application/json' };
  return new Promise((settle, reject) => {
    const asked = request(url, { method: 'POST', headers, localAddress: anyAddress() }, async (answer) => {
      const chunks: Buffer[] = [];
      for await (const chunk of answer) chunks.push(chunk as Buffer);
      if (answer.statusCode === 200) settle(JSON.parse(Buffer.concat(chunks).toString()));
      else reject(new Error(`The account was refused with ${answer.statusCode}`));
    });
    asked.on('error', reject);
    asked.end(JSON.stringify(json));
  });
}

async function makeMember(server: string): Promise<SettingsMember> {
  const account = newAccount();
  const { firstName: Names, lastName: LastName, email, password } = account;
  const reply = await postAlone(`${server}${api}/register`, {
    type: 'person',
    Names,
    LastName,
    email,
    password,
  });
  return { ...account, token: reply.access_token, user: reply.user };
}

/** Calls the API as a member. `call`: `<method> <path>`. */
export async function callAs(base: string, token: string, call: string, json?: unknown) {
  const [method = 'GET', path = ''] = call.split(' ');
  const answer = await fetch(`${base}${api}${path}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(json !== undefined && { 'content-type': 'application/json' }),
    },
    body: json === undefined ? null : JSON.stringify(json),
  });
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
}

/** Whether a sign-in is accepted. */
export async function canSignIn(base: string, email: string, password: string): Promise<boolean> {
  const answer = await fetch(`${base}${api}/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  return answer.ok;
}

export async function openSettings(page: Page, wire: FaultyProxy, path: string): Promise<SettingsMember> {
  const member = await makeMember(wire.targetUrl);
  await bringSession(page, wire.url, member);
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return member;
}

export const card = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });

export const clickSave = (part: Locator): Promise<void> =>
  part.getByRole('button', { name: 'Enregistrer' }).click();
