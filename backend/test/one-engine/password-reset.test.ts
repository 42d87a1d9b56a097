import { call, isOpen, person, refusal, register } from '../api-calls.ts';
import { resetTokenOf } from '../mail-server.ts';
import { mailsTo } from '../outbox.ts';
import { useServer } from '../use-server.ts';

const server = useServer({ env: { TRUST_PROXY: 'loopback', PUBLIC_URL: 'https://reseau.test/' } });
const { database } = server;
let nextAddress = 1;

const freshAddress = () => ({ 'x-forwarded-for': `198.51.100.${nextAddress++}` });
const chosen = 'deux-crabes-dans-le-panier';

function forgot(email: string, headers: Record<string, string> = freshAddress()) {
  return call(`${server.api}/forgot-password`, { json: { email }, headers });
}

function reset(token: string, password = chosen, headers: Record<string, string> = freshAddress()) {
  return call(`${server.api}/reset-password`, { json: { token, password }, headers });
}

const signIn = (email: string, password: string) =>
  call(`${server.api}/login`, { json: { email, password }, headers: freshAddress() });

async function askForToken(email: string, count = 1): Promise<string> {
  expect((await forgot(email)).body).toEqual({ status: true });
  const mail = (await mailsTo(database.dataDir, email, count)).at(-1);
  if (!mail) throw new Error('There is no mail.');
  return resetTokenOf(mail);
}

describe('a forgotten password', () => {
  it('is replaced by a mailed link, which ends all sessions and works once', async () => {
    const who = person('oublieuse');
    const before = [await register(server.api, who), await register(server.api, person('voisine'))];
    before.push(String((await signIn(who.email, who.password)).body.access_token));
    await forgot(` ${who.email.toUpperCase()} `);
    const [mail] = await mailsTo(database.dataDir, who.email, 1);
    const token = resetTokenOf(mail ?? {});
    expect((await reset(token)).body).toEqual({ status: true });
    const open = await Promise.all(before.map((one) => isOpen(server.api, one)));
    expect(open).toEqual([false, true, false]);
    expect((await signIn(who.email, who.password)).status).toBe(401);
    const { body } = await signIn(who.email, chosen);
    const account = await call(`${server.api}/account`, { token: String(body.access_token) });
    expect(account.body).toMatchObject({ account: { 'E-mails': who.email, email_proven: true } });
    const again = await reset(token);
    expect(again.status).toBe(400);
    expect(again.body).toEqual(refusal('invalid', 'token'));
  });

  it('is mailed with a link to the product’s own address, whatever the host header', async () => {
    const who = person('lien');
    await register(server.api, who);
    const headers = { ...freshAddress(), 'x-forwarded-host': 'evil.example', forwarded: 'host=evil.example' };
    await forgot(who.email, headers);
    const [mail] = await mailsTo(database.dataDir, who.email, 1);
    expect(mail?.text).toContain('\nhttps://reseau.test/auth-advance/forgot-pass#token=');
    expect(mail?.html).toContain('href="https://reseau.test/auth-advance/forgot-pass#token=');
    expect(mail?.raw).not.toContain('evil');
    expect(mail?.headers.find(({ key }) => key === 'referer')).toBeUndefined();
  });

  it('sends its owner a notice once it is replaced', async () => {
    const who = person('avertie');
    await register(server.api, who);
    await reset(await askForToken(who.email));
    const mails = await mailsTo(database.dataDir, who.email, 2);
    expect(mails.at(-1)?.subject).toBe('Votre mot de passe AZ Connect a changé');
    expect(mails.at(-1)?.raw).not.toContain(chosen);
  });

  it('is replaced by one of many simultaneous requests with the same link', async () => {
    const who = person('course');
    await register(server.api, who);
    const token = await askForToken(who.email);
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => reset(token, `${chosen}-${index}`)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(9).fill(400)]);
  });

  it('keeps the link when the new password is refused', async () => {
    const who = person('exigeante');
    await register(server.api, who);
    const token = await askForToken(who.email);
    for (const weak of ['court', 'password1', who.email, `${who.Names} ${who.LastName}`]) {
      const { status, body } = await reset(token, weak);
      expect(status).toBe(400);
      expect(body).toEqual(refusal('invalid', 'password'));
    }
    expect((await reset(token)).status).toBe(200);
  });

  it('invalidates every other link, and at most three are open at once', async () => {
    const who = person('insistante');
    await register(server.api, who);
    const tokens: string[] = [];
    for (const count of [1, 2, 3]) tokens.push(await askForToken(who.email, count));
    await forgot(who.email);
    // Mails are sent in order, so when the mail to `other` has arrived, the mail before it has been handled.
    const other = person('suivante');
    await register(server.api, other);
    await askForToken(other.email);
    expect((await reset(tokens[0] ?? '')).status).toBe(200);
    expect((await reset(tokens[1] ?? '')).status).toBe(400);
    expect((await reset(tokens[2] ?? '')).status).toBe(400);
    const subjects = (await mailsTo(database.dataDir, who.email, 4)).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject?.startsWith('Choisir'))).toHaveLength(3);
  });

  it('cannot be replaced by a link once it was changed in the settings', async () => {
    const who = person('devancee');
    const session = await register(server.api, who);
    const token = await askForToken(who.email);
    const json = { current_password: who.password, password: chosen };
    const changed = await call(`${server.api}/account/password`, { token: session, json, method: 'PUT' });
    expect(changed.status).toBe(200);
    expect((await reset(token, 'trois-paniers-vides')).body).toEqual(refusal('invalid', 'token'));
    expect((await signIn(who.email, chosen)).status).toBe(200);
  });

  it('cannot be replaced by a link after 60 minutes', async () => {
    const [early, late] = [person('ponctuelle'), person('tardive')];
    const tokens: string[] = [];
    for (const who of [early, late]) {
      await register(server.api, who);
      tokens.push(await askForToken(who.email));
    }
    const ofMember = (who: typeof early) => `(select id from api.members where email = '${who.email}')`;
    const [row] = await database.sql(
      `update api.password_resets set expires_at = now() + interval '30 seconds' where member_id = ${ofMember(early)}`,
      `select extract(epoch from expires_at - created_at) / 60 as minutes from api.password_resets where member_id = ${ofMember(late)}`,
    );
    expect(Number(row?.minutes)).toBe(60);
    await database.sql(
      `update api.password_resets set expires_at = now() where member_id = ${ofMember(late)}`,
    );
    expect((await reset(tokens[0] ?? '')).status).toBe(200);
    expect((await reset(tokens[1] ?? '')).body).toEqual(refusal('invalid', 'token'));
  });

  it('leaves nothing in the database from which a link could be made', async () => {
    const who = person('discrete');
    await register(server.api, who);
    const token = await askForToken(who.email);
    const rows = await database.sql("select encode(token_hash, 'hex') as hash from api.password_resets");
    const kept = rows.map(({ hash }) => hash);
    expect(kept).not.toEqual([]);
    expect(kept).not.toContain(Buffer.from(token).toString('hex'));
    expect(kept).not.toContain(Buffer.from(token, 'base64url').toString('hex'));
    expect((await reset(token)).status).toBe(200);
  });
});

describe('POST /forgot-password and POST /reset-password', () => {
  it.each([
    '',
    'x',
    'a@exemple.test\r\nBcc: b@exemple.test',
    'a@exemple.test,b@exemple.test',
    '<a@exemple.test>',
  ])('refuse %j as an e-mail', async (email) => {
    const { status, body } = await forgot(email);
    expect(status).toBe(400);
    expect(body).toEqual(refusal('invalid', 'email'));
  });

  it.each(['', 'x', 'x'.repeat(43), "' or true --"])('refuse %j as a token', async (token) => {
    const { status, body } = await reset(token);
    expect(status).toBe(400);
    expect(body).toEqual(refusal('invalid', 'token'));
  });

  it('refuse extra keys', async () => {
    const json = { email: 'a@exemple.test', host: 'evil.example' };
    expect((await call(`${server.api}/forgot-password`, { json })).body).toEqual(refusal('invalid'));
    const more = { token: 'x'.repeat(43), password: chosen, email: 'a@exemple.test' };
    expect((await call(`${server.api}/reset-password`, { json: more })).body).toEqual(refusal('invalid'));
  });

  it('allow 20 requests, and 20 wrong tokens, an hour for an address', async () => {
    const address = { 'x-forwarded-for': '203.0.113.1' };
    for (let attempt = 1; attempt <= 20; attempt += 1) {
      expect((await forgot('absente@exemple.test', address)).status).toBe(200);
      expect((await reset('x'.repeat(43), chosen, address)).status).toBe(400);
    }
    for (const refused of [
      await forgot('absente@exemple.test', address),
      await reset('x', chosen, address),
    ]) {
      expect(refused.status).toBe(429);
      expect(refused.body).toEqual(refusal('too-many'));
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3500);
    }
    expect((await forgot('absente@exemple.test')).status).toBe(200);
  });
});
