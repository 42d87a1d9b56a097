import { ModuleFederation, setGlobalFederationInstance } from '@module-federation/runtime-core';
import { attachShareScopeMap, bundlerRuntime } from '@module-federation/webpack-bundler-runtime';
import { type Provided, provided } from './provide.ts';

type Options = ConstructorParameters<typeof ModuleFederation>[0];
type Plugin = NonNullable<Options['plugins']>[number];

// A share that failed once is asked for again the next time, instead of staying failed for the page's life.
const failedSharesAgain: Plugin = {
  name: 'az-shares',
  errorLoadShare({ pkgName, shareScopeMap }) {
    for (const scope of Object.values(shareScopeMap)) {
      for (const share of Object.values(scope[pkgName] ?? {})) if (!share.loaded) share.loading = null;
    }
  },
};

/** An instance of the one federation runtime of the page: the shell's own, or that of an area. */
export function makeInstance(options: Options): ModuleFederation {
  const plugins = [...(options.plugins ?? []), failedSharesAgain];
  const instance = new ModuleFederation({ ...options, plugins, shareStrategy: 'loaded-first' });
  // Where the development tools of module federation look for it.
  setGlobalFederationInstance(instance);
  return instance;
}

function shareOf([version, module, load]: Provided) {
  const shareConfig = { singleton: true, requiredVersion: `^${version}`, eager: !load };
  const given = load ? { get: async () => load().then((loaded) => () => loaded) } : { lib: () => module };
  return { version, shareConfig, ...given };
}

/** The shell's instance, which holds every share of the page. */
export const shellInstance = makeInstance({
  name: 'shell',
  remotes: [],
  shared: Object.fromEntries(Object.entries(provided).map(([key, share]) => [key, shareOf(share)])),
});

// Areas are built without a federation runtime of their own and use this one: shared/build/area-runtime.mjs.
Object.assign(globalThis, {
  azFederation: {
    runtime: { init: makeInstance },
    bundlerRuntime,
    attachShareScopeMap,
    bundlerRuntimeOptions: {},
  },
});
