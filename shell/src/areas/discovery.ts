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

/** What a canary gives way to; undefined for a version that stands alone. */
function previousOf({ extras }: DiscoveryEntry): DiscoveryEntry | undefined {
  const { previous } = extras.az;
  return isEntry(previous) ? previous : undefined;
}

/** Lets the files of a version load, with the integrity its entry names. */
function register(entry: DiscoveryEntry): void {
  const base = baseOf(entry.url);
  if (entry.metadata.version.endsWith('+development')) registerDevelopmentBase(base);
  registerIntegrity(base, entry.extras.az.assets);
  if (previousOf(entry)) registerCanaryFiles(base);
}

/**
 * What is live, as this page knows it: the entries the origin wrote into the page, the others fetched once when first
 * needed. A page keeps the versions it started with, but for a canary that fails: then its tab stays with the version
 * before. Where versions are signed, nothing of one loads before its signature has been verified; a development origin has
 * no key.
 */
export class PageAreas {
  private readonly entries = new Map<string, DiscoveryEntry>();
  private readonly verified = new WeakMap<DiscoveryEntry, Promise<void>>();
  private readonly allowed = new Set<string>();
  private killed: string[] = [];
  private readonly rejected = new WeakSet<DiscoveryEntry>();
  /** Revision of the newest document that was read. */
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

  /** Reads discovery if this page does not know the area yet. Rejects when it cannot be read or does not name the area. */
  async find(area: string): Promise<DiscoveryEntry> {
    const name = discoveryName(area);
    const known = this.entries.get(name);
    // Whoever tries again gets another one, perhaps; a canary gives way instead.
    if (known && this.rejected.has(known) && !previousOf(known)) this.entries.delete(name);
    if (!this.entries.has(name)) await this.fetchAll();
    const entry = this.entries.get(name);
    if (!entry) throw new Error(`Discovery does not name ${name}`);
    return entry;
  }

  /** The version of an area this page uses, its files allowed to load. Rejects as `find` does, and when its signature is wrong. */
  async entryOf(area: string): Promise<DiscoveryEntry> {
    const entry = await this.find(area);
    await this.allow(area, entry).catch((cause: unknown) => {
      this.rejected.add(entry);
      throw cause;
    });
    return entry;
  }

  /** Version of an area if this page knows it already. */
  versionOf(area: string): string | null {
    return this.entries.get(discoveryName(area))?.metadata.version ?? null;
  }

  /** Notes that a page or a slot of an area is there. */
  reportLoaded(area: string, isPage: boolean): void {
    this.telemetry?.load(area, this.versionOf(area), isPage);
  }

  /** Names of the versions whose files this page has let load. */
  runningVersions(): string[] {
    return [...this.allowed];
  }

  /**
   * From now on takes none of these versions, by name: one that the page knew and has not let load is asked for anew. What
   * it runs already stays until the page ends.
   */
  blockVersions(killed: string[]): void {
    this.killed = killed;
    for (const [name, entry] of this.entries) {
      const version = nameOf(areaOf(name), entry);
      if (killed.includes(version) && !this.allowed.has(version)) this.entries.delete(name);
    }
  }

  /** Whether an area's version is a canary with a version to give way to. */
  hasFallback(area: string): boolean {
    const entry = this.entries.get(discoveryName(area));
    return entry !== undefined && previousOf(entry) !== undefined;
  }

  /**
   * The version of an area that failed gives way to the one before it, if it has one, for the rest of the page's life;
   * gives whether another version stands there now, which may have been put there by an earlier failure. Raises the
   * fallback event once.
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
    // A copy that is played back would bring versions back that were left because they were bad.
    if (revision < this.revision) throw new Error(`Discovery is of revision ${revision}`);
    this.revision = revision;
    for (const [name, versions] of Object.entries(document.microFrontends)) {
      // The document comes from elsewhere: an area that is spoilt there must not spoil the others.
      const live: unknown = versions?.[0];
      if (!isEntry(live) || this.entries.has(name)) continue;
      const version = nameOf(areaOf(name), live);
      // What has failed in this tab is not tried again by its next page.
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
