import type { FoundMemberWire } from '@az/shared/contracts';
import { call, person } from '../api-calls.ts';
import { useServer } from '../use-server.ts';

const limit = 100;
const domain = 'exemple.test';

const server = useServer({ program: 'fuzz-server', env: { CONTACTS: String(limit) } });
const { database } = server;

type Person = { id: string; token: string; email: string; phone: string };
let made = 0;

/** Registers a member with a unique last name and a unique phone number. */
async function join(name = 'Solène'): Promise<Person & { name: string }> {
  made += 1;
  const letters = [...String(made).padStart(2, '0')].map((digit) => 'abcdefghij'[Number(digit)]).join('');
  const json = { ...person(`coordonnees-${made}`), Names: name, LastName: `Zwingli${letters}` };
  const { body } = await call(`${server.api}/register`, { json });
  const { Customers_Numbers: id } = body.user as { Customers_Numbers: string };
  const one = { id, token: String(body.access_token), email: json.email, phone: `+241 11 22 ${3000 + made}` };
  await change(one, { Phones: one.phone });
  return { ...one, name: json.LastName };
}

async function change({ token }: Pick<Person, 'token'>, json: object): Promise<void> {
  expect((await call(`${server.api}/account`, { token, json, method: 'PUT' })).status).toBe(200);
}

async function allow({ token }: Person, ...keys: ('findableByEmail' | 'findableByPhone')[]): Promise<void> {
  const chosen = { findableByEmail: false, findableByPhone: false };
  const communication = { ...chosen, ...Object.fromEntries(keys.map((key) => [key, true])) };
  const { status } = await call(`${server.api}/account/preferences`, {
    token,
    json: { communication },
    method: 'PUT',
  });
  expect(status).toBe(200);
}

async function find({ token }: Person, q: string): Promise<FoundMemberWire[]> {
  const { status, body } = await call(`${server.api}/search/people?${new URLSearchParams({ q })}`, { token });
  expect([q, status]).toEqual([q, 200]);
  return body.items as FoundMemberWire[];
}

const ids = async (who: Person, q: string) =>
  (await find(who, q)).map(({ member }) => member.Customers_Numbers);

it('finds a member by each of the two they allow, as by their name', async () => {
  const [reader, wanted] = [await join(), await join()];
  const both = async () => [await ids(reader, wanted.email), await ids(reader, wanted.phone)];
  expect(await both()).toEqual([[], []]);
  await allow(wanted, 'findableByEmail');
  expect(await both()).toEqual([[wanted.id], []]);
  await allow(wanted, 'findableByPhone');
  expect(await both()).toEqual([[], [wanted.id]]);
  expect(await find(reader, wanted.phone)).toEqual(await find(reader, wanted.name));
  await allow(wanted);
  expect(await both()).toEqual([[], []]);
  expect(await ids(wanted, wanted.email)).toEqual([wanted.id]);
});

it('finds an e-mail address however it is typed, and no part of it', async () => {
  const [reader, wanted] = [await join(), await join()];
  await allow(wanted, 'findableByEmail');
  const local = wanted.email.slice(0, wanted.email.indexOf('@'));
  for (const q of [wanted.email, wanted.email.toUpperCase(), ` \u200b${wanted.email}\u00a0`])
    expect([q, await ids(reader, q)]).toEqual([q, [wanted.id]]);
  const parts = [local, `${local}@`, `${local}@exemple`, `@${domain}`, domain, wanted.email.slice(1)];
  const others = [wanted.email.slice(0, -1), `%@${domain}`, `${local}_@${domain}`, `x${wanted.email}`];
  for (const q of [...parts, ...others]) expect([q, await ids(reader, q)]).toEqual([q, []]);
});

it('does not take an address for the name of its owner, but digits for words of one', async () => {
  const [reader, wanted] = [await join(), await join()];
  const email = `solene@${wanted.name}.solene`.toLowerCase();
  await database.sql(`update api.members set email = '${email}' where id = ${wanted.id}`);
  await change(wanted, { Headline: 'Le 118 218' });
  expect(await ids(reader, email.replace(/\W/g, ' '))).toEqual([wanted.id]);
  expect(await ids(reader, email)).toEqual([]);
  expect(await ids(reader, '118 218')).toEqual([wanted.id]);
  await allow(wanted, 'findableByEmail');
  expect(await ids(reader, email)).toEqual([wanted.id]);
});

it('finds an address of the longest kind', async () => {
  const [reader, wanted] = [await join(), await join()];
  const email = `${'a'.repeat(60)}@${'b'.repeat(60)}.${'c'.repeat(60)}.test`;
  await database.sql(`update api.members set email = '${email}' where id = ${wanted.id}`);
  await allow(wanted, 'findableByEmail');
  expect(await ids(reader, email)).toEqual([wanted.id]);
});

it.each([
  [
    '+33 (0)1 99 00 00 21',
    ['+33199000021', '0033 1.99.00.00.21', '(+33) 1-99-00-00-21', '＋３３ １９９０００ ０２１'],
  ],
  [
    '(+33)(0)1 99000022',
    ['+33 1 99 00 00 22', '+33\u00a01\u202f99\u201100\u201300/22', '\u202a+33199000022\u202c'],
  ],
  ['01.99.00.00.23', ['01 99 00 00 23', '(01) 99-00-00-23']],
])('finds a number written %s however it is typed, and no other number', async (Phones, typed) => {
  const [reader, wanted] = [await join(), await join()];
  await allow(wanted, 'findableByPhone');
  await change(wanted, { Phones });
  for (const q of typed) expect([q, await ids(reader, q)]).toEqual([q, [wanted.id]]);
  const number = typed[0] ?? '';
  const others = [
    number.slice(0, -1),
    number.slice(1),
    `${number}0`,
    `1${number}`,
    `${number.slice(0, -1)}9`,
  ];
  for (const q of [...others, `${number.slice(0, -2)}%`, `${number} x`])
    expect([q, await ids(reader, q)]).toEqual([q, []]);
});

it('finds nobody by a text that is no number, though accounts hold it', async () => {
  const [reader, wanted] = [await join(), await join()];
  await allow(wanted, 'findableByPhone');
  for (const Phones of ['', '12345', 'le soir', '+', '1234567890123456']) {
    await change(wanted, { Phones });
    for (const q of [Phones || '0', '000000']) expect([q, await ids(reader, q)]).toEqual([q, []]);
  }
});

it('finds of several members with a number those who allow it, connections first', async () => {
  const [reader, one, other, hidden] = [await join(), await join('Abel'), await join('Zoé'), await join()];
  for (const each of [one, other, hidden]) await change(each, { Phones: '+241 77 00 00 00' });
  for (const each of [one, other]) await allow(each, 'findableByPhone');
  expect(await ids(reader, '+24177000000')).toEqual([one.id, other.id]);
  const ask = { token: reader.token, method: 'PUT', json: {} };
  await call(`${server.api}/az/connections/requests/${other.id}`, ask);
  await call(`${server.api}/az/connections/${reader.id}`, { token: other.token, method: 'PUT' });
  expect(await ids(reader, '+24177000000')).toEqual([other.id, one.id]);
});

it('finds nobody who blocked the reader, whom they blocked, or whose account is closed', async () => {
  const [reader, wanted] = [await join(), await join()];
  await allow(wanted, 'findableByEmail', 'findableByPhone');
  const both = async () => [await ids(reader, wanted.email), await ids(reader, wanted.phone)];
  const block = (one: Person, { id }: Person, method: string) =>
    call(`${server.api}/az/blocks/${id}`, { token: one.token, method });
  for (const [one, other] of [[reader, wanted] as const, [wanted, reader] as const]) {
    await block(one, other, 'PUT');
    expect(await both()).toEqual([[], []]);
    await block(one, other, 'DELETE');
  }
  expect(await both()).toEqual([[wanted.id], [wanted.id]]);
  const { password } = person('');
  await call(`${server.api}/account`, { token: wanted.token, json: { password }, method: 'DELETE' });
  expect(await both()).toEqual([[], []]);
});

it('answers an address or number that somebody hides like one that nobody has', async () => {
  const [reader, hidden] = [await join(), await join()];
  const answerOf = async (q: string) => {
    const reply = await fetch(`${server.api}/search/people?${new URLSearchParams({ q })}`, {
      headers: { authorization: `Bearer ${reader.token}` },
    });
    const headers = [...reply.headers].filter(([name]) => name !== 'date');
    return JSON.stringify([reply.status, headers, await reply.text()]);
  };
  const none = await answerOf(`personne@${domain}`);
  for (const q of [hidden.email, hidden.phone, '+241 99 99 99 99']) expect(await answerOf(q)).toBe(none);
});

it('limits how many addresses and numbers a member searches, known or not, and lets them search names', async () => {
  const [reader, wanted] = [await join(), await join()];
  await allow(wanted, 'findableByEmail');
  for (let sent = 1; sent < limit; sent += 1) await find(reader, `personne-${sent}@${domain}`);
  expect(await ids(reader, wanted.email)).toEqual([wanted.id]);
  for (const q of [wanted.email, `personne@${domain}`, wanted.phone]) {
    const { status, body } = await call(`${server.api}/search/people?${new URLSearchParams({ q })}`, reader);
    expect([status, body]).toMatchObject([429, { error: { kind: 'too-many' } }]);
  }
  expect(await ids(reader, wanted.name)).toEqual([wanted.id]);
});
