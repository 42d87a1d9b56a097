import { randomUUID } from 'node:crypto';
import type { MentionsWire, NotificationsReplyWire } from '@az/shared/contracts';
import { call } from './api-calls.ts';
import { openStream, type StreamClient } from './live-stream-client.ts';
import { networkCalls, type Person } from './network-calls.ts';
import { useServer } from './use-server.ts';

const server = useServer({ program: 'fuzz-server' });
const { join, two, az, put, remove, connect, prefer, publish } = networkCalls(() => server.api);

const streams: StreamClient[] = [];
afterAll(() => {
  for (const stream of streams) stream.close();
});

const name = '@Aïssatou Ndzouba';
/** A text that mentions somebody, after a character of two UTF-16 units. */
const text = `😀 ${name}, bravo`;
const mention = (who: Pick<Person, 'id'>, start = 3) => ({ id: who.id, start, length: name.length });

type Written = { id: string; text: string; mentions?: MentionsWire };

async function post(who: Person, mentions: MentionsWire, audience = 'members', written = text) {
  const body = new FormData();
  const texts = { text: written, audience, mentions: JSON.stringify(mentions), client_id: randomUUID() };
  for (const [key, value] of Object.entries(texts)) body.set(key, value);
  const reply = await call(`${server.api}/az/announcements`, { token: who.token, body });
  expect(reply.status).toBe(201);
  return reply.body.feed as Written;
}

async function comment(who: Person, id: string, mentions: MentionsWire, replyTo?: string) {
  const json = { text, mentions, client_id: randomUUID(), ...(replyTo && { reply_to: replyTo }) };
  const { status, body } = await az(who, `announcements/${id}/comments`, { json });
  expect(status).toBe(201);
  return body.comment as Written;
}

const read = async (who: Person, id: string) => (await az(who, `announcements/${id}`)).body.feed as Written;

/** What a member is notified of. */
async function texts({ token }: Person): Promise<string[]> {
  const { body } = await call(`${server.api}/notifications`, { token });
  return (body as NotificationsReplyWire).items.map(({ from, text: said }) => `${from.id} ${said}`);
}

const inPost = 'vous a mentionné dans une publication.';
const inComment = 'vous a mentionné dans un commentaire.';

describe('a mention', () => {
  it('is a place in the text, for every call that reads it, and the text can be read without it', async () => {
    const [awa, yann] = await two();
    const { id, ...stored } = await post(awa, [mention(yann)]);
    const shown = { text, mentions: [mention(yann)] };
    expect(stored).toMatchObject(shown);
    const written = await comment(awa, id, [mention(yann)]);
    expect(written).toMatchObject(shown);
    expect(await read(yann, id)).toMatchObject(shown);
    expect((await az(yann, 'global?view=all')).body.feeds).toContainEqual(expect.objectContaining(shown));
    for (const path of [`announcements/${id}/comments`, `announcements-comments/${id}`]) {
      const { items, comments } = (await az(yann, path)).body;
      expect(items ?? comments).toEqual([expect.objectContaining(shown)]);
    }
    const signedOut = (await call(`${server.api}/az/announcements-comments/${id}`)).body.comments;
    expect(signedOut).toEqual([expect.not.objectContaining({ mentions: expect.anything() })]);
    expect(signedOut).toMatchObject([{ text }]);
  });

  it('has the present name, and is only text once the account is closed', async () => {
    const [awa, yann] = await two();
    const { id } = await post(awa, [mention(yann)]);
    await call(`${server.api}/account`, { token: yann.token, method: 'PUT', json: { Names: 'Yann' } });
    const renamed = '@Yann Ndzouba';
    expect(await read(awa, id)).toMatchObject({
      text: `😀 ${renamed}, bravo`,
      mentions: [{ id: yann.id, start: 3, length: renamed.length }],
    });
    const json = { password: 'trois-pirogues-sur-le-fleuve' };
    await call(`${server.api}/account`, { token: yann.token, method: 'DELETE', json });
    const left = await read(awa, id);
    expect(left.text).toBe(text);
    expect(left).not.toHaveProperty('mentions');
  });

  it('is dropped without a word if it is of nobody, of the author, of somebody invisible, or not in the text', async () => {
    const [awa, yann] = await two();
    const blocked = await join();
    await put(blocked, `blocks/${awa.id}`);
    const wrong = [
      [mention(blocked)],
      [mention(awa)],
      [mention({ id: '2147483647' })],
      [mention({ id: 'x' })],
      [mention(yann, 2)],
      [{ ...mention(yann), length: 100 }],
    ];
    for (const mentions of wrong) {
      const stored = await post(awa, mentions);
      expect(stored.text).toBe(text);
      expect(stored).not.toHaveProperty('mentions');
    }
    const overlapping = [mention(yann), { ...mention(await join(), 3), length: 5 }];
    expect((await post(awa, overlapping)).mentions).toEqual([mention(yann)]);
    expect([await texts(blocked), await texts(yann)]).toEqual([[], [`${awa.id} ${inPost}`]]);
  });

  it('is hidden by a later block, also from live changes', async () => {
    const [awa, yann] = await two();
    const reader = await join();
    const { id } = await post(awa, [mention(yann)]);
    const stream = await openStream(server.api, reader.token);
    streams.push(stream);
    const { connection } = (await stream.find('hello')).data;
    await call(`${server.api}/live/connections/${connection}`, {
      ...{ token: reader.token, method: 'PUT', json: { topics: [id] } },
    });
    const written = await comment(awa, id, [mention(yann)]);
    const seen = await stream.find('hint', { type: 'comment.new', post: id });
    expect(seen.data.comment).toMatchObject({ mentions: [mention(yann)] });
    await put(yann, `blocks/${reader.id}`);
    await put(awa, `comments/${written.id}`, { text: `${text} !`, mentions: [mention(yann)] });
    const changed = await stream.find('hint', { type: 'comment.changed', post: id });
    expect(changed.data.comment).toMatchObject({ text: `${text} !` });
    expect(changed.data.comment).not.toHaveProperty('mentions.0');
    expect(await read(reader, id)).not.toHaveProperty('mentions');
  });
});

describe('the one who is mentioned', () => {
  it('is notified in the announcement and in the comment, until they are removed', async () => {
    const [awa, yann] = await two();
    const twice = `${name} et ${name}`;
    const { id } = await post(awa, [mention(yann, 0), mention(yann, 21)], 'members', twice);
    const written = await comment(awa, id, [mention(yann)]);
    const { body } = await call(`${server.api}/notifications`, { token: yann.token });
    const page = `/feed/post-details?announcement=${id}`;
    expect((body as NotificationsReplyWire).items).toMatchObject([
      { kind: 'replies', text: inComment, url: `${page}#comment-${written.id}` },
      { kind: 'replies', text: inPost, url: page },
    ]);
    await remove(awa, `announcements-comments/${written.id}`);
    expect(await texts(yann)).toEqual([`${awa.id} ${inPost}`]);
    await remove(awa, `announcements/${id}`);
    expect(await texts(yann)).toEqual([]);
  });

  it('is notified of a change that adds the mention, and no longer of one that removes it', async () => {
    const [awa, yann] = await two();
    const other = await join();
    const { id } = await post(awa, [mention(yann)]);
    const change = (mentions: MentionsWire) => put(awa, `announcements/${id}`, { text, mentions });
    expect((await change([mention(other)])).body.feed).toMatchObject({ mentions: [mention(other)] });
    expect([await texts(yann), await texts(other)]).toEqual([[], [`${awa.id} ${inPost}`]]);
    const written = await comment(awa, id, []);
    await put(awa, `comments/${written.id}`, { text, mentions: [mention(yann)] });
    expect(await texts(yann)).toEqual([`${awa.id} ${inComment}`]);
    await put(awa, `comments/${written.id}`, { text });
    expect(await texts(yann)).toEqual([]);
  });

  it('is told of a comment once: of the reply, else of the mention, else as the announcement’s author', async () => {
    const [awa, yann] = await two();
    const third = await join();
    const id = await publish(awa, 'Une annonce');
    await comment(yann, id, [mention(awa)]);
    expect(await texts(awa)).toEqual([`${yann.id} ${inComment}`]);
    const own = await comment(third, id, []);
    await comment(yann, id, [mention(third)], own.id);
    expect(await texts(third)).toEqual([`${yann.id} a répondu à votre commentaire.`]);
    await prefer(awa, { notifications: { replies: false } });
    await comment(yann, id, [mention(awa)]);
    expect(await texts(awa)).toContain(`${yann.id} et une autre personne ont commenté votre publication.`);
  });

  it('is not notified by somebody muted, of a kind that is off, or of what they may not see', async () => {
    const [awa, yann] = await two();
    const choices: [on: () => Promise<unknown>, off: () => Promise<unknown>][] = [
      [() => put(yann, `mutes/${awa.id}`), () => remove(yann, `mutes/${awa.id}`)],
      [
        () => prefer(yann, { notifications: { replies: false } }),
        () => prefer(yann, { notifications: { replies: true } }),
      ],
    ];
    for (const [on, off] of choices) {
      await on();
      await post(awa, [mention(yann)]);
      await off();
      expect(await texts(yann)).toEqual([]);
    }
    const { mentions } = await post(awa, [mention(yann)], 'connections');
    expect(mentions).toEqual([mention(yann)]);
    expect(await texts(yann)).toEqual([]);
    await connect(awa, yann);
    await post(awa, [mention(yann)], 'connections');
    expect(await texts(yann)).toContain(`${awa.id} ${inPost}`);
  });
});

it.each([
  ['eleven mentions', Array.from({ length: 11 }, () => mention({ id: '1' }))],
  ['a place that is no number', [{ id: '1', start: '0', length: 2 }]],
  ['a place before the text', [{ id: '1', start: -1, length: 2 }]],
  ['no list', 'x'],
])('refuses %s', async (_what, mentions) => {
  const awa = await join();
  const id = await publish(awa, 'Une annonce');
  expect((await put(awa, `announcements/${id}`, { text, mentions })).status).toBe(400);
  const body = new FormData();
  body.set('text', text);
  body.set('mentions', typeof mentions === 'string' ? mentions : JSON.stringify(mentions));
  expect((await call(`${server.api}/az/announcements`, { token: awa.token, body })).status).toBe(400);
});
