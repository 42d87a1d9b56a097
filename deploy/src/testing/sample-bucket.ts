import { Bucket, type BucketSettings, type BucketTimes } from '../s3/bucket.ts';
import { FaultyStore } from './faulty-store.ts';
import { ObjectStore } from './object-store.ts';

const known = {
  bucket: 'az-connect',
  region: 'eu-west-3',
  accessKeyId: 'SAMPLE',
  secretAccessKey: 'a secret of this sample',
};

/** An S3-compatible store with an empty bucket, and a proxy in front of it that injects faults. */
export class SampleBucket {
  readonly proxy: FaultyStore;
  readonly settings: BucketSettings;
  /** The bucket without the proxy. */
  readonly direct: Bucket;
  private readonly store: ObjectStore;

  private constructor(store: ObjectStore, proxy: FaultyStore) {
    this.store = store;
    this.proxy = proxy;
    this.settings = { endpoint: proxy.url, ...known };
    this.direct = new Bucket({ endpoint: store.url, ...known });
  }

  /** The settings of an origin for this store, through the proxy. */
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
    const store = await ObjectStore.start(known.bucket);
    return new SampleBucket(store, await FaultyStore.start(store.url, known.secretAccessKey));
  }

  /** The bucket through the proxy, with short pauses. */
  bucket(times: BucketTimes = {}): Bucket {
    return new Bucket(this.settings, { firstPauseMs: 1, ...times });
  }

  async stop(): Promise<void> {
    await this.proxy.stop();
    await this.store.stop();
  }
}
