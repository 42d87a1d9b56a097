import { parseAccount, parseSessionUser } from '@az/shared/contracts';
import { call, demo, isOpen, person, refusal } from '../api-calls.ts';
import { confirmationTokenOf, resetTokenOf } from '../mail-server.ts';
import { mailsTo, readOutbox } from '../outbox.ts';
import { until } from '../until.ts';
import { useServer } from '../use-server.ts';

const server = useServer({ env: { TRUST_PROXY: 'loopback', PUBLIC_URL: 'https://reseau.test' } });
const { database } = server;
let nextAddress = 1;

type Who = ReturnType<typeof person>;

const freshAddress = () => ({ 'x-forwarded-for': `198.51.100.${nextAddress++}` });

async function join(name: string): Promise<[Who, string]> {
  const who = person(name);
  const { body } = await call(`${server.api}/register`, { json: who, headers: freshAddress() });
  return [who, String(body.access_token)];
}

const change = (token: string, json: object, headers = freshAddress()) =>
  call(`${server.api}/account`, { token, json, method: 'PUT', headers });
const want = (token: string, { password }: Who, email: string, headers = freshAddress()) =>
  change(token, { 'E-mails': email, password }, headers);
const confirm = (token: string, headers = freshAddress()) =>
  call(`${server.api}/confirm-email`, { json: { token }, headers });
const again = (token?: string) =>
  call(`${server.api}/account/email-change`, { token, method: 'POST', headers: freshAddress() });
const withdraw = (token?: string) => call(`${server.api}/account/email-change`, { token, method: 'DELETE' });
const account = async (token: string) => parseAccount((await call(`${server.api}/account`, { token })).body);

async function canSignIn(email: string, { password }: Who): Promise<boolean> {
  const { status } = await call(`${server.api}/login`, {
    json: { email, password },
    headers: freshAddress(),
  });
  return status === 200;
}

/** Waits until an address has got `count` mails, and returns the token of the last. */
async function linkTo(email: string, count = 1): Promise<string> {
  const mails = await mailsTo(database.dataDir, email, count);
  return confirmationTokenOf(mails.at(-1) ?? {});
}

describe('a new e-mail', () => {
  it('takes effect when the link of its mail is confirmed, once, and not before', async () => {
    const [who, token] = await join('ancienne');
    const next = 'nouvelle@exemple.test';
    const { status, body } = await change(token, {
      Names: 'Aïcha',
      'E-mails': ' Nouvelle@Exemple.test ',
      password: who.password,
    });
    expect(status).toBe(200);
    expect(parseAccount(body)).toMatchObject({ firstName: 'Aïcha', email: who.email, pendingEmail: next });
    expect(parseSessionUser(body.user)?.member.email).toBe(who.email);
    const link = await linkTo(next);
    expect([await canSignIn(who.email, who), await canSignIn(next, who)]).toEqual([true, false]);
    expect(await account(token)).toMatchObject({ email: who.email, pendingEmail: next });
    expect((await confirm(link)).body).toEqual({ status: true });
    expect([await canSignIn(who.email, who), await canSignIn(next, who)]).toEqual([false, true]);
    expect(await account(token)).toMatchObject({ email: next, pendingEmail: null });
    const used = await confirm(link);
    expect([used.status, used.body]).toEqual([400, refusal('invalid', 'token')]);
  });

  it('notifies the old address, at the request and when it takes effect, and invalidates its links', async () => {
    const [who, token] = await join('prevenue');
    await call(`${server.api}/forgot-password`, { json: { email: who.email }, headers: freshAddress() });
    const [reset] = await mailsTo(database.dataDir, who.email, 1);
    await want(token, who, 'autre@exemple.test');
    const requested = (await mailsTo(database.dataDir, who.email, 2)).at(-1);
    expect(requested?.subject).toBe('Une autre adresse e-mail est demandée pour votre compte AZ Connect');
    expect(requested?.raw).not.toContain('autre@');
    await confirm(await linkTo('autre@exemple.test'));
    const changed = (await mailsTo(database.dataDir, who.email, 3)).at(-1);
    expect(changed?.subject).toBe('L’adresse e-mail de votre compte AZ Connect a changé');
    expect(changed?.raw).not.toContain('autre@');
    const json = { token: resetTokenOf(reset ?? {}), password: 'trois-paniers-vides' };
    const refused = await call(`${server.api}/reset-password`, { json, headers: freshAddress() });
    expect(refused.status).toBe(400);
    expect(await isOpen(server.api, token)).toBe(true);
  });

  it('is not confirmed by opening the link', async () => {
    const [who, token] = await join('scannee');
    await want(token, who, 'boite@exemple.test');
    const link = await linkTo('boite@exemple.test');
    for (const method of ['GET', 'HEAD'])
      expect((await fetch(`${server.api}/confirm-email?token=${link}`, { method })).status).toBe(404);
    expect(await account(token)).toMatchObject({ email: who.email });
    expect((await confirm(link)).status).toBe(200);
  });

  it('can be mailed again with a new link, which invalidates the one before, and can be withdrawn', async () => {
    const [who, token] = await join('distraite');
    await want(token, who, 'bis@exemple.test');
    const first = await linkTo('bis@exemple.test');
    expect((await again(token)).body).toEqual({ status: true });
    const second = await linkTo('bis@exemple.test', 2);
    expect(second).not.toBe(first);
    expect((await confirm(first)).status).toBe(400);
    expect((await withdraw(token)).body).toEqual({ status: true });
    expect((await account(token))?.pendingEmail).toBeNull();
    expect((await confirm(second)).status).toBe(400);
    expect((await withdraw(token)).status).toBe(200);
    expect((await again()).body).toEqual(refusal('signed-out'));
    expect((await withdraw()).body).toEqual(refusal('signed-out'));
  });

  it('is replaced by another one, whose link alone works', async () => {
    const [who, token] = await join('hesitante');
    await want(token, who, 'un@exemple.test');
    const first = await linkTo('un@exemple.test');
    await want(token, who, 'deux@exemple.test');
    expect((await confirm(first)).status).toBe(400);
    expect((await account(token))?.pendingEmail).toBe('deux@exemple.test');
    expect((await confirm(await linkTo('deux@exemple.test'))).status).toBe(200);
    expect((await account(token))?.email).toBe('deux@exemple.test');
  });

  it('is withdrawn by a new password, however it was chosen', async () => {
    for (const way of ['settings', 'mail']) {
      const [who, token] = await join(`volee-${way}`);
      await want(token, who, `voleur-${way}@exemple.test`);
      const link = await linkTo(`voleur-${way}@exemple.test`);
      const password = 'deux-crabes-dans-le-panier';
      if (way === 'settings') {
        const json = { current_password: who.password, password };
        await call(`${server.api}/account/password`, { token, json, method: 'PUT' });
      } else {
        await call(`${server.api}/forgot-password`, { json: { email: who.email }, headers: freshAddress() });
        const mails = await mailsTo(database.dataDir, who.email, 2);
        const json = { token: resetTokenOf(mails.at(-1) ?? {}), password };
        await call(`${server.api}/reset-password`, { json, headers: freshAddress() });
      }
      expect([way, (await confirm(link)).status]).toEqual([way, 400]);
      expect(await canSignIn(who.email, { ...who, password })).toBe(true);
    }
  });

  it('can be confirmed for 24 hours, and is deleted after that', async () => {
    const [[who, token], [late, lateToken]] = [await join('ponctuelle'), await join('tardive')];
    await want(token, who, 'a-temps@exemple.test');
    await want(lateToken, late, 'trop-tard@exemple.test');
    const links = [await linkTo('a-temps@exemple.test'), await linkTo('trop-tard@exemple.test')];
    const [row] = await database.sql(
      "update api.email_changes set expires_at = now() + interval '10 minutes' where email like 'a-temps%'",
      `update api.email_changes set expires_at = now() where email like 'trop-tard%'
        returning extract(epoch from now() - created_at) as age`,
    );
    expect(Number(row?.age)).toBeLessThan(600);
    expect((await confirm(links[0] ?? '')).status).toBe(200);
    expect((await account(lateToken))?.pendingEmail).toBeNull();
    expect((await confirm(links[1] ?? '')).body).toEqual(refusal('invalid', 'token'));
    const old = () => database.sql('select email from api.email_changes where expires_at <= now()');
    // The server is restarted, because it deletes expired changes at its start and otherwise every ten minutes.
    await server.stop();
    await server.start();
    await until(async () => (await old()).length === 0);
  });

  it('leaves nothing in the database from which a link could be made', async () => {
    const [who, token] = await join('discrete');
    await want(token, who, 'secrete@exemple.test');
    const link = await linkTo('secrete@exemple.test');
    const [row] = await database.sql(
      "select encode(token_hash, 'hex') as hash, expires_at - created_at = interval '1 day' as is_a_day from api.email_changes where email = 'secrete@exemple.test'",
    );
    expect(row).toEqual({ hash: expect.stringMatching(/^[\da-f]{64}$/), is_a_day: true });
    expect(row?.hash).not.toBe(Buffer.from(link, 'base64url').toString('hex'));
    expect((await confirm(link)).status).toBe(200);
  });

  it('is confirmed by one of many simultaneous requests', async () => {
    const [who, token] = await join('course');
    await want(token, who, 'ligne-d-arrivee@exemple.test');
    const link = await linkTo('ligne-d-arrivee@exemple.test');
    const answers = await Promise.all(Array.from({ length: 10 }, () => confirm(link)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(9).fill(400)]);
  });
});

describe('the e-mail of a sign-up', () => {
  const ownLink = async (email: string, count: number): Promise<string> => {
    const read = async () =>
      (await readOutbox(database.dataDir)).filter(({ to }) => to?.[0]?.address === email);
    await until(async () => (await read()).length === count);
    return confirmationTokenOf((await read()).at(-1) ?? {});
  };

  it('is proven by the link of its mail, which can be sent again until then, and stays as it is', async () => {
    const [who, token] = await join('a-prouver');
    const unproven = { email: who.email, isEmailProven: false, pendingEmail: null };
    const first = await ownLink(who.email, 1);
    expect(await account(token)).toMatchObject(unproven);
    expect((await again(token)).body).toEqual({ status: true });
    const second = await ownLink(who.email, 2);
    expect((await confirm(first)).status).toBe(400);
    expect(await account(token)).toMatchObject(unproven);
    expect((await confirm(second)).body).toEqual({ status: true });
    expect(await account(token)).toMatchObject({ ...unproven, isEmailProven: true });
    expect((await again(token)).body).toEqual(refusal('not-found'));
    const waiting = `select kind from api.outbox_mails where recipient = '${who.email}'`;
    expect(await database.sql(waiting)).toEqual([]);
    expect(await mailsTo(database.dataDir, who.email, 0)).toEqual([]);
  });

  it('is proven by another one that replaces it', async () => {
    const [who, token] = await join('a-remplacer');
    await want(token, who, 'remplacante@exemple.test');
    expect(await account(token)).toMatchObject({ isEmailProven: false });
    await confirm(await linkTo('remplacante@exemple.test'));
    expect(await account(token)).toMatchObject({ email: 'remplacante@exemple.test', isEmailProven: true });
  });
});

describe('a taken e-mail', () => {
  it('gets the same reply as a free one, and its owner gets a notice once a day', async () => {
    const [[owner], [who, token], [other, otherToken]] = [
      await join('proprietaire'),
      await join('curieuse'),
      await join('voisine'),
    ];
    const taken = await want(token, who, owner.email);
    const free = await want(otherToken, other, 'libre-comme-l-air@exemple.test');
    const shape = ({ status, body }: typeof taken) =>
      JSON.stringify([status, body])
        .replaceAll(/curieuse|voisine/g, '…')
        .replaceAll(/proprietaire|libre-comme-l-air/g, '…')
        .replaceAll(/"(Customers_Numbers|created_date)":"[^"]+"/g, '…');
    expect(shape(taken)).toBe(shape(free));
    await again(token);
    const [mail] = await mailsTo(database.dataDir, owner.email, 1);
    expect(mail?.subject).toBe('Votre adresse e-mail a été indiquée pour un autre compte AZ Connect');
    expect(mail?.raw).not.toMatch(/curieuse|token/);
    // Mails are sent in order, so once this mail has arrived, a second notice would have arrived as well.
    await want(otherToken, other, 'libre-aussi@exemple.test');
    await linkTo('libre-aussi@exemple.test');
    expect(await mailsTo(database.dataDir, owner.email, 1)).toHaveLength(1);
    expect(await canSignIn(owner.email, owner)).toBe(true);
  });

  it('is refused when it was taken since the request', async () => {
    const [who, token] = await join('lente');
    await want(token, who, 'convoitee@exemple.test');
    const link = await linkTo('convoitee@exemple.test');
    await join('convoitee');
    const { status, body } = await confirm(link);
    expect([status, body]).toEqual([409, refusal('conflict')]);
    expect(await account(token)).toMatchObject({ email: who.email });
  });
});

describe('limits', () => {
  it('allow 5 mails an hour for a member, and 5 to an address, whoever asks', async () => {
    const [who, token] = await join('pressee');
    for (let count = 1; count <= 5; count += 1)
      expect((await want(token, who, `cible-${count}@exemple.test`)).status).toBe(200);
    for (const refused of [await want(token, who, 'cible-6@exemple.test'), await again(token)]) {
      expect([refused.status, refused.body]).toEqual([429, refusal('too-many')]);
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3500);
    }
    for (let count = 1; count <= 4; count += 1) {
      const [one, ones] = await join(`complice-${count}`);
      expect((await want(ones, one, 'cible-1@exemple.test')).status).toBe(200);
    }
    const [last, lasts] = await join('complice-5');
    expect((await want(lasts, last, 'cible-1@exemple.test')).status).toBe(429);
    expect((await want(lasts, last, 'cible-7@exemple.test')).status).toBe(200);
  });

  it('allow 20 new e-mails or accounts, and 20 wrong tokens, an hour for a client address', async () => {
    const address = { 'x-forwarded-for': '203.0.113.1' };
    for (let count = 1; count <= 20; count += 1)
      expect((await confirm('x'.repeat(43), address)).status).toBe(400);
    expect((await confirm('x'.repeat(43), address)).status).toBe(429);
    for (const name of ['nord', 'sud', 'est', 'ouest']) {
      const [who, token] = await join(name);
      for (let count = 1; count <= 5; count += 1)
        expect((await want(token, who, `${name}-${count}@exemple.test`, address)).status).toBe(200);
    }
    const [last, lasts] = await join('derniere');
    expect((await want(lasts, last, 'vingt-et-une@exemple.test', address)).status).toBe(429);
    const json = person('nouvelle-venue');
    expect((await call(`${server.api}/register`, { json, headers: address })).status).toBe(429);
    expect((await want(lasts, last, 'vingt-et-une@exemple.test')).status).toBe(200);
  });
});

it.each(['', 'x', 'x'.repeat(43), "' or true --"])(
  'POST /confirm-email refuses %j as a token',
  async (token) => {
    const { status, body } = await confirm(token);
    expect([status, body]).toEqual([400, refusal('invalid', 'token')]);
  },
);

it('POST /confirm-email refuses extra keys', async () => {
  const json = { token: 'x'.repeat(43), email: demo.email };
  const { status, body } = await call(`${server.api}/confirm-email`, { json });
  expect([status, body]).toEqual([400, refusal('invalid')]);
});
