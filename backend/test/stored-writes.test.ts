import { parseCompanies, parsePositions } from '@az/shared/contracts';
import sharp from 'sharp';
import { type Answer, call, comment, person, refusal, register } from './api-calls.ts';
import { useServer } from './use-server.ts';

const server = useServer({ program: 'fuzz-server' });
const { database } = server;

let photo: Buffer;

beforeAll(async () => {
  photo = await sharp({
    create: {
      width: 640,
      height: 640,
      channels: 3,
      background: '#226677',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })
    .jpeg()
    .toBuffer();
});

async function upload(path: string, token: string, headers = {}): Promise<Answer> {
  const form = new FormData();
  form.set('profile_picture', new Blob([new Uint8Array(photo)], { type: 'image/jpeg' }), 'a.jpg');
  return call(server.api + path, { token, body: form, headers });
}

const write = (token: string, text: string, key: string) =>
  comment(server.api, '3', text, { token, headers: { 'idempotency-key': key } });

const member = (name: string) => `(select id from api.members where email = '${person(name).email}')`;

async function sql(statement: string): Promise<Record<string, unknown>[]> {
  await server.stop();
  const rows = await database.sql(statement);
  await server.start();
  return rows;
}

it('stores little of each write and a limited number of a member, and exports none of it', async () => {
  const token = await register(server.api, person('prolixe'));
  expect((await upload('/profile/picture', token)).status).toBe(200);
  await sql(
    `insert into api.writes (member_id, key, fingerprint, outcome, created_at)
      select ${member('prolixe')}, 'key:earlier-' || n, repeat('f', 64), '7', now() - n * interval '1 second'
      from generate_series(1, 1500) as n`,
  );
  const longest = 'k'.repeat(250);
  for (let sent = 1; sent <= 50; sent += 1)
    expect((await write(token, `Avis ${sent}`, `${longest}${sent}`)).status).toBe(201);
  const reply = await fetch(`${server.api}/account/export`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const text = await reply.text();
  const { data } = JSON.parse(text) as { data: Record<string, object> };
  // Except for the comments and the profile with its picture, the exported data must be small.
  const { profile, comments, ...others } = data;
  expect(comments).toHaveLength(50);
  expect(JSON.stringify(others).length).toBeLessThan(2000);
  const [kept] = await sql(
    `select count(*)::int as count, max(pg_column_size(writes.*)) as longest, count(*) filter (where key like '%kkk%')::int as latest
      from api.writes where member_id = ${member('prolixe')}`,
  );
  expect(kept).toMatchObject({ count: 1000, latest: 50 });
  expect(Number(kept?.longest)).toBeLessThan(500);
  expect((await write(token, 'Avis 50', `${longest}50`)).status).toBe(201);
  expect((await write(token, 'Un autre', `${longest}50`)).body).toEqual(refusal('conflict'));
});

it('answers every kind of repeated write as the first time, and does it once', async () => {
  const token = await register(server.api, person('repetitive'));
  const [position] = parsePositions((await call(`${server.api}/positions`, { token })).body) ?? [];
  const [company] = parseCompanies((await call(`${server.api}/companies`, { token })).body) ?? [];
  const job = {
    ...{ position: position?.value, company: company?.value, starting_date: '2024-02-29', ending_date: null },
    ...{ skills: ['Menuiserie'], tools: [], tasks: [] },
  };
  const newCompany = {
    ...{ company_name: 'Les Ateliers répétés', activity_sector: '1', website: '', neighborhood: 'Louis' },
    ...{ country: 'GA', province: 'GA-1', city: 'GA-1-libreville' },
    ...{ email: 'ateliers@exemple.test', phone: '+241 01', description: 'Des ateliers.' },
  };
  const announcement = () => {
    const form = new FormData();
    form.set('text', 'Une annonce répétée');
    return form;
  };
  const put = (path: string, json: object, headers: object) =>
    call(server.api + path, { token, json, method: 'PUT', headers: { ...headers } });
  const writes: Record<string, (headers: Record<string, string>) => Promise<Answer>> = {
    account: (headers) => put('/account', { Names: 'Répétée' }, headers),
    preferences: (headers) => put('/account/preferences', { notifications: { push: true } }, headers),
    picture: (headers) => upload('/profile/picture', token, headers),
    comment: (headers) => comment(server.api, '3', 'Un commentaire répété', { token, headers }),
    announcement: (headers) =>
      call(`${server.api}/az/announcements`, { token, body: announcement(), headers }),
    job: (headers) => call(`${server.api}/add-jobs-history`, { token, json: job, headers }),
    company: (headers) => call(`${server.api}/add-company`, { token, json: newCompany, headers }),
  };
  for (const [kind, send] of Object.entries(writes)) {
    const headers = { 'idempotency-key': `repeated-${kind}` };
    const first = await send(headers);
    expect([kind, first.status]).toEqual([kind, expect.any(Number)]);
    expect(first.status).toBeLessThan(300);
    const again = await send(headers);
    expect([kind, again.status, again.body]).toEqual([kind, first.status, first.body]);
  }
  const { data } = (await call(`${server.api}/account/export`, { token })).body as {
    data: Record<string, unknown[]>;
  };
  for (const kind of ['comments', 'announcements', 'jobs_history', 'added_companies'])
    expect([kind, data[kind]?.length]).toEqual([kind, 1]);
});
