import { relative } from 'node:path';
import webpack from 'webpack';
import { billOfMaterials } from './bill-of-materials.mjs';
import { billName, contentTypeOf, isCode, isMedia, isSourceMap } from './file-kinds.mjs';
import { readImportTable } from './import-table.mjs';
import { integrityOf } from './integrity.mjs';
import { root } from './workspace.mjs';

function filesOf(chunks) {
  return [...new Set([...chunks].flatMap((chunk) => [...chunk.files]))].filter(isCode).sort();
}

/** Whether a module stands for a share of the page. */
export const isConsuming = ({ type }) => type === 'consume-shared-module';

/** Modules of a chunk that stand for a share of the page; in the same order in every build. */
export const consumingModules = ({ chunkGraph }, chunk) =>
  [...chunkGraph.getChunkModulesIterable(chunk)]
    .filter(isConsuming)
    .sort((one, other) => (one.identifier() < other.identifier() ? -1 : 1));

/** Share keys that modules of the given chunks consume. */
export function consumedKeys(compilation, chunks) {
  const modules = [...chunks].flatMap((chunk) => consumingModules(compilation, chunk));
  return [...new Set(modules.map(({ options }) => options.shareKey))].sort();
}

/** The module of a file, or the concatenated module that contains it. */
const holds = (module, file) =>
  module.resource === file || [...(module.modules ?? [])].some((inner) => inner.resource === file);

function lazyChunks(compilation, file, request) {
  for (const module of compilation.modules) {
    if (!holds(module, file)) continue;
    for (const block of module.blocks) {
      if (!block.dependencies.some((dependency) => dependency.request === request)) continue;
      const group = compilation.chunkGraph.getBlockChunkGroup(block);
      if (group) return group.chunks;
    }
  }
  throw new Error(`${file}: no chunk for ${request}`);
}

/** Files and shares that each entry of a table of lazy imports needs: `{ key: { assets, shared } }`. */
export function firstLoads(compilation, file) {
  return Object.fromEntries(
    Object.entries(readImportTable(file)).map(([key, request]) => {
      const chunks = lazyChunks(compilation, file, request);
      return [key, { assets: filesOf(chunks), shared: consumedKeys(compilation, chunks) }];
    }),
  );
}

/** `{ request: files }` for each lazy import of a generated module: the files that it loads besides those of `main`. */
export function filesOfTable(compilation, file) {
  const inMain = filesOfChunk(compilation, 'main');
  const module = [...compilation.modules].find((one) => holds(one, file));
  const files = {};
  for (const block of module?.blocks ?? []) {
    const group = compilation.chunkGraph.getBlockChunkGroup(block);
    files[block.dependencies[0].request] = filesOf(group?.chunks ?? []).filter(
      (one) => !inMain.includes(one),
    );
  }
  return files;
}

/** Files of the named chunk and of its parent chunks; none when there is no such chunk. */
export function filesOfChunk(compilation, name) {
  const chunk = compilation.namedChunks.get(name);
  if (!chunk) return [];
  return filesOf(chunk.hasRuntime() ? chunk.getAllInitialChunks() : [chunk]);
}

/** A name of a module that does not change from build to build: its package, or its path in the repository. */
function nameOf(module) {
  const path = module.nameForCondition?.() ?? module.resource;
  if (!path) return 'webpack';
  const [, inPackage] = /.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/.exec(path) ?? [];
  return inPackage ?? relative(root, path);
}

/** Content of every script, in bytes of source before minification: `{ file: { name: bytes } }`. */
function contentsOf(compilation) {
  const contents = {};
  for (const chunk of compilation.chunks) {
    const files = filesOf([chunk]).filter((file) => file.endsWith('.js'));
    for (const file of files) contents[file] ??= {};
    for (const outer of compilation.chunkGraph.getChunkModulesIterable(chunk)) {
      for (const module of outer.modules ?? [outer]) {
        const name = nameOf(module);
        for (const file of files)
          contents[file][name] = (contents[file][name] ?? 0) + Math.round(module.size());
      }
    }
  }
  return contents;
}

const integrities = (assets, isWanted) =>
  Object.fromEntries(
    Object.keys(assets)
      .filter(isWanted)
      .sort()
      .map((file) => [file, integrityOf(assets[file].buffer())]),
  );

/** Fails a production build that emits a file of a kind that the origin does not serve. */
function assertKinds({ options }, assets) {
  const other = Object.keys(assets).find((file) => contentTypeOf(file) === null && !isSourceMap(file));
  if (other && options.mode === 'production')
    throw new Error(
      `${other} is of a kind that no version may have: shared/build/file-kinds.mjs lists them.`,
    );
}

const asText = (value) => `${JSON.stringify(value, null, 1)}\n`;

/**
 * Writes `record.json` beside a build: the result of `describe(compilation)`, which may be a promise, and the integrity
 * of every file; the bill of materials that the record names; and `contents.json`, which explains an exceeded budget.
 */
export class RecordPlugin {
  constructor(describe) {
    this.describe = describe;
  }

  apply(compiler) {
    const { Compilation, sources } = webpack;
    compiler.hooks.thisCompilation.tap('RecordPlugin', (compilation) => {
      compilation.hooks.processAssets.tapPromise(
        { name: 'RecordPlugin', stage: Compilation.PROCESS_ASSETS_STAGE_REPORT },
        async (assets) => {
          if (compilation.errors.length > 0) return;
          assertKinds(compilation, assets);
          const described = await this.describe(compilation);
          const bill = asText(billOfMaterials(compilation, described));
          const record = {
            ...described,
            assets: integrities(assets, isCode),
            media: integrities(assets, isMedia),
            maps: integrities(assets, isSourceMap),
            sbom: integrityOf(bill),
          };
          for (const [file, text] of [
            ['record.json', asText(record)],
            ['contents.json', asText(contentsOf(compilation))],
            [billName, bill],
          ])
            compilation.emitAsset(file, new sources.RawSource(text));
        },
      );
    });
  }
}
