import { is } from 'valibot';
import {
  FeedReplyWire,
  GroupAnnouncementReplyWire,
  GroupReplyWire,
  GroupsReplyWire,
} from '../contracts/index.ts';
import { sampleMember } from '../testing/sample-member.ts';
import { sampleServer } from './index.ts';

// How long a reply takes is not the subject.
jest.mock('../api/pause.ts', () => ({ pause: async () => undefined }));

let id: string;
const server = sampleServer({ member: () => sampleMember({ id }), tell: () => undefined });

async function call(name: string, body?: unknown) {
  const [method = '', path] = name.split(' ');
  const init = body === undefined ? {} : { body: JSON.stringify(body) };
  const response = await server(
    new Request(`${location.origin}/az-connect-backend/api${path}`, { method, ...init }),
  );
  return { status: response.status, body: await response.json() };
}

const groupOf = async (group: string): Promise<GroupReplyWire['group']> =>
  (await call(`GET /groups/${group}`)).body.group;
const namesIn = async (query: string): Promise<string[]> =>
  (await call(`GET /groups${query}`)).body.items.map(({ name }: { name: string }) => name);
const postsIn = async (group: string): Promise<FeedReplyWire['feeds']> =>
  (await call(`GET /groups/${group}/announcements`)).body.feeds;

const key = 'a'.repeat(32);
const otherKey = 'b'.repeat(32);
const own = { name: 'Chœur', type: 'Private', description: 'Le jeudi.', client_id: key };
const post = { text: 'Bonjour', client_id: otherKey };

/** Public and joined, private and joined, public, private. */
const [mine, closedMine, open, closed] = ['1', '3', '4', '12'];

beforeEach(() => {
  // Each test has another member, because what the browser cannot store lasts as long as the page.
  id = String(Math.random());
});

test('replies have the form of the contract', async () => {
  const written = await call(`POST /groups/${mine}/announcements`, post);
  for (const [schema, reply] of [
    [GroupsReplyWire, await call('GET /groups')],
    [GroupReplyWire, await call(`GET /groups/${mine}`)],
    [GroupReplyWire, await call(`GET /groups/${closed}`)],
    [GroupReplyWire, await call('POST /groups', own)],
    [FeedReplyWire, await call(`GET /groups/${mine}/announcements`)],
    [GroupAnnouncementReplyWire, written],
  ] as const) {
    expect(reply.status).toBe(200);
    expect(is(schema, reply.body)).toBe(true);
  }
});

test('a tab has its groups in the wanted order, own ones first', async () => {
  expect(await namesIn('')).toHaveLength(12);
  expect(await namesIn('?tab=suggested&sort=recent')).toEqual([
    'Code du soir',
    'Photographes de la côte',
    'Jardins du Plateau',
  ]);
  expect(await namesIn('?tab=popular&sort=active')).toEqual([
    'Soleil et toitures',
    'Alternance et premiers emplois',
    'Course et marche des deux rives',
  ]);
  await call('POST /groups', own);
  for (const sort of ['alpha', 'recent', 'active', 'suggested'])
    expect((await namesIn(`?tab=mine&sort=${sort}`))[0]).toBe('Chœur');
  expect((await namesIn('?tab=mine&sort=alpha')).slice(1)).toEqual([
    'Cercle des indépendants',
    'Écrire au travail',
    'Ressources humaines en pratique',
  ]);
});

test('a search finds names and who may join, names that begin with the text first', async () => {
  expect(await namesIn('?q=groupe+prive')).toHaveLength(3);
  expect((await namesIn('?q=co')).slice(0, 3)).toEqual([
    'Comité des fêtes du port',
    'Code du soir',
    'Course et marche des deux rives',
  ]);
  expect(await namesIn('?q=girafe')).toEqual([]);
});

test('a long list comes page by page', async () => {
  const groups = Array.from({ length: 55 }, (_, index) => ({
    ...{ id: `local-${index}`, name: `Groupe ${index}`, type: 'Public' },
    ...{ description: 'x', createdAt: '2026-11-20T10:00:00.000Z' },
  }));
  localStorage.setItem(`az-content-groups:${id}`, JSON.stringify(groups));
  const { body } = await call('GET /groups?tab=mine');
  expect(body.items).toHaveLength(50);
  const next = await call(`GET /groups?tab=mine&cursor=${body.meta.next_cursor}`);
  expect(next.body).toMatchObject({ items: { length: 8 }, meta: { next_cursor: null } });
});

const membership = async (group: string) => {
  const { membership: standing, member_count: count, may, content } = await groupOf(group);
  return [standing, count, may.includes('write'), content !== null];
};

test.each([
  [`PUT /groups/${open}/membership`, {}, open, ['member', 5121, true, true]],
  [`PUT /groups/${mine}/membership`, {}, mine, ['member', 2340, true, true]],
  [`PUT /groups/${mine}/membership`, { resume: true }, mine, ['member', 2340, true, true]],
  [`PUT /groups/${closed}/membership`, {}, closed, ['requested', 88, false, false]],
  [`DELETE /groups/${mine}/membership`, undefined, mine, ['none', 2339, false, true]],
  [`DELETE /groups/${closedMine}/membership`, undefined, closedMine, ['none', 959, false, false]],
  [`DELETE /groups/${open}/membership`, undefined, open, ['none', 5120, false, true]],
])('%s %j is stored', async (name, body, group, expected) => {
  const { status, body: reply } = await call(name, body);
  expect(status).toBe(200);
  expect(reply.group).toEqual(await groupOf(group as string));
  expect(await membership(group as string)).toEqual(expected);
});

test('a request is withdrawn, and leaving is taken back, also in a private group', async () => {
  await call(`PUT /groups/${closed}/membership`, {});
  await call(`DELETE /groups/${closed}/membership`);
  expect((await groupOf(closed as string)).membership).toBe('none');
  await call(`DELETE /groups/${closedMine}/membership`);
  await call(`PUT /groups/${closedMine}/membership`, { resume: true });
  expect(await membership(closedMine as string)).toEqual(['member', 960, true, true]);
});

test('an own group is created once, and removed with its announcements', async () => {
  const { group } = (await call('POST /groups', own)).body;
  expect(group).toMatchObject({ name: 'Chœur', own: true, may: ['write', 'delete'], member_count: 1 });
  expect((await call('POST /groups', own)).body.group.id).toBe(group.id);
  expect(await namesIn('?tab=mine')).toHaveLength(4);
  await call(`POST /groups/${group.id}/announcements`, post);
  await call(`DELETE /groups/${group.id}`);
  expect((await call(`GET /groups/${group.id}`)).status).toBe(404);
  expect(localStorage.getItem(`az-sample:${id}`)).not.toContain('Bonjour');
});

test('an announcement is published once, liked and removed', async () => {
  await call(`POST /groups/${mine}/announcements`, post);
  const { feed } = (await call(`POST /groups/${mine}/announcements`, post)).body;
  expect(await postsIn(mine as string)).toHaveLength(4);
  const like = `/az/announcements/${feed.id}/like`;
  expect((await call(`POST ${like}`)).body).toMatchObject({ liked: true, like_count: 1 });
  expect((await postsIn(mine as string))[0]).toMatchObject({ own: true, liked: true, like_count: 1 });
  expect((await call(`DELETE ${like}`)).body).toMatchObject({ liked: false, like_count: 0 });
  expect((await call('POST /az/announcements/1-1/like')).body.like_count).toBe(32);
  await call(`DELETE /az/announcements/${feed.id}`);
  expect(await postsIn(mine as string)).toHaveLength(3);
});

test.each([
  ['GET /groups?tab=x', undefined, 400],
  ['GET /groups?sort=x', undefined, 400],
  ['GET /groups/unknown', undefined, 404],
  ['POST /groups', { ...own, name: ' ' }, 400],
  ['POST /groups', { ...own, description: 'x'.repeat(501) }, 400],
  ['POST /groups', { ...own, client_id: '7' }, 400],
  [`DELETE /groups/${mine}`, undefined, 403],
  ['DELETE /groups/unknown', undefined, 404],
  [`PUT /groups/${open}/membership`, { resume: 'yes' }, 400],
  // The member has not left it.
  [`PUT /groups/${closed}/membership`, { resume: true }, 403],
  ['PUT /groups/unknown/membership', {}, 404],
  ['DELETE /groups/unknown/membership', undefined, 404],
  [`GET /groups/${closed}/announcements`, undefined, 403],
  [`POST /groups/${open}/announcements`, post, 403],
  [`POST /groups/${mine}/announcements`, { ...post, text: ' ' }, 400],
  [`POST /groups/${mine}/announcements`, { ...post, text: 'x'.repeat(2001) }, 400],
  ['POST /groups/unknown/announcements', post, 404],
  ['POST /az/announcements/12-1/like', undefined, 404],
  ['DELETE /az/announcements/unknown/like', undefined, 404],
  ['DELETE /az/announcements/1-1', undefined, 404],
  ['PUT /groups/1/elsewhere', undefined, 404],
])('%s %j is refused', async (name, body, status) => {
  expect(await call(name, body)).toMatchObject({ status, body: { success: false } });
  expect(await namesIn('?tab=mine')).toHaveLength(3);
});

const createdAt = '2026-11-20T10:00:00.000Z';
const before = {
  'az-content-groups': [
    { id: 'local-1', name: 'Chœur', type: 'Private', description: 'Le jeudi.', createdAt },
    { id: 7 },
  ],
  'az-content-posts': [{ id: 'p', groupId: 'local-1', text: 'Bonjour', createdAt }],
  'az-content-joined-marks': ['4'],
  'az-content-left-marks': ['1'],
  'az-content-requested-marks': ['12', 7],
  'az-content-liked-marks': ['4-1'],
};

test('what earlier versions stored under several keys is moved over once', async () => {
  for (const [name, value] of Object.entries(before))
    localStorage.setItem(`${name}:${id}`, JSON.stringify(value));
  expect(await namesIn('?tab=mine&sort=alpha')).toEqual([
    'Chœur',
    'Écrire au travail',
    'Ressources humaines en pratique',
    'Soleil et toitures',
  ]);
  expect((await postsIn('local-1')).map(({ text }) => text)).toEqual(['Bonjour']);
  expect((await groupOf('12')).membership).toBe('requested');
  expect((await postsIn('4'))[0]).toMatchObject({ liked: true, like_count: 89 });
  for (const name of Object.keys(before)) expect(localStorage.getItem(`${name}:${id}`)).toBeNull();
});

test('they stay under their old keys while storage is full', async () => {
  localStorage.setItem(`az-content-joined-marks:${id}`, '["4"]');
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('no', 'QuotaExceededError');
  });
  expect(await membership('4')).toEqual(['member', 5121, true, true]);
  expect(localStorage.getItem(`az-content-joined-marks:${id}`)).toBe('["4"]');
});

test.each(['7', 'null', '{"groups":{"groups":[{}],"posts":7,"joined":[1],"left":null}}'])(
  'stored rubbish is as if nothing was stored: %s',
  async (stored) => {
    localStorage.setItem(`az-sample:${id}`, stored);
    expect(await namesIn('?tab=mine')).toHaveLength(3);
  },
);
