import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { build, publishables } from './build.ts';

const known = publishables.join(', ');

test('an area without sources is told from those that have some', async () => {
  await expect(build('fed')).rejects.toThrow(`There are no sources of fed here: one of ${known}.`);
});

test('a build that fails says what is wrong, and not where in the builder that was noticed', () => {
  const script = join(__dirname, '../../../shared/build/build-one.mjs');
  const { status, stderr } = spawnSync(process.execPath, [script, 'fed'], { encoding: 'utf8' });
  expect([status, stderr]).toEqual([1, `Which one? ${known}\n`]);
});
