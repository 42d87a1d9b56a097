import { is } from 'valibot';
import {
  MembersReplyWire,
  maxSearchLength,
  RelationReplyWire,
  SuggestionsReplyWire,
} from '../contracts/index.ts';
import { sampleMember } from '../testing/sample-member.ts';
import { sampleServer } from './index.ts';

let id: string;
const server = sampleServer({ member: () => sampleMember({ id }), tell: () => undefined });

async function call(method: string, path: string) {
  const response = await server(
    new Request(`${location.origin}/az-connect-backend/api/az/${path}`, { method }),
  );
  return { status: response.status, body: await response.json() };
}

async function list(query = ''): Promise<MembersReplyWire> {
  const { status, body } = await call('GET', `connections${query}`);
  expect([status, is(MembersReplyWire, body)]).toEqual([200, true]);
  return body;
}

const idsOf = ({ items }: MembersReplyWire) => items.map(({ member }) => member.Customers_Numbers);

beforeEach(() => {
  // Each test has another member, because what the browser cannot store lasts as long as the page.
  id = String(Math.random());
});

test('connections are listed page by page, the latest first, with some of those in common', async () => {
  const first = await list();
  const times = first.items.map(({ at }) => at);
  expect(times).toEqual([...times].sort().reverse());
  expect([first.items.length, first.meta]).toEqual([8, { next_cursor: '8', total: 12 }]);
  const second = await list('?cursor=8');
  expect([second.items.length, second.meta]).toEqual([4, { next_cursor: null, total: 12 }]);
  expect(first.items[0]).toMatchObject({ mutual_count: 12, mutual: [{ Names: 'Mathis' }, {}, {}] });
});

test('they are sorted by name and by connections in common', async () => {
  expect(idsOf(await list('?sort=name')).slice(0, 3)).toEqual(['105', '101', '107']);
  expect(idsOf(await list('?sort=mutual')).slice(0, 3)).toEqual(['105', '102', '109']);
});

test.each([
  ['ELODIE', ['106']],
  ['ingenieur', ['107']],
  ['mbarga petit', ['112']],
  ['personne', []],
])('%s is searched in names and roles', async (q, found) => {
  const reply = await list(`?${new URLSearchParams({ q })}`);
  expect([idsOf(reply), reply.meta.total]).toEqual([found, found.length]);
});

test('friends have their fixed number', async () => {
  const friends = await list('?only=friends&limit=4');
  expect([friends.items.length, friends.meta.total]).toEqual([4, 230]);
});

test('a removed connection is in no list any more', async () => {
  for (const path of ['follows/101', 'connections/101']) {
    const { status, body } = await call('DELETE', path);
    expect([status, is(RelationReplyWire, body)]).toEqual([200, true]);
  }
  expect(idsOf(await list('?limit=50'))).not.toContain('101');
  expect((await list()).meta.total).toBe(11);
});

async function suggested(): Promise<string[]> {
  const { status, body } = await call('GET', 'members/suggestions');
  expect([status, is(SuggestionsReplyWire, body)]).toEqual([200, true]);
  return (body as SuggestionsReplyWire).items.map(({ member }) => member.Customers_Numbers);
}

test('people are suggested who neither asked the member nor are blocked', async () => {
  expect(await suggested()).toEqual(['112', '109', '107', '106', '105', '104', '103', '102', '101']);
});

test('people who are asked or dismissed are suggested no longer, also those of earlier versions', async () => {
  localStorage.setItem(`az-requested:${id}`, '["112", 7]');
  for (const path of ['connections/requests/107', 'dismissals/109']) {
    const { status, body } = await call('PUT', path);
    expect([status, is(RelationReplyWire, body)]).toEqual([200, true]);
  }
  expect((await suggested()).slice(0, 2)).toEqual(['106', '105']);
  expect(localStorage.getItem(`az-requested:${id}`)).toBeNull();
});

test.each([
  ['DELETE', 'connections/999', 404],
  ['GET', `connections?q=${'x'.repeat(maxSearchLength + 1)}`, 400],
  ['GET', 'connections?sort=x', 400],
  ['GET', 'connections/requests?direction=in', 404],
  ['PUT', 'connections/101', 404],
])('%s %s is refused', async (method, path, status) => {
  expect((await call(method, path)).status).toBe(status);
});
