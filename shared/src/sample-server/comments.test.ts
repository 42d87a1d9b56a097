import { is } from 'valibot';
import { type ThreadCommentWire, ThreadReplyWire } from '../contracts/index.ts';
import { countSampleComments } from '../sample/comments/count-sample-comments.ts';
import { sampleMember } from '../testing/sample-member.ts';
import { sampleServer } from './index.ts';

let member: string;
const server = sampleServer({ member: () => sampleMember({ id: member }), tell: () => undefined });

async function call(name: string, body?: unknown) {
  const [method = '', path] = name.split(' ');
  const url = `${location.origin}/az-connect-backend/api${path}`;
  const response = await server(
    new Request(url, { method, ...(body !== undefined && { body: JSON.stringify(body) }) }),
  );
  return { status: response.status, body: await response.json() };
}

const list = async (item: string, query = ''): Promise<ThreadReplyWire> =>
  (await call(`GET /${item}/comments${query}`)).body;
const texts = ({ items }: ThreadReplyWire) => items.map(({ text }) => text.slice(0, 20));
const idOf = (number: number) => String(number).padStart(32, '0');
const write = (item: string, number: number, reply_to: string | null = null) =>
  call(`POST /${item}/comments`, { text: `Texte ${number}`, reply_to, client_id: idOf(number) });

beforeEach(() => {
  // Each test has another member, because what the browser cannot store lasts as long as the page.
  member = String(Math.random());
});

test.each([
  ['videos/1', 2, 3],
  ['albums/4', 1, 1],
  ['shorts/1', 2, 2],
  ['articles/1', 2, 3],
  ['articles/15', 0, 0],
  ['albums/of-the-member', 0, 0],
])('the comments on %s are in the form of the contract, with their number', async (item, top, count) => {
  const reply = await list(item);
  expect(is(ThreadReplyWire, reply)).toBe(true);
  expect([reply.items.length, reply.meta]).toEqual([top, { next_cursor: null, count }]);
  const times = reply.items.map(({ created_at }) => created_at);
  expect(times).toEqual([...times].sort());
});

test('those of blocked people are left out, with the replies to them', async () => {
  const [first] = (await list('posts/2')).items;
  expect(first).toMatchObject({ author: { Names: expect.any(String) }, may: ['like', 'reply'] });
  // Every member has blocked two people at the start: two of the comments are theirs, one of which has a reply.
  expect((await list('posts/2')).meta.count).toBe(countSampleComments('post-2') - 3);
  localStorage.setItem(`az-blocked:${member}`, '[]');
  const page = await list('posts/2');
  expect([page.items.length, page.meta]).toEqual([5, { next_cursor: '5', count: 7 }]);
  expect(texts(await list('posts/2', '?cursor=5'))).toEqual(['La panne de micro a ']);
});

test('replies are listed below their comment', async () => {
  const [first] = (await list('posts/1')).items as [ThreadCommentWire];
  expect(first.reply_count).toBe(1);
  const [reply] = (await list('posts/1', `?parent=${first.id}`)).items as [ThreadCommentWire];
  expect(reply).toMatchObject({ parent_id: first.id, root_id: first.id, reply_count: 1 });
  const below = await list('posts/1', `?parent=${reply.id}`);
  expect(below.items[0]).toMatchObject({ parent_id: reply.id, root_id: first.id });
});

test('the member’s comments are on every page, once for each id, and only theirs', async () => {
  localStorage.setItem(`az-blocked:${member}`, '[]');
  for (const number of [1, 1]) expect(await write('posts/2', number)).toMatchObject({ status: 200 });
  const page = await list('posts/2');
  expect([texts(page).at(-1), page.items.length, page.meta]).toEqual([
    'Texte 1',
    6,
    { next_cursor: '5', count: 8 },
  ]);
  expect(page.items.at(-1)).toMatchObject({ own: true, author: { Customers_Numbers: member } });
  expect(texts(await list('posts/2', '?cursor=5'))).toEqual(['La panne de micro a ', 'Texte 1']);
  member = String(Math.random());
  expect((await list('posts/2')).items.some(({ own }) => own)).toBe(false);
});

test('a reply is stored below a comment, a like is counted', async () => {
  expect(await write('videos/1', 2, 'video-1-2')).toMatchObject({
    body: { comment: { parent_id: 'video-1-2', root_id: 'video-1-2', own: true } },
  });
  expect(await call('PUT /az/comments/video-1-2/like')).toMatchObject({
    body: { liked: true, like_count: 2 },
  });
  expect((await list('videos/1')).items[1]).toMatchObject({ liked: true, like_count: 2, reply_count: 1 });
  expect(await call(`PUT /az/comments/${idOf(2)}/like`)).toMatchObject({ body: { like_count: 1 } });
  const unliked = { body: { liked: false, like_count: 1 } };
  expect(await call('DELETE /az/comments/video-1-2/like')).toMatchObject(unliked);
});

test.each([
  ['POST /videos/1/comments', { text: ' ', client_id: idOf(1) }, 400],
  ['POST /videos/1/comments', { text: 'Oui', client_id: 'x' }, 400],
  ['POST /videos/1/comments', { text: 'Oui', reply_to: 'post-1-1', client_id: idOf(1) }, 404],
  ['PUT /az/comments/video-9-1/like', undefined, 404],
  ['PUT /az/comments/video-1/like', undefined, 404],
])('%s %j is refused with %d', async (name, body, status) => {
  expect(await call(name, body)).toMatchObject({ status });
  expect((await list('videos/1')).meta.count).toBe(3);
});

test('comments that an earlier version stored are moved over', async () => {
  const old = {
    id: 'mine',
    articleId: '13',
    text: 'Merci',
    createdAt: '2026-01-02T03:04:05.000Z',
    replyTo: null,
  };
  localStorage.setItem(`az-content-comments:${member}`, JSON.stringify([old, { ...old, replyTo: 7 }, 7]));
  expect(texts(await list('articles/13'))).toEqual(['Merci']);
  expect(localStorage.getItem(`az-content-comments:${member}`)).toBeNull();
  expect(texts(await list('articles/12'))).toEqual([]);
});
