import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BuildProcess } from './build-process.ts';

let folder: string;
let process: BuildProcess;

/** A module whose `build` prints something, then does what `body` says. */
async function moduleWith(body: string): Promise<string> {
  const file = join(folder, 'build.mjs');
  await writeFile(file, `export async function build(name) { console.error('Out of memory.'); ${body} }`);
  return file;
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'az-build-process-'));
  process = new BuildProcess();
});

afterEach(async () => {
  process.end();
  await rm(folder, { recursive: true });
});

test('builds run in one process', async () => {
  const file = await moduleWith('return name + " " + process.pid;');
  const [feed, pid] = (await process.run(file, 'feed')).split(' ');
  expect([feed, await process.run(file, 'profile')]).toEqual(['feed', `profile ${pid}`]);
});

test('a failed build rejects with its error, and the next one runs', async () => {
  const file = await moduleWith(
    'if (name === "feed") throw new Error("This does not compile."); return name;',
  );
  await expect(process.run(file, 'feed')).rejects.toThrow(
    /^The build of feed failed\.\nThis does not compile\.$/,
  );
  expect(await process.run(file, 'profile')).toBe('profile');
});

test('a build whose process ends rejects with the whole output', async () => {
  const file = await moduleWith('process.exit(1);');
  await expect(process.run(file, 'feed')).rejects.toThrow('The build of feed failed.\nOut of memory.');
});

test('a build ends with the process that has started it', async () => {
  const building = process.run(
    await moduleWith('await new Promise(() => setInterval(() => {}, 1e6));'),
    'feed',
  );
  // The listener that was added last; Node calls it with the exit code.
  globalThis.process.listeners('exit').at(-1)?.(0);
  await expect(building).rejects.toThrow('The build of feed failed.');
});
