import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { parseAnnouncementComments, parseFeedPage, parseLoginReply } from '@az/shared/contracts';
import { call, comment } from './api-calls.ts';
import { makeEmptyDatabase } from './database.ts';
import { startServer } from './server-process.ts';

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
    const comments = async () =>
      parseAnnouncementComments((await call(`${server.api}/az/announcements-comments/1`)).body) ?? [];
    expect((await comments()).map(({ text }) => text)).toEqual(['Bienvenue.']);
    const headers = { 'idempotency-key': 'comment-of-then' };
    const repeated = await comment(server.api, '1', 'Bienvenue.', { token, headers });
    expect(repeated).toMatchObject({ status: 201, body: { comment: { id: '1', text: 'Bienvenue.' } } });
    expect((await comment(server.api, '1', 'Toujours là.', { token })).status).toBe(201);
    expect((await comments()).map(({ text }) => text)).toEqual(['Bienvenue.', 'Toujours là.']);
  } finally {
    await server.stop();
    await database.remove();
  }
});
