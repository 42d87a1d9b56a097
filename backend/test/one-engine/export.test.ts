import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { demo } from '../api-calls.ts';
import { makeDatabase } from '../database.ts';

const mine = `(select id from api.members where email = '${demo.email}')`;
/** Like a stored picture of 100 000 bytes. */
const bytes = `decode(repeat('ff', 100000), 'hex')`;

/** More rows of everything than one page of the export. */
const writeMuch = [
  `insert into api.pictures (id, bytes, width, height, is_public)
    select 'written-' || n, ${bytes}, 1, 1, true from generate_series(1, 60) as n`,
  `insert into api.announcements (author_id, text, created_at)
    select ${mine}, 'Beaucoup ' || n, now() from generate_series(1, 120) as n`,
  `insert into api.announcement_images (announcement_id, place, picture_id, alt)
    select id, 0, 'written-' || (1 + id % 60), '' from api.announcements where text like 'Beaucoup %'`,
  `insert into api.announcement_comments (announcement_id, author_id, text, created_at)
    select 1, ${mine}, 'Commentaire ' || n, now() from generate_series(1, 500) as n`,
  `insert into api.announcement_likes (announcement_id, member_id)
    select id, ${mine} from api.announcements on conflict do nothing`,
  `insert into api.jobs (member_id, position_id, company_id, starting_date)
    select ${mine}, 1, (select min(id) from api.members where kind = 'company'), '2020-01-01'
    from generate_series(1, 130)`,
  `insert into api.job_notes (job_id, kind, text) select id, 'task', 'Écrire' from api.jobs where member_id = ${mine}`,
];

const count = (table: string, owner: string) =>
  `(select count(*)::int from api.${table} where ${owner} = ${mine}) as ${table}`;

it('is streamed from the database: a page of rows and a picture at a time, and complete', async () => {
  const database = await makeDatabase();
  try {
    await database.sql(...writeMuch);
    const [held] = await database.sql(
      `select ${count('announcements', 'author_id')}, ${count('announcement_comments', 'author_id')},
        ${count('announcement_likes', 'member_id')}, ${count('jobs', 'member_id')}`,
    );
    const printed = execFileSync(process.execPath, [join(__dirname, '../print-export.mjs'), demo.email], {
      env: database.env,
      encoding: 'utf8',
    });
    const { counts, ...figures } = JSON.parse(printed);
    expect(counts).toMatchObject({
      announcements: held?.announcements,
      comments: held?.announcement_comments,
      likes: held?.announcement_likes,
      jobs_history: held?.jobs,
    });
    expect(figures.images).toBeGreaterThanOrEqual(120);
    expect(figures.picturesRead).toBeGreaterThanOrEqual(120);
    expect(figures.maxRows).toBeLessThanOrEqual(50);
    // One waiting to be sent, one being written, and one just read.
    expect(figures.maxPicturesWaiting).toBeLessThanOrEqual(3);
  } finally {
    await database.remove();
  }
});
