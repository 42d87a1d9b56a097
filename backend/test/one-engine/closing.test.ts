import {
  call,
  comment,
  credentialsOf,
  demo,
  isOpen,
  person,
  refusal,
  register,
  signIn,
} from '../api-calls.ts';
import { mailsTo } from '../outbox.ts';
import { useServer } from '../use-server.ts';

const server = useServer();
const { database } = server;

const close = (token: string | undefined, json: unknown) =>
  call(`${server.api}/account`, { token, json, method: 'DELETE' });
const pictureStatus = async (id: string) => (await fetch(`${server.api}/az/pictures/${id}`)).status;
const readExport = (token?: string) => call(`${server.api}/account/export`, { token });

/** Texts of the member who closes the account, which occur nowhere else. */
const unique = {
  Names: 'Zéphyrine-Olympe',
  LastName: 'Moussavou-Qwerty',
  email: 'zephyrine.unique@exemple.test',
  Description: 'Collectionne les boussoles de cuivre.',
  comment: 'Un commentaire que personne d’autre n’écrit.',
  announcement: 'Une annonce de boussoles.',
  task: 'Polir les boussoles.',
  message: 'Une question sur les boussoles.',
  client: 'c1e0f5a2-0000-4000-8000-00000000b055',
  wanted: 'zephyrine.voulue@exemple.test',
};

const mine = `(select id from api.members where email = '${unique.email}')`;

/** Ids (32 hexadecimal digits) of two public pictures: one that only the member uses, and one that others use too. */
const [ownPicture, sharedPicture] = ['a'.repeat(32), 'b'.repeat(32)];

/** Adds the member's rows to tables that the calls of this test do not fill. */
const insertRows = [
  `insert into api.pictures values ('${ownPicture}', '\\x${Buffer.from(unique.announcement).toString('hex')}', 1, 1, true)`,
  `insert into api.pictures values ('${sharedPicture}', '\\xffd8ff', 1, 1, true) on conflict do nothing`,
  `insert into api.announcements (author_id, text, created_at) values (${mine}, '${unique.announcement}', now())`,
  `insert into api.announcement_images (announcement_id, place, picture_id, alt) select max(id), 0, '${ownPicture}', '${unique.announcement}' from api.announcements`,
  `insert into api.announcement_images (announcement_id, place, picture_id, alt) select max(id), 1, '${sharedPicture}', '' from api.announcements`,
  `insert into api.announcement_comments (announcement_id, author_id, text, created_at) select max(id), (select id from api.members where email = '${demo.email}'), 'Belles boussoles', now() from api.announcements`,
  `insert into api.announcement_likes select min(id), ${mine} from api.announcements`,
  `insert into api.comment_likes select min(id), ${mine} from api.announcement_comments`,
  `insert into api.announcement_marks select min(id), ${mine}, 'saved', now() from api.announcements`,
  `insert into api.jobs (member_id, position_id, company_id, starting_date) select ${mine}, min(positions.id), min(members.id), '2020-01-01' from api.positions, api.members where kind = 'company'`,
  `insert into api.job_notes (job_id, kind, text) select max(id), 'task', '${unique.task}' from api.jobs`,
  `insert into api.password_resets (token_hash, member_id, created_at, expires_at) select '\\x00', ${mine}, now(), now() + interval '1 hour'`,
  `delete from api.email_changes where member_id = ${mine}`,
  `delete from api.outbox_mails where member_id = ${mine}`,
  `insert into api.email_changes (member_id, email, created_at, expires_at) select ${mine}, '${unique.wanted}', now(), now() + interval '1 day'`,
  `insert into api.outbox_mails (member_id, kind, recipient, created_at, due_at) select ${mine}, 'later', '${unique.email}', now(), now() + interval '1 day'`,
  `update api.members set picture_id = '${ownPicture}', thumbnail_id = '${sharedPicture}' where id = ${mine}`,
  `update api.members set thumbnail_id = '${sharedPicture}' where email = '${demo.email}'`,
];

const quote = (text: string) => `'${text.replace(/'/g, "''")}'`;

let columns: Record<string, unknown>[] | undefined;

/** Searches all columns of all tables for these texts. Returns each column with the text found in it. */
async function findEverywhere(texts: string[]): Promise<{ place: string; text: string }[]> {
  columns ??= await database.sql(
    "select table_name, column_name, data_type from information_schema.columns where table_schema = 'api' order by 1, 2",
  );
  const searches = columns.map(({ table_name, column_name, data_type }) => {
    const found =
      data_type === 'bytea'
        ? `position(convert_to(needle, 'UTF8') in "${column_name}")`
        : `position(needle in "${column_name}"::text)`;
    return `select '${table_name}.${column_name}' as place, needle as text from api."${table_name}", needles where ${found} > 0`;
  });
  const needles = texts.map((text) => `(${quote(text)})`).join(', ');
  const rows = await database.sql(
    `with needles (needle) as (values ${needles}) ${searches.join(' union all ')}`,
  );
  return rows as { place: string; text: string }[];
}

describe('a member who leaves', () => {
  const who = {
    ...person('x'),
    ...unique,
    Description: undefined,
    comment: undefined,
    announcement: undefined,
    task: undefined,
    message: undefined,
    client: undefined,
    wanted: undefined,
  };
  let token: string;
  let id: string;

  beforeEach(async () => {
    const { body } = await call(`${server.api}/register`, { json: who });
    token = String(body.access_token);
    id = String((body.user as Record<string, unknown>).Customers_Numbers);
    const put = (path: string, json: unknown) => call(server.api + path, { token, json, method: 'PUT' });
    await put('/account', { Description: unique.Description });
    await put('/account/preferences', { notifications: { push: true } });
    await comment(server.api, '1', unique.comment, { token, headers: { 'idempotency-key': 'kept-1' } });
    const [other] = await database.sql(
      ...insertRows,
      `select id from api.members where email = '${demo.email}'`,
    );
    const begun = await call(`${server.api}/conversations/with/${other?.id}`, { token, method: 'PUT' });
    const conversation = (begun.body.conversation as { id: string }).id;
    await call(`${server.api}/conversations/${conversation}/messages`, {
      token,
      json: { text: unique.message, client_id: unique.client },
    });
  });

  afterEach(() => close(token, { password: who.password }));

  it('exports everything in one file, pictures included', async () => {
    const { status, body, headers } = await readExport(token);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
    const data = body.data as Record<string, unknown>;
    const [{ public_id: first } = {}] = await database.sql(
      'select public_id from api.announcements where id = 1',
    );
    const picture = { width: 1, height: 1, jpeg_base64: Buffer.from(unique.announcement).toString('base64') };
    expect(data).toMatchObject({
      profile: {
        Customers_Numbers: id,
        Names: unique.Names,
        Description: unique.Description,
        picture,
        cover: null,
      },
      preferences: { preferences: { notifications: { push: true } } },
      jobs_history: [{ starting_date: '2020-01-01', notes: [{ kind: 'task', text: unique.task }] }],
      announcements: [{ text: unique.announcement, images: [{ alt: unique.announcement, ...picture }, {}] }],
      comments: [{ announcement_id: first, text: unique.comment }],
      likes: [{ announcement_id: first }],
      comment_likes: [{ comment_id: expect.any(String) }],
      conversations: [{ first_name: 'Clarisse', messages: [{ seq: 1, text: unique.message }] }],
      marks: [{ announcement_id: first, mark: 'saved', at: expect.any(String) }],
      sessions: [{ created_at: expect.any(String), expires_at: expect.any(String) }],
      known_devices: [{ created_at: expect.any(String) }],
      password_resets: [{ expires_at: expect.any(String) }],
      email_change: { email: unique.wanted, expires_at: expect.any(String) },
      waiting_mails: [{ kind: 'later', recipient: unique.email }],
    });
    expect(JSON.stringify(body)).not.toMatch(/argon2|token_hash|password_hash/);
  });

  it('is found by the search that must find nothing later', async () => {
    const places = await findEverywhere(Object.values(unique));
    expect(new Set(places.map(({ text }) => text))).toEqual(new Set(Object.values(unique)));
  });

  it('stays when the password is wrong', async () => {
    expect((await close(token, { password: 'wrong-password' })).body).toEqual(refusal('invalid', 'password'));
    for (const json of [{}, { password: '' }, { password: who.password, user_id: '1' }])
      expect((await close(token, json)).status).toBe(400);
    expect((await close(undefined, { password: who.password })).body).toEqual(refusal('signed-out'));
    expect(await isOpen(server.api, token)).toBe(true);
  });

  it('leaves nothing behind, in no column of any table', async () => {
    const second = await signIn(server.api, credentialsOf(who));
    const { status, body, headers } = await close(token, { password: who.password });
    expect([status, body]).toEqual([200, { status: true }]);
    expect(headers.get('set-cookie')).toMatch(/^az-device=; .*Max-Age=0/);
    expect(await isOpen(server.api, token)).toBe(false);
    expect(await isOpen(server.api, second)).toBe(false);
    const login = await call(`${server.api}/login`, { json: credentialsOf(who) });
    expect(login.status).toBe(401);
    expect(await findEverywhere([...Object.values(unique), id])).toEqual([]);
  });

  it('deletes the own pictures and leaves those of others', async () => {
    // Both pictures are loaded first, because the server caches the pictures that it has sent.
    expect([await pictureStatus(ownPicture), await pictureStatus(sharedPicture)]).toEqual([200, 200]);
    await close(token, { password: who.password });
    expect([await pictureStatus(ownPicture), await pictureStatus(sharedPicture)]).toEqual([404, 200]);
    const rows = await database.sql(
      `select id from api.pictures where id in ('${ownPicture}', '${sharedPicture}')`,
    );
    expect(rows).toEqual([{ id: sharedPicture }]);
  });

  it('may return with the same e-mail, as a new member', async () => {
    await close(token, { password: who.password });
    const again = await call(`${server.api}/register`, { json: who });
    expect(again.status).toBe(200);
    token = String(again.body.access_token);
    expect((again.body.user as Record<string, unknown>).Customers_Numbers).not.toBe(id);
  });
});

it('keeps the careers of others when a company closes, with nothing but its name', async () => {
  const company = { ...person('scierie'), type: 'webcompany', Names: 'Scierie du Nkomi', LastName: '' };
  const worker = person('employee');
  const token = await register(server.api, company);
  const workerToken = await register(server.api, worker);
  await call(`${server.api}/account`, {
    token,
    method: 'PUT',
    json: { Description: 'Sciages de bois d’okoumé.' },
  });
  await database.sql(
    `insert into api.jobs (member_id, position_id, company_id, starting_date)
      select one.id, min(positions.id), company.id, '2021-01-01' from api.members one, api.members company, api.positions
      where one.email = '${worker.email}' and company.email = '${company.email}' group by one.id, company.id`,
  );
  expect((await close(token, { password: company.password })).status).toBe(200);
  const { body } = await readExport(workerToken);
  expect(body.data).toMatchObject({
    jobs_history: [{ company: 'Scierie du Nkomi', starting_date: '2021-01-01' }],
  });
  expect(await findEverywhere([company.email, 'okoumé'])).toEqual([]);
});

it('refuses an export without session, and beyond 20 an hour', async () => {
  expect((await readExport()).body).toEqual(refusal('signed-out'));
  const token = await register(server.api, person('collectionneuse'));
  for (let count = 1; count <= 20; count += 1) expect((await readExport(token)).status).toBe(200);
  const refused = await readExport(token);
  expect(refused.status).toBe(429);
  expect(refused.body).toEqual(refusal('too-many'));
});

it('sends no more mail to a closed account', async () => {
  const who = person('partie');
  const token = await register(server.api, who);
  await call(`${server.api}/forgot-password`, { json: { email: who.email } });
  await close(token, { password: who.password });
  await call(`${server.api}/forgot-password`, { json: { email: demo.email } });
  await mailsTo(database.dataDir, demo.email, 1);
  const rows = await database.sql('select id from api.outbox_mails');
  expect(rows).toEqual([]);
});
