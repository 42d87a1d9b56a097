import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { makeEmptyDatabase } from './database.ts';

it('runs work of one name one at a time, on every engine, also after a failure', async () => {
  const database = await makeEmptyDatabase();
  try {
    const printed = execFileSync(process.execPath, [join(__dirname, 'print-exclusive-work.mjs')], {
      env: database.env,
      encoding: 'utf8',
    });
    const said = printed.trim().split('\n');
    expect(said.indexOf('the second begins')).toBeGreaterThan(said.indexOf('the first ends'));
    expect(said.sort()).toEqual(
      [
        'the first begins',
        'somebody else works',
        'the first ends',
        'the second begins',
        'the first fails',
        'the second is done',
      ].sort(),
    );
  } finally {
    await database.remove();
  }
});
