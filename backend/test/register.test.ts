import { parseLoginReply } from '@az/shared/contracts';
import { call, demo, person, refusal, register } from './api-calls.ts';
import { mailsTo } from './outbox.ts';
import { useServer } from './use-server.ts';

const server = useServer({ env: { TRUST_PROXY: 'loopback' } });
const { database } = server;
let nextAddress = 1;

const send = (json: unknown, address = `198.51.100.${nextAddress++}`) =>
  call(`${server.api}/register`, { json, headers: { 'x-forwarded-for': address } });

describe('POST /register', () => {
  it('creates a person, signs them in, and allows a later sign-in', async () => {
    const who = person('aissatou');
    const { status, body } = await send({ ...who, Names: '  Aïssatou ', email: ' Aissatou@Exemple.test ' });
    expect(status).toBe(200);
    const session = parseLoginReply(body);
    expect(session?.member).toMatchObject({
      firstName: 'Aïssatou',
      lastName: 'Ndzouba',
      email: who.email,
      kind: 'person',
      verified: false,
      picture: null,
      country: null,
      lastJob: null,
    });
    const { token = '', member } = session ?? {};
    expect((await call(`${server.api}/az/global`, { token })).status).toBe(200);
    const again = await call(`${server.api}/login`, { json: { email: who.email, password: who.password } });
    expect(parseLoginReply(again.body)?.member).toEqual(member);
  });

  it.each([
    ["A.N'Guessan@Exemple.test", ["a.n'guessan@exemple.test"]],
    ['awa&yves@groupe--est.test', [' AWA&YVES@groupe--est.test\n']],
    ['awa@hôtel-exemple.test', ['awa@xn--htel-exemple-eib.test', 'Awa@HÔTEL-exemple.test']],
  ])('takes the address %s, once, and signs in with each form of it', async (email, forms) => {
    const who = { ...person('adresse'), email };
    expect((await send(who)).status).toBe(200);
    for (const form of [email, ...forms]) {
      expect((await send({ ...who, email: form })).body).toEqual(refusal('conflict', 'email'));
      const json = { email: form, password: who.password };
      expect((await call(`${server.api}/login`, { json })).status).toBe(200);
    }
  });

  it('takes the password in every normal form of it, and stores a name without direction marks', async () => {
    const password = 'Été-à-Oyem-2026';
    const who = { ...person('oyem'), Names: 'Marie\u202egpj.', password };
    expect(parseLoginReply((await send(who)).body)?.member.firstName).toBe('Mariegpj.');
    const json = { email: who.email, password: password.normalize('NFD') };
    expect(json.password).not.toBe(password);
    expect((await call(`${server.api}/login`, { json })).status).toBe(200);
  });

  it('creates a company, which has no last name', async () => {
    const who = { ...person('atelier'), type: 'webcompany', Names: 'Atelier du Komo', LastName: '' };
    const { status, body } = await send(who);
    expect(status).toBe(200);
    expect(parseLoginReply(body)?.member).toMatchObject({ firstName: 'Atelier du Komo', kind: 'company' });
  });

  it.each<[string, object]>([
    ['type', { type: 'admin' }],
    ['Names', { Names: '   ' }],
    ['Names', { Names: '\u200b\u3164' }],
    ['Names', { Names: 'x'.repeat(256) }],
    ['LastName', { LastName: '' }],
    ['LastName', { LastName: 'x'.repeat(256) }],
    ['email', { email: 'pas une adresse' }],
    ['email', { email: 'a@exemple.test\r\nBcc: b@exemple.test' }],
    ['email', { email: `${'a'.repeat(250)}@b.test` }],
    ['email', { email: `${'a'.repeat(65)}@exemple.test` }],
    ['email', { email: 'awa..mba@exemple.test' }],
    ['email', { email: 'awa@exemple' }],
    ['password', { password: 'x7§kQ2z' }],
    ['password', { password: '🌊'.repeat(7) }],
    ['password', { password: 'é'.repeat(1025) }],
    ['password', { password: '🌊'.repeat(1025) }],
    ['password', { password: `\ud800${'x'.repeat(12)}` }],
    ['password', { password: 'password1' }],
    ['password', { password: 'PassWord1' }],
    ['password', { password: 'Ｐａｓｓｗｏｒｄ１' }],
    ['password', { password: 'gouvernement' }],
    ['password', { password: 'GOUVERNEMENT' }],
    ['password', { password: 'refusee@exemple.test' }],
    ['password', { password: 'Aïssatou Ndzouba' }],
    ['password', { password: 'ndzoubaaissatou' }],
    ['password', { password: 'AZ Connect' }],
  ])('refuses a wrong %s (case %#)', async (field, change) => {
    const { status, body } = await send({ ...person('refusee'), ...change });
    expect(status).toBe(400);
    expect(body).toEqual(refusal('invalid', field));
  });

  it.each([
    ['8 characters', 'x7§kQ2zé'],
    ['8 characters of two units each', '🌊🛶🐟🌴🥭🧺🪘🪶'],
    ['1024 characters', `${'k3¿'.repeat(341)}z`],
    ['1024 characters of two units each', '🛶🌊🐟🌴'.repeat(256)],
    ['blanks around it', '  trois pirogues  '],
    ['signs of all kinds', '"\\\'; -- <b>%00$[x]\t\u202e'],
  ])('stores a password of %s unchanged, to the last character', async (_what, password) => {
    const who = { ...person(`longueur-${nextAddress}`), password };
    expect((await send(who)).status).toBe(200);
    const signIn = (given: string) =>
      call(`${server.api}/login`, {
        json: { email: who.email, password: given },
        headers: { 'x-forwarded-for': `198.51.100.${nextAddress++}` },
      });
    expect((await signIn(password)).status).toBe(200);
    expect((await signIn([...password].slice(0, -1).join(''))).status).toBe(401);
    expect((await signIn(password.trim())).status).toBe(password.trim() === password ? 200 : 401);
  });

  it.each([
    ['an extra key', { isVerify: true }],
    ['an id', { Customers_Numbers: '1' }],
    ['no password', { password: undefined }],
  ])('refuses %s', async (_what, change) => {
    const { status, body } = await send({ ...person('cle'), ...change });
    expect(status).toBe(400);
    expect(body).toEqual(refusal('invalid'));
  });

  it('refuses a taken e-mail, changes nothing, and notifies its owner once a day', async () => {
    const owner = person('proprietaire');
    await register(server.api, owner);
    const stranger = { ...owner, email: owner.email.toUpperCase(), Names: 'Ailleurs http://evil.example' };
    for (const password of ['un-mot-de-passe-a-moi', owner.password]) {
      const { status, body, headers } = await send({ ...stranger, password });
      expect(status).toBe(409);
      expect(body).toEqual(refusal('conflict', 'email'));
      expect(headers.get('set-cookie')).toBeNull();
    }
    const [mail] = await mailsTo(database.dataDir, owner.email, 1);
    expect(mail?.subject).toBe('Vous avez déjà un compte AZ Connect');
    expect(mail?.raw).not.toContain('evil');
    const json = { email: owner.email, password: owner.password };
    expect((await call(`${server.api}/login`, { json })).body).toMatchObject({ user: { Names: 'Aïssatou' } });
    // Mails are sent in order, so a second notice to the owner would arrive before the demo member's notice.
    await send({ ...stranger, email: demo.email });
    await mailsTo(database.dataDir, demo.email, 1);
    expect(await mailsTo(database.dataDir, owner.email, 1)).toHaveLength(1);
  });

  it('creates one account of twenty simultaneous requests with one e-mail', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(person('jumelle'))));
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([200, ...Array<number>(19).fill(409)]);
  });

  it('allows an address 20 attempts an hour, and does not limit another', async () => {
    for (let attempt = 1; attempt <= 20; attempt += 1)
      expect((await send({ ...person('limite'), password: 'password1' }, '203.0.113.1')).status).toBe(400);
    const refused = await send(person('limite'), '203.0.113.1');
    expect(refused.status).toBe(429);
    expect(refused.body).toEqual(refusal('too-many'));
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3500);
    expect((await send(person('limite'), '203.0.113.2')).status).toBe(200);
  });
});
