import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Bucket, type BucketSettings, type BucketTimes } from '../s3/bucket.ts';
import { FaultyStore } from './faulty-store.ts';
import { type Program, startProgram } from './program.ts';

/** A real S3-compatible server with an empty bucket, and a proxy in front of it that fails as a test says. */
export class SampleBucket {
  readonly folder: string;
  readonly proxy: FaultyStore;
  readonly settings: BucketSettings;
  /** Past the faults. */
  readonly direct: Bucket;
  private readonly server: Program;

  private constructor(folder: string, server: Program, proxy: FaultyStore) {
    this.folder = folder;
    this.server = server;
    this.proxy = proxy;
    const known = {
      bucket: 'az-connect',
      region: 'eu-west-3',
      accessKeyId: 'S3RVER',
      secretAccessKey: 'S3RVER',
    };
    this.settings = { endpoint: proxy.url, ...known };
    this.direct = new Bucket({ endpoint: server.ready, ...known });
  }

  /** The settings of an origin that uses it, through the proxy. */
  get environment(): Record<string, string> {
    const { endpoint, bucket, region, accessKeyId, secretAccessKey } = this.settings;
    return {
      S3_ENDPOINT: endpoint,
      S3_BUCKET: bucket,
      S3_REGION: region,
      S3_ACCESS_KEY_ID: accessKeyId,
      S3_SECRET_ACCESS_KEY: secretAccessKey,
    };
  }

  static async start(): Promise<SampleBucket> {
    const folder = await mkdtemp(join(tmpdir(), 'az-bucket-'));
    const server = await startProgram('run-s3rver.mjs', {
      parameters: [folder],
      // It makes the marks between the parts of a listing with a cipher of the past.
      environment: { NODE_OPTIONS: '--openssl-legacy-provider' },
    });
    return new SampleBucket(folder, server, await FaultyStore.start(server.ready, 'S3RVER'));
  }

  /** Through the proxy, with short pauses. */
  bucket(times: BucketTimes = {}): Bucket {
    return new Bucket(this.settings, { firstPauseMs: 1, ...times });
  }

  async stop(): Promise<void> {
    await this.proxy.stop();
    await this.server.end();
    await rm(this.folder, { recursive: true });
  }
}
