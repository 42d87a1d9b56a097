import { setTimeout as wait } from 'node:timers/promises';
import { integrityOf } from '@az/shared/build/integrity.mjs';
import { type Discovery, type DiscoveryEntry, revisionHeader } from '@az/shared/discovery';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { discoverySchema } from '../../origin/discovery-schema.ts';
import { isEntrySignedBy } from './entry-signature.ts';

const validate = new Ajv2020({ strict: true, formats: { uri: /^https:/ } }).compile(discoverySchema);

const pauseMs = 5;
const backMs = 30_000;

type Options = { url: string; publicKey: string };

/** Polls discovery as open pages do, and records everything that would break a page. */
export class Reader {
  readonly faults: string[] = [];
  documents = 0;
  /** Versions whose files were all fetched and compared. */
  versions = 0;
  /** Whether the origin may be down now. */
  mayBeAway = false;
  private revision = 0;
  private whole = new Set<string>();
  private stopped = false;
  private reading: Promise<void> | null = null;
  private readonly options: Options;

  constructor(options: Options) {
    this.options = options;
  }

  start(): void {
    this.reading = this.readOn();
  }

  async stop(): Promise<void> {
    this.stopped = true;
    await this.reading;
  }

  /** Waits until the restarted origin has been read; until then, requests may fail. Compares all files again. */
  async isBack(): Promise<void> {
    this.whole = new Set();
    const before = this.documents;
    const deadline = Date.now() + backMs;
    while (this.documents === before && Date.now() < deadline) await wait(pauseMs);
    if (this.documents === before) this.faults.push('The origin was not read again');
    this.mayBeAway = false;
  }

  private async readOn(): Promise<void> {
    while (!this.stopped) {
      await this.read().catch((error: unknown) => {
        if (!this.mayBeAway) this.faults.push(String(error));
      });
      await wait(pauseMs);
    }
  }

  private async read(): Promise<void> {
    const reply = await fetch(`${this.options.url}/discovery`, {
      headers: { cookie: await this.newCookie() },
    });
    const text = await reply.text();
    if (reply.status !== 200) throw new Error(`Discovery answered ${reply.status}: ${text.slice(0, 200)}`);
    const document = JSON.parse(text) as Discovery;
    this.documents += 1;
    if (!validate(document)) this.faults.push(`Against the schema: ${JSON.stringify(validate.errors)}`);
    const revision = Number(reply.headers.get(revisionHeader));
    if (revision < this.revision) this.faults.push(`Revision ${revision} after ${this.revision}`);
    this.revision = Math.max(this.revision, revision);
    const entries = Object.entries(document.microFrontends);
    if (entries.length === 0) this.faults.push('Nothing is live');
    for (const [name, [entry]] of entries) if (entry) await this.check(name, entry);
  }

  /** The cookie of a browser on its second page, which has a cohort of each rollout. */
  private async newCookie(): Promise<string> {
    const page = await fetch(`${this.options.url}/`, { headers: { cookie: 'az-cohort=new' } });
    await page.arrayBuffer();
    return page.headers.get('set-cookie')?.replace(/;.*/, '') ?? '';
  }

  private async check(name: string, entry: DiscoveryEntry): Promise<void> {
    const { version } = entry.metadata;
    if (!isEntrySignedBy(name, entry, this.options.publicKey)) this.faults.push(`${version} is not signed`);
    if (!this.whole.has(version)) {
      await this.fetchFiles(entry);
      this.whole.add(version);
      this.versions += 1;
    }
    const { previous } = entry.extras.az;
    if (previous) await this.check(name, previous);
  }

  private async fetchFiles({ url, metadata, extras }: DiscoveryEntry): Promise<void> {
    const base = url.slice(0, url.lastIndexOf('/') + 1);
    for (const [file, integrity] of Object.entries(extras.az.assets)) {
      const reply = await fetch(`${this.options.url}${base}${file}`);
      const bytes = Buffer.from(await reply.arrayBuffer());
      if (reply.status !== 200 || integrityOf(bytes) !== integrity)
        this.faults.push(`${file} of ${metadata.version} is not whole (${reply.status})`);
    }
  }
}
