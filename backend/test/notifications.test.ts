import { randomUUID } from 'node:crypto';
import { maxNotifications, type NotificationsReplyWire, parsePreferences } from '@az/shared/contracts';
import { call, refusal } from './api-calls.ts';
import { networkCalls, type Person } from './network-calls.ts';
import { until } from './until.ts';
import { useServer } from './use-server.ts';

const server = useServer({ program: 'fuzz-server' });
const { database } = server;
const network = networkCalls(() => server.api);
const { join, two, az, put, remove, ask, connect, publish, prefer, headOf, eventsOf } = network;

const send = ({ token }: Person, method: string, path: string, json?: unknown) =>
  call(`${server.api}/notifications${path}`, { token, method, json });

/** Stops the server, runs SQL, and starts the server again. */
async function runAlone(statement: string) {
  await server.stop();
  const rows = await database.sql(statement);
  await server.start();
  return rows;
}

const halfADayLater = () =>
  runAlone(`with one as (update api.notifications set started_at = started_at - interval '12 hours')
    update api.notification_actors set at = at - interval '12 hours'`);

async function read(who: Person, query = ''): Promise<NotificationsReplyWire> {
  const { status, body } = await send(who, 'GET', query);
  expect(status).toBe(200);
  return body as NotificationsReplyWire;
}

/** What a member is notified of: who and what, with `*` if it is unread. */
const texts = async (who: Person) =>
  (await read(who)).items.map(({ from, text, read: isRead }) => `${from.id} ${text}${isRead ? '' : ' *'}`);
async function first(who: Person) {
  const [one] = (await read(who)).items;
  if (!one) throw new Error('There is no notification.');
  return one;
}

const like = (who: Person, post: string, method = 'POST') =>
  az(who, `announcements/${post}/like`, { method });
const likeComment = (who: Person, comment: string, method = 'PUT') =>
  az(who, `comments/${comment}/like`, { method });

async function comment(who: Person, post: string, replyTo?: string): Promise<string> {
  const json = { text: randomUUID(), client_id: randomUUID(), ...(replyTo && { reply_to: replyTo }) };
  const { body } = await az(who, `announcements/${post}/comments`, { json });
  return (body.comment as { id: string }).id;
}

const uncomment = (who: Person, id: string) => remove(who, `announcements-comments/${id}`);
const likes = 'aime votre publication. *';

describe('a notification', () => {
  it('tells of a request and its acceptance; the notification accepts it, too', async () => {
    const [awa, yann] = await two();
    await ask(yann, awa);
    const asked = await first(awa);
    expect(asked).toMatchObject({
      ...{ kind: 'requests', text: 'vous invite à rejoindre son réseau.', url: '/profile/connections' },
      ...{ from: { id: yann.id, name: 'Aïssatou Ndzouba' }, read: false, accepted: false },
    });
    expect((await send(yann, 'PUT', `/${asked.id}/accepted`)).status).toBe(404);
    const head = await headOf(awa);
    expect((await send(awa, 'PUT', `/${asked.id}/accepted`)).body).toEqual({ success: true });
    expect(await first(awa)).toMatchObject({ id: asked.id, read: true, accepted: true });
    expect(await first(yann)).toMatchObject({
      ...{ kind: 'requests', text: 'a accepté votre demande de mise en relation.', accepted: null },
      url: `/profile/feed?member=${awa.id}`,
    });
    expect(await eventsOf(awa, head)).toMatchObject([
      { type: 'notification.changed', id: asked.id, notification: { accepted: true } },
      { type: 'relation.changed' },
    ]);
    expect((await send(awa, 'PUT', `/${asked.id}/accepted`)).status).toBe(200);
    await remove(awa, `connections/${yann.id}`);
    expect([await texts(awa), await texts(yann)]).toEqual([[], []]);
    expect((await send(awa, 'PUT', `/${asked.id}/accepted`)).status).toBe(404);
  });

  it('tells of followers, likes, comments and replies, until they are taken back', async () => {
    const [awa, yann] = await two();
    const post = await publish(awa, 'Une annonce');
    const page = `/feed/post-details?announcement=${post}`;
    await put(yann, `follows/${awa.id}`);
    expect(await first(awa)).toMatchObject({ kind: 'subscriptions', url: `/profile/feed?member=${yann.id}` });
    await like(yann, post);
    expect(await first(awa)).toMatchObject({ kind: 'reactionsAndComments', url: page });
    const own = await comment(awa, post);
    const reply = await comment(yann, post, own);
    expect(await first(awa)).toMatchObject({ kind: 'replies', url: `${page}#comment-${reply}` });
    const theirs = await comment(yann, post);
    expect(await first(awa)).toMatchObject({ url: `${page}#comment-${theirs}` });
    await Promise.all([likeComment(yann, own), likeComment(awa, theirs)]);
    const of = (text: string) => `${yann.id} ${text} *`;
    expect(await texts(awa)).toEqual([
      of('aime votre commentaire.'),
      of('a commenté votre publication.'),
      of('a répondu à votre commentaire.'),
      of('aime votre publication.'),
      of('s’abonne à votre profil.'),
    ]);
    expect(await texts(yann)).toEqual([`${awa.id} aime votre commentaire. *`]);
    await likeComment(yann, own, 'DELETE');
    await uncomment(yann, theirs);
    expect(await texts(yann)).toEqual([]);
    expect(await texts(awa)).toContain(of('a commenté votre publication.'));
    await uncomment(yann, reply);
    await like(yann, post, 'DELETE');
    await remove(yann, `follows/${awa.id}`);
    expect(await texts(awa)).toEqual([]);
    await ask(yann, awa);
    await remove(awa, `connections/requests/${yann.id}`);
    expect(await texts(awa)).toEqual([]);
  });

  it('counts the people who do the same within twelve hours; a new one makes it unread again', async () => {
    const [awa, yann] = await two();
    const post = await publish(awa, 'Une annonce');
    await like(yann, post);
    const { id } = await first(awa);
    await send(awa, 'PUT', '/read', { ids: [id], read: true });
    const others = [await join(), await join()];
    for (const one of [...others, yann]) await like(one, post);
    await until(async () => (await read(awa)).meta.unread === 1);
    const last = others[1] as Person;
    expect(await read(awa)).toMatchObject({
      items: [{ id, text: 'et 2 autres personnes aiment votre publication.', from: { id: last.id } }],
      meta: { unread: 1 },
    });
    await like(last, post, 'DELETE');
    expect(await texts(awa)).toEqual([`${others[0]?.id} et une autre personne aiment votre publication. *`]);
    await halfADayLater();
    await like(last, post);
    expect(await texts(awa)).toHaveLength(2);
    expect(await first(awa)).toMatchObject({ text: 'aime votre publication.' });
  });

  it('is no news again when somebody takes an act back and repeats it', async () => {
    const [awa, yann] = await two();
    const post = await publish(awa, 'Une annonce');
    const acts = async (isSet: boolean) => {
      await like(yann, post, isSet ? 'POST' : 'DELETE');
      await (isSet ? put : remove)(yann, `follows/${awa.id}`);
      await (isSet ? ask(yann, awa) : remove(yann, `connections/requests/${awa.id}`));
    };
    await acts(true);
    const { items } = await read(awa);
    await send(awa, 'PUT', '/read', { ids: items.map(({ id }) => id), read: true });
    const shown = await texts(awa);
    expect(shown).toHaveLength(3);
    for (const isSet of [false, true, false]) await acts(isSet);
    expect(await texts(awa)).toEqual([]);
    await acts(true);
    expect(await read(awa)).toMatchObject({ meta: { unread: 0 }, items: items.map(({ id }) => ({ id })) });
    expect(await texts(awa)).toEqual(shown);
    await acts(false);
    await halfADayLater();
    await acts(true);
    expect((await read(awa)).meta.unread).toBe(3);
  });

  it('disappears with what it is about', async () => {
    const [awa, yann] = await two();
    const post = await publish(yann, 'Une annonce');
    const own = await comment(awa, post);
    await likeComment(yann, own);
    await comment(yann, post, own);
    expect(await texts(awa)).toHaveLength(2);
    await uncomment(awa, own);
    expect(await texts(awa)).toEqual([`${yann.id} a répondu à votre commentaire. *`]);
    await remove(yann, `announcements/${post}`);
    expect(await texts(awa)).toEqual([]);
  });
});

describe('nobody is notified', () => {
  it('of their own acts, or by somebody who is blocked, muted or silenced, or of a kind that is off', async () => {
    const [awa, yann] = await two();
    const post = await publish(awa, 'Une annonce');
    await like(awa, post);
    await comment(awa, post, await comment(awa, post));
    const silence = (people: string[]) => send(awa, 'PUT', '/choices', { silenced: { kinds: [], people } });
    const choices: [on: () => Promise<unknown>, off: () => Promise<unknown>][] = [
      [() => put(awa, `mutes/${yann.id}`), () => remove(awa, `mutes/${yann.id}`)],
      [() => silence([yann.id]), () => silence([])],
      [
        () => prefer(awa, { notifications: { reactionsAndComments: false } }),
        () => prefer(awa, { notifications: { reactionsAndComments: true } }),
      ],
    ];
    const blocks: typeof choices = [
      [() => put(awa, `blocks/${yann.id}`), () => remove(awa, `blocks/${yann.id}`)],
      [() => put(yann, `blocks/${awa.id}`), () => remove(yann, `blocks/${awa.id}`)],
    ];
    for (const [on, off] of [...choices, ...blocks]) {
      await on();
      await like(yann, post);
      await off();
      expect(await texts(awa)).toEqual([]);
      await like(yann, post, 'DELETE');
    }
    await like(yann, post);
    expect(await texts(awa)).toEqual([`${yann.id} ${likes}`]);
    for (const [on, off] of choices) {
      await on();
      expect(await read(awa)).toMatchObject({ items: [], meta: { unread: 0 } });
      await off();
      expect(await texts(awa)).toEqual([`${yann.id} ${likes}`]);
    }
    // A block leaves nothing behind.
    await blocks[0]?.[0]();
    await blocks[0]?.[1]();
    expect(await texts(awa)).toEqual([]);
  });

  it('of what happens under an announcement that they can no longer see', async () => {
    const [awa, yann] = await two();
    const author = await join();
    const post = await publish(author, 'Une annonce');
    const own = await comment(awa, post);
    await likeComment(yann, own);
    await connect(yann, author);
    const change = (audience: string) => put(author, `announcements/${post}`, { audience });
    await change('connections');
    expect(await read(awa)).toMatchObject({ items: [], meta: { unread: 0 } });
    await comment(yann, post, own);
    await change('members');
    expect(await texts(awa)).toEqual([]);
    expect(await runAlone(`select from api.notifications where recipient_id = ${awa.id}`)).toEqual([]);
  });

  it('by a closed account', async () => {
    const [awa, yann] = await two();
    const other = await join();
    const post = await publish(awa, 'Une annonce');
    for (const one of [other, yann]) await like(one, post);
    await put(yann, `follows/${awa.id}`);
    const head = await headOf(awa);
    const json = { password: 'trois-pirogues-sur-le-fleuve' };
    await call(`${server.api}/account`, { token: yann.token, method: 'DELETE', json });
    expect(await texts(awa)).toEqual([`${other.id} ${likes}`]);
    expect(await eventsOf(awa, head)).toContainEqual(
      expect.objectContaining({ type: 'notification.changed', id: null }),
    );
  });
});

describe('the list', () => {
  it('is read in pages, and marked as read by id or until a time', async () => {
    const [awa, yann] = await two();
    for (const text of ['Une', 'Deux', 'Trois']) await like(yann, await publish(awa, text));
    const page = await read(awa, '?limit=2');
    const rest = await read(awa, `?limit=2&cursor=${page.meta.next_cursor}`);
    const [third, second, oldest] = [...page.items, ...rest.items];
    expect(rest.meta).toEqual({ next_cursor: null, unread: 3 });
    expect(new Set([third?.id, second?.id, oldest?.id]).size).toBe(3);
    const head = await headOf(awa);
    await send(awa, 'PUT', '/read', { up_to: second?.sent_at, read: true });
    expect((await read(awa)).items.map((one) => one.read)).toEqual([false, true, true]);
    await send(awa, 'PUT', '/read', { ids: [oldest?.id, 'unknown', randomUUID()], read: false });
    await send(yann, 'PUT', '/read', { ids: [third?.id], read: true });
    expect(await read(awa)).toMatchObject({
      items: [{ read: false }, { read: true }, { read: false }],
      meta: { unread: 2 },
    });
    const changed = { type: 'notification.changed', id: null, notification: null };
    expect(await eventsOf(awa, head)).toMatchObject([changed, changed]);
  });

  it('has no removed ones until they are brought back', async () => {
    const [awa, yann] = await two();
    await like(yann, await publish(awa, 'Une annonce'));
    const { id } = await first(awa);
    for (const method of ['DELETE', 'PUT']) expect((await send(yann, method, `/${id}`)).status).toBe(404);
    const head = await headOf(awa);
    expect((await send(awa, 'DELETE', `/${id}`)).body).toEqual({ success: true });
    expect(await read(awa)).toMatchObject({ items: [], meta: { unread: 0 } });
    await send(awa, 'PUT', `/${id}`);
    expect(await read(awa)).toMatchObject({ items: [{ id }], meta: { unread: 1 } });
    expect(await eventsOf(awa, head)).toMatchObject([
      { type: 'notification.changed', id },
      { type: 'notification.changed', id, notification: { id } },
    ]);
  });

  it('of a request refuses it when it is removed, and asks again when it is brought back', async () => {
    const [awa, yann] = await two();
    await put(yann, `connections/requests/${awa.id}`, { note: 'Bonjour' });
    const { id } = await first(awa);
    const requests = async () =>
      ((await az(awa, 'connections/requests?direction=in')).body as { items: unknown[] }).items;
    const asked = await requests();
    expect(asked).toMatchObject([{ note: 'Bonjour' }]);
    expect(await read(awa, '?filter=requests')).toMatchObject({ items: [{ id }] });
    await send(awa, 'DELETE', `/${id}`);
    expect([await requests(), await texts(awa)]).toEqual([[], []]);
    await send(awa, 'PUT', `/${id}`);
    expect(await requests()).toEqual(asked);
    expect(await read(awa, '?filter=requests')).toMatchObject({ items: [{ id }], meta: { unread: 1 } });
    await send(awa, 'PUT', `/${id}/accepted`);
    expect(await read(awa, '?filter=requests')).toMatchObject({ items: [] });
    for (const method of ['DELETE', 'PUT']) await send(awa, method, `/${id}`);
    expect(await first(awa)).toMatchObject({ id, accepted: true });
  });

  it('is found among the unread ones, and marked as read with its kind', async () => {
    const [awa, yann] = await two();
    await put(yann, `follows/${awa.id}`);
    await like(yann, await publish(awa, 'Une annonce'));
    await send(awa, 'PUT', '/read', { up_to: '2100-01-01T00:00:00.000Z', kind: 'subscriptions', read: true });
    expect(await texts(awa)).toHaveLength(2);
    const { items, meta } = await read(awa, '?filter=unread');
    expect([items.map(({ why }) => why), meta.unread]).toEqual([['Vous avez écrit cette publication.'], 1]);
  });

  it('shows the choices, which are preferences; a blocked person is no longer silenced', async () => {
    const [awa, yann] = await two();
    await prefer(awa, { notifications: { birthdays: false, emailFrequency: 'daily' } });
    expect(await read(awa)).toMatchObject({ silenced: { kinds: ['birthdays'], people: [] }, mail: true });
    const silenced = { kinds: ['replies'], people: [yann.id, awa.id, 'unknown', '2147483647'] };
    await send(awa, 'PUT', '/choices', { silenced, mail: false });
    expect(await read(awa)).toMatchObject({
      silenced: { kinds: ['replies'], people: [{ id: yann.id, name: 'Aïssatou Ndzouba' }] },
      mail: false,
    });
    const { body } = await call(`${server.api}/account/preferences`, { token: awa.token });
    const { notifications } = parsePreferences(body);
    expect(notifications).toMatchObject({ birthdays: true, replies: false, emailFrequency: 'never' });
    await send(awa, 'PUT', '/choices', { mail: true });
    await put(yann, `blocks/${awa.id}`);
    await remove(yann, `blocks/${awa.id}`);
    expect(await read(awa)).toMatchObject({ silenced: { kinds: ['replies'], people: [] }, mail: true });
  });

  it(`keeps the ${maxNotifications} latest, and counts up to a hundred`, async () => {
    const [awa, yann] = await two();
    await runAlone(
      `with made as (insert into api.notifications (public_id, recipient_id, cause, started_at, last_at, event_at)
        select gen_random_uuid(), ${awa.id}, 'accepted', t, t, t
        from generate_series(1, ${maxNotifications}) n cross join lateral (select now() - n * interval '1 minute' as t) times
        returning id)
      insert into api.notification_actors select id, ${yann.id}, now() from made`,
    );
    await like(yann, await publish(awa, 'Une annonce'));
    expect((await read(awa)).meta.unread).toBe(100);
    const rows = `select count(*)::integer as rows from api.notifications where recipient_id = ${awa.id}`;
    expect(await runAlone(rows)).toEqual([{ rows: maxNotifications }]);
  });

  it.each([
    ['a wrong cursor', 'GET', '?cursor=x', undefined, 400],
    ['no ids', 'PUT', '/read', { ids: [], read: true }, 400],
    ['neither ids nor a time', 'PUT', '/read', { read: true }, 400],
    ['both', 'PUT', '/read', { ids: ['x'], up_to: '2026-01-01T00:00:00.000Z', read: true }, 400],
    ['a wrong time', 'PUT', '/read', { up_to: 'hier', read: true }, 400],
    ['a kind that is none', 'PUT', '/choices', { silenced: { kinds: ['x'], people: [] } }, 400],
    ['an unknown one', 'DELETE', `/${randomUUID()}`, undefined, 404],
    ['an id that is none', 'PUT', '/x/accepted', undefined, 404],
  ])('refuses %s', async (_what, method, path, json, status) => {
    const awa = await join();
    const reply = await send(awa, method, path, json);
    expect(reply.status).toBe(status);
    if (status === 404) expect(reply.body).toEqual(refusal('not-found'));
    expect((await send({ ...awa, token: 'none' }, method, path, json)).status).toBe(401);
  });
});

describe('events', () => {
  const newOnes = async (who: Person, after: string) =>
    (await eventsOf(who, after)).filter(({ type }) => type === 'notification.new');

  it('are few for many acts, and the last one has them all', async () => {
    const awa = await join();
    const post = await publish(awa, 'Une annonce');
    const people = await Promise.all(Array.from({ length: 12 }, () => join()));
    const head = await headOf(awa);
    const started = Date.now();
    await Promise.all(people.map((one) => like(one, post)));
    const all = 'et 11 autres personnes aiment votre publication.';
    expect(await read(awa)).toMatchObject({ items: [{ text: all }], meta: { unread: 1 } });
    // Every event has the notification as it is now, so only the number of events tells when the sweep has emitted one.
    await until(async () => (await newOnes(awa, head)).length > 1);
    const events = await newOnes(awa, head);
    expect(events.at(-1)).toMatchObject({ notification: { text: all } });
    expect(events.length).toBeLessThanOrEqual(2 + (Date.now() - started) / 1000);
  });

  it('are not lost when the server ends before it has emitted them', async () => {
    const [awa, yann] = await two();
    await like(yann, await publish(awa, 'Une annonce'));
    const head = await headOf(awa);
    await runAlone(`update api.notifications set is_due = true where recipient_id = ${awa.id}`);
    await until(async () => (await newOnes(awa, head)).length > 0);
    expect(await newOnes(awa, head)).toMatchObject([{ notification: { from: { id: yann.id } } }]);
  });
});
