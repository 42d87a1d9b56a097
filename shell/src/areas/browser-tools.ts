import type { DiscoveryEntry } from '@az/shared/discovery';
import './share-scope.ts';

type DescribedArea = { area: string; version: string; entry: DiscoveryEntry };

type Federation = { moduleInfo?: Record<string, object>; __SHARE__?: Record<string, object> };

const target = globalThis as { __FEDERATION__?: Federation; __VMOK__?: Federation };

/** The page's only `__FEDERATION__` object; a stock runtime that loads later uses the same one. */
function federationOfPage(): Federation {
  if (!target.__FEDERATION__) {
    const value: Federation = {};
    // Defines the properties as module federation's runtime does.
    for (const name of ['__FEDERATION__', '__VMOK__'] as const)
      Object.defineProperty(target, name, { value, configurable: false, writable: true });
  }
  return target.__FEDERATION__ as Federation;
}

const keyOf = ({ area, version }: DescribedArea): string => `${area}:${version}`;

function snapshotOf({ version, entry: { url, extras } }: DescribedArea): object {
  const { container, expose, shared } = extras.az;
  return {
    version,
    remoteEntry: new URL(url, location.origin).href,
    globalName: container,
    modules: [{ moduleName: expose.replace('./', ''), modulePath: expose, requires: Object.keys(shared) }],
    shared: Object.entries(shared).map(([sharedName, requiredVersion]) => ({
      sharedName,
      version: azShareVersions[sharedName],
      shareConfig: { requiredVersion, singleton: true },
    })),
  };
}

const snapshots = (shell: string, areas: DescribedArea[]): Record<string, object> => ({
  shell: {
    version: shell,
    remotesInfo: Object.fromEntries(areas.map(({ area, version }) => [area, { matchedVersion: version }])),
  },
  ...Object.fromEntries(areas.map((live) => [keyOf(live), snapshotOf(live)])),
});

/** Every share of the page, with the builds that use it. */
const shares = (): Record<string, object> =>
  Object.fromEntries(
    Object.entries(azShareVersions).map(([key, version]) => {
      const useIn = [...(globalThis.azShareScope.consumers.get(key) ?? [])];
      const loaded = useIn.length > 0;
      return [
        key,
        { [version]: { version, from: 'shell', useIn, loaded, shareConfig: { singleton: true } } },
      ];
    }),
  );

/**
 * Describes the page to module federation's browser tools (https://module-federation.io/guide/basic/chrome-devtool).
 * `moduleInfo` and `__SHARE__` of `__FEDERATION__` return the current state. Only for pages of a development origin.
 */
export function describeToBrowserTools(shell: string, knownAreas: () => DescribedArea[]): void {
  const federation = federationOfPage();
  const provide = (name: keyof Federation, describe: () => Record<string, object>) => {
    let others = federation[name] ?? {};
    Object.defineProperty(federation, name, {
      configurable: true,
      enumerable: true,
      get: () => Object.assign(others, describe()),
      set: (value: Record<string, object>) => {
        others = value;
      },
    });
  };
  provide('moduleInfo', () => snapshots(shell, knownAreas()));
  provide('__SHARE__', () => ({ shell: { default: shares() } }));
}
