import { randomUUID } from 'node:crypto';
import { call, person, refusal } from './api-calls.ts';
import { conversationCalls } from './conversation-calls.ts';
import { networkCalls, type Person } from './network-calls.ts';
import { useServer } from './use-server.ts';

const server = useServer({ program: 'fuzz-server', env: { FIRST_MESSAGES: '3' } });

const network = networkCalls(() => server.api);
const { join, two, connect, put: putAz, remove, headOf, eventsOf, prefer } = network;
const { on, put, open, begin, beginAsStranger, send, read, list, messages } = conversationCalls(
  () => server.api,
);

const textsOf = async (who: Person, id: string, query = '') =>
  (await messages(who, id, query)).map(({ text }) => text);
const close = ({ token }: Person) =>
  call(`${server.api}/account`, { token, method: 'DELETE', json: { password: person('').password } });

describe('a conversation', () => {
  it('is one for both members, begins without a message, and is listed from the first one on', async () => {
    const [alice, bob] = await two();
    const [ours, theirs] = [await headOf(alice), await headOf(bob)];
    const ids = await Promise.all([
      beginAsStranger(alice, bob),
      beginAsStranger(bob, alice),
      beginAsStranger(alice, bob),
    ]);
    expect(new Set(ids).size).toBe(1);
    const [id = ''] = ids;
    expect(await read(alice, id)).toMatchObject({ id, last: null, last_seq: 0, unread: 0, may_write: true });
    expect([(await list(alice)).items, (await list(bob)).items]).toEqual([[], []]);
    const begun = [...(await eventsOf(alice, ours)), ...(await eventsOf(bob, theirs))];
    expect(begun).toMatchObject([{ type: 'conversation.changed', id, conversation: { id } }]);

    const sent = await send(alice, id, '  Bonjour\r\nBob ');
    const message = { seq: 1, author: alice.id, text: 'Bonjour\nBob' };
    expect(sent).toMatchObject({ status: 201, body: { success: true, message } });
    expect((await list(bob)).items).toMatchObject([
      { id, member: { Customers_Numbers: alice.id }, last: message, last_seq: 1, read_seq: 0, unread: 1 },
    ]);
    expect((await list(alice)).items).toMatchObject([
      { id, member: { Customers_Numbers: bob.id }, last: message, read_seq: 1, unread: 0 },
    ]);
    const expected = { type: 'message.new', conversation: id, message };
    for (const [who, head] of [
      [alice, ours],
      [bob, theirs],
    ] as const)
      expect(await eventsOf(who, head)).toContainEqual(
        expect.objectContaining({ ...expected, message: expect.objectContaining(message) }),
      );
  });

  it('is of nobody else, and with nobody unknown, blocked or oneself', async () => {
    const [alice, bob] = await two();
    const eve = await join();
    const id = await begin(alice, bob);
    await send(alice, id, 'Entre nous');
    const answers = await Promise.all([
      on(eve, `/${id}`),
      on(eve, `/${id}/messages`),
      send(eve, id, 'Moi aussi'),
      put(eve, `/${id}/receipt`, { read: 1 }),
      put(eve, `/${id}/marks`, { muted: true }),
      put(alice, '/with/999999999'),
      put(alice, '/with/x'),
      on(alice, '/x'),
      on(alice, `/${randomUUID()}/messages`),
    ]);
    for (const { status, body } of answers) {
      expect(status).toBe(404);
      expect(body).toEqual(refusal('not-found'));
    }
    expect((await open(alice, alice)).body).toEqual(refusal('not-allowed'));
    expect((await list(eve)).items).toEqual([]);
    expect((await call(`${server.api}/conversations`)).body).toEqual(refusal('signed-out'));
  });

  it('is listed by its newest message, in pages', async () => {
    const alice = await join();
    const ids: string[] = [];
    for (const text of ['un', 'deux', 'trois']) {
      const other = await join();
      const id = await begin(other, alice);
      await send(other, id, text);
      ids.push(id);
    }
    await send(alice, ids[0] ?? '', 'Me revoici');
    const first = await list(alice, '?limit=2');
    expect(first.items.map(({ id }) => id)).toEqual([ids[0], ids[2]]);
    const next = await list(alice, `?limit=2&cursor=${first.meta.next_cursor}`);
    expect(next).toMatchObject({ items: [{ id: ids[1] }], meta: { next_cursor: null } });
    expect((await on(alice, '?cursor=x')).body).toEqual(refusal('invalid'));
  });
});

describe('messages', () => {
  it('are numbered without gaps, also when both write at the same time, and read by number', async () => {
    const [alice, bob] = await two();
    const id = await begin(alice, bob);
    const sent = await Promise.all(
      Array.from({ length: 12 }, (_, index) => send(index % 2 ? alice : bob, id, `Message ${index}`)),
    );
    expect(sent.map(({ status }) => status)).toEqual(Array(12).fill(201));
    const all = await messages(bob, id);
    expect(all.map(({ seq }) => seq)).toEqual(Array.from({ length: 12 }, (_, index) => index + 1));
    const seqs = async (query: string) => (await messages(alice, id, query)).map(({ seq }) => seq);
    expect(await seqs('?limit=3')).toEqual([10, 11, 12]);
    expect(await seqs('?limit=3&before=5')).toEqual([2, 3, 4]);
    expect(await seqs('?limit=3&after=5')).toEqual([6, 7, 8]);
    expect(await seqs('?after=3&before=6')).toEqual([4, 5]);
    expect(await seqs('?after=2147483647')).toEqual([]);
    expect((await on(alice, `/${id}/messages?limit=1`)).body.meta).toEqual({ last_seq: 12, emptied_seq: 0 });
  });

  it('are stored once for a client id, however often and however it is written', async () => {
    const [alice, bob] = await two();
    const id = await begin(alice, bob);
    const clientId = randomUUID();
    const answers = await Promise.all(Array.from({ length: 4 }, () => send(alice, id, 'Une fois', clientId)));
    const again = await send(alice, id, 'Une fois', clientId.replaceAll('-', ''));
    for (const { status, body } of [...answers, again]) {
      expect(status).toBe(201);
      expect(body.message).toMatchObject({ seq: 1, client_id: clientId });
    }
    expect((await send(alice, id, 'Autre chose', clientId)).body).toEqual(refusal('conflict'));
    expect((await send(bob, id, 'Le mien', clientId)).body).toMatchObject({ message: { seq: 2 } });
    // PostgreSQL cannot store half of a surrogate pair, so the half is replaced.
    for (const _ of [1, 2])
      expect((await send(alice, id, 'À moitié \ud83d', 'a'.repeat(32))).body).toMatchObject({
        message: { seq: 3, text: 'À moitié \ufffd' },
      });
    // A repeated call still gets its message after the conversation was emptied, or if new messages are now refused.
    await put(alice, `/${id}/marks`, { emptied_up_to: 2 });
    expect((await send(alice, id, 'Une fois', clientId)).body).toMatchObject({ message: { seq: 1 } });
  });

  it('have from 1 to 5000 characters', async () => {
    const [alice, bob] = await two();
    const id = await begin(alice, bob);
    for (const text of [' \n ', 'x'.repeat(5001), '😀'.repeat(2501)])
      expect((await send(alice, id, text)).body).toEqual(refusal('invalid', 'text'));
    expect((await send(alice, id, 'x', 'x')).body).toEqual(refusal('invalid', 'client_id'));
    expect((await send(alice, id, '😀'.repeat(2500))).status).toBe(201);
  });
});

describe('who may write', () => {
  it.each([
    ['messagesFromMembers', false],
    ['messagesFromConnections', true],
  ])('%s says it, and who has been written to may always answer', async (key, areConnected) => {
    const [alice, bob] = await two();
    if (areConnected) await connect(alice, bob);
    await prefer(bob, { communication: { [key]: false } });
    expect((await open(alice, bob)).body).toEqual(refusal('not-allowed'));
    const id = await beginAsStranger(bob, alice);
    expect(await read(alice, id)).toMatchObject({ may_write: false, awaits_answer: false });
    expect((await send(alice, id, 'Bonjour')).body).toEqual(refusal('not-allowed'));
    await send(bob, id, 'Bonjour');
    expect(await read(alice, id)).toMatchObject({ may_write: true });
    expect((await send(alice, id, 'Bonjour aussi')).status).toBe(201);
  });

  it('a company writes to its connections, and to those who receive messages of companies', async () => {
    const alice = await join();
    const { body } = await call(`${server.api}/register`, {
      json: { ...person('societe'), type: 'webcompany', LastName: '' },
    });
    const { Customers_Numbers: companyId } = body.user as { Customers_Numbers: string };
    const company = { id: companyId, token: String(body.access_token) };
    expect((await open(company, alice)).body).toEqual(refusal('not-allowed'));
    await prefer(alice, { communication: { messagesFromCompanies: true, messagesFromMembers: false } });
    const id = await beginAsStranger(company, alice);
    expect((await send(company, id, 'Bonjour')).status).toBe(201);
    const bob = await join();
    await connect(company, bob);
    await beginAsStranger(company, bob);
  });

  it('a company without an account receives none', async () => {
    const alice = await join();
    const { body } = await call(`${server.api}/add-company`, {
      token: alice.token,
      json: {
        company_name: 'Ateliers de la Lagune',
        activity_sector: '3',
        country: 'GA',
        province: 'GA-1',
        city: 'GA-1-libreville',
        neighborhood: 'Louis',
        email: 'contact@ateliers.example',
        phone: '+241 11 00 00 99',
        description: 'Atelier naval.',
      },
    });
    const { Customers_Numbers: company } = body.company as { Customers_Numbers: string };
    expect((await put(alice, `/with/${company}`)).body).toEqual(refusal('not-allowed'));
  });

  it('a block hides the conversation from both until it is taken back', async () => {
    const [alice, bob] = await two();
    const id = await beginAsStranger(alice, bob);
    await send(alice, id, 'Avant');
    const [ours, theirs] = [await headOf(alice), await headOf(bob)];
    await send(bob, id, 'Ceci');
    await putAz(bob, `blocks/${alice.id}`);
    for (const [who, other] of [
      [alice, bob],
      [bob, alice],
    ] as const) {
      const answers = await Promise.all([
        on(who, `/${id}`),
        on(who, `/${id}/messages`),
        send(who, id, 'Pendant'),
        put(who, `/${id}/receipt`, { read: 2 }),
        put(who, `/${id}/marks`, { muted: true }),
        open(who, other),
      ]);
      for (const { body } of answers) expect(body).toEqual(refusal('not-found'));
      expect((await list(who)).items).toEqual([]);
    }
    expect((await eventsOf(alice, ours)).at(-1)).toMatchObject({ type: 'gone' });
    expect(await eventsOf(bob, theirs)).toMatchObject([{ type: 'gone' }, { type: 'own.relation' }]);
    await remove(bob, `blocks/${alice.id}`);
    expect(await textsOf(alice, id)).toEqual(['Avant', 'Ceci']);
    expect((await list(bob)).items).toMatchObject([{ id, may_write: true }]);
  });

  it('who is no connection writes once until there is an answer or a connection', async () => {
    const [alice, bob] = await two();
    const id = await beginAsStranger(alice, bob);
    const first = randomUUID();
    const ours = await headOf(alice);
    expect((await send(alice, id, 'Bonjour', first)).status).toBe(201);
    const waiting = { id, may_write: false, awaits_answer: true };
    expect((await eventsOf(alice, ours)).at(-1)).toMatchObject({
      type: 'conversation.changed',
      conversation: waiting,
    });
    const refused = await send(alice, id, 'Vous êtes là ?');
    expect(refused).toMatchObject({ status: 403, body: refusal('not-allowed') });
    expect((await send(alice, id, 'Bonjour', first)).status).toBe(201);
    expect(await read(bob, id)).toMatchObject({ last_seq: 1, may_write: true, awaits_answer: false });

    const before = await headOf(alice);
    await send(bob, id, 'Bonjour aussi');
    const open = { id, may_write: true, awaits_answer: false };
    expect((await eventsOf(alice, before)).at(-1)).toMatchObject({ conversation: open });
    for (const text of ['Merci', 'À demain']) expect((await send(alice, id, text)).status).toBe(201);

    const [carol, dan] = await two();
    const other = await beginAsStranger(carol, dan);
    await send(carol, other, 'Bonjour');
    await putAz(dan, `blocks/${carol.id}`);
    await remove(dan, `blocks/${carol.id}`);
    expect(await read(carol, other)).toMatchObject({ awaits_answer: true });
    await connect(carol, dan);
    expect(await read(carol, other)).toMatchObject({ may_write: true, awaits_answer: false });
    expect((await send(carol, other, 'Enfin')).status).toBe(201);
    await prefer(dan, { communication: { messagesFromConnections: false } });
    expect(await read(carol, other)).toMatchObject({ may_write: false, awaits_answer: false });
    expect((await send(carol, other, 'Encore')).body).toEqual(refusal('not-allowed'));
  });

  it('few members who are no connections are written to first in a day, and connections without a limit', async () => {
    const alice = await join();
    for (let count = 0; count < 3; count += 1)
      expect((await send(alice, await beginAsStranger(alice, await join()), 'Bonjour')).status).toBe(201);
    const stranger = await join();
    const id = await beginAsStranger(alice, stranger);
    const refused = await send(alice, id, 'Bonjour');
    expect(refused).toMatchObject({ status: 429, body: refusal('too-many') });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    await send(stranger, id, 'Bonjour');
    expect((await send(alice, id, 'Bonjour')).status).toBe(201);
    const friend = await join();
    await connect(alice, friend);
    expect((await send(alice, await beginAsStranger(alice, friend), 'Bonjour')).status).toBe(201);
  });
});

describe('marks', () => {
  it('are one’s own, and a repetition changes nothing', async () => {
    const [alice, bob] = await two();
    const id = await begin(alice, bob);
    await send(bob, id, 'Bonjour');
    await put(alice, `/${id}/receipt`, { read: 1 });
    const [ours, theirs, { rev }] = [await headOf(alice), await headOf(bob), await read(alice, id)];
    const marks = { muted: true, archived: true, marked_unread: true };
    for (const _ of [1, 2])
      expect((await put(alice, `/${id}/marks`, marks)).body).toMatchObject({
        conversation: { ...marks, unread: 0, rev: rev + 1 },
      });
    expect(await eventsOf(alice, ours)).toMatchObject([
      { type: 'conversation.changed', id, conversation: marks },
    ]);
    expect(await eventsOf(bob, theirs)).toEqual([]);
    expect(await read(bob, id)).toMatchObject({ muted: false, archived: false, marked_unread: false });
    expect((await put(alice, `/${id}/marks`, { marked_unread: false })).body).toMatchObject({
      conversation: { muted: true, archived: true, unread: 0 },
    });
    expect((await put(alice, `/${id}/marks`, {})).body).toEqual(refusal('invalid'));
  });

  it('empty a conversation for one member until the next message', async () => {
    const [alice, bob] = await two();
    const id = await begin(alice, bob);
    const head = await headOf(alice);
    for (const text of ['un', 'deux']) await send(bob, id, text);
    const emptied = await put(alice, `/${id}/marks`, { emptied_up_to: 9 });
    expect(emptied.body).toMatchObject({ conversation: { emptied_seq: 2, last: null, unread: 0 } });
    expect((await put(alice, `/${id}/marks`, { emptied_up_to: 1 })).body).toMatchObject({
      conversation: { emptied_seq: 2 },
    });
    expect([(await list(alice)).items, await textsOf(alice, id, '?after=0')]).toEqual([[], []]);
    expect((await eventsOf(alice, head)).map(({ type }) => type)).toEqual([
      'gone',
      'gone',
      'conversation.changed',
    ]);
    expect(await textsOf(bob, id)).toEqual(['un', 'deux']);
    await send(bob, id, 'trois');
    expect(await textsOf(alice, id)).toEqual(['trois']);
    expect((await list(alice)).items).toMatchObject([{ id, unread: 1, last: { seq: 3 } }]);
  });
});

it('who closes the account leaves messages without text and author, and the other one gets an event', async () => {
  const [alice, bob] = await two();
  const carol = await join();
  const [id, empty] = [await begin(bob, alice), await begin(carol, bob)];
  for (const who of [bob, alice, bob]) await send(who, id, `De ${who.id}`);
  const head = await headOf(alice);
  const rev = (await read(alice, id)).rev;
  expect((await close(bob)).status).toBe(200);
  const conversation = { id, member: null, last_seq: 3, may_write: false, rev: rev + 1 };
  expect(await eventsOf(alice, head)).toMatchObject([
    { type: 'conversation.changed', conversation },
    { type: 'notification.changed', id: null },
  ]);
  expect((await list(alice)).items).toMatchObject([conversation]);
  expect(await messages(alice, id)).toMatchObject([
    { seq: 1, author: null, text: '', client_id: '' },
    { seq: 2, author: alice.id, text: `De ${alice.id}` },
    { seq: 3, author: null, text: '' },
  ]);
  expect((await send(alice, id, 'Encore là ?')).body).toEqual(refusal('not-allowed'));
  expect((await open(alice, bob)).body).toEqual(refusal('not-found'));
  expect((await on(carol, `/${empty}`)).body).toEqual(refusal('not-found'));
  expect((await close(alice)).status).toBe(200);
  expect((await close(carol)).status).toBe(200);
});

it('the export has what the member wrote, and not what the other one wrote', async () => {
  const [alice, bob] = await two();
  const id = await begin(alice, bob);
  await send(alice, id, 'Ma question');
  await send(bob, id, 'Sa réponse');
  const { body } = await call(`${server.api}/account/export`, { token: alice.token });
  expect(body.data).toMatchObject({
    conversations: [{ id, first_name: 'Aïssatou', messages: [{ seq: 1, text: 'Ma question' }] }],
  });
  expect(JSON.stringify(body)).not.toContain('Sa réponse');
});
