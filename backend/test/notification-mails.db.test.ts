import type { PreferencesRequestWire } from '@az/shared/contracts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deliverMail } from '../src/mail/deliver-mail.ts';
import type { MailTransport, OutgoingMail } from '../src/mail/transport.ts';
import { migrateApi } from '../src/migrate-api.ts';
import { makeServices, type Services } from '../src/services.ts';
import { ExampleNetwork, formOf, type Person, password } from '../src/testing/example-network.ts';
import { serveTestApi, type TestApi } from '../src/testing/test-api.ts';
import { type EngineDatabase, engines, openOn } from './both-engines.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
const signal = new AbortController().signal;

describe.each(engines)('notifications by mail on %s', (engine) => {
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
    const config = {
      ...{ mail: { outboxDir: '' }, now },
      accountLimits: { register: { count: 1000, windowMs: day } },
    };
    api = await serveTestApi(db, config);
    services = makeServices({ db, config }, '');
    network = new ExampleNetwork(api);
  });

  afterAll(async () => {
    await api.close();
    await engineDatabase.remove();
  });

  const sender = {
    ...{ address: 'az@reseau.test', productName: 'AZ', publicUrl: 'https://reseau.test' },
    apiUrl: 'https://reseau.test/api',
  };

  const register = (): Promise<Person> => {
    made += 1;
    return network.join(`membre-${made}@exemple.test`);
  };

  /** The token of the link that has been mailed to a member. */
  async function tokenFor({ email }: Person): Promise<string> {
    const mail = (await deliver()).find(({ to }) => to === email);
    return /#token=(\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
  }

  const prove = (token: string) => network.send('POST', '/confirm-email', { body: { token } });

  async function join(): Promise<Person> {
    const who = await register();
    await prove(await tokenFor(who));
    return who;
  }

  const send = (who: Person, method: 'PUT' | 'POST' | 'DELETE', path: string, body?: object) =>
    network.send(method, path, { token: who.token, body });
  const prefer = (who: Person, notifications: NonNullable<PreferencesRequestWire['notifications']>) =>
    send(who, 'PUT', '/account/preferences', { notifications });
  const like = (who: Person, post: string) => send(who, 'POST', `/az/announcements/${post}/like`);

  async function notificationsOf({ token }: Person): Promise<string[]> {
    type Reply = { items: { id: string }[] };
    return (await network.send<Reply>('GET', '/notifications', { token })).items.map(({ id }) => id);
  }

  /** Awa, who wants mails at this frequency, Yann, and an announcement of Awa. */
  async function start(emailFrequency: 'each' | 'daily' | 'weekly' | 'never') {
    const [awa, yann] = [await join(), await join()];
    await prefer(awa, { emailFrequency });
    return { awa, yann, post: await network.publish(awa) };
  }

  /** Delivers all queued mails as the worker does; a mail that is not sent waits for its next attempt. */
  async function deliver(transport?: MailTransport): Promise<OutgoingMail[]> {
    const sent: OutgoingMail[] = [];
    const collect: MailTransport = { send: async (mail) => void sent.push(mail) };
    const attempt = deliverMail(sender, { ...services, transport: transport ?? collect, now });
    for (let mail = await services.outbox.claim(); mail; mail = await services.outbox.claim()) {
      const { id } = mail;
      await attempt(mail, signal).then(
        () => services.outbox.remove(id),
        () => undefined,
      );
    }
    return sent;
  }

  /** The mails to a member that a sweep queues now, as the words of each before the reason. */
  async function mailsTo({ email }: Person): Promise<string[]> {
    await services.notificationMails.queueDue();
    const sent = (await deliver()).filter(({ to }) => to === email);
    return sent.map(({ text }) => text.split('Vos réglages')[0]?.replace(/\s+/g, ' ').trim() ?? '');
  }

  const page = (post: string) => `https://reseau.test/feed/post-details?announcement=${post}`;

  test('come after ten minutes without an act of the member, of which reading by itself is none', async () => {
    const { awa, yann, post } = await start('each');
    const comment = await network.comment(yann, post);
    pass(9 * minute);
    await api.call('GET', '/notifications', { token: awa.token });
    await send(awa, 'PUT', `/live/connections/${'0'.repeat(32)}`, { topics: [] });
    expect(await mailsTo(awa)).toEqual([]);
    await api.call('GET', '/notifications', { token: awa.token, headers: { 'az-input': '1' } });
    pass(9 * minute);
    expect(await mailsTo(awa)).toEqual([]);
    await network.publish(awa);
    pass(9 * minute);
    expect(await mailsTo(awa)).toEqual([]);
    pass(minute);
    expect(await mailsTo(awa)).toEqual([
      `Bonjour, Awa Mba a commenté votre publication. ${page(post)}#comment-${comment}`,
    ]);
  });

  test('begin when a mailed link proves the address, with all that is unread, and end when it is no longer proven', async () => {
    const [awa, yann] = [await register(), await join()];
    await prefer(awa, { emailFrequency: 'each' });
    const post = await network.publish(awa);
    await network.comment(yann, post);
    await network.comment(yann, post, await network.comment(awa, post));
    pass(10 * minute);
    await send(awa, 'POST', '/account/email-change');
    const token = await tokenFor(awa);
    pass(10 * minute);
    expect(await mailsTo(awa)).toEqual([]);
    await prove(token);
    expect(await mailsTo(awa)).toEqual([expect.stringMatching(/a répondu .* a commenté/)]);
    await network.comment(yann, await network.publish(awa));
    pass(10 * minute);
    await services.notificationMails.queueDue();
    await sql`update api.members set email_proven_at = null where id = ${Number(awa.id)}`.execute(
      services.db,
    );
    expect(await deliver()).toEqual([]);
    expect(await mailsTo(awa)).toEqual([]);
  });

  test('a sign-up mails its link without the name, to the same address five times an hour', async () => {
    for (let count = 0; count <= 5; count += 1) {
      const who = await network.join('etrangere@exemple.test');
      const sent = await deliver();
      expect(sent).toHaveLength(count < 5 ? 1 : 0);
      expect(JSON.stringify(sent)).not.toMatch(/Awa|Mba/);
      await send(who, 'DELETE', '/account', { password });
    }
  });

  test('combine what waits, without likes, and tell nothing twice until it has been read', async () => {
    const { awa, yann, post } = await start('each');
    const zoe = await join();
    const own = await network.comment(awa, post);
    for (const who of [yann, zoe]) await network.comment(who, post);
    await network.comment(yann, post, own);
    await like(yann, post);
    pass(10 * minute);
    const [mail, ...others] = await mailsTo(awa);
    expect(mail).toContain('Awa Mba a répondu à votre commentaire.');
    expect(mail).toContain('Awa Mba et une autre personne ont commenté votre publication.');
    expect(mail).not.toContain('aime');
    expect(others).toEqual([]);
    await network.comment(await join(), post);
    pass(10 * minute);
    expect(await mailsTo(awa)).toEqual([]);
    await send(awa, 'PUT', '/notifications/read', { up_to: now().toISOString(), read: true });
    await network.comment(await join(), post);
    pass(10 * minute);
    expect(await mailsTo(awa)).toEqual([expect.stringContaining('et 3 autres personnes ont commenté')]);
  });

  test('are not sent when the reader would not be shown them any more, or wants none', async () => {
    const host = await join();
    const { awa, yann } = await start('each');
    const other = await network.publish(host);
    const own = await network.comment(awa, other);
    const changes: ((comment: string) => Promise<unknown>)[] = [
      // Without a change there is a mail.
      async () => undefined,
      async () => send(awa, 'PUT', '/notifications/read', { up_to: now().toISOString(), read: true }),
      async () => send(awa, 'DELETE', `/notifications/${(await notificationsOf(awa))[0]}`),
      async (comment) => send(yann, 'DELETE', `/az/announcements-comments/${comment}`),
      async () => send(awa, 'PUT', `/az/mutes/${yann.id}`),
      async () => send(awa, 'PUT', '/notifications/choices', { silenced: { kinds: [], people: [yann.id] } }),
      async () => send(yann, 'PUT', `/az/blocks/${awa.id}`),
      async () => prefer(awa, { replies: false, reactionsAndComments: false }),
      async () => prefer(awa, { emailFrequency: 'never' }),
      async () => send(host, 'PUT', `/az/announcements/${other}`, { audience: 'connections' }),
    ];
    for (const change of changes) {
      const isReply = change === changes.at(-1);
      const comment = isReply
        ? await network.comment(yann, other, own)
        : await network.comment(yann, await network.publish(awa));
      pass(10 * minute);
      await services.notificationMails.queueDue();
      await change(comment);
      pass(10 * minute);
      expect(await deliver()).toHaveLength(change === changes[0] ? 1 : 0);
      expect(await mailsTo(awa)).toEqual([]);
      // What was in the way ends, and so do all notifications until then.
      await prefer(awa, { emailFrequency: 'each', replies: true, reactionsAndComments: true });
      await send(awa, 'PUT', '/notifications/choices', { silenced: { kinds: [], people: [] } });
      await send(yann, 'DELETE', `/az/blocks/${awa.id}`);
      await send(awa, 'DELETE', `/az/mutes/${yann.id}`);
      await send(awa, 'PUT', '/notifications/read', { up_to: now().toISOString(), read: true });
      expect(await mailsTo(awa)).toEqual([]);
    }
  });

  test('wait for the digest when the member has chosen it meanwhile', async () => {
    const { awa, yann, post } = await start('each');
    await network.comment(yann, post);
    await prefer(awa, { emailFrequency: 'weekly' });
    pass(10 * minute);
    expect(await mailsTo(awa)).toEqual([]);
    pass(7 * day);
    expect(await mailsTo(awa)).toHaveLength(1);
  });

  test('come in one digest a morning with everything unread, and in none if there is nothing', async () => {
    time = Date.parse('2027-01-12T16:00:00Z');
    const { awa, yann, post } = await start('daily');
    await like(yann, post);
    await network.comment(yann, post);
    await send(yann, 'PUT', `/az/follows/${awa.id}`);
    const [follow] = await notificationsOf(awa);
    await send(awa, 'PUT', '/notifications/read', { ids: [follow], read: true });
    time = Date.parse('2027-01-13T05:59:00Z');
    expect(await mailsTo(awa)).toEqual([]);
    pass(minute);
    const [digest, ...others] = await mailsTo(awa);
    expect(digest).toContain('Awa Mba a commenté votre publication.');
    expect(digest).toContain('Awa Mba aime votre publication.');
    expect(digest).not.toContain('s’abonne');
    expect(others).toEqual([]);
    pass(day);
    expect(await mailsTo(awa)).toEqual([]);
  });

  test('end with the account', async () => {
    const { awa, yann, post } = await start('each');
    await network.comment(yann, post);
    pass(10 * minute);
    await services.notificationMails.queueDue();
    await send(awa, 'DELETE', '/account', { password });
    expect(await deliver()).toEqual([]);
    expect(await mailsTo(awa)).toEqual([]);
  });

  test('survive the end of a process before they are sent, and are repeated after it as any other mail', async () => {
    const { awa, yann, post } = await start('each');
    await network.comment(yann, post);
    pass(10 * minute);
    for (let sweeps = 0; sweeps < 2; sweeps += 1) await services.notificationMails.queueDue();
    expect(await services.outbox.claim()).not.toBeNull();
    expect(await deliver()).toEqual([]);
    pass(2 * minute);
    const ids: string[] = [];
    await deliver({
      send: async ({ messageId }) => {
        ids.push(messageId);
        throw new Error('The process ends.');
      },
    });
    pass(2 * minute);
    const [again, ...others] = await deliver();
    expect(ids).toEqual([again?.messageId]);
    expect(others).toEqual([]);
    pass(2 * minute);
    expect(await mailsTo(awa)).toEqual([]);
  });

  test('are given up as any other mail', async () => {
    const { awa, yann, post } = await start('each');
    await network.comment(yann, post);
    pass(10 * minute);
    await services.notificationMails.queueDue();
    const refuse = { send: () => Promise.reject(new Error('550')) };
    for (let attempts = 0; attempts < 6; attempts += 1) {
      await deliver(refuse);
      pass(2 * minute);
    }
    const given = await services.outbox.claim();
    if (given) await services.outbox.remove(given.id);
    pass(2 * minute);
    expect(await mailsTo(awa)).toEqual([]);
  });

  test('are at most twenty in a day; the rest comes in the next one', async () => {
    const { awa, yann } = await start('each');
    for (let count = 0; count <= 21; count += 1) {
      await network.comment(yann, await network.publish(awa));
      pass(10 * minute);
      expect(await mailsTo(awa)).toHaveLength(count < 20 ? 1 : 0);
    }
    pass(day);
    expect(await mailsTo(awa)).toEqual([expect.stringMatching(/(a commenté.*){2}/)]);
  });

  test('are ended by their address, which only asks when it is opened', async () => {
    const { awa, yann, post } = await start('each');
    await network.comment(yann, post);
    const path = `/unsubscribe/${await services.unsubscribeTokens.make(Number(awa.id))}`;
    expect((await api.call('GET', path)).body).toContain('<form method="post">');
    pass(10 * minute);
    expect(await mailsTo(awa)).toHaveLength(1);
    await network.comment(yann, await network.publish(awa));
    const form = formOf({ 'List-Unsubscribe': 'One-Click' });
    for (let count = 0; count < 2; count += 1)
      expect((await api.call('POST', path, { body: form })).statusCode).toBe(200);
    pass(10 * minute);
    expect(await mailsTo(awa)).toEqual([]);
    for (const wrong of [path.slice(0, -1), `${path.slice(0, -22)}${'A'.repeat(22)}`, '/unsubscribe/x']) {
      const reply = await api.call('POST', wrong, { headers: { accept: 'text/html' } });
      expect(reply.statusCode).toBe(404);
      expect(reply.body).toContain('n’est pas valable');
    }
  });
});
