import { type LoadShare, provided } from './provide.ts';

/** Webpack's runtime of one build on the page: its module functions by id, and its name. */
type WebpackRequire = {
  m: Record<string, ((module: { exports: unknown }) => void) | undefined>;
  federation: { initOptions: { name: string } };
};

/** One version of a share in module federation's share scope. The page has exactly one version of each share. */
export type LentShare = { get: () => Promise<() => unknown>; loaded: true; from: string; eager: boolean };

/** Module federation's share scope: the versions of every share, by key. */
export type StandardScope = Record<string, Record<string, LentShare>>;

/** Module federation's container interface. Only containers of other toolchains take shares from `init`'s scope. */
export type Container = {
  get: (expose: string) => Promise<() => unknown>;
  init?: (scope: StandardScope) => unknown;
};

type ShareHandler = (chunkId: string | number, promises: Promise<void>[]) => void;

/**
 * Connects a build of an area to the page's share scope. Returns a handler for webpack's chunk loading that installs
 * the shares a chunk needs. `keys` maps module ids to share keys, `chunks` lists the module ids of each chunk's shares
 * (shared/build/share-table-plugin.mjs). A share that failed is requested again with the next chunk that needs it.
 */
export function shareScope(
  webpackRequire: WebpackRequire,
  keys: Record<string, string>,
  chunks: Record<string, (string | number)[]>,
): ShareHandler {
  const { name } = webpackRequire.federation.initOptions;
  const pending = new Map<string | number, Promise<void>>();
  const install = (id: string | number, share: object) => {
    webpackRequire.m[id] = (module) => {
      module.exports = share;
    };
  };
  return (chunkId, promises) => {
    for (const id of chunks[chunkId] ?? []) {
      if (webpackRequire.m[id]) continue;
      const key = keys[id] ?? '';
      const share = provided[key];
      consumersOf(key).add(name);
      if (share && typeof share !== 'function') {
        install(id, share);
        continue;
      }
      const asked =
        pending.get(id) ??
        load(key)
          .then((module) => install(id, module))
          .finally(() => pending.delete(id));
      pending.set(id, asked);
      promises.push(asked);
    }
  };
}

async function load(key: string): Promise<object> {
  // The gate rejects areas that need a share the page does not provide.
  if (!provided[key]) throw new Error(`The page lends no ${key}`);
  return (provided[key] as LoadShare)();
}

/** Builds that use each share key, for tools that inspect the page. */
const consumers = new Map<string, Set<string>>();

function consumersOf(key: string): Set<string> {
  const found = consumers.get(key) ?? new Set();
  consumers.set(key, found);
  return found;
}

declare global {
  /** Version of every share of the page, by key; filled by the build (shared/build/webpack-shell.mjs). */
  var azShareVersions: Record<string, string>;

  /** Builds of areas call it by this global name (shared/build/share-table-plugin.mjs). */
  var azShareScope: typeof shareScope & { consumers: Map<string, Set<string>> };
}

Object.assign(globalThis, { azShareScope: Object.assign(shareScope, { consumers }) });
