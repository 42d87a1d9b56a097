import { loadAppendedFiles } from '../page/appended-files.ts';
import type { Container, LentShare, StandardScope } from './share-scope.ts';

const scopes = new Map<string, StandardScope>();

/** The page's module of a share, taken through the page's share scope as every build of an area does. */
async function takeShare(key: string, container: string): Promise<unknown> {
  const webpackRequire = {
    m: {} as Record<string, (module: { exports: unknown }) => void>,
    federation: { initOptions: { name: container } },
  };
  const pending: Promise<void>[] = [];
  globalThis.azShareScope(webpackRequire, { [key]: key }, { [key]: [key] })(key, pending);
  await Promise.all(pending);
  const module = { exports: undefined as unknown };
  webpackRequire.m[key]?.(module);
  return module.exports;
}

/**
 * A share scope with everything that the page provides. `loaded` makes a runtime prefer the page's share to a newer
 * copy of its own. Each container gets a scope of its own, because it adds its copies to that scope.
 */
function scopeFor(container: string): StandardScope {
  const shares = Object.entries(azShareVersions).map(
    ([key, version]): [string, Record<string, LentShare>] => {
      const get = async () => {
        const module = await takeShare(key, container);
        return () => module;
      };
      return [key, { [version]: { get, loaded: true, from: 'shell', eager: false } }];
    },
  );
  return Object.fromEntries(shares);
}

/**
 * Gives a container of a stock toolchain its share scope, and makes its runtime use the page's loader. Rejects if the
 * container lacks module federation's interface. The next call uses the same scope, as the interface requires.
 */
export async function initContainer(container: Container, name: string): Promise<void> {
  if (!container.init) throw new Error(`The container ${name} takes no share scope`);
  loadAppendedFiles();
  const scope = scopes.get(name) ?? scopeFor(name);
  scopes.set(name, scope);
  await container.init(scope);
}
