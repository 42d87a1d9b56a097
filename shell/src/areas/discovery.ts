import { pageConfig } from '@az/shared/config';
import {
  type Discovery,
  type DiscoveryEntry,
  discoveryName,
  type PageDiscovery,
  versionName,
} from '@az/shared/discovery';
import { registerCanaryFiles } from '../page/canary-files.ts';
import { registerDevelopmentBase, registerIntegrity } from '../page/integrity.ts';
import { addTabVersions, tabVersions } from '../page/tab-versions.ts';
import { timeLimits } from '../page/time-limits.ts';
import type { LoadTelemetry } from '../release-monitoring/load-telemetry.ts';
import { type AreaError, raiseFallback } from './area-error.ts';
import { verifyEntry } from './signature.ts';

const baseOf = (url: string): string => url.slice(0, url.lastIndexOf('/') + 1);

const nameOf = (area: string, { metadata: { version } }: DiscoveryEntry): string =>
  versionName({ area, version });

const areaOf = (name: string): string => name.slice(discoveryName('').length);

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

/** The version before a canary; undefined if the version is no canary. */
function previousOf({ extras }: DiscoveryEntry): DiscoveryEntry | undefined {
  const { previous } = extras.az;
  return isEntry(previous) ? previous : undefined;
}

/** Allows the files of a version to load, with the integrity in its entry. */
function register(entry: DiscoveryEntry): void {
  const base = baseOf(entry.url);
  if (entry.metadata.version.endsWith('+development')) registerDevelopmentBase(base);
  registerIntegrity(base, entry.extras.az.assets);
  if (previousOf(entry)) registerCanaryFiles(base);
}

/**
 * Live versions of areas: the entries that the origin wrote into the page; the others are fetched once when first
 * needed. A page keeps the versions it started with, except for a canary that fails: then its tab stays with the
 * previous version. If versions are signed, nothing of a version loads before its signature is verified; a development
 * origin has no key.
 */
export class PageAreas {
  private readonly entries = new Map<string, DiscoveryEntry>();
  private readonly verified = new WeakMap<DiscoveryEntry, Promise<void>>();
  private readonly allowed = new Set<string>();
  private killed: string[] = [];
  private readonly rejected = new WeakSet<DiscoveryEntry>();
  /** Revision of the newest document read. */
  private revision = 0;
  private fetching: Promise<void> | null = null;

  constructor(
    page: PageDiscovery,
    private readonly signingKey: string | null = pageConfig().signingKey,
    private readonly telemetry: Pick<LoadTelemetry, 'start' | 'load'> | null = null,
  ) {
    if (page.shell.version.endsWith('+development')) registerDevelopmentBase(page.shell.base);
    registerIntegrity(page.shell.base, page.shell.assets);
    this.applyDocument(page);
  }

  /**
   * The entry of an area, from discovery if this page does not know it yet. Rejects if discovery cannot be read or does
   * not name the area.
   */
  async find(area: string): Promise<DiscoveryEntry> {
    const name = discoveryName(area);
    const known = this.entries.get(name);
    // A retry reads discovery again, which may have another entry; a canary falls back instead.
    if (known && this.rejected.has(known) && !previousOf(known)) this.entries.delete(name);
    if (!this.entries.has(name)) await this.fetchAll();
    const entry = this.entries.get(name);
    if (!entry) throw new Error(`Discovery does not name ${name}`);
    return entry;
  }

  /**
   * The version of an area used by this page, its files allowed to load. Rejects as `find` does, and if its signature
   * is wrong.
   */
  async entryOf(area: string): Promise<DiscoveryEntry> {
    const entry = await this.find(area);
    await this.allow(area, entry).catch((cause: unknown) => {
      this.rejected.add(entry);
      throw cause;
    });
    return entry;
  }

  /** Version of an area if this page already knows it. */
  versionOf(area: string): string | null {
    return this.entries.get(discoveryName(area))?.metadata.version ?? null;
  }

  /** Reports to the load telemetry that a page or a slot of an area was loaded. */
  reportLoaded(area: string, isPage: boolean): void {
    this.telemetry?.load(area, this.versionOf(area), isPage);
  }

  /** Names of the versions whose files were allowed to load in this page. */
  runningVersions(): string[] {
    return [...this.allowed];
  }

  /**
   * Blocks these versions, by name: a known one whose files were not yet allowed is requested again. A version that
   * already runs stays until the page ends.
   */
  blockVersions(killed: string[]): void {
    this.killed = killed;
    for (const [name, entry] of this.entries) {
      const version = nameOf(areaOf(name), entry);
      if (killed.includes(version) && !this.allowed.has(version)) this.entries.delete(name);
    }
  }

  /** Whether an area's version is a canary with a previous version. */
  hasFallback(area: string): boolean {
    const entry = this.entries.get(discoveryName(area));
    return entry !== undefined && previousOf(entry) !== undefined;
  }

  /**
   * Replaces the version of a failed area by the previous one, if there is one, until the page ends. Returns whether
   * another version is in use now; an earlier failure may have replaced it. Raises the fallback event once.
   */
  fallBack(error: AreaError): boolean {
    const name = discoveryName(error.area);
    const entry = this.entries.get(name);
    if (!entry) return false;
    if (entry.metadata.version !== error.version) return true;
    const previous = previousOf(entry);
    if (!previous || this.killed.includes(nameOf(error.area, previous))) return false;
    this.entries.set(name, previous);
    addTabVersions('failed', [nameOf(error.area, entry)]);
    raiseFallback(error);
    return true;
  }

  private applyDocument(document: Discovery): void {
    const revision = document.extras?.az.revision ?? this.revision;
    // A replayed old document could bring back versions that were removed for a fault.
    if (revision < this.revision) throw new Error(`Discovery is of revision ${revision}`);
    this.revision = revision;
    for (const [name, versions] of Object.entries(document.microFrontends)) {
      // The document is external data: an invalid entry of one area must not affect others.
      const live: unknown = versions?.[0];
      if (!isEntry(live) || this.entries.has(name)) continue;
      const version = nameOf(areaOf(name), live);
      // A version that failed in this tab is not tried again on its next page.
      const pinned = (tabVersions('failed').includes(version) && previousOf(live)) || live;
      if (!this.killed.includes(nameOf(areaOf(name), pinned))) this.entries.set(name, pinned);
    }
  }

  private allow(area: string, entry: DiscoveryEntry): Promise<void> {
    const known = this.verified.get(entry);
    if (known) return known;
    const verifying = verifyEntry(area, entry, this.signingKey).then(() => {
      register(entry);
      this.allowed.add(nameOf(area, entry));
      const { version } = entry.metadata;
      this.telemetry?.start(area, { version, base: baseOf(entry.url), ticket: entry.extras.az.ticket });
    });
    this.verified.set(entry, verifying);
    return verifying;
  }

  private fetchAll(): Promise<void> {
    this.fetching ??= fetch('/discovery', { signal: AbortSignal.timeout(timeLimits.discovery) })
      .then(async (response) => {
        if (!response.ok) throw new Error(`Discovery answered ${response.status}`);
        this.applyDocument((await response.json()) as Discovery);
      })
      .finally(() => {
        this.fetching = null;
      });
    return this.fetching;
  }
}
