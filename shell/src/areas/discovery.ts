import { pageConfig, type SigningKey } from '@az/shared/config';
import {
  type Discovery,
  type DiscoveryEntry,
  discoveryName,
  type PageDiscovery,
  revisionHeader,
  versionName,
} from '@az/shared/discovery';
import { registerCanaryFiles } from '../page/canary-files.ts';
import { registerDevelopmentBase, registerIntegrity, registerIntegrityList } from '../page/integrity.ts';
import { ownFetch } from '../page/own-fetch.ts';
import { addTabVersions, tabVersions } from '../page/tab-versions.ts';
import { timeLimits } from '../page/time-limits.ts';
import type { LoadTelemetry } from '../release-monitoring/load-telemetry.ts';
import { type AreaError, raiseFallback } from './area-error.ts';
import { verifyEntry } from './signature.ts';

/** Replaced by the build, so that a production build contains no code for development. */
declare const process: { env: { NODE_ENV?: string } };

export type LiveArea = {
  area: string;
  version: string;
  /** Name of the version that includes the area, for lists of versions of several areas. */
  name: string;
  entry: DiscoveryEntry;
  /** The version before a canary; undefined if the version is no canary. */
  previous: LiveArea | undefined;
};

const baseOf = (url: string): string => url.slice(0, url.lastIndexOf('/') + 1);

const isDevelopment = (version: string): boolean => version.endsWith('+development');

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null;

function isEntry(value: unknown): value is DiscoveryEntry {
  const { url, metadata, extras }: Partial<DiscoveryEntry> = value ?? {};
  return (
    typeof url === 'string' &&
    url.startsWith('/areas/') &&
    typeof metadata?.version === 'string' &&
    typeof extras?.az?.container === 'string' &&
    isObject(extras.az.assets) &&
    isObject(extras.az.first)
  );
}

/** Reads an entry. Undefined if it is invalid, because the document is external data. */
function readEntry(area: string, entry: unknown): LiveArea | undefined {
  if (!isEntry(entry)) return undefined;
  const { version } = entry.metadata;
  const previous = readEntry(area, entry.extras.az.previous);
  return { area, version, name: versionName({ area, version }), entry, previous };
}

/** Allows the files of a version to load, with the integrity in its entry. */
function register({ version, entry, previous }: LiveArea): void {
  const base = baseOf(entry.url);
  if (isDevelopment(version)) registerDevelopmentBase(base);
  registerIntegrity(base, entry.extras.az.assets);
  if (previous) registerCanaryFiles(base);
}

/**
 * The live versions of areas: the origin wrote some into the page, and the others are fetched when first needed. A page
 * keeps its versions, except a canary that fails: from then on, its tab uses the previous version. If versions are
 * signed, no file of a version loads before its signature is verified; a development origin has no key.
 */
export class PageAreas {
  /** By name in the discovery document. */
  private readonly areas = new Map<string, LiveArea>();
  private readonly verified = new WeakMap<LiveArea, Promise<void>>();
  private readonly allowed = new Set<string>();
  private killed: string[] = [];
  private revision = 0;
  private fetching: Promise<void> | null = null;

  constructor(
    page: PageDiscovery,
    private readonly signingKeys: SigningKey[] = pageConfig().signingKeys,
    private readonly telemetry: Pick<LoadTelemetry, 'start' | 'load'> | null = null,
  ) {
    if (isDevelopment(page.shell.version)) registerDevelopmentBase(page.shell.base);
    const { base, assets, assetsAt } = page.shell;
    registerIntegrity(base, assets);
    if (assetsAt) registerIntegrityList({ base, ...assetsAt });
    this.applyDocument(page, page.extras?.az.revision ?? 0);
    if (process.env.NODE_ENV !== 'production' && isDevelopment(page.shell.version))
      void import('./browser-tools.ts').then(({ describeToBrowserTools }) =>
        describeToBrowserTools(page.shell.version, () => [...this.areas.values()]),
      );
  }

  /** The version of an area that this page uses. Rejects if discovery cannot be read or does not name the area. */
  async find(area: string): Promise<LiveArea> {
    const name = discoveryName(area);
    if (!this.areas.has(name)) await this.fetchAll();
    const live = this.areas.get(name);
    if (!live) throw new Error(`Discovery does not name ${name}`);
    return live;
  }

  /** Allows the files of a version to load. Rejects if its signature is wrong, or it was recalled. */
  allow(live: LiveArea): Promise<void> {
    const known = this.verified.get(live);
    if (known) return known;
    const verifying = this.verify(live);
    this.verified.set(live, verifying);
    return verifying;
  }

  reportLoaded({ area, version }: LiveArea, isPage: boolean): void {
    this.telemetry?.load(area, version, isPage);
  }

  /** Names of the versions whose files were allowed to load in this page. */
  runningVersions(): string[] {
    return [...this.allowed];
  }

  /**
   * Blocks the versions with these names. A version whose files were not allowed yet is replaced by the previous
   * version, or by the one that discovery names at the next request. A running version stays until the page ends.
   */
  blockVersions(killed: string[]): void {
    this.killed = killed;
    for (const [key, { name, previous }] of this.areas) {
      if (!killed.includes(name) || this.allowed.has(name)) continue;
      if (previous && !killed.includes(previous.name)) this.areas.set(key, previous);
      else this.areas.delete(key);
    }
  }

  /**
   * Replaces the version of a failed area by the previous one until the page ends, and raises the fallback event
   * once. Returns the version now in use, unless it is still the failed one.
   */
  fallBack(error: AreaError): LiveArea | undefined {
    const key = discoveryName(error.area);
    const live = this.areas.get(key);
    if (live?.version !== error.version) return live;
    const { name, previous } = live;
    if (!previous || this.killed.includes(previous.name)) return undefined;
    this.areas.set(key, previous);
    addTabVersions('failed', [name]);
    raiseFallback(error);
    return previous;
  }

  private applyDocument(document: Discovery, revision: number): void {
    // A replayed old document could bring back versions that were removed for a fault. NaN is refused, too.
    if (!(revision >= this.revision)) throw new Error(`Discovery is of revision ${revision}`);
    this.revision = revision;
    for (const [key, versions] of Object.entries(document.microFrontends)) {
      // An invalid entry of one area must not affect others.
      const live = readEntry(key.slice(discoveryName('').length), versions?.[0]);
      if (!live || this.areas.has(key)) continue;
      // A version that has failed in this tab is not tried again on the tab's next page.
      const used = (tabVersions('failed').includes(live.name) && live.previous) || live;
      if (!this.killed.includes(used.name)) this.areas.set(key, used);
    }
  }

  private async verify(live: LiveArea): Promise<void> {
    const { area, version, name, entry, previous } = live;
    try {
      await verifyEntry(area, entry, this.signingKeys);
    } catch (cause) {
      // Forgets the version, so that a retry reads discovery again. A canary falls back to its previous version.
      const key = discoveryName(area);
      if (!previous && this.areas.get(key) === live) this.areas.delete(key);
      throw cause;
    }
    if (this.killed.includes(name)) throw new Error(`${name} was recalled`);
    register(live);
    this.allowed.add(name);
    this.telemetry?.start(area, { version, base: baseOf(entry.url), ticket: entry.extras.az.ticket });
  }

  private fetchAll(): Promise<void> {
    this.fetching ??= ownFetch('/discovery', { signal: AbortSignal.timeout(timeLimits.discovery) })
      .then(async (response) => {
        if (!response.ok) throw new Error(`Discovery answered ${response.status}`);
        const revision = Number(response.headers.get(revisionHeader) ?? this.revision);
        this.applyDocument((await response.json()) as Discovery, revision);
      })
      .finally(() => {
        this.fetching = null;
      });
    return this.fetching;
  }
}
