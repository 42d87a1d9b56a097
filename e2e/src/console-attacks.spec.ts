import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { ownOriginTest } from './harness/own-origin.ts';
import { publishChanged, runAz } from './harness/publish-changed.ts';
import { bringSession, openSession } from './harness/session.ts';
import { expect } from './harness/test.ts';

const test = ownOriginTest().extend({
  baseURL: async ({ ownOrigin }, use) => use(ownOrigin.url),
});

/** Number of attempts, more than the refusals that an address may cause per minute. */
const attempts = 70;

/**
 * Runs in the page, in a browser with a signed-in operator. Tries every attack that the page's code can make on the
 * operators' listener. A result is `refused` when the browser or the listener has refused the attack.
 */
async function attack({ adminUrl, attempts }: { adminUrl: string; attempts: number }) {
  const api = `${adminUrl}/deploy/api`;
  const attempt = async (work: () => unknown): Promise<unknown> => {
    try {
      return await work();
    } catch {
      return 'refused';
    }
  };
  const text = async (answer: Promise<Response>) => (await answer).text();
  const blind = (verb: string) =>
    fetch(`${api}/commands/${verb}/all`, { method: 'POST', mode: 'no-cors', body: '{"why":"attack"}' });
  const opened = window.open(`${adminUrl}/deploy`);
  // Waits for the other page, because until it has loaded, the new window has the origin of this page.
  const isBlank = () => opened?.closed === false && opened.location.href === 'about:blank';
  while ((await attempt(isBlank)) === true) await new Promise((resolve) => setTimeout(resolve, 20));
  const results = {
    stored: [...Object.values({ ...sessionStorage }), ...Object.values({ ...localStorage })]
      .concat(document.cookie)
      .filter((value) => value.includes('az_')),
    popup: await attempt(() => (opened?.closed === false ? { ...opened.sessionStorage } : 'refused')),
    status: await attempt(() => text(fetch(`${api}/status`))),
    token: await attempt(() => text(fetch(`${api}/status`, { headers: { authorization: 'Bearer az_x' } }))),
    console: await attempt(() => text(fetch(`${adminUrl}/deploy`))),
    metrics: await attempt(() => text(fetch(`${adminUrl}/metrics`))),
    own: (await fetch('/deploy/api/status')).status,
  };
  for (let count = 0; count < attempts; count += 1) await attempt(() => blind('freeze'));
  return results;
}

const nothing = {
  ...{ stored: [], popup: 'refused', status: 'refused', token: 'refused', console: 'refused' },
  ...{ metrics: 'refused', own: 404 },
};

async function signInToConsole(page: Page, adminUrl: string): Promise<void> {
  await page.goto(`${adminUrl}/deploy`);
  await page.getByLabel('Jeton d’équipe').fill(process.env.AZ_FIRST_TOKEN ?? '');
  await page.getByRole('button', { name: 'Ouvrir la console' }).click();
  await expect(page.getByRole('heading', { name: 'Vue d’ensemble' })).toBeVisible();
}

/** Expects that the operator can still work, and that no attack has reached the control plane. */
async function expectUnharmed(operator: Page): Promise<void> {
  await operator.getByRole('button', { name: 'Actualiser' }).click();
  await expect(operator.getByRole('button', { name: 'Geler les déploiements' })).toBeVisible();
  await operator.getByRole('link', { name: 'Journal d’audit' }).click();
  await expect(operator.getByText('Aucun jeton n’a été refusé.')).toBeVisible();
  await expect(operator.getByText('attack')).toHaveCount(0);
}

test('an area’s code gets no access from an operator who is signed in to the console in the same browser', async ({
  context,
  ownOrigin,
  expectErrors,
}) => {
  // Errors of the attacks: the page's policy refuses the calls to the listener, and its own origin replies 404.
  expectErrors(/Policy violation: connect-src|Content Security Policy|status of 40[34]/);
  const operator = await context.newPage();
  await signInToConsole(operator, ownOrigin.adminUrl);
  const { version } = await publishChanged(ownOrigin, 'content', (scripts) => {
    const entry = scripts.get('remoteEntry.js') ?? '';
    const call = `(${attack})(${JSON.stringify({ adminUrl: ownOrigin.adminUrl, attempts: 1 })})`;
    scripts.set('remoteEntry.js', `${call}.then((results)=>{globalThis.results=results});${entry}`);
  });
  await runAz(ownOrigin, 'rollout', 'start', 'content', version, '--steps', '100');
  const member = await context.newPage();
  await bringSession(member, ownOrigin.url, await openSession(ownOrigin.url));
  await member.goto('/blogs');
  await expect(member.getByRole('heading', { level: 1 })).toBeVisible();
  await member.waitForFunction(() => 'results' in globalThis);
  expect(await member.evaluate(() => (globalThis as unknown as { results: object }).results)).toEqual(
    nothing,
  );
  await expectUnharmed(operator);
});

/** Starts an attacker's site on this machine: one page without any policy. */
async function startAttacker(): Promise<{ url: string; stop: () => void }> {
  const server = createServer((request, response) => {
    response.writeHead(request.url === '/' ? 200 : 404, { 'content-type': 'text/html' });
    response.end('<!doctype html><link rel="icon" href="data:,">');
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  // `localhost` and not 127.0.0.1, because another host name makes it another site than the origin.
  const url = `http://localhost:${(server.address() as AddressInfo).port}/`;
  return { url, stop: () => server.close() };
}

test('a page of another site, without any policy, neither reads the console nor locks its operator out', async ({
  context,
  ownOrigin,
  expectErrors,
}) => {
  expectErrors(/blocked by CORS policy|Failed to load resource/);
  const operator = await context.newPage();
  await signInToConsole(operator, ownOrigin.adminUrl);
  const attacker = await startAttacker();
  const page = await context.newPage();
  await page.goto(attacker.url);
  expect(await page.evaluate(attack, { adminUrl: ownOrigin.adminUrl, attempts })).toEqual(nothing);
  await page.close();
  attacker.stop();
  await expectUnharmed(operator);
});
