import { parseLoginReply } from '@az/shared/contracts';
import { call, comment, demo, other, refusal, signIn } from '../api-calls.ts';
import { useServer } from '../use-server.ts';

const server = useServer({ env: { TRUST_PROXY: 'loopback' } });
const { database } = server;
let nextAddress = 1;

const from = (address: string) => ({ 'x-forwarded-for': address });
const freshAddress = () => `198.51.100.${nextAddress++}`;

function tryPassword(email: string, password: string, address: string) {
  return call(`${server.api}/login`, { json: { email, password }, headers: from(address) });
}

describe('POST /login', () => {
  it('returns a token and the whole session user', async () => {
    const { status, body, headers } = await call(`${server.api}/login`, { json: demo });
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('set-cookie')).toMatch(/^az-device=[^;]+; Path=\/az-connect-backend\/api; .*HttpOnly/);
    const session = parseLoginReply(body);
    expect(session?.token).toMatch(/^[\w-]{43}$/);
    expect(session?.member).toMatchObject({
      email: demo.email,
      firstName: 'Clarisse',
      kind: 'person',
      verified: true,
      country: 'Gabon',
      province: 'Estuaire',
      city: 'Libreville',
      picture: expect.stringMatching(/^\/9j\//),
      lastJob: {
        position: { title: 'Responsable logistique' },
        company: 'Mavoula Logistique',
        endingDate: null,
      },
    });
    expect({ ...session?.wire, Headline: session?.member.headline }).toEqual(body.user);
    expect(session?.member.picture?.length).toBeLessThanOrEqual(64 * 1024);
    expect(session?.member.lastJob?.tasks).toHaveLength(5);
  });

  it('accepts the e-mail without regard to case and outer blanks', async () => {
    const { status } = await call(`${server.api}/login`, {
      json: { ...demo, email: ' DEMO@az-connect.test ' },
    });
    expect(status).toBe(200);
  });

  it('answers an unknown e-mail and a wrong password with the same bytes', async () => {
    const answers = await Promise.all(
      ['nobody@az-connect.test', demo.email, 'awa@az-connect.test'].map((email) =>
        tryPassword(email, 'wrong', freshAddress()),
      ),
    );
    for (const { status, body } of answers) {
      expect(status).toBe(401);
      expect(body).toEqual(refusal('signed-out'));
      expect(JSON.stringify(body)).toBe(JSON.stringify(answers[0]?.body));
    }
  });

  it.each([
    ['no password', { email: 'a@b.test' }],
    ['an extra key', { ...demo, isVerify: true }],
    ['a number as e-mail', { email: 1, password: 'x' }],
    ['a list as password', { email: 'a@b.test', password: ['x'] }],
    ['an empty e-mail', { email: '', password: 'x' }],
    ['an e-mail above 255 characters', { email: 'a'.repeat(256), password: 'x' }],
    ['a character the database cannot keep', { email: 'a\u0000@b.test', password: 'x' }],
    ['null', null],
  ])('refuses %s', async (_what, json) => {
    const { status, body } = await call(`${server.api}/login`, { json, headers: from(freshAddress()) });
    expect(status).toBe(400);
    expect(body).toEqual(refusal('invalid'));
  });

  it('allows 25 failures per address, refuses the 26th attempt, and not another address', async () => {
    const address = freshAddress();
    for (let attempt = 1; attempt <= 25; attempt += 1) {
      expect((await tryPassword(`absent-${attempt}@az-connect.test`, 'wrong', address)).status).toBe(401);
    }
    const refused = await call(`${server.api}/login`, { json: demo, headers: from(address) });
    expect(refused.status).toBe(429);
    expect(refused.body).toEqual(refusal('too-many'));
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(270);
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(300);
    expect((await tryPassword(demo.email, demo.password, freshAddress())).status).toBe(200);
  });

  it('allows 25 failures per e-mail from many addresses, and not fewer of another e-mail', async () => {
    for (let attempt = 1; attempt <= 25; attempt += 1) {
      expect((await tryPassword('helene@az-connect.test', 'wrong', freshAddress())).status).toBe(401);
    }
    const refused = await tryPassword('Helene@az-connect.test', 'wrong', freshAddress());
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3500);
    expect((await tryPassword(other.email, other.password, freshAddress())).status).toBe(200);
  });

  it('counts a whole IPv6 /64 as one address', async () => {
    for (let attempt = 1; attempt <= 25; attempt += 1) {
      await tryPassword(`six-${attempt}@az-connect.test`, 'wrong', `2001:db8:1:2::${attempt}`);
    }
    expect((await tryPassword('six@az-connect.test', 'wrong', '2001:db8:1:2:ffff::1')).status).toBe(429);
    expect((await tryPassword('six@az-connect.test', 'wrong', '2001:db8:1:3::1')).status).toBe(401);
  });

  it('never allows more than 25 of many simultaneous guesses', async () => {
    const address = freshAddress();
    const guesses = await Promise.all(
      Array.from({ length: 60 }, (_, index) =>
        tryPassword(`burst-${index}@az-connect.test`, 'wrong', address),
      ),
    );
    expect(guesses.filter(({ status }) => status === 401)).toHaveLength(25);
    expect(guesses.filter(({ status }) => status === 429)).toHaveLength(35);
  });

  it('does not count successes', async () => {
    const address = freshAddress();
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => tryPassword(demo.email, demo.password, address)),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(30).fill(200));
  });
});

describe('a session', () => {
  const verify = (token: string, bodyToken: unknown = token) =>
    call(`${server.api}/verify-token`, { token, json: { access_token: bodyToken } });

  it('is confirmed only when body and Bearer contain the same open token', async () => {
    const token = await signIn(server.api);
    const second = await signIn(server.api, other);
    expect(await verify(token)).toMatchObject({ status: 200, body: { status: true } });
    expect((await verify(token, second)).body).toEqual({ status: false });
    expect((await verify('x'.repeat(43))).body).toEqual({ status: false });
    const withoutBearer = await call(`${server.api}/verify-token`, { json: { access_token: token } });
    expect(withoutBearer.body).toEqual({ status: false });
    const byCookie = await call(`${server.api}/verify-token`, {
      json: { access_token: token },
      headers: { cookie: `authKey=${token}` },
    });
    expect(byCookie.body).toEqual({ status: false });
  });

  it('is not confirmed for an invalid token in the body', async () => {
    const token = await signIn(server.api);
    expect((await verify(token, 7)).status).toBe(400);
    expect((await verify(token, null)).status).toBe(400);
  });

  it('ends for good at sign-out, and only that one', async () => {
    const token = await signIn(server.api);
    const kept = await signIn(server.api);
    expect((await call(`${server.api}/az/global`, { token })).status).toBe(200);
    const out = await call(`${server.api}/logout`, { token, method: 'POST' });
    expect(out).toMatchObject({ status: 200, body: { status: true } });
    expect((await call(`${server.api}/az/global`, { token })).body).toEqual(refusal('signed-out'));
    expect((await verify(token)).body).toEqual({ status: false });
    expect((await verify(kept)).body).toMatchObject({ status: true });
    expect((await call(`${server.api}/logout`, { token, method: 'POST' })).status).toBe(401);
  });

  it('is refused everywhere without a Bearer token, even with a cookie', async () => {
    const token = await signIn(server.api);
    const headers = { cookie: `authKey=${token}` };
    for (const path of ['/az/global', '/profile/picture', '/cover/picture']) {
      const { status, body, headers: replied } = await call(server.api + path, { headers });
      expect(status).toBe(401);
      expect(body).toEqual(refusal('signed-out'));
      expect(replied.get('www-authenticate')).toBe('Bearer');
    }
    expect((await comment(server.api, '1', 'Bonjour', { headers })).status).toBe(401);
  });

  it('ends, if remembered, after 7 idle days and after 30 days in any case, and survives a restart', async () => {
    const remembered = { ...demo, remember: true };
    const open = () => signIn(server.api, remembered);
    const [fresh, idle, old] = [await open(), await open(), await open()];
    const hashOf = (token: string) => `sha256('${token}'::bytea)`;
    const [row] = await database.sql(
      `update api.sessions set last_seen_at = now() - interval '6 days 23 hours 59 minutes' where token_hash = ${hashOf(fresh)}`,
      `update api.sessions set last_seen_at = now() - interval '7 days' where token_hash = ${hashOf(idle)}`,
      `update api.sessions set expires_at = now() where token_hash = ${hashOf(old)}`,
      `select extract(epoch from expires_at - created_at) / 86400 as days from api.sessions where token_hash = ${hashOf(fresh)}`,
    );
    expect(Number(row?.days)).toBe(30);
    expect((await verify(idle)).body).toEqual({ status: false });
    expect((await verify(old)).body).toEqual({ status: false });
    await server.stop();
    await server.start();
    expect((await verify(fresh)).body).toMatchObject({ status: true });
  });

  it('leaves nothing in the database from which a token could be made', async () => {
    const token = await signIn(server.api);
    const rows = await database.sql("select encode(token_hash, 'hex') as hash from api.sessions");
    expect(rows.length).toBeGreaterThan(0);
    const kept = rows.map(({ hash }) => hash);
    expect(kept).not.toContain(Buffer.from(token).toString('hex'));
    expect(kept).not.toContain(Buffer.from(token, 'base64url').toString('hex'));
  });
});
