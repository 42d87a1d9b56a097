import { readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type AreaJson, readAreaFile } from '@az/shared/build/area-json.mjs';
import { billOfPackages, installedPackages } from '@az/shared/build/bill-of-materials.mjs';
import { billName, contentTypeOf, isCode, isMedia, isSourceMap } from '@az/shared/build/file-kinds.mjs';
import { integrityOf } from '@az/shared/build/integrity.mjs';
import { moduleProtocol, standardProtocol } from '@az/shared/build/shares.mjs';
import { readJson } from '@az/shared/build/workspace.mjs';
import type { AreaRecord } from '../versions/record.ts';
import { CommandError } from './client.ts';
import { readStandardBuild, type StandardBuild } from './standard-build.ts';

const expose = './area';

export type RecordOptions = { folder: string; area: string };

/** The build id at the end of a container's name: `3f2a9c1e` in `recettes_3f2a9c1e`. */
function buildIdOf(container: string, area: string): string {
  const start = `${area.replaceAll('-', '_')}_`;
  const id = container.startsWith(start) ? container.slice(start.length) : '';
  if (/^[0-9A-Za-z]+$/.test(id)) return id;
  throw new CommandError(
    `The container is called ${container}: name it ${start}<build id>, with another id for each build.`,
  );
}

/** The version, without a build id, of the package that area.json belongs to. */
function packageVersion(packageFolder: string): string {
  const { version } = readJson(join(packageFolder, 'package.json')) as { version?: string };
  if (!version) throw new CommandError(`${packageFolder}/package.json has no version.`);
  return version;
}

const scriptOf = (map: string): string => map.slice(0, -'.map'.length);

const integrities = async (folder: string, files: string[]): Promise<Record<string, string>> =>
  Object.fromEntries(
    await Promise.all(
      files.sort().map(async (file) => [file, integrityOf(await readFile(join(folder, file)))] as const),
    ),
  );

/** Names of a build's publishable files. Rejects with a CommandError if it has a folder that is not hidden. */
async function filesOf(folder: string): Promise<string[]> {
  const found = await readdir(folder, { withFileTypes: true }).catch((cause: unknown) => {
    throw new CommandError(`${folder} cannot be read.`, { cause });
  });
  // Hidden folders are allowed, because Vite writes `.vite`.
  const inner = found.find((one) => one.isDirectory() && !one.name.startsWith('.'));
  if (inner)
    throw new CommandError(
      `${inner.name} is a folder: the files of a version are in one folder, without others.`,
    );
  return found.map(({ name }) => name).filter((name) => contentTypeOf(name) !== null || isSourceMap(name));
}

function describeBuild(area: AreaJson, build: StandardBuild, number: string) {
  const id = buildIdOf(build.container, area.name);
  const first = { assets: build.first, shared: Object.keys(build.shared) };
  return {
    area: area.name,
    version: `${number}+${id}`,
    folder: `${number}-${id}`,
    entry: build.entry,
    container: build.container,
    expose,
    federation: build.isModule ? moduleProtocol : standardProtocol,
    hostContract: area.hostContract,
    owner: area.owner,
    routes: area.routes,
    slots: area.slots,
    search: area.search ?? false,
    storage: area.storage ?? [],
    shared: build.shared,
    singletons: build.singletons,
    first: Object.fromEntries(area.routes.map(({ path }) => [path, first])),
  };
}

/** Reads a stock build: its record without files, and the files to publish. Rejects with a CommandError if unusable. */
export async function readBuild({ folder, area: areaFile }: RecordOptions) {
  const area = readAreaFile(areaFile);
  const found = await filesOf(folder);
  const build = await readStandardBuild(folder, area, expose);
  return {
    described: describeBuild(area, build, packageVersion(dirname(areaFile))),
    // Fallbacks are not published: the page never loads a second copy of a share.
    files: found.filter((file) => !build.fallbacks.includes(isSourceMap(file) ? scriptOf(file) : file)),
  };
}

/**
 * Writes `record.json` into the folder of a build by a stock toolchain, and a bill of materials if the build
 * has none. The version and the packages come from the `package.json` beside area.json. Returns a sentence
 * about what it did; rejects with a CommandError when the build cannot be published.
 */
export async function recordBuild(options: RecordOptions): Promise<string> {
  const { folder } = options;
  const { described, files } = await readBuild(options);
  const { area, version } = described;
  const bill = await readFile(join(folder, billName)).catch(() => {
    const written = billOfPackages(installedPackages(dirname(options.area)), { area, version });
    return `${JSON.stringify(written, null, 1)}\n`;
  });
  const record: AreaRecord = {
    ...described,
    assets: await integrities(folder, files.filter(isCode)),
    media: await integrities(folder, files.filter(isMedia)),
    maps: await integrities(folder, files.filter(isSourceMap)),
    sbom: integrityOf(bill),
  };
  await writeFile(join(folder, billName), bill);
  await writeFile(join(folder, 'record.json'), `${JSON.stringify(record, null, 1)}\n`);
  return `${area} ${version}: ${files.length} files recorded in ${join(folder, 'record.json')}.`;
}
