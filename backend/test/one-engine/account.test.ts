import { parseAccount, parsePasswordChanged, parseSessionUser } from '@az/shared/contracts';
import { call, credentialsOf, demo, isOpen, person, refusal, register, signIn } from '../api-calls.ts';
import { mailsTo } from '../outbox.ts';
import { useServer } from '../use-server.ts';

const server = useServer({ env: { TRUST_PROXY: 'loopback' } });
const { database } = server;

const read = (token: string) => call(`${server.api}/account`, { token });
const change = (token: string | undefined, json: unknown, headers = {}) =>
  call(`${server.api}/account`, { token, json, method: 'PUT', headers });
const libreville = { country: 'GA', province: 'GA-1', city: 'GA-1-libreville' };

describe('GET /account', () => {
  it('returns the account with codes and names', async () => {
    const { status, body } = await read(await signIn(server.api));
    expect(status).toBe(200);
    expect(parseAccount(body)).toMatchObject({
      firstName: 'Clarisse',
      email: demo.email,
      kind: 'person',
      country: { name: 'Gabon' },
      city: { name: 'Libreville' },
    });
  });

  it('is refused when signed out', async () => {
    expect((await call(`${server.api}/account`)).body).toEqual(refusal('signed-out'));
    expect((await change(undefined, {})).body).toEqual(refusal('signed-out'));
  });
});

describe('PUT /account', () => {
  it('changes the given fields, keeps the rest, and returns the new session user', async () => {
    const token = await register(server.api, person('editrice'));
    const texts = {
      Headline: ' Sage-femme \n à Libreville ',
      Description: ' Sage-femme.\r\nBénévole. ',
      Phones: '+241 00 00 00 00',
      Adresses: '12, rue des Flamboyants',
    };
    const first = await change(token, { ...texts, ...libreville });
    expect(first.status).toBe(200);
    const second = await change(token, { Names: 'Aïcha' });
    expect(parseAccount(second.body)).toEqual({
      firstName: 'Aïcha',
      lastName: 'Ndzouba',
      headline: 'Sage-femme à Libreville',
      description: 'Sage-femme.\nBénévole.',
      email: 'editrice@exemple.test',
      isEmailProven: false,
      pendingEmail: null,
      phone: texts.Phones,
      address: texts.Adresses,
      kind: 'person',
      country: { code: 'GA', name: 'Gabon' },
      province: { code: 'GA-1', name: 'Estuaire' },
      city: { code: 'GA-1-libreville', name: 'Libreville' },
    });
    const user = parseSessionUser(second.body.user)?.member;
    expect(user).toMatchObject({
      firstName: 'Aïcha',
      headline: 'Sage-femme à Libreville',
      country: 'Gabon',
      city: 'Libreville',
    });
    expect((await read(token)).body.account).toEqual(second.body.account);
    const none = await change(token, { country: null, province: null, city: null, Phones: '' });
    expect(parseAccount(none.body)).toMatchObject({ country: null, province: null, city: null, phone: '' });
    expect((await change(token, {})).body.account).toEqual(none.body.account);
  });

  it('allows a company without last name, and no person', async () => {
    const company = { ...person('societe'), type: 'webcompany', LastName: '' };
    const token = await register(server.api, company);
    expect((await change(token, { LastName: '' })).status).toBe(200);
    const { status, body } = await change(await register(server.api, person('sans-nom')), { LastName: ' ' });
    expect(status).toBe(400);
    expect(body).toEqual(refusal('invalid', 'LastName'));
  });

  it.each<[string, object]>([
    ['Names', { Names: '' }],
    ['Headline', { Headline: 'x'.repeat(121) }],
    ['Description', { Description: 'x'.repeat(501) }],
    ['Phones', { Phones: '0'.repeat(21) }],
    ['Adresses', { Adresses: 'x'.repeat(256) }],
    ['E-mails', { 'E-mails': 'pas une adresse' }],
    ['password', { 'E-mails': 'nouvelle@exemple.test' }],
    ['password', { 'E-mails': 'nouvelle@exemple.test', password: 'wrong-password' }],
    ['city', { country: 'GA', province: 'GA-1' }],
    ['country, province, city', { province: null }],
    ['country, province, city', { ...libreville, city: 'FR-ARA-lyon' }],
    ['country, province, city', { ...libreville, country: 'XX' }],
  ])('refuses a wrong %s (case %#) and changes nothing', async (fields, json) => {
    const token = await signIn(server.api);
    const before = (await read(token)).body;
    const { status, body } = await change(token, json);
    expect(status).toBe(400);
    expect(body).toEqual(refusal('invalid', ...fields.split(', ')));
    expect((await read(token)).body).toEqual(before);
  });

  it.each(['isVerify', 'type', 'Customers_Numbers', 'password_hash', 'created_date'])(
    'refuses the unknown key %s',
    async (key) => {
      const { status, body } = await change(await signIn(server.api), { [key]: '1' });
      expect(status).toBe(400);
      expect(body).toEqual(refusal('invalid'));
    },
  );

  it('needs no password for the own e-mail in other case', async () => {
    const who = person('jalouse');
    const token = await register(server.api, who);
    const { status, body } = await change(token, { 'E-mails': who.email.toUpperCase() });
    expect(status).toBe(200);
    expect(parseAccount(body)).toMatchObject({ email: who.email, pendingEmail: null });
  });
});

describe('PUT /account/password', () => {
  const chosen = 'deux-crabes-dans-le-panier';
  const changePassword = (token: string | undefined, json: unknown) =>
    call(`${server.api}/account/password`, { token, json, method: 'PUT' });

  it('ends every session, opens a new one, and notifies the owner', async () => {
    const who = person('changeante');
    const [token, second] = [await register(server.api, who), await signIn(server.api, credentialsOf(who))];
    const { status, body } = await changePassword(token, {
      current_password: who.password,
      password: chosen,
    });
    expect(status).toBe(200);
    const next = parsePasswordChanged(body) ?? '';
    expect([await isOpen(server.api, token), await isOpen(server.api, second)]).toEqual([false, false]);
    expect((await read(token)).status).toBe(401);
    expect((await read(next)).status).toBe(200);
    const login = (password: string) => call(`${server.api}/login`, { json: { email: who.email, password } });
    expect((await login(who.password)).status).toBe(401);
    expect((await login(chosen)).status).toBe(200);
    const [mail] = await mailsTo(database.dataDir, who.email, 1);
    expect(mail?.subject).toBe('Votre mot de passe AZ Connect a changé');
  });

  it('refuses wrong and weak passwords, and a caller without session', async () => {
    const who = person('prudente');
    const token = await register(server.api, who);
    const ask = (current_password: string, password: string) =>
      changePassword(token, { current_password, password });
    expect((await ask('wrong-password', chosen)).body).toEqual(refusal('invalid', 'current_password'));
    for (const weak of ['court', 'password1', who.email, 'x'.repeat(1025)])
      expect((await ask(who.password, weak)).body).toEqual(refusal('invalid', 'password'));
    const json = { current_password: who.password, password: chosen };
    expect((await changePassword(undefined, json)).body).toEqual(refusal('signed-out'));
    expect((await changePassword(token, { ...json, user_id: '1' })).status).toBe(400);
    expect(await isOpen(server.api, token)).toBe(true);
  });

  it('allows a session 10 guesses an hour, which strangers cannot use up', async () => {
    const who = person('devinee');
    const token = await register(server.api, who);
    for (let attempt = 1; attempt <= 10; attempt += 1)
      expect((await changePassword(token, { current_password: 'wrong', password: chosen })).status).toBe(400);
    const refused = await changePassword(token, { current_password: who.password, password: chosen });
    expect(refused.status).toBe(429);
    expect(refused.body).toEqual(refusal('too-many'));
    const close = await call(`${server.api}/account`, {
      token,
      method: 'DELETE',
      json: { password: who.password },
    });
    expect(close.status).toBe(429);
    expect(await isOpen(server.api, token)).toBe(true);
  });
});
