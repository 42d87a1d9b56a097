import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AreaJson } from '@az/shared/build/area-json.mjs';
import * as v from 'valibot';
import { CommandError } from './client.ts';

/** The description of a build by a stock toolchain, read from its manifest or entry. */
export type StandardBuild = {
  container: string;
  entry: string;
  isModule: boolean;
  /** Version range of each share that the build takes from the page, by share key. */
  shared: Record<string, string>;
  /** Keys of the shares that the build declares as singletons. */
  singletons: string[];
  /** Files that the exposed module needs at once. */
  first: string[];
  /** Files that contain only the build's own copies of shares, which the page never needs. */
  fallbacks: string[];
};

const names = v.array(v.string());
const assets = v.object({
  js: v.object({ sync: names, async: names }),
  css: v.object({ sync: names, async: names }),
});

/** The parts of `mf-manifest.json` that are used (https://module-federation.io/configure/manifest). */
const manifestSchema = v.object({
  metaData: v.object({
    globalName: v.string(),
    remoteEntry: v.object({ name: v.string(), type: v.optional(v.string()) }),
  }),
  shared: v.array(
    v.object({
      name: v.string(),
      singleton: v.optional(v.boolean(), false),
      requiredVersion: v.union([v.string(), v.literal(false)]),
      assets,
    }),
  ),
  exposes: v.array(v.object({ path: v.string(), assets })),
});

const filesOf = ({ js, css }: v.InferOutput<typeof assets>): string[] => [
  ...js.sync,
  ...js.async,
  ...css.sync,
  ...css.async,
];

function fromManifest(text: string, expose: string): StandardBuild {
  const parsed = v.safeParse(manifestSchema, JSON.parse(text));
  if (!parsed.success)
    throw new CommandError(`mf-manifest.json cannot be read: ${parsed.issues[0].message}.`);
  const { metaData, shared, exposes } = parsed.output;
  const exposed = exposes.find(({ path }) => path === expose);
  if (!exposed) throw new CommandError(`The build exposes no ${expose}.`);
  const own = exposes.flatMap((one) => filesOf(one.assets));
  const isModule = metaData.remoteEntry.type === 'module';
  // No scripts for an ES module: the page loads all its scripts before the entry runs (decision 49).
  const scripts = isModule ? [] : [metaData.remoteEntry.name, ...exposed.assets.js.sync];
  return {
    container: metaData.globalName,
    entry: metaData.remoteEntry.name,
    isModule,
    shared: Object.fromEntries(shared.map((one) => [one.name, one.requiredVersion || '*'])),
    singletons: shared.filter(({ singleton }) => singleton).map(({ name }) => name),
    first: [...scripts, ...exposed.assets.css.sync],
    fallbacks: shared.flatMap((one) => filesOf(one.assets)).filter((file) => !own.includes(file)),
  };
}

const defaultEntry = 'remoteEntry.js';

async function fromEntry(folder: string, { shared }: AreaJson): Promise<StandardBuild> {
  if (!shared)
    throw new CommandError(
      `${folder} has no mf-manifest.json: area.json must name the build's "shared", as its configuration does.`,
    );
  const text = await readFile(join(folder, defaultEntry), 'utf8').catch((cause: unknown) => {
    throw new CommandError(`${folder} has neither mf-manifest.json nor ${defaultEntry}.`, { cause });
  });
  const container = /^(?:\/\*[\s\S]*?\*\/\s*)?var (\w+);/.exec(text)?.[1];
  if (!container)
    throw new CommandError(
      `${defaultEntry} defines no container with "var". An ES module needs mf-manifest.json: set manifest: true.`,
    );
  return {
    container,
    entry: defaultEntry,
    isModule: false,
    shared: Object.fromEntries(Object.entries(shared).map(([key, one]) => [key, one.requiredVersion])),
    singletons: Object.keys(shared).filter((key) => shared[key]?.singleton),
    first: [defaultEntry],
    fallbacks: [],
  };
}

/** The page's list of loaded chunks must have the container's name, because a page can have two versions. */
async function assertOwnChunks(folder: string, { container, entry, isModule }: StandardBuild): Promise<void> {
  if (isModule) return;
  const text = await readFile(join(folder, entry), 'utf8');
  const other = [...text.matchAll(/\b(?:webpack|rspack)Chunk(\w+)/g)].find(([, name]) => name !== container);
  if (other)
    throw new CommandError(
      `${entry} keeps its chunks in ${other[0]}: set output.uniqueName to the container's name, ${container}.`,
    );
}

/**
 * Reads a build of webpack's ModuleFederationPlugin, @module-federation/enhanced, Rspack or
 * @module-federation/vite: from `mf-manifest.json` if there is one, otherwise from the entry and `shared` of
 * area.json. Rejects with a CommandError when the build cannot be used.
 */
export async function readStandardBuild(
  folder: string,
  area: AreaJson,
  expose: string,
): Promise<StandardBuild> {
  const manifest = (await readdir(folder)).includes('mf-manifest.json');
  const build = manifest
    ? fromManifest(await readFile(join(folder, 'mf-manifest.json'), 'utf8'), expose)
    : await fromEntry(folder, area);
  await assertOwnChunks(folder, build);
  return build;
}
