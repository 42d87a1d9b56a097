import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { integrityOf } from '@az/shared/build/integrity.mjs';
import * as v from 'valibot';
import { type ControlState, type StoredVersion, servedVersions } from '../control/state.ts';
import { digestOf } from '../versions/digest.ts';
import type { FileStore } from '../versions/file-store.ts';
import { storeFiles, writeDurably } from '../versions/files.ts';
import { isServed, recordedFiles, type VersionRecord } from '../versions/record.ts';
import { recordDigest } from '../versions/signature.ts';
import type { Bucket } from './bucket.ts';
import { VersionCache } from './version-cache.ts';

const versionsPrefix = 'versions/';
const listName = 'files.json';
const atOnce = 8;
const dayMs = 24 * 60 * 60 * 1000;
const maxCachedBytes = 1024 ** 3;
const prepareWithinMs = 10_000;

/** The last object of a version: its files with their digests, and when it was completed. */
const fileList = v.object({
  at: v.number(),
  files: v.record(v.pipe(v.string(), v.regex(/^\w[\w.-]*$/)), v.pipe(v.string(), v.regex(/^[0-9a-f]{96}$/))),
});

type FileList = v.InferOutput<typeof fileList>;

const nameOf = ({ area, folder }: VersionRecord): string => `${area}/${folder}`;

/** Two versions of one name with different bytes never share a prefix: the digest of the record is part of it. */
const prefixOf = (record: VersionRecord): string =>
  `${versionsPrefix}${nameOf(record)}/${recordDigest(record)}`;

async function forEach<T>(items: T[], work: (item: T) => Promise<void>): Promise<void> {
  const waiting = [...items];
  const worker = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}

/** Reports which versions are live. */
type LiveVersions = { follow(listener: (state: ControlState) => void): void };

/** Whether a file in the store is a file of the version, or the compressed form of such a file. */
const belongsTo = (record: VersionRecord, file: string): boolean =>
  Object.hasOwn(recordedFiles(record), file) ||
  isServed(record, file.replace(/(?<=\.(js|css))\.(br|gz)$/, ''));

/**
 * The files of versions in an S3-compatible store, each under the digest of its bytes. A list of the files is stored
 * last and completes the version. Served files are copies on this machine, fetched as a whole and verified at the first
 * request or when the version becomes live.
 */
export class S3Files implements FileStore {
  readonly root: string;
  private readonly bucket: Bucket;
  private readonly drafts: string;
  private readonly disk: string;
  private readonly cache: VersionCache;
  private readonly copying = new Map<string, Promise<void>>();
  private live = new Set<string>();

  constructor(bucket: Bucket, directory: LiveVersions, dataDir: string, maxBytes = maxCachedBytes) {
    this.bucket = bucket;
    this.root = join(dataDir, 'area-copies');
    this.drafts = join(dataDir, 'area-drafts');
    this.disk = join(dataDir, 'areas');
    this.cache = new VersionCache(this.root, { maxBytes, isLive: (name) => this.live.has(name) });
    directory.follow((state) => this.ensureLiveLocal(state));
  }

  /** Asks the store, because another origin may have removed a version that this machine still has a copy of. */
  async has(record: VersionRecord): Promise<boolean> {
    const list = await this.listOf(record);
    if (!list) return false;
    const kept = new Set((await this.bucket.list(`${prefixOf(record)}/`)).map(({ key }) => key));
    return Object.values(list.files).every((digest) => kept.has(`${prefixOf(record)}/${digest}`));
  }

  isHere(record: VersionRecord): Promise<boolean> {
    return this.cache.has(nameOf(record));
  }

  async keep(buildFolder: string, record: VersionRecord): Promise<void> {
    await mkdir(this.drafts, { recursive: true });
    const draft = await mkdtemp(join(this.drafts, 'version-'));
    try {
      await storeFiles(draft, buildFolder, record);
      await this.upload(join(draft, nameOf(record)), record);
    } finally {
      await rm(draft, { recursive: true, force: true });
    }
  }

  async ensureLocal(record: VersionRecord): Promise<void> {
    if (!(await this.cache.has(nameOf(record)))) await this.fetchOnce(record);
  }

  async prepare(records: VersionRecord[]): Promise<void> {
    const copied = Promise.allSettled(records.map((record) => this.ensureLocal(record)));
    await Promise.race([copied, wait(prepareWithinMs, null, { ref: false })]);
  }

  async clear(versions: StoredVersion[], now: number): Promise<void> {
    const given = versions.filter(({ removedAt }) => removedAt !== null).map(({ record }) => record);
    const groups = new Map<string, { keys: string[]; changedAt: number }>();
    for (const { key, changedAt } of await this.bucket.list(versionsPrefix)) {
      const prefix = key.slice(0, key.lastIndexOf('/'));
      const group = groups.get(prefix) ?? { keys: [], changedAt: 0 };
      groups.set(prefix, { keys: [...group.keys, key], changedAt: Math.max(group.changedAt, changedAt) });
    }
    for (const record of given) {
      await this.removeAll(groups.get(prefixOf(record))?.keys ?? []);
      await this.cache.remove(nameOf(record));
    }
    const known = new Set(versions.map(({ record }) => prefixOf(record)));
    for (const [prefix, { keys, changedAt }] of groups)
      if (!known.has(prefix) && changedAt + dayMs < now) await this.removeAll(keys);
  }

  /** Uploads the files of retained versions that an earlier configuration stored on the disk. */
  async adopt(records: VersionRecord[]): Promise<void> {
    for (const record of records) {
      const folder = join(this.disk, nameOf(record));
      if (!existsSync(folder) || (await this.isHere(record)) || (await this.has(record))) continue;
      await this.upload(folder, record);
    }
  }

  private ensureLiveLocal(state: ControlState): void {
    const records = servedVersions(state).map(({ record }) => record);
    this.live = new Set(records.map(nameOf));
    for (const record of records) {
      // A failure is ignored here: the next request for a file of the version tries again and reports the error.
      this.ensureLocal(record).catch(() => undefined);
    }
  }

  /** The list is written last, after every file has been read back, so the version is incomplete until then. */
  private async upload(folder: string, record: VersionRecord): Promise<void> {
    const prefix = prefixOf(record);
    const files: Record<string, string> = {};
    await forEach(await readdir(folder), async (file) => {
      const bytes = await readFile(join(folder, file));
      const digest = digestOf(bytes);
      files[file] = digest;
      await this.bucket.put(`${prefix}/${digest}`, bytes);
      const kept = await this.bucket.get(`${prefix}/${digest}`, (read) => digestOf(read) === digest);
      if (!kept) throw new Error(`${file} is not there after it was put there`);
    });
    await this.bucket.put(`${prefix}/${listName}`, Buffer.from(JSON.stringify({ at: Date.now(), files })));
  }

  private fetchOnce(record: VersionRecord): Promise<void> {
    const name = nameOf(record);
    const underWay = this.copying.get(name);
    if (underWay) return underWay;
    const fetching = this.cache
      .add(name, (folder) => this.fetchInto(folder, record))
      .finally(() => this.copying.delete(name));
    this.copying.set(name, fetching);
    return fetching;
  }

  /** The list that completes a version; null while it is incomplete. */
  private async listOf(record: VersionRecord): Promise<FileList | null> {
    const text = await this.bucket.get(`${prefixOf(record)}/${listName}`);
    return text && v.parse(fileList, JSON.parse(String(text)));
  }

  private async fetchInto(folder: string, record: VersionRecord): Promise<void> {
    const prefix = prefixOf(record);
    const list = await this.listOf(record);
    if (!list) throw new Error(`${record.area} ${record.version} is not in the file store`);
    const { at, files } = list;
    const recorded = recordedFiles(record);
    const missing = Object.keys(recorded).find((file) => !(file in files));
    if (missing) throw new Error(`${record.area} ${record.version}: ${missing} is not in the file store`);
    const own = Object.entries(files).filter(([file]) => belongsTo(record, file));
    await forEach(own, async ([file, digest]) => {
      const expected = recorded[file];
      const isWhole = (bytes: Buffer) =>
        digestOf(bytes) === digest && (!expected || integrityOf(bytes) === expected);
      const bytes = await this.bucket.get(`${prefix}/${digest}`, isWhole);
      if (!bytes) throw new Error(`${record.area} ${record.version}: ${file} is not in the file store`);
      await writeDurably(join(folder, file), bytes);
      // The same modification time on every machine, so that all send the same ETag.
      await utimes(join(folder, file), at / 1000, at / 1000);
    });
  }

  /** The list is removed first, so that the version is incomplete from then on. */
  private async removeAll(keys: string[]): Promise<void> {
    const isList = (key: string) => key.endsWith(`/${listName}`);
    for (const key of keys.filter(isList)) await this.bucket.remove(key);
    await forEach(
      keys.filter((key) => !isList(key)),
      (key) => this.bucket.remove(key),
    );
  }
}
