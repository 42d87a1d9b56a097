import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Status } from '../../answers/answers.ts';
import { CommandError, DeployClient } from '../../command-line/client.ts';
import { type BuiltVersion, publishBuilt } from '../../command-line/publish.ts';
import type { AuditEntry } from '../../control/audit.ts';
import { readPublicKey, readSigningKey } from '../../versions/signing-keys.ts';
import { sampleBuild } from '../sample-build.ts';
import { goodArea } from '../sample-records.ts';
import type { OriginProcess } from './origin-process.ts';
import { Reader } from './reader.ts';

type PublishSoakOptions = {
  origin: OriginProcess;
  /** The compiled command line. */
  az: string;
  kills: { client: number; origin: number };
  onKill?: (done: number) => void;
};

/** State of the publish after a kill: nothing, some uploads, a draft, files without a record, or all of it. */
const leftovers = ['nothing', 'uploads', 'draft', 'files', 'version'] as const;
type Leftover = (typeof leftovers)[number];

type PublishSoakSummary = {
  clientsKilled: number;
  originsKilled: number;
  left: Record<Leftover, number>;
  /** Publishes that had ended before the kill: not counted. */
  tooLate: number;
  /** Publishes after a kill that had to retry, because the killed publish was still being recorded. */
  askedToRetry: number;
  published: number;
  documents: number;
  versionsFetched: number;
  /** Faults seen by a reader or in the history. */
  faults: string[];
};

class PublishSoak {
  private readonly origin: OriginProcess;
  private readonly options: PublishSoakOptions;
  private readonly summary: PublishSoakSummary;
  private reader!: Reader;
  /** Duration of an undisturbed publish, and the part that the client needs to start. */
  private wholeMs = 0;
  private startShare = 0;
  private number = 0;

  constructor(options: PublishSoakOptions) {
    this.options = options;
    this.origin = options.origin;
    this.summary = {
      clientsKilled: 0,
      originsKilled: 0,
      left: { nothing: 0, uploads: 0, draft: 0, files: 0, version: 0 },
      tooLate: 0,
      askedToRetry: 0,
      published: 0,
      documents: 0,
      versionsFetched: 0,
      faults: [],
    };
  }

  async run(): Promise<PublishSoakSummary> {
    const publicKey = readPublicKey(this.origin.dataDir) ?? '';
    this.reader = new Reader({ url: this.origin.url, publicKey });
    this.reader.start();
    try {
      await this.measure();
      const { kills, onKill } = this.options;
      for (const victim of ['client', 'origin'] as const) {
        for (let kill = 1; kill <= kills[victim]; kill += 1) {
          while (!(await this.cycle(victim))) this.summary.tooLate += 1;
          onKill?.(kill);
        }
      }
      await this.checkHistory();
    } finally {
      await this.reader.stop();
    }
    const { documents, versions, faults } = this.reader;
    this.summary.faults.push(...faults);
    return { ...this.summary, documents, versionsFetched: versions };
  }

  private get client(): DeployClient {
    return new DeployClient({ url: this.origin.adminUrl, token: this.origin.token, send: fetch });
  }

  private nextBuild(): Promise<BuiltVersion> {
    this.number += 1;
    return sampleBuild(join(this.origin.dataDir, 'builds'), goodArea('feed', `1.${this.number}.0`));
  }

  private az(folder: string): ChildProcess {
    const env = {
      PATH: process.env.PATH,
      AZ_URL: this.origin.adminUrl,
      AZ_TOKEN: this.origin.token,
      DATA_DIR: this.origin.dataDir,
    };
    const commandArguments = ['publish', 'feed', '--from', folder];
    return spawn(process.execPath, [this.options.az, ...commandArguments], { env, stdio: 'ignore' });
  }

  private async measure(): Promise<void> {
    const timed = async (folder: string) => {
      const startedAt = performance.now();
      const [code] = await once(this.az(folder), 'exit');
      return { code: code as number, ms: performance.now() - startedAt };
    };
    const start = await timed(join(this.origin.dataDir, 'no-build'));
    const built = await this.nextBuild();
    const whole = await timed(built.folder);
    if (whole.code !== 0) throw new Error('An undisturbed publish fails.');
    this.wholeMs = whole.ms;
    this.startShare = Math.min(0.5, start.ms / whole.ms);
    await this.giveToAll(built);
  }

  /** Kills and repeats a publish; returns whether it was still running at the kill. */
  private async cycle(victim: 'client' | 'origin'): Promise<boolean> {
    const built = await this.nextBuild();
    const drafts = await this.drafts();
    const startedAt = performance.now();
    const client = this.az(built.folder);
    let ms: number | null = null;
    const ended = once(client, 'exit').then(() => {
      ms = performance.now() - startedAt;
    });
    const from = this.wholeMs * this.startShare;
    await wait(from + Math.random() * (this.wholeMs - from));
    const tookMs = ms as number | null;
    // Adjusts the expected duration, because the machine is not always as busy as during the measurement.
    this.wholeMs = tookMs === null ? this.wholeMs * 1.05 : tookMs * 0.8;
    if (victim === 'client') client.kill('SIGKILL');
    else await this.killOrigin();
    await ended;
    const left = await this.leftOf(built, drafts);
    await this.publishAgain(built);
    await this.giveToAll(built);
    if (tookMs !== null) return false;
    this.summary[victim === 'client' ? 'clientsKilled' : 'originsKilled'] += 1;
    this.summary.left[left] += 1;
    return true;
  }

  private async killOrigin(): Promise<void> {
    this.reader.mayBeAway = true;
    await this.origin.end('SIGKILL');
    await this.origin.start();
    await this.reader.isBack();
  }

  private async drafts(): Promise<number> {
    const { dataDir } = this.origin;
    const folders = await Promise.all(
      [join(dataDir, 'areas/feed'), join(dataDir, 'uploads')].map((one) => readdir(one).catch(() => [])),
    );
    return folders.flat().filter((name) => name.startsWith('.')).length;
  }

  private async leftOf({ record }: BuiltVersion, draftsBefore: number): Promise<Leftover> {
    const { dataDir } = this.origin;
    const { areas } = await this.client.get<Status>('/status');
    const versions = areas.find(({ area }) => area === 'feed')?.versions ?? [];
    const isRecorded = versions.some(({ version }) => version === record.version);
    // Checked after the status, because the origin may still be storing the files for a client that was killed.
    const isThere = existsSync(join(dataDir, 'areas/feed', record.folder));
    if (isRecorded && !isThere) this.summary.faults.push(`${record.version} is recorded without its files`);
    if (isRecorded) return 'version';
    if (isThere) return 'files';
    if ((await this.drafts()) > draftsBefore) return 'draft';
    const files = Object.values(record.assets).map((one) =>
      Buffer.from(one.slice(7), 'base64').toString('hex'),
    );
    return files.some((digest) => existsSync(join(dataDir, 'uploads', digest))) ? 'uploads' : 'nothing';
  }

  private async publishAgain(built: BuiltVersion): Promise<void> {
    const options = {
      signingKey: readSigningKey(this.origin.dataDir),
      dryRun: false,
      why: 'again',
      print: () => undefined,
    };
    for (let attempt = 1; ; attempt += 1) {
      try {
        await publishBuilt(this.client, built, options);
        this.summary.published += 1;
        return;
      } catch (error) {
        const isTold = error instanceof CommandError && error.message.includes('Look again and retry');
        if (!isTold || attempt === 5) throw error;
        this.summary.askedToRetry += 1;
      }
    }
  }

  private async giveToAll({ record: { version } }: BuiltVersion): Promise<void> {
    const steps = [{ basisPoints: 10_000, soakMs: 0 }];
    await this.client.post('/commands/start/feed', { version, steps });
    await this.client.post('/commands/promote/feed', { force: true });
  }

  /** Checks that no line of the audit log is altered or missing, and that each version is recorded once, in order. */
  private async checkHistory(): Promise<void> {
    const { faults } = this.summary;
    const { entries, broken } = await this.client.get<{ entries: AuditEntry[]; broken: number | null }>(
      '/audit',
    );
    if (broken !== null) faults.push(`Line ${broken} of the log is not as it was written`);
    const done = entries.filter(
      ({ verb, area, result }) => verb === 'publish' && area === 'feed' && result === 'done',
    );
    const recorded = done.map(({ what }) => what.split('+')[0]);
    const expected = Array.from({ length: this.number + 1 }, (_, index) => `1.${index}.0`);
    if (recorded.join() !== expected.join()) faults.push(`The log has published ${recorded.join()}`);
    const { revision } = await this.client.get<Status>('/status');
    // A new database has revision 1.
    const expectedRevision = entries.length + 1;
    if (revision !== expectedRevision) faults.push(`Revision ${revision} instead of ${expectedRevision}`);
  }
}

/**
 * Kills a publishing client, and the origin it publishes to, at random instants (`kill -9`) while a reader polls
 * discovery; publishes again and gives the version to everybody. `faults` must be empty.
 */
export const runPublishSoak = (options: PublishSoakOptions): Promise<PublishSoakSummary> =>
  new PublishSoak(options).run();
