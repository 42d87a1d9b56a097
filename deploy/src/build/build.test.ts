import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { build, publishables } from './build.ts';

const known = publishables.join(', ');

test('an area without sources is reported together with those that have some', async () => {
  await expect(build('fed')).rejects.toThrow(`There are no sources of fed here: one of ${known}.`);
});

test('a failed build reports its error, without a stack trace of the builder', () => {
  const script = join(__dirname, '../../../shared/build/build-one.mjs');
  const { status, stderr } = spawnSync(process.execPath, [script, 'fed'], { encoding: 'utf8' });
  expect([status, stderr]).toEqual([1, `Which one? ${known}\n`]);
});
