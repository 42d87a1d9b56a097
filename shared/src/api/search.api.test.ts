import { type FakeServer, fakeServer, json } from '../testing/fake-server.ts';
import { fakeSession } from '../testing/fake-session.ts';
import { searchPeople, searchPosts } from './search.api.ts';

let server: FakeServer;

const queries = () => server.requests.map(({ url }) => Object.fromEntries(new URL(url).searchParams));

beforeEach(() => {
  server = fakeServer();
  fakeSession('the-token');
});

test('finds people, and the page after', async () => {
  const member = { Customers_Numbers: '7', Names: 'Élodie', LastName: 'Ngassa', role: 'Notaire' };
  server.on('GET /search/people', () =>
    json({
      success: true,
      items: [{ member, connected: true }, { member: null }],
      meta: { next_cursor: 'b' },
    }),
  );
  const found = await searchPeople('élodie & co', { limit: 5 });
  expect(found).toMatchObject({
    items: [{ id: '7', name: 'Élodie Ngassa', role: 'Notaire', isConnection: true }],
    meta: { nextCursor: 'b' },
  });
  expect(found.items).toHaveLength(1);
  await searchPeople('élodie', { cursor: found.meta.nextCursor });
  expect(queries()).toEqual([
    { q: 'élodie & co', limit: '5' },
    { q: 'élodie', after: 'b' },
  ]);
});

test('finds announcements', async () => {
  const feeds = [{ id: 'a', text: 'Une pirogue', author: { Names: 'Awa' } }];
  server.on('GET /search/posts', () => json({ success: true, feeds, meta: { next_cursor: null } }));
  const found = await searchPosts('pirogues');
  expect(found).toMatchObject({ items: [{ id: 'a', text: 'Une pirogue' }], meta: { nextCursor: null } });
  expect(queries()).toEqual([{ q: 'pirogues' }]);
});

test('rejects a reply without a list', async () => {
  for (const kind of ['people', 'posts']) server.on(`GET /search/${kind}`, () => json({ success: true }));
  await expect(searchPeople('abel')).rejects.toMatchObject({ kind: 'bad-reply' });
  await expect(searchPosts('abel')).rejects.toMatchObject({ kind: 'bad-reply' });
});
