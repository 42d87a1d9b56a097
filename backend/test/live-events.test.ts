import { type Answer, call, comment, other, refusal, signIn } from './api-calls.ts';
import { type LivePage, readEvents } from './live-calls.ts';
import { until } from './until.ts';
import { useServer } from './use-server.ts';

const server = useServer();
const { database } = server;
let token: string;

beforeAll(async () => {
  token = await signIn(server.api);
});

/** Stops the server, runs SQL, and starts the server again. */
async function runAlone(...statements: string[]): Promise<void> {
  await server.stop();
  await database.sql(...statements);
  await server.start();
}

const like = (id: string, method = 'POST', by = token): Promise<Answer> =>
  call(`${server.api}/az/announcements/${id}/like`, { token: by, method });

async function publish(text: string): Promise<string> {
  const body = new FormData();
  body.set('text', text);
  const published = await call(`${server.api}/az/announcements`, { token, body });
  expect(published.status).toBe(201);
  return (published.body.feed as { id: string }).id;
}

/** The id that events use for an announcement which calls can also address by a number. */
async function eventId(number: number): Promise<string> {
  const { body } = await call(`${server.api}/az/announcements/${number}`, { token });
  return (body.feed as { id: string }).id;
}

const remove = (id: string) => call(`${server.api}/az/announcements/${id}`, { token, method: 'DELETE' });
const since = (after?: string, more: { limit?: number; by?: string } = {}): Promise<LivePage> =>
  readEvents(server.api, more.by ?? token, { after, limit: more.limit });

async function headOf(path: string, by = token): Promise<string> {
  const { headers } = await call(server.api + path, { token: by });
  return headers.get('live-seq') ?? '';
}

describe('GET /live/events', () => {
  it('begins at the present end of the log', async () => {
    const { head, events, more } = await since();
    expect(head).toMatch(/^[\da-f]{32}\.\d+$/);
    expect({ events, more }).toEqual({ events: [], more: false });
    expect(await headOf('/az/global')).toBe(head);
  });

  it('has an event for each announcement, like and removal of the member, and nothing of others', async () => {
    const [before, others] = [await since(), await signIn(server.api, other)];
    const theirs = await since(undefined, { by: others });
    const id = await publish('Une annonce suivie.');
    await like('1');
    await like('1', 'DELETE');
    await like('2', 'POST', others);
    const { events, head } = await since(before.head);
    expect(events).toMatchObject([
      { type: 'own.post', post: { id, text: 'Une annonce suivie.', own: true } },
      { type: 'own.reaction', post: { id: await eventId(1), liked: false } },
      { type: 'own.reaction', post: { id: await eventId(1), liked: false } },
    ]);
    const [first = 0] = events.map(({ seq }) => seq);
    expect(events.map(({ seq }) => seq)).toEqual([first, first + 1, first + 2]);
    expect((await since(theirs.head, { by: others })).events).toMatchObject([
      { type: 'own.reaction', post: { id: await eventId(2), liked: true } },
    ]);
    await remove(id);
    expect((await since(before.head)).events).toMatchObject([
      { seq: first, type: 'gone' },
      { seq: first + 1, type: 'own.reaction' },
      { seq: first + 2, type: 'own.reaction' },
      { seq: first + 3, type: 'post.gone', id },
    ]);
    expect((await since(head)).events).toHaveLength(1);
  });

  it('gives no number for a repeated or refused write', async () => {
    const { head } = await since();
    const headers = { 'idempotency-key': 'published-once' };
    const send = () => {
      const body = new FormData();
      body.set('text', 'Publiée une fois.');
      return call(`${server.api}/az/announcements`, { token, body, headers });
    };
    await Promise.all([send(), send(), send()]);
    expect((await like('999999')).status).toBe(404);
    expect((await remove('999999')).status).toBe(404);
    expect((await since(head)).events).toMatchObject([{ type: 'own.post' }]);
  });

  it('numbers concurrent writes without gaps', async () => {
    const { head } = await since();
    await Promise.all(Array.from({ length: 40 }, (_, index) => like(String(1 + (index % 7)))));
    const { events } = await since(head);
    const first = Number(head.split('.')[1]) + 1;
    expect(events.map(({ seq }) => seq)).toEqual(Array.from({ length: 40 }, (_, index) => first + index));
  });

  it('has as many events as asked for, and says that there are more', async () => {
    const { head } = await since();
    for (const id of ['1', '2', '3']) await like(id);
    const page = await since(head, { limit: 2 });
    expect(page).toMatchObject({
      events: [{ post: { id: await eventId(1) } }, { post: { id: await eventId(2) } }],
      more: true,
    });
    const rest = await since(page.head, { limit: 1 });
    expect(rest).toMatchObject({ events: [{ post: { id: await eventId(3) } }], more: false });
    expect(rest.head).toBe((await since()).head);
  });

  it('refuses cursors and limits that are none, and calls without a session', async () => {
    for (const query of ['after=12', `after=${'a'.repeat(32)}.-1`, 'after=', 'limit=0', 'limit=501']) {
      const { status, body } = await call(`${server.api}/live/events?${query}`, { token });
      expect([query, status, body]).toEqual([query, 400, refusal('invalid')]);
    }
    const signedOut = await call(`${server.api}/live/events`);
    expect(signedOut).toMatchObject({ status: 401, body: refusal('signed-out') });
  });

  it('resets a cursor of another epoch, and one beyond the end', async () => {
    const { head } = await since();
    const [epoch, seq] = head.split('.');
    const reset = { events: [], more: false, head };
    expect(await since(`${'0'.repeat(32)}.1`)).toMatchObject({ ...reset, reset: 'epoch' });
    expect(await since(`${epoch}.${Number(seq) + 1}`)).toMatchObject({ ...reset, reset: 'ahead' });
    expect((await since(head)).reset).toBeUndefined();
  });
});

it('gives every read of a member the position of the log that it contains, and a write none', async () => {
  const before = await headOf('/az/global');
  const { headers } = await like('5');
  expect(headers.get('live-seq')).toBeNull();
  const { headers: anonymous } = await call(`${server.api}/az/announcements-comments/1`);
  expect(anonymous.get('live-seq')).toBeNull();
  const after = await headOf('/account/preferences');
  expect(Number(after.split('.')[1])).toBe(Number(before.split('.')[1]) + 1);
});

it('keeps events over a restart for seven days, and resets cursors before the oldest', async () => {
  const { head } = await since();
  await comment(server.api, '1', 'Sans événement pour soi.', { token });
  for (const id of ['1', '2', '3']) await like(id);
  await runAlone("update api.member_events set at = at - interval '167 hours'");
  expect((await since(head)).events).toHaveLength(3);
  const second = (await since(head, { limit: 2 })).head;
  await runAlone(
    `update api.member_events set at = at - interval '2 hours' where seq <= ${second.split('.')[1]}`,
  );
  // The server deletes old events a moment after its start, so the test waits for that.
  await until(async () => (await since(head)).reset !== undefined);
  expect(await since(head)).toMatchObject({ events: [], reset: 'expired', head: (await since()).head });
  expect((await since(second)).events).toMatchObject([{ post: { id: await eventId(3) } }]);
});
