import { randomUUID } from 'node:crypto';
import { parseAnnouncementComments, type ThreadCommentWire } from '@az/shared/contracts';
import { type Answer, type Call, call, comment, person, refusal, register } from './api-calls.ts';
import { useServer } from './use-server.ts';

const server = useServer({ program: 'fuzz-server' });
let author: string;
let reader: string;

beforeAll(async () => {
  author = await register(server.api, person('autrice'));
  reader = await register(server.api, person('lectrice'));
});

const at = (path: string, more: Call = {}) => call(`${server.api}/az/${path}`, more);

/** Publishes an announcement of `author` and returns its id. */
async function publish(): Promise<string> {
  const form = new FormData();
  form.set('text', `Une annonce ${randomUUID()}`);
  return String(((await at('announcements', { token: author, body: form })).body.feed as { id: string }).id);
}

const send = (id: string, text: string, json: object = {}, token = reader) =>
  at(`announcements/${id}/comments`, { token, json: { text, client_id: randomUUID(), ...json } });

const stored = ({ body }: Answer) => body.comment as ThreadCommentWire;

async function write(id: string, text: string, replyTo?: ThreadCommentWire, token = reader) {
  const answer = await send(id, text, replyTo && { reply_to: replyTo.id }, token);
  expect(answer.status).toBe(201);
  return stored(answer);
}

async function list(id: string, query = '', token = reader): Promise<ThreadCommentWire[]> {
  const { status, body } = await at(`announcements/${id}/comments${query}`, { token });
  expect(status).toBe(200);
  return body.items as ThreadCommentWire[];
}

const texts = async (id: string, query = '') => (await list(id, query)).map(({ text }) => text);
const countOf = async (id: string) =>
  ((await at(`announcements/${id}`, { token: reader })).body.feed as { comment_count: number }).comment_count;

describe('a thread of comments', () => {
  it('has three levels; a deeper reply is stored beside the one that it replies to', async () => {
    const id = await publish();
    const first = await write(id, 'Premier niveau');
    const second = await write(id, 'Deuxième niveau', first, author);
    const third = await write(id, 'Troisième niveau', second);
    const fourth = await write(id, 'Réponse au troisième', third, author);
    expect(first).toMatchObject({ announcement_id: id, parent_id: null, root_id: null, reply_count: 0 });
    expect(second).toMatchObject({ parent_id: first.id, root_id: first.id, own: true });
    expect(third).toMatchObject({ parent_id: second.id, root_id: first.id });
    expect(fourth).toMatchObject({ parent_id: second.id, root_id: first.id });
    expect(await list(id)).toMatchObject([{ id: first.id, reply_count: 1, own: true, rev: 2 }]);
    expect(await list(id, `?parent=${second.id}`)).toEqual([
      third,
      { ...fourth, own: false, may: ['like', 'reply'] },
    ]);
    expect(await countOf(id)).toBe(4);
    const flat = parseAnnouncementComments((await at(`announcements-comments/${id}`)).body);
    expect(flat.map((one) => one.id)).toEqual([first.id, second.id, third.id, fourth.id]);
  });

  it('leads to a comment: it, or the one above it, comes first on the first page, and only there', async () => {
    const id = await publish();
    const others = [await write(id, 'un'), await write(id, 'deux')];
    const last = await write(id, 'trois');
    await write(id, 'quatre', last);
    const reply = await write(id, 'cinq', last);
    const to = `to=${reply.id}`;
    const { body } = await at(`announcements/${id}/comments?limit=2&${to}`, { token: reader });
    expect(body).toMatchObject({ items: [{ id: last.id }, { id: others[0]?.id }], meta: { first: last.id } });
    const { next_cursor } = body.meta as { next_cursor: string };
    expect(await texts(id, `?${to}&cursor=${next_cursor}`)).toEqual(['deux']);
    expect(await texts(id, `?${to}&parent=${last.id}`)).toEqual(['cinq', 'quatre']);
    expect(await texts(id, `?${to}&parent=${others[0]?.id}`)).toEqual([]);
    expect(await texts(id, `?to=${(await write(await publish(), 'ailleurs')).id}`)).toEqual([
      'un',
      'deux',
      'trois',
    ]);
    expect(await texts(id, '?to=x')).toEqual(['un', 'deux', 'trois']);
  });

  it('is read in pages, the oldest or the newest first, without gaps or repetitions', async () => {
    const id = await publish();
    const all = ['un', 'deux', 'trois', 'quatre', 'cinq'];
    for (const text of all) await write(id, text);
    for (const [order, expected] of [
      ['oldest', all],
      ['newest', all.toReversed()],
    ] as const) {
      const seen: string[] = [];
      let cursor = '';
      do {
        const query = `?order=${order}&limit=2${cursor && `&cursor=${cursor}`}`;
        const { body } = await at(`announcements/${id}/comments${query}`, { token: reader });
        seen.push(...(body.items as ThreadCommentWire[]).map(({ text }) => text));
        cursor = (body.meta as { next_cursor: string | null }).next_cursor ?? '';
      } while (cursor);
      expect(seen).toEqual(expected);
    }
  });

  it('refuses bad queries, unknown announcements and comments, and calls without session', async () => {
    for (const query of ['?order=best', '?limit=0', '?limit=51', '?cursor=x'])
      expect((await at(`announcements/1/comments${query}`, { token: reader })).body).toEqual(
        refusal('invalid'),
      );
    for (const path of ['announcements/99999/comments', 'announcements/1/comments?parent=x'])
      expect((await at(path, { token: reader })).body).toEqual(refusal('not-found'));
    expect((await at('announcements/1/comments')).body).toEqual(refusal('signed-out'));
  });
});

describe('POST /az/announcements/{id}/comments', () => {
  it('stores one comment for one client id, sent repeatedly, concurrently, and after an edit', async () => {
    const id = await publish();
    const json = { client_id: randomUUID() };
    const answers = await Promise.all(Array.from({ length: 8 }, () => send(id, 'Une fois', json)));
    expect(new Set(answers.map((one) => `${one.status} ${stored(one).id}`)).size).toBe(1);
    const [first] = answers.map(stored);
    await at(`comments/${first?.id}`, { token: reader, method: 'PUT', json: { text: 'Une fois, relue' } });
    const again = await send(id, 'Une fois', { client_id: json.client_id.replaceAll('-', '') });
    expect([again.status, stored(again).id]).toEqual([201, first?.id]);
    expect(await texts(id)).toEqual(['Une fois, relue']);
    expect((await send(await publish(), 'Ailleurs', json)).body).toEqual(refusal('conflict'));
    expect((await send(id, 'De l’autrice', json, author)).status).toBe(201);
  });

  it('refuses bad texts and ids, replies to comments elsewhere, and calls without session', async () => {
    const id = await publish();
    for (const text of ['', ' \n', 'é'.repeat(2001)])
      expect((await send(id, text)).body).toEqual(refusal('invalid', 'text'));
    expect((await send(id, 'x', { client_id: 'x' })).body).toEqual(refusal('invalid', 'client_id'));
    expect((await send(id, 'x', { author: 1 })).status).toBe(400);
    const elsewhere = await write(await publish(), 'Ailleurs');
    for (const reply_to of [elsewhere.id, randomUUID(), 'x'])
      expect((await send(id, 'x', { reply_to })).body).toEqual(refusal('not-found'));
    expect((await send('99999', 'x')).body).toEqual(refusal('not-found'));
    expect((await send(id, 'x', {}, '')).body).toEqual(refusal('signed-out'));
    expect(await texts(id)).toEqual([]);
  });
});

describe('PUT /az/comments/{id}', () => {
  const edit = (id: string, text: unknown, token = reader) =>
    at(`comments/${id}`, { token, method: 'PUT', json: { text } });

  it('changes the own text and says when; the same text changes nothing', async () => {
    const one = await write(await publish(), 'Une faute de frape');
    const edited = await edit(one.id, 'Une faute de frappe');
    expect(stored(edited)).toEqual({
      ...one,
      text: 'Une faute de frappe',
      edited_at: expect.stringMatching(/Z$/),
      rev: one.rev + 1,
    });
    expect(stored(await edit(one.id, 'Une faute de frappe'))).toEqual(stored(edited));
  });

  it('refuses bad texts, comments of others, unknown ones, and calls without session', async () => {
    const one = await write(await publish(), 'À moi');
    expect((await edit(one.id, '')).body).toEqual(refusal('invalid', 'text'));
    expect((await edit(one.id, 'À nous', author)).body).toEqual(refusal('not-found'));
    expect((await edit(randomUUID(), 'x')).body).toEqual(refusal('not-found'));
    expect((await edit(one.id, 'x', '')).body).toEqual(refusal('signed-out'));
  });
});

describe('likes of comments', () => {
  const like = (id: string, method: string, token = reader) => at(`comments/${id}/like`, { token, method });

  it('are counted once a member, and taken back', async () => {
    const id = await publish();
    const one = await write(id, 'Aimable');
    await Promise.all([reader, reader, author].map((token) => like(one.id, 'PUT', token)));
    expect(await list(id)).toMatchObject([{ like_count: 2, liked: true, rev: 3 }]);
    expect((await like(one.id, 'PUT')).body).toEqual({ success: true, liked: true, like_count: 2, rev: 3 });
    expect((await like(one.id, 'DELETE')).body).toEqual({
      success: true,
      liked: false,
      like_count: 1,
      rev: 4,
    });
  });

  it('refuse unknown comments and calls without session', async () => {
    for (const method of ['PUT', 'DELETE']) {
      expect((await like(randomUUID(), method)).body).toEqual(refusal('not-found'));
      expect((await like(randomUUID(), method, '')).body).toEqual(refusal('signed-out'));
    }
  });
});

describe('DELETE /az/announcements-comments/{id}', () => {
  const remove = (id: string, token: string) =>
    at(`announcements-comments/${id}`, { token, method: 'DELETE' });

  it('lets the author of the announcement remove any comment under it, and nobody else', async () => {
    const id = await publish();
    const one = await write(id, 'De trop');
    expect(one.may).toEqual(['like', 'reply', 'edit', 'remove']);
    expect((await list(id, '', author))[0]?.may).toEqual(['like', 'reply', 'remove']);
    const stranger = await register(server.api, person('etrangere'));
    expect((await remove(one.id, stranger)).body).toEqual(refusal('not-found'));
    expect((await remove(one.id, author)).status).toBe(200);
    expect((await remove(one.id, author)).body).toEqual(refusal('not-found'));
    expect([await texts(id), await countOf(id)]).toEqual([[], 0]);
  });

  it('keeps the replies of others under a comment without text and author, until the last is removed', async () => {
    const id = await publish();
    const first = await write(id, 'Un secret');
    const reply = await write(id, 'Réponse', first, author);
    await at(`comments/${first.id}/like`, { token: author, method: 'PUT' });
    expect((await remove(first.id, reader)).status).toBe(200);
    const [left] = await list(id);
    expect(left).toMatchObject({
      removed: true,
      text: '',
      author: null,
      like_count: 0,
      reply_count: 1,
      may: [],
    });
    expect(await countOf(id)).toBe(1);
    expect(parseAnnouncementComments((await at(`announcements-comments/${id}`)).body)).toHaveLength(1);
    for (const answer of [
      await send(id, 'Trop tard', { reply_to: first.id }),
      await at(`comments/${first.id}/like`, { token: reader, method: 'PUT' }),
      await remove(first.id, author),
    ])
      expect(answer.body).toEqual(refusal('not-found'));
    expect((await remove(reply.id, author)).status).toBe(200);
    expect([await texts(id), await countOf(id)]).toEqual([[], 0]);
  });

  it('keeps the replies of others when an account is closed', async () => {
    const id = await publish();
    const who = person('partante');
    const leaving = await register(server.api, who);
    const first = await write(id, 'Je pars', undefined, leaving);
    await write(id, 'Bonne route', first);
    await write(id, 'Merci', first, leaving);
    const json = { password: who.password };
    expect((await call(`${server.api}/account`, { token: leaving, method: 'DELETE', json })).status).toBe(
      200,
    );
    expect(await list(id)).toMatchObject([{ removed: true, text: '', author: null, reply_count: 1 }]);
    expect(await texts(id, `?parent=${first.id}`)).toEqual(['Bonne route']);
    expect(await countOf(id)).toBe(1);
  });

  it('removes an announcement with its threads', async () => {
    const id = await publish();
    await write(id, 'Réponse', await write(id, 'Commentaire'));
    await comment(server.api, id, 'Par l’appel de la spécification', { token: reader });
    expect((await at(`announcements/${id}`, { token: author, method: 'DELETE' })).status).toBe(200);
    expect((await at(`announcements/${id}/comments`, { token: reader })).body).toEqual(refusal('not-found'));
  });
});

describe('PUT /az/announcements/{id}', () => {
  const edit = (id: string, text: unknown, token = author) =>
    at(`announcements/${id}`, { token, method: 'PUT', json: { text } });

  it('changes the own text and says when', async () => {
    const id = await publish();
    const { feed: before } = (await at(`announcements/${id}`, { token: author })).body as {
      feed: { rev: number };
    };
    const { status, body } = await edit(id, 'Un autre texte');
    expect([status, body.feed]).toEqual([
      200,
      { ...before, text: 'Un autre texte', edited_at: expect.stringMatching(/Z$/), rev: before.rev + 1 },
    ]);
    expect((await edit(id, 'Un autre texte')).body).toEqual(body);
  });

  it('refuses empty and long texts, announcements of others, unknown ones, and calls without session', async () => {
    const id = await publish();
    expect((await edit(id, '')).body).toMatchObject({ error: { kind: 'invalid' } });
    expect((await edit(id, 'x'.repeat(5001))).body).toEqual(refusal('invalid', 'text'));
    expect((await edit(id, 'x', reader)).body).toEqual(refusal('not-found'));
    expect((await edit('99999', 'x')).body).toEqual(refusal('not-found'));
    expect((await edit(id, 'x', '')).body).toEqual(refusal('signed-out'));
  });
});

describe('GET /az/announcements', () => {
  it('returns announcements by both kinds of ids, in their order and once, without unknown ones', async () => {
    const id = await publish();
    const read = async (one: string) => ({
      ...((await at(`announcements/${one}`, { token: reader })).body.feed as object),
      hidden_comment_count: 0,
    });
    const ids = [id, '3', randomUUID(), '1', 'x', '3', ''].join();
    const { body } = await at(`announcements?ids=${ids}`, { token: reader });
    expect(body).toEqual({ success: true, items: [await read(id), await read('3'), await read('1')] });
  });

  it('refuses more than 50 ids, none, and calls without session', async () => {
    const many = Array.from({ length: 51 }, (_, index) => index + 1).join();
    for (const query of [`?ids=${many}`, ''])
      expect((await at(`announcements${query}`, { token: reader })).body).toEqual(refusal('invalid', 'ids'));
    expect((await at('announcements?ids=1')).body).toEqual(refusal('signed-out'));
  });
});
