import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { constants } from 'node:zlib';
import { WorkQueue } from '@az/backend';
import { integrityOf } from '@az/shared/build/integrity.mjs';
import { type ControlState, rolloutOf, stableOf } from '../control/state.ts';
import type { FileStore } from '../versions/file-store.ts';
import { filePath, type ShellRecord } from '../versions/record.ts';
import { ByteCache } from './byte-cache.ts';
import { type Coding, encoded, quickQuality } from './compress.ts';
import { isDevelopment } from './development.ts';
import { type FirstKind, JoinedNames, joinedName, lazyFiles, partsOf } from './joined-names.ts';

/** A joined file of several files of the shell: its path, its integrity, and the names of its parts. */
export type FirstFile = { path: string; integrity: string; files: string[] };

/** One script and one style sheet; null where joining saves nothing. `unavailable`: one could not be made now. */
export type FirstFiles = { script: FirstFile | null; style: FirstFile | null; unavailable?: true };

export const noFirstFiles: FirstFiles = { script: null, style: null };

/** A request for a joined file: shell version, name, and the state in which the version was found. */
export type JoinedRequest = { shell: ShellRecord; name: string; state: ControlState };

type JoinedFile = { bytes: Buffer; etag: string };

/** Cache size for joined files. All joined files of one shell version take about 14 MB in all codings. */
const maxBytes = 64 * 1024 * 1024;

/** Cache size for integrity values, as a number of entries. */
const maxIntegrities = 1024 * 1024;

/** Marks that the script has run; shell/src/page/first-files.ts reads it. */
const hasRun = 'globalThis.azFirst=1;\n';

const isGiven = (state: ControlState, shell: ShellRecord): boolean =>
  [stableOf(state, 'shell'), rolloutOf(state, 'shell')?.version].includes(shell.version);

/** Joins the shell's files of a first view: two requests instead of thirty. At most two files are made at a time. */
export class FirstFileStore {
  private readonly files: FileStore;
  private readonly sets = new JoinedNames();
  private readonly queue = new WorkQueue({ atOnce: 2, mayWait: 100 });
  private readonly joined = new ByteCache<JoinedFile>(maxBytes, ({ bytes }) => bytes.length);
  private readonly integrities = new ByteCache<string>(maxIntegrities, (value) => value.length);

  constructor(files: FileStore) {
    this.files = files;
  }

  /** The shell's own files of a first view, without its main files, joined. Null for files that are unavailable now. */
  async of(shell: ShellRecord, paths: string[]): Promise<FirstFiles> {
    if (isDevelopment(shell)) return noFirstFiles;
    let hasFailed = false;
    const make = (kind: FirstKind) =>
      this.describe(shell, lazyFiles(shell, paths, kind), kind).catch(() => {
        hasFailed = true;
        return null;
      });
    const [script, style] = await Promise.all([make('js'), make('css')]);
    return { script, style, ...(hasFailed ? { unavailable: true } : {}) };
  }

  /** Null for a file that no page can name. Rejects when it cannot be made now (`QueueFull`: too many at once). */
  async find({ shell, name, state }: JoinedRequest, coding: Coding): Promise<JoinedFile | null> {
    if (!this.sets.has(shell, name, state)) return null;
    // Live versions are compressed well and cached; others are made again for each request.
    const isKept = isGiven(state, shell);
    const quality = isKept ? constants.BROTLI_MAX_QUALITY : quickQuality;
    const make = () => this.queue.run(() => this.make(shell.folder, name, coding, quality));
    return this.joined.get(`${shell.folder}/${name} ${coding}`, make, isKept);
  }

  private async describe(shell: ShellRecord, files: string[], kind: FirstKind): Promise<FirstFile | null> {
    if (files.length < 2) return null;
    const name = joinedName(files, kind);
    const integrity = await this.integrities.get(`${shell.folder}/${name}`, () =>
      this.queue.run(async () => integrityOf(await this.join(shell.folder, name))),
    );
    return { path: filePath(shell, `first/${name}`), integrity, files };
  }

  private async make(folder: string, name: string, coding: Coding, quality: number): Promise<JoinedFile> {
    const plain = await this.join(folder, name);
    const etag = `"${integrityOf(plain).slice(-64)}-${coding}-${quality}"`;
    return { bytes: await encoded(plain, coding, quality), etag };
  }

  private async join(folder: string, name: string): Promise<Buffer> {
    const parts = partsOf(name).map((file) => readFile(join(this.files.root, 'shell', folder, file), 'utf8'));
    const texts = await Promise.all(parts);
    return Buffer.from(`${texts.join('\n')}\n${name.endsWith('.js') ? hasRun : ''}`);
  }
}
