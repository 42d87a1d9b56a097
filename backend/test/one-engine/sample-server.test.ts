/** @jest-environment ./../shared/build/jest/browser-environment.mjs */
import { type Member, maxSearchLength, type NotificationsReplyWire } from '@az/shared/contracts';
import { sampleServer } from '@az/shared/sample-server';
import { findDeviation, openApiOf } from '../../fuzz/conformance.ts';
import { type Answer, call } from '../api-calls.ts';
import { conversationCalls } from '../conversation-calls.ts';
import { networkCalls } from '../network-calls.ts';
import { useServer } from '../use-server.ts';

// How long the sample server takes is not the subject.
jest.mock('../../../shared/src/api/pause.ts', () => ({ pause: async () => undefined }));

/**
 * A call to which the server and the sample server must reply alike. In its path, `{id}` is the conversation with
 * another member, `{other}` that member, and `{request}` the latest notification, about the request of a third one. `reply`: a part of the body; by default, that of a success.
 */
type Shared = { call: string; body?: object; status?: number; reply?: object };

const message = { text: ' Bonjour\r\n', client_id: '00000000-0000-4000-8000-000000000001' };
const [second, third] = ['2', '3'].map((digit) => ({
  text: `Message ${digit}`,
  client_id: message.client_id.replace(/1$/, digit),
}));
const missing = { status: 404, reply: { success: false, error: { kind: 'not-found' } } };
const invalid = (field?: string) => {
  const error = { kind: 'invalid', ...(field && { fields: { [field]: expect.any(String) } }) };
  return { status: 400, reply: { success: false, error } };
};
const seqs = (...numbers: number[]) => ({ items: numbers.map((seq) => ({ seq })) });

const request = {
  kind: 'requests',
  text: 'vous invite à rejoindre son réseau.',
  url: '/profile/connections',
};

/** In this order: later calls find what earlier ones have stored. */
const shared: Shared[] = [
  { call: 'PUT /conversations/with/{other}', reply: { conversation: { last_seq: 0, last: null } } },
  { call: 'GET /conversations/{id}/messages', reply: { items: [], meta: { last_seq: 0, emptied_seq: 0 } } },
  {
    call: 'POST /conversations/{id}/messages',
    body: message,
    reply: { message: { seq: 1, text: 'Bonjour', client_id: message.client_id } },
  },
  { call: 'POST /conversations/{id}/messages', body: message, reply: { message: { seq: 1 } } },
  ...[second, third].map((body) => ({ call: 'POST /conversations/{id}/messages', body })),
  { call: 'GET /conversations/{id}/messages', reply: { ...seqs(1, 2, 3), meta: { last_seq: 3 } } },
  { call: 'GET /conversations/{id}/messages?limit=1', reply: seqs(3) },
  { call: 'GET /conversations/{id}/messages?after=1&limit=1', reply: seqs(2) },
  { call: 'GET /conversations/{id}/messages?before=3&limit=1', reply: seqs(2) },
  { call: 'GET /conversations/{id}/messages?after=1&before=3', reply: seqs(2) },
  { call: 'GET /conversations/{id}', reply: { conversation: { last_seq: 3, read_seq: 3, unread: 0 } } },
  { call: 'PUT /conversations/{id}/receipt', body: { read: 9 }, reply: { conversation: { read_seq: 3 } } },
  { call: 'PUT /conversations/{id}/receipt', body: { read: 1 }, reply: { conversation: { read_seq: 3 } } },
  {
    call: 'PUT /conversations/{id}/marks',
    body: { muted: true, archived: true, marked_unread: true },
    reply: { conversation: { muted: true, archived: true, marked_unread: true } },
  },
  {
    call: 'PUT /conversations/{id}/marks',
    body: { muted: false },
    reply: { conversation: { archived: true } },
  },
  {
    call: 'PUT /conversations/{id}/marks',
    body: { emptied_up_to: 2 },
    reply: { conversation: { emptied_seq: 2, last: { seq: 3 } } },
  },
  {
    call: 'PUT /conversations/{id}/marks',
    body: { emptied_up_to: 1 },
    reply: { conversation: { emptied_seq: 2 } },
  },
  { call: 'GET /conversations/{id}/messages', reply: { ...seqs(3), meta: { last_seq: 3, emptied_seq: 2 } } },
  { call: 'GET /conversations?limit=1', reply: { items: [{ last: { seq: 3 } }] } },
  { call: 'GET /conversations?limit=51', ...invalid('limit') },
  { call: 'GET /conversations?limit=0', ...invalid('limit') },
  { call: 'GET /conversations/unknown', ...missing },
  { call: 'GET /conversations/unknown/messages', ...missing },
  { call: 'GET /conversations/{id}/messages?before=x', ...invalid('before') },
  { call: 'GET /conversations/{id}/messages?limit=0', ...invalid('limit') },
  { call: 'PUT /conversations/with/unknown', ...missing },
  { call: 'POST /conversations/unknown/messages', body: message, ...missing },
  { call: 'POST /conversations/{id}/messages', body: { ...message, text: ' ' }, ...invalid('text') },
  {
    call: 'POST /conversations/{id}/messages',
    body: { ...message, client_id: '1' },
    ...invalid('client_id'),
  },
  {
    call: 'POST /conversations/{id}/messages',
    body: { ...message, text: 'x'.repeat(5001) },
    ...invalid('text'),
  },
  { call: 'PUT /conversations/{id}/receipt', body: { read: -1 }, ...invalid('read') },
  { call: 'PUT /conversations/{id}/receipt', body: {}, ...invalid('read') },
  { call: 'PUT /conversations/{id}/marks', body: {}, ...invalid() },
  { call: 'PUT /conversations/{id}/marks', body: { muted: 'yes' }, ...invalid('muted') },
  { call: 'PUT /conversations/unknown/marks', body: { muted: true }, ...missing },
  { call: 'DELETE /conversations/{id}', ...missing },
  { call: 'GET /notifications?limit=1', reply: { items: [{ ...request, read: false, accepted: false }] } },
  { call: 'PUT /notifications/{request}/accepted' },
  { call: 'PUT /notifications/{request}/accepted' },
  { call: 'GET /notifications?limit=1', reply: { items: [{ ...request, read: true, accepted: true }] } },
  { call: 'PUT /notifications/read', body: { ids: ['unknown'], read: true } },
  { call: 'PUT /notifications/read', body: { up_to: '2100-01-01T00:00:00.000Z', read: false } },
  { call: 'GET /notifications?limit=1', reply: { items: [{ ...request, read: false }] } },
  { call: 'PUT /notifications/read', body: { up_to: '2000-01-01T00:00:00.000Z', read: true } },
  { call: 'GET /notifications?limit=1', reply: { items: [{ ...request, read: false }] } },
  { call: 'PUT /notifications/read', body: { up_to: '2100-01-01T00:00:00.000Z', read: true } },
  { call: 'GET /notifications?limit=1', reply: { items: [{ read: true }], meta: { unread: 0 } } },
  { call: 'DELETE /notifications/{request}' },
  { call: 'PUT /notifications/{request}' },
  { call: 'GET /notifications?limit=1', reply: { items: [request] } },
  { call: 'PUT /notifications/choices', body: { silenced: { kinds: ['groups', 'replies'], people: [] } } },
  { call: 'PUT /notifications/choices', body: { mail: false } },
  {
    call: 'GET /notifications?limit=1',
    reply: { silenced: { kinds: ['replies', 'groups'], people: [] }, mail: false },
  },
  { call: 'GET /notifications?limit=51', ...invalid('limit') },
  { call: 'PUT /notifications/read', body: { ids: [], read: true }, ...invalid('ids') },
  { call: 'PUT /notifications/read', body: { up_to: 'hier', read: true }, ...invalid('up_to') },
  { call: 'PUT /notifications/read', body: { read: true }, ...invalid() },
  { call: 'PUT /notifications/choices', body: {}, ...invalid() },
  { call: 'PUT /notifications/choices', body: { push: true }, ...invalid() },
  ...['PUT', 'DELETE'].map((method) => ({ call: `${method} /notifications/unknown`, ...missing })),
  { call: 'PUT /notifications/unknown/accepted', ...missing },
  { call: 'GET /az/connections?sort=mutual&limit=1', reply: { items: [{ note: null }] } },
  {
    call: 'GET /az/connections?sort=name&q=zzz',
    reply: { items: [], meta: { next_cursor: null, total: 0 } },
  },
  { call: 'GET /az/connections?sort=x', ...invalid('sort') },
  { call: 'GET /az/connections?limit=51', ...invalid('limit') },
  { call: `GET /az/connections?q=${'x'.repeat(maxSearchLength + 1)}`, ...invalid('q') },
  { call: 'DELETE /az/connections/{other}', reply: { relation: { state: 'none' } } },
  { call: 'DELETE /az/connections/{other}', reply: { relation: { state: 'none' } } },
  { call: 'DELETE /az/connections/unknown', ...missing },
  { call: 'DELETE /az/follows/unknown', ...missing },
];

/** Makes a call; the status of every success is 200. */
type Send = (method: string, path: string, json?: object) => Promise<Pick<Answer, 'status' | 'body'>>;

const server = useServer();
const { ask, join, two } = networkCalls(() => server.api);
const { begin } = conversationCalls(() => server.api);
const success = 200;

afterEach(() => jest.useRealTimers());

/** All replies of a server to the shared calls, and what they have to be. */
async function repliesOf(send: Send, ids: Record<'id' | 'other' | 'request', string>) {
  const replies: object[] = [];
  for (const step of shared) {
    const [method = '', path = ''] = step.call.split(' ');
    const asked = path.replace(/\{(id|other|request)\}/, (_, name: keyof typeof ids) => ids[name]);
    const { status, body: reply } = await send(method, asked, step.body);
    replies.push({ call: step.call, status, reply });
  }
  const expected = shared.map(({ call: name, status = success, reply = { success: true } }) => ({
    ...{ call: name, status, reply },
  }));
  return { replies, expected };
}

test('the network’s server replies to the shared calls as described', async () => {
  const [one, other] = await two();
  const send: Send = async (method, path, json) => {
    const { status, body } = await call(server.api + path, { method, token: one.token, json });
    return { status: status < 300 ? success : status, body };
  };
  const id = await begin(one, other);
  await ask(await join(), one);
  const { items } = (await send('GET', '/notifications')).body as NotificationsReplyWire;
  const ids = { id, other: other.id, request: items[0]?.id ?? '' };
  const { replies, expected } = await repliesOf(send, ids);
  expect(replies).toMatchObject(expected);
});

test('the sample server replies to them alike, in the form that the document of the network’s server describes', async () => {
  const reply = sampleServer({ member: () => ({ id: '1042' }) as Member, tell: () => undefined });
  const document = await openApiOf(server.api);
  // The contact does not reply meanwhile.
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
  const send: Send = async (method, path, json) => {
    const url = `http://localhost/az-connect-backend/api${path}`;
    const response = await reply(new Request(url, { method, ...(json && { body: JSON.stringify(json) }) }));
    const body = (await response.json()) as Answer['body'];
    const type = response.headers.get('content-type');
    // The network's server replies to what creates something with 201.
    const deviations = (response.ok ? [success, 201] : [response.status]).map((status) =>
      findDeviation(document, { method, path: path.replace(/\?.*/, ''), status, type, body }),
    );
    if (!deviations.includes(null)) throw new Error(deviations.join(' '));
    return { status: response.status, body };
  };
  const { replies, expected } = await repliesOf(send, {
    ...{ id: 'sample-111', other: '111', request: 'notification-1' },
  });
  expect(replies).toMatchObject(expected);
});
