import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { runSql } from '../../postgres/run-sql.ts';
import { call, comment, signIn } from '../api-calls.ts';
import { makeDatabase } from '../database.ts';
import { runServer, startServer } from '../server-process.ts';

/** Where `pg_dump` is looked for. Packages of the server or client install it, but not every machine has these. */
const folders = [
  ...(process.env.PATH ?? '').split(delimiter),
  ...[18, 17, 16, 15].map((version) => `/usr/lib/postgresql/${version}/bin`),
];
const programs = folders.find((folder) => existsSync(join(folder, 'pg_dump')));

(programs ? it : it.skip)('brings everything back from pg_dump after the tables were destroyed', async () => {
  const database = await makeDatabase();
  const url = database.env.DATABASE_URL ?? '';
  const file = join(database.dataDir, 'az.dump');
  const tool = (name: string, ...parameters: string[]) =>
    execFileSync(join(programs ?? '', name), parameters, { stdio: 'pipe' });
  const server = await startServer(database.env);
  try {
    const token = await signIn(server.api);
    await comment(server.api, '1', 'À garder', { token });
    const feed = await call(`${server.api}/az/global?limit=50`, { token });
    tool('pg_dump', '--format=custom', `--file=${file}`, url);
    await runSql(
      url,
      'drop table api.announcement_comments, api.comment_likes, api.sessions',
      'delete from api.announcements',
    );
    expect((await call(`${server.api}/az/announcements-comments/1`)).status).not.toBe(200);
    await server.stop();
    await runSql(url, 'drop schema api cascade');
    tool('pg_restore', '--exit-on-error', '--single-transaction', '--no-owner', `--dbname=${url}`, file);
    const again = await startServer(database.env);
    expect((await call(`${again.api}/az/global?limit=50`, { token })).body).toEqual(feed.body);
    expect((await comment(again.api, '1', 'Et la suite', { token })).status).toBe(201);
    await again.stop();
  } finally {
    await server.stop();
    await database.remove();
  }
});

it('points to the tools of PostgreSQL when asked for a backup itself', async () => {
  const env = { DATABASE_URL: 'postgres://az@127.0.0.1:1/az' };
  const { code, output } = await runServer(env, 'backup', 'az.tgz');
  expect([code, output]).toEqual([1, expect.stringMatching(/use pg_dump and pg_restore/)]);
});
