import { type LoadShare, provided } from './provide.ts';

/** What webpack keeps of one build on the page: its module functions by id, and who it is. */
type WebpackRequire = {
  m: Record<string, ((module: { exports: unknown }) => void) | undefined>;
  federation: { initOptions: { name: string } };
};

type ShareHandler = (chunkId: string | number, promises: Promise<void>[]) => void;

/**
 * Gives a build of an area its part of the page's one share scope: a handler for webpack's chunk loading that puts the
 * shares in place which a chunk needs. `keys` names them by module id, `chunks` lists the ids each chunk needs
 * (shared/build/share-table-plugin.mjs). A share the main script has is there at once; one that failed is asked for again
 * with the next chunk that needs it.
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
  // The gate lets no area through that takes what the page does not lend.
  if (!provided[key]) throw new Error(`The page lends no ${key}`);
  return (provided[key] as LoadShare)();
}

/** Which builds took a share key, for tools that look at the page. */
const consumers = new Map<string, Set<string>>();

function consumersOf(key: string): Set<string> {
  const found = consumers.get(key) ?? new Set();
  consumers.set(key, found);
  return found;
}

// Areas are built to find it under this name: shared/build/share-table-plugin.mjs.
Object.assign(globalThis, { azShareScope: Object.assign(shareScope, { consumers }) });
