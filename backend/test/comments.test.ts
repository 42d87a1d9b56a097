import { parseStoredComment } from '@az/shared/contracts';
import { type Answer, call, comment, other, person, refusal, register, signIn } from './api-calls.ts';
import { useServer } from './use-server.ts';

const server = useServer();
const { database } = server;
let token: string;

async function texts(id: string): Promise<string[]> {
  const { body } = await call(`${server.api}/az/announcements-comments/${id}`);
  return (body.comments as { text: string }[]).map(({ text }) => text);
}

beforeAll(async () => {
  token = await signIn(server.api);
});

describe('POST /az/announcements-comments-store/{id}', () => {
  it('stores a comment under the name of the signed-in member', async () => {
    expect(await texts('1')).not.toContain('Merci pour ce partage.');
    const { status, body } = await comment(server.api, '1', '  Merci pour ce partage.\r\n', { token });
    expect(status).toBe(201);
    expect(body.success).toBe(true);
    expect(parseStoredComment(body, '')).toMatchObject({
      text: 'Merci pour ce partage.',
      author: { name: 'Clarisse Mboumba-Nziengui', role: 'Responsable logistique', verified: true },
    });
    expect(await texts('1')).toContain('Merci pour ce partage.');
  });

  it('keeps markup and quotes as plain text', async () => {
    const text = `<img src=x onerror=alert(1)> '); drop table api.members; -- \u202e « été »`;
    expect((await comment(server.api, '2', text, { token })).status).toBe(201);
    expect(await texts('2')).toContain(text);
  });

  it('accepts 1 and 2000 characters, and not 0, only blanks, or 2001', async () => {
    const before = (await texts('3')).length;
    expect((await comment(server.api, '3', 'é', { token })).status).toBe(201);
    expect((await comment(server.api, '3', 'é'.repeat(2000), { token })).status).toBe(201);
    for (const text of ['', ' \n\t ', 'é'.repeat(2001), 'x'.repeat(20_000)]) {
      const { status, body } = await comment(server.api, '3', text, { token });
      expect([400, 413]).toContain(status);
      expect(body).toEqual(refusal('invalid'));
    }
    expect(await texts('3')).toHaveLength(before + 2);
  });

  it('counts a line end of a form as one character', async () => {
    const lines = `${'a\r\n'.repeat(999)}ab`;
    expect((await comment(server.api, '4', lines, { token })).status).toBe(201);
  });

  it.each([
    ['JSON', { json: { comment: 'x' } }],
    ['a plain form', { body: new URLSearchParams({ comment: 'x' }) }],
    ['plain text', { body: 'comment=x' }],
  ])('refuses %s', async (_what, more) => {
    const { status, body } = await call(`${server.api}/az/announcements-comments-store/1`, {
      token,
      ...more,
    });
    expect(status).toBe(415);
    expect(body).toEqual(refusal('invalid'));
  });

  it.each([
    ['another field beside it', (form: FormData) => form.set('author_id', '100003')],
    ['the field twice', (form: FormData) => form.append('comment', 'y')],
    ['a file beside it', (form: FormData) => form.set('file', new Blob(['x']), 'x.txt')],
    ['a prototype as field', (form: FormData) => form.set('__proto__', 'x')],
    ['no comment', (form: FormData) => form.delete('comment')],
    ['a character the database cannot keep', (form: FormData) => form.set('comment', 'a\u0000b')],
  ])('refuses %s', async (_what, spoil) => {
    const before = await texts('5');
    const form = new FormData();
    form.set('comment', 'Un texte');
    spoil(form);
    const { status, body } = await call(`${server.api}/az/announcements-comments-store/5`, {
      token,
      body: form,
    });
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect(body).toEqual(refusal('invalid'));
    expect(await texts('5')).toEqual(before);
  });

  it('refuses calls without session, and unknown announcements', async () => {
    const signedOut = await comment(server.api, '1', 'Bonjour');
    expect(signedOut).toMatchObject({ status: 401, body: refusal('signed-out') });
    for (const id of ['999999', 'abc', '0']) {
      const unknown = await comment(server.api, id, 'Bonjour', { token });
      expect(unknown).toMatchObject({ status: 404, body: refusal('not-found') });
    }
  });

  it('writes once for one Idempotency-Key, sent repeatedly and concurrently', async () => {
    const headers = { 'idempotency-key': 'first-key' };
    const send = () => comment(server.api, '6', 'Une seule fois', { token, headers });
    const answers = await Promise.all(Array.from({ length: 20 }, send));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(answers.every(({ status }) => status === 201)).toBe(true);
    expect((await texts('6')).filter((text) => text === 'Une seule fois')).toHaveLength(1);
  });

  it('refuses a used key with another text, and accepts the same key of two members', async () => {
    const headers = { 'idempotency-key': 'second-key' };
    expect((await comment(server.api, '6', 'Premier texte', { token, headers })).status).toBe(201);
    const reused = await comment(server.api, '6', 'Autre texte', { token, headers });
    expect(reused).toMatchObject({ status: 409, body: refusal('conflict') });
    const elsewhere = await comment(server.api, '7', 'Premier texte', { token, headers });
    expect(elsewhere.status).toBe(409);
    const otherToken = await signIn(server.api, other);
    expect((await comment(server.api, '6', 'Autre texte', { token: otherToken, headers })).status).toBe(201);
  });

  it.each(['é', 'x'.repeat(256), 'a b'])('refuses the Idempotency-Key %s', async (key) => {
    const headers = { 'idempotency-key': Buffer.from(key).toString('latin1') };
    expect((await comment(server.api, '6', 'Clé fausse', { token, headers })).status).toBe(400);
  });

  it('writes the same text twice only after ten seconds, or under another announcement, or with two keys', async () => {
    const text = 'Le même texte';
    const sendTo = (id: string, key?: string) =>
      comment(server.api, id, text, { token, headers: key ? { 'idempotency-key': key } : {} });
    const answers = await Promise.all([sendTo('8'), sendTo('8'), sendTo('8')]);
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect((await texts('8')).filter((one) => one === text)).toHaveLength(1);
    expect((await sendTo('9')).status).toBe(201);
    expect(await texts('9')).toContain(text);
    await sendTo('8', 'third-key');
    await sendTo('8', 'fourth-key');
    expect((await texts('8')).filter((one) => one === text)).toHaveLength(3);
    await server.stop();
    await database.sql("update api.writes set created_at = created_at - interval '10 seconds'");
    await server.start();
    expect((await sendTo('8')).status).toBe(201);
    expect((await texts('8')).filter((one) => one === text)).toHaveLength(4);
  });

  it('accepts 120 comments of a member in a minute and refuses the next, while another member continues', async () => {
    const [busy, calm] = [
      await register(server.api, person('bavarde')),
      await register(server.api, person('reservee')),
    ];
    const before = (await texts('10')).length;
    const answers: Answer[] = [];
    // Eleven at a time, because a server on a busy machine answers some of 121 simultaneous calls with 503.
    for (let first = 0; first < 121; first += 11) {
      const sent = Array.from({ length: 11 }, (_, index) =>
        comment(server.api, '10', `Remarque ${first + index}`, { token: busy }),
      );
      answers.push(...(await Promise.all(sent)));
    }
    const [refused, ...others] = answers.filter(({ status }) => status !== 201);
    expect([refused, others]).toMatchObject([{ status: 429, body: refusal('too-many') }, []]);
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await comment(server.api, '10', 'La mienne passe', { token: calm })).status).toBe(201);
    expect(await texts('10')).toHaveLength(before + 121);
  });
});
