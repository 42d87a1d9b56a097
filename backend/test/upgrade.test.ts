import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import {
  parseAnnouncementComments,
  parseFeedPage,
  parseLoginReply,
  parseStoredAnnouncement,
} from '@az/shared/contracts';
import { call, comment, signIn } from './api-calls.ts';
import { makeDatabase, makeEmptyDatabase } from './database.ts';
import { startServer } from './server-process.ts';

/** UUIDs version 7 of a moment. */
const uuidOf = (moment: string) => {
  const digits = Date.parse(moment).toString(16).padStart(12, '0');
  return new RegExp(`^${digits.slice(0, 8)}-${digits.slice(8)}-7[\\da-f]{3}-[89ab][\\da-f]{3}-[\\da-f]{12}$`);
};

it('opens a database of the first release, brings it up to date and loses nothing', async () => {
  const database = await makeEmptyDatabase();
  const token = 'T'.repeat(43);
  const signIn = { email: 'ancienne@az-connect.test', password: 'Longtemps-2026' };
  const make = join(__dirname, 'first-schema/make.mjs');
  execFileSync(process.execPath, [make, token, signIn.password], { env: database.env });
  const server = await startServer(database.env);
  try {
    const { status, body } = await call(`${server.api}/login`, { json: signIn });
    expect(status).toBe(200);
    expect(parseLoginReply(body)?.member).toMatchObject({
      firstName: 'Ancienne',
      createdAt: '2026-01-05T08:00:00.123Z',
      city: 'Libreville',
      verified: true,
      lastJob: { position: { title: 'Comptable' }, company: 'Atelier du Fleuve', startingDate: '2022-03-01' },
    });
    const feed = parseFeedPage((await call(`${server.api}/az/global`, { token })).body);
    expect(feed?.items).toMatchObject([
      {
        text: 'Bonjour à « tous ». Voici la première annonce.',
        createdAt: '2026-01-06T09:00:00.000Z',
        likeCount: 2,
        commentCount: 1,
        imageCount: 1,
      },
    ]);
    const [first] = feed?.items ?? [];
    expect(first?.id).toMatch(uuidOf('2026-01-06T09:00:00.000Z'));
    const read = async (id = '') =>
      parseStoredAnnouncement((await call(`${server.api}/az/announcements/${id}`, { token })).body);
    expect([await read('1'), await read(first?.id)]).toEqual([first, first]);
    const comments = async () =>
      parseAnnouncementComments((await call(`${server.api}/az/announcements-comments/1`)).body) ?? [];
    expect((await comments()).map(({ text }) => text)).toEqual(['Bienvenue.']);
    const headers = { 'idempotency-key': 'comment-of-then' };
    const repeated = await comment(server.api, '1', 'Bienvenue.', { token, headers });
    expect(repeated).toMatchObject({ status: 201, body: { comment: { text: 'Bienvenue.' } } });
    expect((repeated.body.comment as { id: string }).id).toMatch(uuidOf('2026-01-06T10:00:00.000Z'));
    expect((await comment(server.api, '1', 'Toujours là.', { token })).status).toBe(201);
    expect((await comments()).map(({ text }) => text)).toEqual(['Bienvenue.', 'Toujours là.']);
  } finally {
    await server.stop();
    await database.remove();
  }
});

/** Statements of the version before migration 0006, which may run beside the present one during an upgrade. */
const ofPreviousVersion = [
  `insert into api.announcements (author_id, text, created_at)
    select id, 'De la version précédente', '2026-02-01T00:00:00Z' from api.members order by id limit 1`,
  `insert into api.announcement_images (announcement_id, place, picture_id, alt)
    select max(announcements.id), 0, min(pictures.id), '' from api.announcements, api.pictures where is_public`,
  `insert into api.announcement_comments (announcement_id, author_id, text, created_at)
    select max(announcements.id), min(members.id), 'Commentaire de la version précédente', now()
    from api.announcements, api.members`,
  `insert into api.announcement_likes select max(announcements.id), members.id
    from api.announcements, api.members group by members.id order by members.id limit 3`,
  `delete from api.announcement_likes where announcement_id = (select max(id) from api.announcements)
    and member_id = (select min(id) from api.members)`,
];

it('counts and names what the previous version writes during an upgrade', async () => {
  const database = await makeDatabase();
  const [row] = await database.sql(...ofPreviousVersion, 'select max(id) as id from api.announcements');
  const server = await startServer(database.env);
  try {
    const { body } = await call(`${server.api}/az/announcements/${row?.id}`, {
      token: await signIn(server.api),
    });
    expect(parseStoredAnnouncement(body)).toMatchObject({
      id: expect.stringMatching(uuidOf('2026-02-01T00:00:00.000Z')),
      text: 'De la version précédente',
      likeCount: 2,
      commentCount: 1,
      imageCount: 1,
    });
  } finally {
    await server.stop();
    await database.remove();
  }
});
