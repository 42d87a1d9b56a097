import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { integrityOf } from '../../../shared/build/integrity.mjs';
import type { Origin } from './origin.ts';

const root = resolve(import.meta.dirname, '../../..');
const run = promisify(execFile);

/** Deploy token of the origins whose data is a copy of the first data (make-first-data.ts). */
const token = () => process.env.AZ_FIRST_TOKEN ?? '';

/** Runs a command of `npm run az` on an origin and returns its output. Rejects with its error output. */
export async function runAz(origin: Origin, ...parameters: string[]): Promise<string> {
  const { stdout } = await run(process.execPath, [join(root, 'deploy/dist/az.js'), ...parameters], {
    env: { ...process.env, AZ_URL: origin.adminUrl, AZ_TOKEN: token(), DATA_DIR: origin.dataDir },
  });
  return stdout;
}

const builds = new Map<string, Promise<string>>();

/** Builds an area once and returns the folder of the build. */
export function buildOf(area: string): Promise<string> {
  const known = builds.get(area);
  if (known) return known;
  const building = run(process.execPath, [join(root, 'shared/build/build-one.mjs'), area]).then(
    ({ stdout }) => stdout.trim().split('\n').at(-1) ?? '',
  );
  builds.set(area, building);
  return building;
}

/** Text of every script of a version, by file name. */
export type Scripts = Map<string, string>;

/**
 * Publishes another version of an area: the area's build with changed scripts. Returns the version and the path of
 * its files. Rejects with the reason when the gate refuses the version.
 */
export async function publishChanged(
  origin: Origin,
  area: string,
  change: (scripts: Scripts) => void = () => undefined,
  changeRecord: (record: string) => string = (record) => record,
): Promise<{ version: string; base: string }> {
  const built = await buildOf(area);
  const folder = await mkdtemp(join(tmpdir(), 'az-version-'));
  await cp(built, folder, { recursive: true });
  const { version: source } = JSON.parse(await readFile(join(folder, 'record.json'), 'utf8'));
  const [number, sourceId] = (source as string).split('+');
  const id = randomBytes(4).toString('hex');
  const renamed = async (file: string) =>
    (await readFile(join(folder, file), 'utf8')).replaceAll(sourceId as string, id);
  const scripts: Scripts = new Map();
  for (const file of await readdir(folder)) if (file.endsWith('.js')) scripts.set(file, await renamed(file));
  change(scripts);
  for (const [file, text] of scripts) await writeFile(join(folder, file), text);
  const record = JSON.parse(changeRecord(await renamed('record.json'))) as { assets: Record<string, string> };
  for (const file of Object.keys(record.assets))
    record.assets[file] = integrityOf(await readFile(join(folder, file)));
  await writeFile(join(folder, 'record.json'), JSON.stringify(record));
  await runAz(origin, 'publish', area, '--from', folder);
  await rm(folder, { recursive: true });
  return { version: `${number}+${id}`, base: `/areas/${area}/${number}-${id}/` };
}
