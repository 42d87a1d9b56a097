import { existsSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Answer, Caller, Request } from '../control/control-plane.ts';
import { refuse } from '../control/outcome.ts';
import { storeFiles } from '../versions/files.ts';
import type { VersionRecord } from '../versions/record.ts';
import { isSignedBy } from '../versions/signature.ts';
import { readPublicKey } from '../versions/signing-keys.ts';
import type { Versions } from '../versions/versions.ts';
import { digestOf, Uploads } from './uploads.ts';

export type Publication = { record: VersionRecord; files: Record<string, string>; signature: string | null };

/** Puts the files of versions in place, and removes them; one at a time, so that none are mixed. */
export class Publisher {
  readonly uploads: Uploads;
  private readonly versions: Versions;
  private readonly dataDir: string;
  private busy: Promise<unknown> = Promise.resolve();

  constructor(versions: Versions, dataDir: string) {
    this.versions = versions;
    this.dataDir = dataDir;
    this.uploads = new Uploads(dataDir);
  }

  /** Stores the files of a version, then records it: interrupted anywhere, no visitor is given anything else. */
  publish(caller: Caller, publication: Publication, request: Request): Promise<Answer> {
    return this.alone(async () => {
      const mistake = this.mistakeIn(publication);
      if (mistake) return refuse(mistake);
      const answer = await this.uploads.together(publication.files, (folder, sizes) =>
        this.storeAndRecord(caller, publication, request, folder, sizes),
      );
      return answer ?? refuse('Not every file of this version is here: send what is missing.', 'conflict');
    });
  }

  /** Removes the files of versions that are no longer retained, and uploads that came to nothing. */
  clear(): Promise<void> {
    return this.alone(async () => {
      const { versions } = await this.versions.control.store.read();
      for (const { area, record, removedAt } of versions)
        if (removedAt !== null)
          await rm(join(this.root, area, record.folder), { recursive: true, force: true });
      await this.uploads.clearOld(Date.now());
    });
  }

  private get root(): string {
    return join(this.dataDir, 'areas');
  }

  private mistakeIn({ record, files, signature }: Publication): string | null {
    const name = `${record.area} ${record.version}`;
    const other = Object.keys(record.assets).find((file) => !(file in files));
    if (other) return `${name}: ${other} is missing.`;
    const key = readPublicKey(this.dataDir);
    if (!key || (signature && isSignedBy(record, signature, key))) return null;
    return `${name} is not signed with the key of this origin.`;
  }

  private async storeAndRecord(
    caller: Caller,
    { record, files, signature }: Publication,
    request: Request,
    folder: string,
    sizes: Record<string, number>,
  ): Promise<Answer> {
    const { control } = this.versions;
    const command = { verb: 'publish' as const, candidate: { record, sizes }, signature, live: false };
    const tried = await control.execute(caller, command, { ...request, dryRun: true });
    if (!tried.ok || request.dryRun) return tried;
    await this.removeOrphan(record, files);
    try {
      await storeFiles(this.root, folder, record);
    } catch (error) {
      return refuse(error instanceof Error ? `${error.message}.` : String(error));
    }
    return control.execute(caller, command, request);
  }

  /** Files of an attempt that was never recorded may be other ones. */
  private async removeOrphan(record: VersionRecord, files: Record<string, string>): Promise<void> {
    const target = join(this.root, record.area, record.folder);
    if (!existsSync(target)) return;
    const stored = (await this.versions.control.store.read()).versions;
    const isNeeded = stored.some(
      ({ area, record: { folder }, removedAt }) =>
        area === record.area && folder === record.folder && removedAt === null,
    );
    if (isNeeded) return;
    for (const [file, digest] of Object.entries(files)) {
      const bytes = await readFile(join(target, file)).catch(() => null);
      if (!bytes || digestOf(bytes) !== digest) return rm(target, { recursive: true });
    }
  }

  private alone<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.busy.then(work, work);
    this.busy = turn.catch(() => undefined);
    return turn;
  }
}
