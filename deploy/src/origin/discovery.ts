import { type Discovery, type DiscoveryEntry, discoveryName, type PageDiscovery } from '@az/shared/discovery';
import { type AreaRecord, filePath, type ShellRecord, type VersionRecord } from '../versions/record.ts';
import { recordDigest } from '../versions/signature.ts';
import type { GivenVersion, Live } from '../versions/versions.ts';
import { pageAssets } from './asset-list.ts';
import { isDevelopment } from './development.ts';
import { neededFiles } from './first-view.ts';
import { pageRoutes } from './page-routes.ts';

const schema = 'https://raw.githubusercontent.com/awslabs/frontend-discovery/main/schema/v1-pre.json';

/** Integrity of a version's files; none for a development server, which rebuilds them. */
export const fixedAssets = (record: VersionRecord): Record<string, string> =>
  isDevelopment(record) ? {} : record.assets;

const signed = (record: VersionRecord, signature: string | null | undefined) =>
  signature ? { signature, record: recordDigest(record) } : {};

function entryOf(
  shell: ShellRecord,
  area: AreaRecord,
  given?: GivenVersion,
  ticket?: string,
): DiscoveryEntry {
  const { container, expose, hostContract, federation, shared, owner } = area;
  const assets = fixedAssets(area);
  const integrity = isDevelopment(area) ? '' : assets[area.entry];
  if (integrity === undefined) throw new Error(`${area.area} ${area.version} has no integrity for its entry`);
  const first = Object.fromEntries(
    Object.entries(area.first).map(([path, needs]) => [path, neededFiles(shell, area, needs)]),
  );
  const { previous, rollout } = given ?? {};
  // The previous version of an area always belongs to the same area, never to the shell.
  const fallback = previous
    ? entryOf(shell, previous.record as AreaRecord, {
        rollout: null,
        signature: previous.signature,
        previous: null,
      })
    : null;
  const az = {
    ...{ container, expose, hostContract, federation, shared, assets, first, owner },
    ...(rollout ? { rollout } : {}),
    ...(ticket ? { ticket } : {}),
    ...signed(area, given?.signature),
    ...(fallback ? { previous: fallback } : {}),
  };
  return {
    url: filePath(area, area.entry),
    ...(fallback ? { fallbackUrl: fallback.url } : {}),
    metadata: { version: area.version, integrity },
    extras: { az },
  };
}

export function discoveryOf({ shell, areas, given, tickets }: Live, shown: AreaRecord[] = areas): Discovery {
  return {
    schema,
    microFrontends: Object.fromEntries(
      shown.map((area) => [
        discoveryName(area.area),
        [entryOf(shell, area, given?.[area.area], tickets?.[area.area])],
      ]),
    ),
  };
}

/**
 * Entries of the areas in `shown`, and the route index; of a long index only a part, with the routes of `needed`.
 * `files`: paths of the files that the first view loads one by one.
 */
export function pageDiscovery(
  live: Live,
  shown: AreaRecord[],
  needed: AreaRecord[] = shown,
  files: string[] = [],
): PageDiscovery {
  const { shell, areas, revision, given, tickets } = live;
  const { rollout } = given?.shell ?? {};
  const ticket = tickets?.shell;
  return {
    ...discoveryOf(live, shown),
    ...(revision === undefined ? {} : { extras: { az: { revision } } }),
    ...pageRoutes(live, needed),
    slots: Object.fromEntries(areas.flatMap(({ area, slots }) => slots.map((slot) => [slot, area]))),
    shell: {
      version: shell.version,
      base: filePath(shell, ''),
      ...pageAssets(shell, files),
      ...(rollout ? { rollout } : {}),
      ...(ticket ? { ticket } : {}),
    },
    ...(live.override ? { override: live.override } : {}),
  };
}
