import { type OpenSession, parseOpenSessions } from '@az/shared/contracts';
import { call, credentialsOf, isOpen, person, refusal, register } from '../api-calls.ts';
import { useServer } from '../use-server.ts';

const server = useServer({ env: { TRUST_PROXY: 'loopback' } });
const { database } = server;

type Who = ReturnType<typeof person>;

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const nobodyKnows = 'Navigateur-de-Zoé/1.0 (zoe@exemple.test)';

async function signInFrom(who: Who, address: string, agent: string, remember?: boolean): Promise<string> {
  const headers = { 'x-forwarded-for': address, 'user-agent': agent };
  const json = { ...credentialsOf(who), ...(remember !== undefined && { remember }) };
  const { body } = await call(`${server.api}/login`, { json, headers });
  return String(body.access_token);
}

async function list(token: string): Promise<OpenSession[]> {
  const { status, body } = await call(`${server.api}/account/sessions`, { token });
  expect(status).toBe(200);
  return parseOpenSessions(body) ?? [];
}

const end = (token: string | undefined, id: string, json: unknown) =>
  call(`${server.api}/account/sessions/${id}`, { token, json, method: 'DELETE' });

const endOthers = (token: string | undefined, json: unknown) =>
  call(`${server.api}/account/sessions`, { token, json, method: 'DELETE' });

const idOf = (who: Who) => `(select id from api.members where email = '${who.email}')`;

describe('the open sessions of a member', () => {
  it('are listed with browser, system, shortened network and last use, the present one marked', async () => {
    const who = person('partout');
    const first = await register(server.api, who);
    const second = await signInFrom(who, '203.0.113.77', firefox);
    const third = await signInFrom(who, '2001:db8:12:34:56::9', nobodyKnows);
    const sessions = await list(second);
    expect(sessions).toMatchObject([
      { browser: null, system: null, network: '2001:db8:12::/48', isCurrent: false },
      { browser: 'Firefox', system: 'Linux', network: '203.0.113.0/24', isCurrent: true },
      { network: '127.0.0.0/24', isCurrent: false },
    ]);
    for (const { openedAt, lastUsedAt } of sessions) {
      expect(Date.now() - Date.parse(openedAt ?? '')).toBeLessThan(600_000);
      expect(Date.parse(lastUsedAt ?? '')).toBeGreaterThanOrEqual(Date.parse(openedAt ?? ''));
    }
    expect((await list(third)).map(({ isCurrent }) => isCurrent)).toEqual([true, false, false]);
    const { body } = await call(`${server.api}/account/sessions`, { token: first });
    expect(JSON.stringify(body)).not.toMatch(/Zoé|113\.77|token/);
    expect(await list(await register(server.api, person('ailleurs')))).toHaveLength(1);
  });

  it('are not listed, nor ended, without a session', async () => {
    expect((await call(`${server.api}/account/sessions`)).body).toEqual(refusal('signed-out'));
    const json = { password: person('partout').password };
    expect((await endOthers(undefined, json)).body).toEqual(refusal('signed-out'));
    expect((await end(undefined, '0', json)).body).toEqual(refusal('signed-out'));
  });

  it('show their last network, updated every five minutes at most', async () => {
    const who = person('voyageuse');
    await register(server.api, who);
    const token = await signInFrom(who, '203.0.113.7', firefox);
    const useFrom = (address: string) =>
      call(`${server.api}/account`, { token, headers: { 'x-forwarded-for': address } });
    await useFrom('198.51.100.7');
    expect((await list(token))[0]).toMatchObject({ network: '203.0.113.0/24', isCurrent: true });
    await database.sql(
      `update api.sessions set last_seen_at = now() - interval '6 minutes' where member_id = ${idOf(who)}`,
    );
    await useFrom('198.51.100.7');
    const session = (await list(token)).find(({ isCurrent }) => isCurrent);
    expect(session?.network).toBe('198.51.100.0/24');
    expect(Date.now() - Date.parse(session?.lastUsedAt ?? '')).toBeLessThan(60_000);
  });

  it('that have expired are not listed', async () => {
    const who = person('oubliee');
    const token = await register(server.api, who);
    await signInFrom(who, '203.0.113.7', firefox, true);
    await signInFrom(who, '203.0.113.8', firefox, true);
    const [idle, over] = (await list(token)).filter(({ isCurrent }) => !isCurrent);
    await database.sql(
      `update api.sessions set last_seen_at = now() - interval '7 days 1 second' where id = '${idle?.id}'`,
      `update api.sessions set expires_at = now() where id = '${over?.id}'`,
    );
    expect(await list(token)).toMatchObject([{ isCurrent: true }]);
  });

  it.each([
    ['without the box', false, '8 hours', '24 hours'],
    ['from a page that knows no box', undefined, '8 hours', '24 hours'],
    ['with the box', true, '7 days', '30 days'],
  ])('%s (%s) end after %s without use, and after %s in any case', async (_, remember, idle, most) => {
    const who = person(`duree-${remember}`);
    await register(server.api, who);
    /** Whether a new session is open after a time of it was moved back. */
    const opened = async (column: 'last_seen_at' | 'expires_at', by: string, less = '0 minutes') => {
      const token = await signInFrom(who, '203.0.113.7', firefox, remember);
      await database.sql(
        `update api.sessions set ${column} = ${column} - interval '${by}' + interval '${less}'
          where member_id = ${idOf(who)}`,
      );
      return isOpen(server.api, token);
    };
    expect(await opened('last_seen_at', idle, '1 minute')).toBe(true);
    expect(await opened('last_seen_at', idle)).toBe(false);
    expect(await opened('expires_at', most, '1 minute')).toBe(true);
    expect(await opened('expires_at', most)).toBe(false);
  });

  it.each([false, true])(
    'stay what they are (remembered: %s) after a change of password',
    async (remember) => {
      const who = person(`garde-${remember}`);
      await register(server.api, who);
      const token = await signInFrom(who, '203.0.113.7', firefox, remember);
      const json = { current_password: who.password, password: 'deux-crabes-dans-le-panier' };
      const { body } = await call(`${server.api}/account/password`, { token, json, method: 'PUT' });
      await database.sql(
        `update api.sessions set last_seen_at = now() - interval '8 hours' where member_id = ${idOf(who)}`,
      );
      expect(await isOpen(server.api, String(body.access_token))).toBe(remember);
    },
  );

  it('that a registration opens are short', async () => {
    const who = person('inscrite');
    const token = await register(server.api, who);
    await database.sql(
      `update api.sessions set last_seen_at = now() - interval '8 hours' where member_id = ${idOf(who)}`,
    );
    expect(await isOpen(server.api, token)).toBe(false);
  });

  it('are at most 50: one more ends the least recently used', async () => {
    const who = person('collectionneuse');
    const oldest = await register(server.api, who);
    await database.sql(
      `insert into api.sessions (member_id, token_hash, created_at, last_seen_at, expires_at)
        select ${idOf(who)}, sha256(n::text::bytea), now(), now() - n * interval '1 minute', now() + interval '30 days'
        from generate_series(1, 49) as n`,
      `update api.sessions set last_seen_at = now() - interval '50 minutes'
        where member_id = ${idOf(who)} and network is not null`,
    );
    const newest = await signInFrom(who, '203.0.113.7', firefox);
    expect(await list(newest)).toHaveLength(50);
    expect(await isOpen(server.api, oldest)).toBe(false);
    expect(await isOpen(server.api, newest)).toBe(true);
  });
});

describe('ending sessions', () => {
  it('ends one at once, with the password, and leaves the others', async () => {
    const who = person('prudente');
    const token = await register(server.api, who);
    const lost = await signInFrom(who, '203.0.113.7', firefox);
    const kept = await signInFrom(who, '203.0.113.8', nobodyKnows);
    const id = (await list(token)).find(({ browser }) => browser === 'Firefox')?.id ?? '';
    const refused = await end(token, id, { password: 'wrong-password' });
    expect([refused.status, refused.body]).toEqual([400, refusal('invalid', 'password')]);
    for (const json of [{}, { password: '' }, { password: who.password, user_id: '1' }])
      expect((await end(token, id, json)).status).toBe(400);
    expect(await isOpen(server.api, lost)).toBe(true);
    expect((await end(token, id, { password: who.password })).body).toEqual({ status: true });
    expect((await call(`${server.api}/account`, { token: lost })).status).toBe(401);
    expect([await isOpen(server.api, token), await isOpen(server.api, kept)]).toEqual([true, true]);
    expect((await end(token, id, { password: who.password })).body).toEqual(refusal('not-found'));
  });

  it('ends all others at once, with the password', async () => {
    const who = person('radicale');
    const token = await register(server.api, who);
    const others = [
      await signInFrom(who, '203.0.113.7', firefox),
      await signInFrom(who, '203.0.113.8', firefox),
    ];
    const stranger = await register(server.api, person('etrangere'));
    expect((await endOthers(token, { password: 'wrong-password' })).body).toEqual(
      refusal('invalid', 'password'),
    );
    expect((await endOthers(token, {})).status).toBe(400);
    expect(await list(token)).toHaveLength(3);
    expect((await endOthers(token, { password: who.password })).body).toEqual({ status: true });
    for (const ended of others)
      expect((await call(`${server.api}/account`, { token: ended })).status).toBe(401);
    expect(await list(token)).toMatchObject([{ isCurrent: true }]);
    expect(await isOpen(server.api, stranger)).toBe(true);
  });

  it('cannot end another member’s', async () => {
    const [who, victim] = [person('curieuse'), person('visee')];
    const token = await register(server.api, who);
    const theirs = await register(server.api, victim);
    const [{ id } = { id: '' }] = await list(theirs);
    for (const unknown of [id, id.toUpperCase(), '1', "' or true --", id.replace(/^./, 'g')]) {
      const { status } = await end(token, encodeURIComponent(unknown), { password: who.password });
      expect([unknown, status]).toEqual([unknown, 404]);
    }
    expect(await isOpen(server.api, theirs)).toBe(true);
  });
});

it('describes the new session after a change of password', async () => {
  const who = person('changeante');
  const token = await register(server.api, who);
  const json = { current_password: who.password, password: 'deux-crabes-dans-le-panier' };
  const headers = { 'user-agent': firefox };
  const { body } = await call(`${server.api}/account/password`, { token, json, method: 'PUT', headers });
  expect(await list(String(body.access_token))).toMatchObject([{ browser: 'Firefox', isCurrent: true }]);
});
