import { execFile, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import type { Origin } from './origin.ts';
import { runAz, type Scripts } from './publish-changed.ts';

const root = resolve(import.meta.dirname, '../../..');
const run = promisify(execFile);

/** Toolchains whose example is checked: those that `npm run conform -- --example` names, otherwise these two. */
export const toolchains = process.env.AZ_EXAMPLES?.split(',') ?? ['webpack', 'rspack'];

/** A published example. `page`: the script with the page's component; `copies`: scripts that contain code of React. */
export type Example = {
  area: string;
  version: string;
  container: string;
  base: string;
  page: string;
  copies: string[];
};

/** The script that contains the page's component. */
export const pageScript = (scripts: Scripts): string =>
  [...scripts].find(([, text]) => text.includes('Compteur'))?.[0] ?? '';

/** Builds an example and publishes it with changed scripts. Rejects with the reason if publishing is refused. */
export async function publishExample(
  origin: Origin,
  toolchain: string,
  change: (scripts: Scripts) => void = () => undefined,
): Promise<Example> {
  const id = randomBytes(4).toString('hex');
  await run(process.execPath, [join(root, 'examples/build.mjs'), toolchain, id]);
  const folder = await mkdtemp(join(tmpdir(), 'az-example-'));
  await cp(join(root, 'examples', toolchain, 'build'), folder, { recursive: true });
  const scripts: Scripts = new Map();
  for (const file of await readdir(folder))
    if (file.endsWith('.js')) scripts.set(file, await readFile(join(folder, file), 'utf8'));
  change(scripts);
  for (const [file, text] of scripts) await writeFile(join(folder, file), text);
  await runAz(origin, 'record', folder, '--area', join(root, 'examples', toolchain, 'area.json'));
  const area = `exemple-${toolchain}`;
  await runAz(origin, 'publish', area, '--from', folder);
  const {
    version,
    container,
    folder: name,
  } = JSON.parse(await readFile(join(folder, 'record.json'), 'utf8'));
  await rm(folder, { recursive: true });
  const copies = [...scripts].flatMap(([file, text]) =>
    text.includes('react.transitional.element') ? [file] : [],
  );
  return { area, version, container, base: `/areas/${area}/${name}/`, page: pageScript(scripts), copies };
}

/** Builds an example again after each change of a source, until `stop` is called. Resolves after the first build. */
export async function watchExample(toolchain: string): Promise<{ folder: string; stop: () => void }> {
  const watcher = spawn(
    process.execPath,
    [join(root, 'examples/build.mjs'), toolchain, 'watched', '--watch'],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const ended = once(watcher, 'exit').then(([code]) => {
    throw new Error(`The build of ${toolchain} ended with ${code}`);
  });
  await Promise.race([once(watcher.stdout, 'data'), ended]);
  // From now on, the process ends only because it is stopped, which is no error.
  ended.catch(() => undefined);
  return { folder: join(root, 'examples', toolchain, 'build'), stop: () => watcher.kill() };
}

export async function makeStable(origin: Origin, { area, version }: Example): Promise<void> {
  await runAz(origin, 'rollout', 'start', area, version, '--steps', '100');
  await runAz(origin, 'rollout', 'promote', area, '--force');
}
