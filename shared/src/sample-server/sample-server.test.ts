import { is } from 'valibot';
import { FeedReplyWire, NotificationsReplyWire, notificationKinds } from '../contracts/index.ts';
import { sampleMember } from '../testing/sample-member.ts';
import { failNextSampleReply, sampleServer } from './index.ts';

let member: string | null;
const tell = jest.fn();
const server = sampleServer({ member: () => (member === null ? null : sampleMember({ id: member })), tell });

async function call(name: string, body?: unknown) {
  const [method = '', path] = name.split(' ');
  const url = `${location.origin}/az-connect-backend/api${path}`;
  const init = body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) };
  const response = await server(new Request(url, { method, ...init }));
  return { status: response.status, headers: response.headers, body: await response.json() };
}

const list = async (): Promise<NotificationsReplyWire> => (await call('GET /notifications')).body;
const rowOf = async (id: string) => (await list()).items.find((one) => one.id === id);

const first = 'notification-1';
const readFirst = ['PUT /notifications/read', { ids: [first], read: true }] as const;
const old = JSON.stringify({ changes: { [first]: { isRead: true } }, channels: { email: false } });

const block = (method: 'getItem' | 'setItem', name: string) =>
  jest.spyOn(Storage.prototype, method).mockImplementation(() => {
    throw new DOMException('no', name);
  });

beforeEach(() => {
  // Each test has another member, because what the browser cannot store lasts as long as the page.
  member = String(Math.random());
});

test('the list has the form of the contract, the latest first, with the number of unread ones', async () => {
  const { status, headers, body } = await call('GET /notifications?cursor=x');
  expect([status, headers.get('az-sample')]).toEqual([200, 'true']);
  expect(is(NotificationsReplyWire, body)).toBe(true);
  const times = body.items.map(({ sent_at }: { sent_at: string }) => sent_at);
  expect(times).toEqual([...times].sort().reverse());
  expect(body).toMatchObject({ meta: { unread: 4 }, silenced: { kinds: [], people: [] }, mail: true });
});

test.each([
  ['PUT /notifications/read', { ids: [first, 'unknown'], read: true }, { read: true }, 3],
  ['PUT /notifications/read', { ids: ['notification-4'], read: false }, { read: true }, 5],
  ['PUT /notifications/read', { ids: ['unknown'], read: true }, {}, 4],
  ['PUT /notifications/read', { up_to: '2100-01-01T00:00:00.000Z', read: true }, { read: true }, 0],
  [`DELETE /notifications/${first}`, undefined, null, 3],
  [`PUT /notifications/${first}`, undefined, {}, 4],
  [`PUT /notifications/${first}/accepted`, undefined, { read: true, accepted: true }, 3],
  ['PUT /notifications/choices', { mail: false }, {}, 4],
  ['PUT /notifications/choices', { silenced: { kinds: ['reactionsAndComments'], people: ['103'] } }, {}, 1],
  ['PUT /notifications/choices', { silenced: { kinds: [...notificationKinds], people: [] } }, {}, 0],
])('%s %j is stored', async (name, body, row, unread) => {
  expect(await call(name, body)).toMatchObject({ status: 200, body: { success: true } });
  expect((await list()).meta.unread).toBe(unread);
  if (row === null) expect(await rowOf(first)).toBeUndefined();
  else if (unread < 4 && 'read' in row) expect(await rowOf(first)).toMatchObject(row);
});

test.each([
  ['PUT /notifications/read', { ids: [], read: true }, 400, 'invalid', ['ids']],
  ['PUT /notifications/read', { ids: [first], read: 'yes' }, 400, 'invalid', ['read']],
  ['PUT /notifications/read', { read: true }, 400, 'invalid', null],
  ['PUT /notifications/read', '{ "ids":', 400, 'invalid', null],
  ['PUT /notifications/choices', {}, 400, 'invalid', null],
  ['PUT /notifications/choices', { silenced: { kinds: ['x'], people: [] } }, 400, 'invalid', ['silenced']],
  ['PUT /notifications/choices', { push: true }, 400, 'invalid', ['push']],
  [`GET /notifications?cursor=${'x'.repeat(201)}`, undefined, 400, 'invalid', ['cursor']],
  ['DELETE /notifications/unknown', undefined, 404, 'not-found', null],
  ['PUT /notifications/unknown', undefined, 404, 'not-found', null],
  // No request.
  ['PUT /notifications/notification-2/accepted', undefined, 404, 'not-found', null],
  ['GET /notifications/x/y/z', undefined, 404, 'not-found', null],
  ['GET /elsewhere', undefined, 404, 'not-found', null],
])('%s %j is refused', async (name, body, status, kind, fields) => {
  const refusal = await call(name, body);
  expect(refusal).toMatchObject({ status, body: { success: false, status: false, error: { kind } } });
  expect(refusal.headers.get('az-sample')).toBe('true');
  const { error } = refusal.body;
  expect(error.fields === undefined ? null : Object.keys(error.fields)).toEqual(fields);
  expect((await list()).meta.unread).toBe(4);
});

test('a visitor is refused, and each member has data of their own', async () => {
  await call(...readFirst);
  const own = member;
  member = null;
  expect(await call('GET /notifications')).toMatchObject({
    status: 401,
    body: { error: { kind: 'signed-out' } },
  });
  member = 'another';
  expect((await list()).meta.unread).toBe(4);
  member = own;
  expect((await list()).meta.unread).toBe(3);
});

test('what came after a time stays unread', async () => {
  const [latest, second] = (await list()).items;
  await call('PUT /notifications/read', { up_to: second?.sent_at, read: true });
  expect(await list()).toMatchObject({ meta: { unread: 1 } });
  expect(await rowOf(latest?.id ?? '')).toMatchObject({ read: false });
});

test('the list is read in pages', async () => {
  const { body } = await call('GET /notifications?limit=10');
  expect([body.items.length, body.meta.next_cursor]).toEqual([10, '10']);
  const next = await call('GET /notifications?limit=10&cursor=10');
  expect(next.body).toMatchObject({ items: { length: 8 }, meta: { next_cursor: null, unread: 4 } });
});

test('a removed notification can be brought back', async () => {
  await call(`DELETE /notifications/${first}`);
  expect(await rowOf(first)).toBeUndefined();
  await call(`PUT /notifications/${first}`);
  expect(await rowOf(first)).toBeDefined();
});

test('the names of silenced people are in the list; other choices stay', async () => {
  await call('PUT /notifications/choices', { mail: false });
  await call('PUT /notifications/choices', { silenced: { kinds: [], people: ['104', '7'] } });
  const people = [
    { id: '104', name: 'Corentin Vasseur' },
    { id: '7', name: '7' },
  ];
  expect(await list()).toMatchObject({ silenced: { people }, mail: false });
});

test.each([
  ['full', 'setItem', 'QuotaExceededError'],
  ['blocked', 'getItem', 'SecurityError'],
] as const)('while storage is %s, what members do lasts as long as the page', async (_what, method, name) => {
  block('setItem', name);
  if (method === 'getItem') block('getItem', name);
  expect((await call(...readFirst)).status).toBe(200);
  expect((await list()).meta.unread).toBe(3);
});

test.each([
  '[',
  '7',
  'null',
  '{"notifications":7}',
  '{"notifications":null}',
  '{"notifications":{"changes":[{}],"silenced":{"kinds":["x"]},"channels":{"email":"no"}}}',
  '{"notifications":{"changes":{"notification-1":{"isRead":"yes"},"notification-2":7}}}',
])('stored rubbish is as if nothing was stored: %s', async (stored) => {
  localStorage.setItem(`az-sample:${member}`, stored);
  expect(await list()).toMatchObject({ meta: { unread: 4 }, mail: true });
  await call(...readFirst);
  expect((await list()).meta.unread).toBe(3);
});

test('what an earlier version stored is moved over once', async () => {
  localStorage.setItem(`az-notifications:${member}`, old);
  expect(await list()).toMatchObject({ meta: { unread: 3 }, mail: false });
  expect(localStorage.getItem(`az-notifications:${member}`)).toBeNull();
  localStorage.setItem(`az-notifications:${member}`, '{}');
  expect(await list()).toMatchObject({ meta: { unread: 3 }, mail: false });
});

test('silenced kinds that have another name now are dropped', async () => {
  const silenced = { kinds: ['comments', 'birthdays'], people: ['104'] };
  localStorage.setItem(`az-notifications:${member}`, JSON.stringify({ silenced }));
  expect((await list()).silenced).toMatchObject({ kinds: ['birthdays'], people: [{ id: '104' }] });
});

test('it stays under its old key while storage is full', async () => {
  localStorage.setItem(`az-notifications:${member}`, old);
  block('setItem', 'QuotaExceededError');
  expect((await list()).meta.unread).toBe(3);
  expect(localStorage.getItem(`az-notifications:${member}`)).toBe(old);
});

test('a requested failure is one reply, and changes nothing', async () => {
  failNextSampleReply();
  expect(await call(...readFirst)).toMatchObject({ status: 500, body: { error: { kind: 'server' } } });
  expect((await list()).meta.unread).toBe(4);
});

test('a reply comes after 100 ms, and not once its request is aborted', async () => {
  const abort = new AbortController();
  const url = `${location.origin}/az-connect-backend/api/notifications`;
  const before = performance.now();
  await list();
  expect(performance.now() - before).toBeGreaterThan(98);
  const reply = server(new Request(url, { signal: abort.signal }));
  abort.abort();
  await expect(reply).rejects.toMatchObject({ name: 'AbortError' });
});

test.each(['/az/saved', '/az/global?tag=radios&cursor=x'])('no announcement is in %s', async (path) => {
  const { status, body } = await call(`GET ${path}`);
  expect([status, is(FeedReplyWire, body), body.feeds]).toEqual([200, true, []]);
});

test('tells of changes in other tabs', () => {
  for (const key of ['az-sample:7', null, `az-sample:${member}`])
    window.dispatchEvent(new StorageEvent('storage', { key }));
  expect(tell.mock.calls).toEqual([[null]]);
});
