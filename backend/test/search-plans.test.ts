import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { makeDatabase, type TestDatabase } from './database.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await makeDatabase();
});

afterAll(() => database.remove());

it('searches many members and announcements by indexes', async () => {
  const script = join(__dirname, 'print-search-plans.mjs');
  const { stdout } = await promisify(execFile)(process.execPath, [script], {
    env: { ...process.env, ...database.env },
  });
  const plans = JSON.parse(stdout) as Record<string, { found: number; scans: number; lines: string[] }>;
  expect(Object.keys(plans)).toHaveLength(5);
  for (const [name, { found, scans, lines }] of Object.entries(plans)) {
    // Tables that stay small beside these may be read as a whole.
    const whole = lines.filter((line) =>
      /Seq Scan on (members|member_words|announcements|announcement_counters)\b/.test(line),
    );
    expect({ name, found: found > 0, scans, whole }).toEqual({ name, found: true, scans: 0, whole: [] });
  }
  const textOf = (name: string) => plans[name]?.lines.join('\n');
  expect(textOf('announcements with a rare word')).toContain('announcements_by_words');
  expect(textOf('announcements with a word that all have')).toContain('newest_announcements');
}, 180_000);
