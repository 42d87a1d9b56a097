import { createHash, randomBytes } from 'node:crypto';
import { request } from 'node:http';
import fc from 'fast-check';
import type { OpenApi, Operation } from '../../fuzz/conformance.ts';
import { openApiOf } from '../../fuzz/conformance.ts';
import { arbitraryOf } from '../../fuzz/schema-arbitrary.ts';
import { demo, isOpen, other, signIn } from '../api-calls.ts';
import { until } from '../until.ts';
import { useServer } from '../use-server.ts';

type Call = { method: string; template: string; operation: Operation };
type Sent = { headers?: Record<string, string | string[]>; query?: string; id?: string; example?: object };

const server = useServer({
  program: 'fuzz-server',
  prepare: ({ sql }) =>
    sql(
      `insert into api.email_changes (member_id, email, created_at, expires_at)
      select id, 'nouvelle@exemple.test', now(), now() from api.members where email = '${demo.email}'`,
    ),
});
const { database } = server;
let calls: Call[];

const makeToken = () => randomBytes(32).toString('base64url');
const expired = makeToken();
const idle = makeToken();

/** For each call with an id, an id that belongs to the demo member. */
let demosOwn: Record<string, string>;

/** Valid bodies for calls that check the body before the id. */
let rightBodies: Record<string, object>;

const hashOf = (token: string) => `decode('${createHash('sha256').update(token).digest('hex')}', 'hex')`;

function sessionOf(token: string, expires: string, seen: string): string {
  return `insert into api.sessions (token_hash, member_id, created_at, last_seen_at, expires_at)
    select ${hashOf(token)}, id, now(), ${seen}, ${expires} from api.members where email = '${demo.email}'`;
}

beforeAll(async () => {
  // Waits until the server has deleted ended sessions at its start. It deletes expired e-mail changes afterwards.
  await until(async () => (await database.sql('select email from api.email_changes')).length === 0);
  await database.sql(
    sessionOf(expired, 'now()', 'now()'),
    sessionOf(idle, "now() + interval '1 day'", "now() - interval '7 days'"),
  );
  const [job] = await database.sql(
    "select jobs.id, jobs.member_id, position_id, company_id from api.jobs join api.members on members.id = jobs.member_id where members.email = 'demo@az-connect.test'",
  );
  const [announcement] = await database.sql(
    `select id from api.announcements where author_id = ${job?.member_id}`,
  );
  const [comment] = await database.sql(
    `select id from api.announcement_comments where author_id = ${job?.member_id}`,
  );
  const [session] = await database.sql(`select id from api.sessions where member_id = ${job?.member_id}`);
  const [request] = await database.sql(
    `select public_id as id from api.notifications where recipient_id = ${job?.member_id} and cause = 'request'`,
  );
  demosOwn = {
    'GET /user-jobs-history': String(job?.member_id),
    'PUT /jobs-history/{id}': String(job?.id),
    'DELETE /jobs-history/{id}': String(job?.id),
    'PUT /az/announcements/{id}': String(announcement?.id),
    'DELETE /az/announcements/{id}': String(announcement?.id),
    'PUT /az/comments/{id}': String(comment?.id),
    'DELETE /az/announcements-comments/{id}': String(comment?.id),
    'DELETE /account/sessions/{id}': String(session?.id),
    'PUT /notifications/{id}': String(request?.id),
    'PUT /notifications/{id}/accepted': String(request?.id),
    'DELETE /notifications/{id}': String(request?.id),
  };
  const { position_id: position, company_id: company } = job ?? {};
  const notes = { skills: [], tools: [], tasks: [] };
  rightBodies = {
    'PUT /jobs-history/{id}': { position, company, starting_date: '2024-01-01', ending_date: null, ...notes },
    'PUT /az/announcements/{id}': { text: 'Un autre texte' },
    'PUT /az/comments/{id}': { text: 'Un autre texte' },
    'DELETE /account/sessions/{id}': { password: other.password },
  };
  const { paths }: OpenApi = await openApiOf(server.api);
  calls = Object.entries(paths).flatMap(([template, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      method: method.toUpperCase(),
      template,
      operation,
    })),
  );
});

function bodyOf(
  { requestBody, 'x-access': access }: Operation,
  authorization = '',
  example?: object,
): { type: string; text: string } | null {
  if (access === 'asks') {
    return { type: 'application/json', text: JSON.stringify({ access_token: authorization.slice(7) }) };
  }
  const schema = requestBody?.content['application/json']?.schema;
  if (example) return { type: 'application/json', text: JSON.stringify(example) };
  if (schema) {
    const [value] = fc.sample(arbitraryOf(schema), { numRuns: 1, seed: 7 });
    return { type: 'application/json', text: JSON.stringify(value) };
  }
  if (!requestBody) return null;
  return { type: 'multipart/form-data; boundary=x', text: '--x--\r\n' };
}

/** Sends a call with exactly these header lines; `fetch` would join or drop some of them. */
function send({ method, template, operation }: Call, { headers = {}, query = '', id = '1', example }: Sent) {
  const body = bodyOf(operation, [headers.authorization ?? ''].flat()[0]?.slice(0, 200), example);
  const path = template.replace(/\{\w+\}/g, id);
  return new Promise<{ status: number; body: unknown }>((resolve, reject) => {
    const call = request(`${server.api}${path}${query}`, {
      method,
      agent: false,
      // The length is needed for DELETE: without it, Node sends the body unframed.
      headers: {
        ...(body ? { 'content-type': body.type, 'content-length': Buffer.byteLength(body.text) } : {}),
        ...headers,
      },
    });
    call.on('response', (response) => {
      if (response.headers['content-type'] === 'text/event-stream') {
        // A stream of events never ends, so it is closed here.
        response.destroy();
        resolve({ status: response.statusCode ?? 0, body: null });
      }
      let text = '';
      response.on('data', (chunk) => {
        text += String(chunk);
      });
      response.on('end', () => {
        const isJson = response.headers['content-type']?.startsWith('application/json');
        resolve({ status: response.statusCode ?? 0, body: isJson ? JSON.parse(text) : text });
      });
    });
    call.on('error', reject);
    call.end(body?.text);
  });
}

/** Whether a call was refused because there is no session. `/login` is excluded: its 401 means wrong credentials. */
const isRefused = ({ template }: Call, status: number) => status === 401 && template !== '/login';

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

/** Sends `sentTo(call)` to each call. Returns the calls whose reply is not the one declared without a session. */
async function letIn(sentTo: (call: Call) => Promise<Sent> | Sent): Promise<string[]> {
  const wrong: string[] = [];
  for (const call of calls) {
    const sent = await sentTo(call);
    const { status, body } = await send(call, sent);
    const name = `${call.method} ${call.template}: ${status}`;
    const access = call.operation['x-access'];
    if (access === 'member' && status !== 401) wrong.push(name);
    if (access === 'asks' && (body as { status?: unknown }).status !== false) wrong.push(name);
    if (access === 'public') {
      const plain = await send(call, {});
      if (plain.status !== status || isRefused(call, status))
        wrong.push(`${name}, without a token ${plain.status}`);
    }
  }
  return wrong;
}

it('has calls of every kind of access, and each says which', () => {
  expect(calls.length).toBeGreaterThan(10);
  const kinds = new Set(calls.map(({ operation }) => operation['x-access']));
  expect(kinds).toEqual(new Set(['public', 'member', 'asks']));
});

describe('refuses callers without an open session:', () => {
  it.each<[string, Sent]>([
    ['no token', {}],
    ['no scheme', { headers: { authorization: makeToken() } }],
    ['an empty token', { headers: { authorization: 'Bearer ' } }],
    ['another scheme', { headers: { authorization: `Basic ${btoa('demo:demo')}` } }],
    ['a token of the right form', { headers: bearer(makeToken()) }],
    ['a short token', { headers: bearer('x') }],
    ['an expired session', { headers: bearer(expired) }],
    ['a session unused for too long', { headers: bearer(idle) }],
  ])('%s', async (_what, sent) => {
    expect(await letIn(() => sent)).toEqual([]);
  });

  it('a session that was ended', async () => {
    const token = await signIn(server.api);
    await fetch(`${server.api}/logout`, { method: 'POST', headers: bearer(token) });
    expect(await letIn(() => ({ headers: bearer(token) }))).toEqual([]);
  });

  it('a good token in a cookie alone', async () => {
    const token = await signIn(server.api);
    expect(await letIn(() => ({ headers: { cookie: `authKey=${token}` } }))).toEqual([]);
  });

  it('a good token in the address alone', async () => {
    const token = await signIn(server.api);
    expect(await letIn(() => ({ query: `?access_token=${token}&token=${token}&authKey=${token}` }))).toEqual(
      [],
    );
  });

  it('two tokens in one line, whichever is good', async () => {
    const both = [`Bearer ${await signIn(server.api)}`, `Bearer ${makeToken()}`];
    expect(await letIn(() => ({ headers: { authorization: both.join(', ') } }))).toEqual([]);
    expect(await letIn(() => ({ headers: { authorization: both.reverse().join(', ') } }))).toEqual([]);
  });
});

describe('a session', () => {
  it('ends 30 days after the sign-in with `Rester connecté`', async () => {
    const token = await signIn(server.api, { ...demo, remember: true });
    const [row] = await database.sql(
      `select expires_at - created_at = interval '30 days' as is_right from api.sessions where token_hash = ${hashOf(token)}`,
    );
    expect(row).toEqual({ is_right: true });
  });

  it.each([
    ['is open until its end', "now() + interval '10 minutes'", 'now()', 200],
    ['is over at its end, before it is deleted', 'now()', 'now()', 401],
    [
      'is open for 7 days after its last use',
      "now() + interval '1 day'",
      "now() - interval '6 days 23:50'",
      200,
    ],
    ['is over then, before it is deleted', "now() + interval '1 day'", "now() - interval '7 days'", 401],
  ])('%s', async (_name, expires, seen, status) => {
    const token = makeToken();
    await database.sql(sessionOf(token, expires, seen));
    expect(await isOpen(server.api, token)).toBe(status === 200);
    expect((await fetch(`${server.api}/account`, { headers: bearer(token) })).status).toBe(status);
    expect(
      await database.sql(`select id from api.sessions where token_hash = ${hashOf(token)}`),
    ).toHaveLength(1);
  });
});

it('refuses two tokens in two lines as malformed, for every call and whichever is good', async () => {
  const both = [`Bearer ${await signIn(server.api)}`, `Bearer ${makeToken()}`];
  for (const authorization of [both, both.toReversed()]) {
    const answers = await Promise.all(calls.map((call) => send(call, { headers: { authorization } })));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([400]));
  }
});

it('refuses a token of a megabyte before any call', async () => {
  const huge = 'x'.repeat(1_000_000);
  for (const call of calls) {
    const status = await send(call, { headers: bearer(huge) }).then(
      (reply) => reply.status,
      (error: NodeJS.ErrnoException) => error.code,
    );
    // The connection may also fail, when the server closes it while the header is still being sent.
    expect([431, 'ECONNRESET', 'EPIPE']).toContain(status);
  }
});

it('refuses every cross-site write, with a good token and a good cookie too', async () => {
  const token = await signIn(server.api);
  const foreign: Record<string, string>[] = [
    { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
    { origin: 'https://evil.example', 'content-type': 'text/plain' },
    { origin: 'null', 'content-type': 'multipart/form-data; boundary=x' },
  ];
  for (const call of calls.filter(({ method }) => method !== 'GET')) {
    for (const headers of foreign) {
      const withCookie = await send(call, { headers: { ...headers, cookie: `authKey=${token}` } });
      const withToken = await send(call, { headers: { ...headers, ...bearer(token) } });
      expect([call.template, withCookie.status, withToken.status]).toEqual([call.template, 403, 403]);
    }
  }
});

it('refuses another member everything that is not theirs, and allows everything else', async () => {
  const wrong: string[] = [];
  for (const call of calls) {
    const name = `${call.method} ${call.template}`;
    const { 'x-owned': owned, 'x-access': access } = call.operation;
    const id = demosOwn[name];
    if (owned && !id) wrong.push(`${name} has no example of something owned.`);
    const theirs =
      owned === 'id' ? { id, example: rightBodies[name] } : { query: owned ? `?${owned}=${id}` : '' };
    const { status } = await send(call, { headers: bearer(await signIn(server.api, other)), ...theirs });
    const isRight = owned ? status === 404 : !isRefused(call, status) && status < 500;
    if (access !== 'asks' && !isRight) wrong.push(`${name}: ${status}`);
  }
  expect(wrong).toEqual([]);
});
