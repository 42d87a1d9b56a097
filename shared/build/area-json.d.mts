import type { AreaRoute, AreaStorageKey, SlotName } from '@az/shared/area';

/** The shares of a build that writes no `mf-manifest.json`, as in its configuration. */
export type DeclaredShares = Record<string, { requiredVersion: string; singleton?: boolean }>;

export type AreaJson = {
  name: string;
  owner: { team: string; contact: string };
  hostContract: string;
  routes: AreaRoute[];
  slots: SlotName[];
  search?: boolean;
  storage?: AreaStorageKey[];
  shared?: DeclaredShares;
};

export function readAreaFile(file: string): AreaJson;
export function readArea(name: string): AreaJson;
