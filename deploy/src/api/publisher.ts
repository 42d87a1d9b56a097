import type { Answer, Caller, Request } from '../control/control-plane.ts';
import { type Refusal, refuse } from '../control/outcome.ts';
import type { Candidate } from '../gate/finding.ts';
import { readCandidate } from '../gate/read-candidate.ts';
import type { FileStore } from '../versions/file-store.ts';
import { recordedFiles, type VersionRecord } from '../versions/record.ts';
import { isSignedBy } from '../versions/signature.ts';
import { AcceptedKeys, isKeyFor } from '../versions/signing-keys.ts';
import type { Versions } from '../versions/versions.ts';
import { Uploads } from './uploads.ts';

const codes = ['ENOSPC', 'EDQUOT'];

const isDiskFull = (error: unknown): boolean =>
  codes.includes((error as NodeJS.ErrnoException | null)?.code ?? '');

/** Runs `work`, and refuses when the disk is full. `work` must clean up after a failure. */
async function refuseWhenFull<T>(work: () => Promise<T>): Promise<T | Refusal> {
  try {
    return await work();
  } catch (error) {
    if (!isDiskFull(error)) throw error;
    const sentence = 'The disk of the origin is full: nothing has changed. Make room, then run it again.';
    return refuse(sentence, 'no-room');
  }
}

export type Publication = { record: VersionRecord; files: Record<string, string>; signature: string | null };

/** Stores and removes the files of versions, one version at a time so that their files do not mix. */
export class Publisher {
  readonly uploads: Uploads;
  private readonly versions: Versions;
  private readonly files: FileStore;
  private readonly acceptedKeys: AcceptedKeys;
  private busy: Promise<unknown> = Promise.resolve();

  constructor(versions: Versions, files: FileStore, dataDir: string) {
    this.versions = versions;
    this.files = files;
    this.acceptedKeys = new AcceptedKeys(dataDir);
    this.uploads = new Uploads(dataDir);
  }

  /** Stores a file that a version will need. Null when it is stored, a refusal otherwise. */
  async keep(digest: string, bytes: Uint8Array): Promise<Refusal | null> {
    const kept = await refuseWhenFull(() => this.uploads.keep(digest, bytes));
    if (typeof kept !== 'boolean') return kept;
    return kept ? null : refuse('These bytes have another digest.');
  }

  /** Whether a version would be published, as far as its files are what the client has `found`. Changes nothing. */
  async check(
    caller: Caller,
    publication: Publication,
    found: Pick<Candidate, 'sizes' | 'outside'>,
  ): Promise<Answer> {
    const mistake = this.mistakeIn(publication);
    if (mistake) return refuse(mistake);
    const { record, signature } = publication;
    const command = { verb: 'publish' as const, candidate: { record, ...found }, signature, live: false };
    return this.versions.control.execute(caller, command, { dryRun: true });
  }

  /** Stores the files of a version, then records it: an interruption at any point changes nothing for visitors. */
  publish(caller: Caller, publication: Publication, request: Request): Promise<Answer> {
    return this.alone(async () => {
      const mistake = this.mistakeIn(publication);
      if (mistake) return refuse(mistake);
      const answer = await refuseWhenFull(() =>
        this.uploads.together(publication.files, (folder) =>
          this.storeAndRecord(caller, publication, request, folder),
        ),
      );
      return answer ?? refuse('Not every file of this version is here: send what is missing.', 'conflict');
    });
  }

  /** Removes the files of versions that are no longer retained, and of failed publishes. Returns what went wrong. */
  clear(): Promise<string[]> {
    const { store } = this.versions.control;
    return this.alone(async () => {
      await this.uploads.clearOld(Date.now());
      const clearing = store.alone(async () => this.files.clear((await store.read()).versions, Date.now()));
      return clearing.then(
        () => [],
        (error: Error) => [`Files are left over: ${error.message}. The next gc removes them.`],
      );
    });
  }

  private mistakeIn({ record, files, signature }: Publication): string | null {
    const name = `${record.area} ${record.version}`;
    const recorded = recordedFiles(record);
    const missing = Object.keys(recorded).find((file) => !Object.hasOwn(files, file));
    if (missing) return `${name}: ${missing} is missing.`;
    const extra = Object.keys(files).find((file) => !Object.hasOwn(recorded, file));
    if (extra) return `${name}: ${extra} is not in its record, which lists every file of a version.`;
    const keys = this.acceptedKeys.read();
    if (keys.length === 0) return null;
    const key = signature ? keys.find((one) => isSignedBy(record, signature, one.key)) : undefined;
    if (!key) return `${name} is not signed with a key of this origin.`;
    if (isKeyFor(key, record.area)) return null;
    return `${name} is signed with the key ${key.name}, which is only for ${key.areas?.join(', ')}.`;
  }

  private async storeAndRecord(
    caller: Caller,
    { record, signature }: Publication,
    request: Request,
    folder: string,
  ): Promise<Answer> {
    const { control } = this.versions;
    const candidate = await readCandidate(folder, record);
    const command = { verb: 'publish' as const, candidate, signature, live: false };
    const tried = await control.execute(caller, command, { ...request, dryRun: true });
    if (!tried.ok || request.dryRun) return tried;
    try {
      await this.files.keep(folder, record, await this.versions.isRetained(record));
    } catch (error) {
      // Errors with a code come from the file system and not from the version, so they are no refusal.
      if (!(error instanceof Error) || 'code' in error) throw error;
      return refuse(`${error.message}.`);
    }
    return control.store.alone(async () => {
      // `gc` on another origin may have removed the files meanwhile.
      if (!(await this.files.has(record))) await this.files.keep(folder, record, true);
      return control.execute(caller, command, request);
    });
  }

  private alone<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.busy.then(work, work);
    this.busy = turn.catch(() => undefined);
    return turn;
  }
}
