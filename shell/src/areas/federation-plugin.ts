import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime';
import * as runtimeCore from '@module-federation/runtime-core';

// Areas are built without a federation runtime of their own and use this one.
Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: runtimeCore });

type Container = { init: (...args: unknown[]) => unknown; get: (id: string) => Promise<() => unknown> };

const containerOf = (name: string): Container | undefined =>
  (globalThis as unknown as Record<string, Container | undefined>)[name];

function loadContainer(name: string, url: string): Promise<Container> {
  const present = containerOf(name);
  if (present) return Promise.resolve(present);
  return new Promise((resolve, reject) => {
    globalThis.azPage?.loadScript(url, (end) => {
      const container = containerOf(name);
      if (container) resolve(container);
      else reject(new Error(`Entry ${url} ended with ${end.type} and defined no container`));
    });
  });
}

// For the shell's and every area's instance: a share that failed once is asked for again the next time, instead of staying
// failed for the page's life.
runtimeCore.registerGlobalPlugins([
  {
    name: 'az-shares',
    errorLoadShare({ pkgName, shareScopeMap }) {
      for (const scope of Object.values(shareScopeMap)) {
        for (const share of Object.values(scope[pkgName] ?? {})) if (!share.loaded) share.loading = null;
      }
    },
  },
]);

/**
 * Runtime plugin of the shell: entries come through the page's own loader (integrity, attempts, time limit). It runs
 * before the share scope exists, so this file must not import a share key.
 */
// biome-ignore lint/style/noDefaultExport: module federation takes runtime plugins by default export
export default function azFederationPlugin(): ModuleFederationRuntimePlugin {
  return {
    name: 'az-federation',
    loadEntry: ({ remoteInfo }) => loadContainer(remoteInfo.name, remoteInfo.entry) as never,
  };
}
