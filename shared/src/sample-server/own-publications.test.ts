import { is } from 'valibot';
import { FeedReplyWire, OwnCommentsReplyWire } from '../contracts/index.ts';
import { sampleMember } from '../testing/sample-member.ts';
import { sampleServer } from './index.ts';

let id: string;
const server = sampleServer({ member: () => sampleMember({ id }), tell: () => undefined });

async function call(method: string, path: string) {
  const url = `${location.origin}/az-connect-backend/api${path}`;
  const response = await server(new Request(url, { method }));
  return { status: response.status, body: await response.json() };
}

async function posts(): Promise<FeedReplyWire['feeds']> {
  const { status, body } = await call('GET', '/account/announcements');
  expect([status, is(FeedReplyWire, body)]).toEqual([200, true]);
  return body.feeds;
}

async function comments(): Promise<OwnCommentsReplyWire['items']> {
  const { status, body } = await call('GET', '/account/comments');
  expect([status, is(OwnCommentsReplyWire, body)]).toEqual([200, true]);
  return body.items;
}

const idsOf = (list: { id: string }[]) => list.map((one) => one.id);

beforeEach(() => {
  // Each test has another member, because what the browser cannot store lasts as long as the page.
  id = String(Math.random());
});

test('the member has four publications, some with pictures', async () => {
  const list = await posts();
  expect(list.map(({ images }) => images?.length)).toEqual([0, 3, 0, 1]);
  expect(list.every(({ own, author }) => own && author.Customers_Numbers === id)).toBe(true);
});

test('a like is stored, and taken back', async () => {
  const like = async (method: string) => (await call(method, '/az/announcements/own-1/like')).body;
  expect(await like('POST')).toMatchObject({ liked: true, like_count: 39 });
  expect(await like('POST')).toMatchObject({ liked: true, like_count: 39 });
  expect((await posts())[0]).toMatchObject({ liked: true, like_count: 39 });
  expect(await like('DELETE')).toMatchObject({ liked: false, like_count: 38 });
});

test('publications and comments can be removed', async () => {
  expect((await call('DELETE', '/az/announcements/own-2')).status).toBe(200);
  expect((await call('DELETE', '/az/announcements-comments/comment-1')).status).toBe(200);
  expect(idsOf(await posts())).toEqual(['own-1', 'own-3', 'own-4']);
  expect(idsOf(await comments())).toEqual(['comment-2', 'comment-3']);
});

test.each([
  ['POST', '/az/announcements/own-9/like'],
  ['DELETE', '/az/announcements/own-9'],
  ['DELETE', '/az/announcements/unknown'],
  ['DELETE', '/az/announcements-comments/unknown'],
])('%s %s is not found', async (method, path) => {
  expect((await call(method, path)).status).toBe(404);
});
