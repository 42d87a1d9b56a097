import { createECDH, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { migrateApi } from '../src/migrate-api.ts';
import { deliverPush } from '../src/push/deliver-push.ts';
import type { PushRequest } from '../src/push/send-push.ts';
import { makeServices, type Services } from '../src/services.ts';
import { ExampleNetwork, type Person } from '../src/testing/example-network.ts';
import { serveTestApi, type TestApi } from '../src/testing/test-api.ts';
import { type EngineDatabase, engines, openOn } from './both-engines.ts';

const minute = 60_000;
const { signal } = new AbortController();

type Browser = { endpoint: string; keys: { p256dh: string; auth: string } };

/** A subscription as a browser makes it. */
function makeBrowser(): Browser {
  const p256dh = createECDH('prime256v1').generateKeys().toString('base64url');
  const endpoint = `https://push.exemple.test/${randomBytes(8).toString('hex')}`;
  return { endpoint, keys: { p256dh, auth: randomBytes(16).toString('base64url') } };
}

describe.each(engines)('pushed notifications on %s', (engine) => {
  let engineDatabase: EngineDatabase;
  let api: TestApi;
  let services: Services;
  let network: ExampleNetwork;
  let time = Date.parse('2026-11-30T12:00:00Z');
  let made = 0;
  const now = () => new Date(time);
  const pass = (ms: number) => {
    time += ms;
  };

  beforeAll(async () => {
    engineDatabase = await openOn(engine);
    const { db } = engineDatabase;
    await migrateApi(db);
    const accountLimits = { register: { count: 1000, windowMs: minute } };
    const config = { mail: { outboxDir: '' }, now, accountLimits };
    api = await serveTestApi(db, config);
    services = makeServices({ db, config }, '');
    network = new ExampleNetwork(api);
  });

  afterAll(async () => {
    await api.close();
    await engineDatabase.remove();
  });

  const send = ({ token }: Person, method: 'PUT' | 'POST' | 'DELETE', path: string, body?: object) =>
    network.send(method, path, { token, body });
  /** Each invitation is a notification of its own. */
  const invite = (from: Person, to: Person) => send(from, 'PUT', `/az/connections/requests/${to.id}`, {});
  const join = () => network.join(`membre-${++made}@exemple.test`);

  /** Awa, who has switched push on in a browser, and Yann, who does things that she is notified of. */
  async function start() {
    const [awa, yann, browser] = [await join(), await join(), makeBrowser()];
    await send(awa, 'PUT', '/push/subscription', browser);
    pass(2 * minute);
    return { awa, yann, browser };
  }

  /** Sends what is due to a push service that replies with a status; returns the requests to these browsers. */
  async function deliver(browsers: Browser[], status: number | 'lost' = 201): Promise<PushRequest[]> {
    const sent: PushRequest[] = [];
    const round = deliverPush({
      ...{ ...services, now, subject: 'https://reseau.test', noticePath: '/api/push/notice' },
      send: async (request) => {
        sent.push(request);
        if (status === 'lost') throw new Error('lost');
        return status;
      },
    });
    while (await round(signal));
    return sent.filter(({ endpoint }) => browsers.some((one) => one.endpoint === endpoint));
  }

  async function latestOf({ token }: Person): Promise<string> {
    type Reply = { items: { id: string }[] };
    return (await network.send<Reply>('GET', '/notifications', { token })).items[0]?.id ?? '';
  }

  const ask = ({ endpoint, keys: { auth } }: Browser, id: string) =>
    api.call('POST', '/push/notice', { body: { endpoint, auth, id } });

  test('a message names the notification only to the browser, which asks what to show', async () => {
    const { awa, yann, browser } = await start();
    await invite(yann, awa);
    const id = await latestOf(awa);
    const [push, ...others] = await deliver([browser]);
    expect(others).toEqual([]);
    const { key } = await network.send<{ key: string }>('GET', '/push/key', { token: awa.token });
    expect(push?.headers).toMatchObject({
      ...{ TTL: 86_400, Urgency: 'normal', Topic: id.replaceAll('-', ''), 'Content-Encoding': 'aes128gcm' },
      Authorization: expect.stringMatching(new RegExp(`^vapid t=.*k=${key}$`)),
    });
    expect(Buffer.from(push?.body ?? '').includes(id)).toBe(false);
    expect((await ask(browser, id)).json()).toEqual({
      ...{ success: true, title: 'AZ Connect', unread: 1 },
      notice: { body: 'Awa Mba vous invite à rejoindre son réseau.', url: '/profile/connections' },
    });
    await send(awa, 'PUT', '/notifications/read', { ids: [id], read: true });
    expect((await ask(browser, id)).json()).toMatchObject({ notice: null, unread: 0 });
    expect(await deliver([browser])).toEqual([]);
  });

  test('a browser that does not know the secrets learns nothing', async () => {
    const { awa, yann, browser } = await start();
    await invite(yann, awa);
    const id = await latestOf(awa);
    const { keys } = makeBrowser();
    expect((await ask({ ...browser, keys }, id)).statusCode).toBe(404);
    expect((await ask(makeBrowser(), id)).statusCode).toBe(404);
  });

  test('nothing is sent while the member is there, nor what they have read or are no longer shown', async () => {
    const { awa, yann, browser } = await start();
    await network.publish(awa);
    await invite(yann, awa);
    expect(await deliver([browser])).toEqual([]);
    await send(awa, 'PUT', '/notifications/read', { ids: [await latestOf(awa)], read: true });
    pass(3 * minute);
    expect(await deliver([browser])).toEqual([]);
    await send(yann, 'PUT', `/az/follows/${awa.id}`);
    await send(awa, 'PUT', `/az/mutes/${yann.id}`);
    pass(3 * minute);
    expect(await deliver([browser])).toEqual([]);
    await send(awa, 'DELETE', `/az/mutes/${yann.id}`);
    pass(3 * minute);
    await invite(await join(), awa);
    expect(await deliver([browser])).toHaveLength(1);
  });

  test.each([404, 410])('a subscription that answers %s is forgotten', async (status) => {
    const { awa, yann, browser } = await start();
    await invite(yann, awa);
    expect(await deliver([browser], status)).toHaveLength(1);
    await invite(await join(), awa);
    expect(await deliver([browser])).toEqual([]);
  });

  test.each([429, 503, 'lost'] as const)('after %s it tries three times in all', async (status) => {
    const { awa, yann, browser } = await start();
    await invite(yann, awa);
    const counts: number[] = [];
    for (const wait of [0, minute, 5 * minute, 60 * minute]) {
      pass(wait);
      counts.push((await deliver([browser], status)).length);
    }
    expect(counts).toEqual([1, 1, 1, 0]);
  });

  test('nothing is sent after a sign-out, or once it is switched off', async () => {
    const { awa, yann, browser } = await start();
    const other = { ...awa, token: await network.signIn(awa) };
    const second = makeBrowser();
    await send(other, 'PUT', '/push/subscription', second);
    pass(2 * minute);
    await invite(yann, awa);
    await send(awa, 'POST', '/logout');
    pass(2 * minute);
    expect((await deliver([browser, second])).map(({ endpoint }) => endpoint)).toEqual([second.endpoint]);
    await send(other, 'DELETE', '/push/subscription');
    pass(2 * minute);
    await invite(await join(), awa);
    expect(await deliver([browser, second])).toEqual([]);
  });

  test('a browser is one member’s, and a member has ten at most', async () => {
    const { awa, yann, browser } = await start();
    await send(yann, 'PUT', '/push/subscription', browser);
    pass(2 * minute);
    await invite(yann, awa);
    expect(await deliver([browser])).toEqual([]);
    const browsers = Array.from({ length: 11 }, makeBrowser);
    for (const one of browsers)
      await send({ ...awa, token: await network.signIn(awa) }, 'PUT', '/push/subscription', one);
    pass(2 * minute);
    await invite(await join(), awa);
    const sent = (await deliver(browsers)).map(({ endpoint }) => endpoint);
    expect(sent.sort()).toEqual(
      browsers
        .slice(1)
        .map(({ endpoint }) => endpoint)
        .sort(),
    );
  });

  test.each(['http://push.exemple.test/a', 'https://localhost/a', 'https://192.168.1.1/a'])(
    'the address %s is refused',
    async (endpoint) => {
      const awa = await join();
      const body = { ...makeBrowser(), endpoint };
      const reply = await api.call('PUT', '/push/subscription', { token: awa.token, body });
      expect(reply.json()).toMatchObject({
        error: { kind: 'invalid', fields: { endpoint: expect.any(String) } },
      });
    },
  );
});
