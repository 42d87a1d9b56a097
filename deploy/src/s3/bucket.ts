import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { AwsClient } from 'aws4fetch';

export type BucketSettings = {
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
};

/** Pause after the first failure, and timeout of one attempt, body included. */
export type BucketTimes = { firstPauseMs?: number; timeoutMs?: number };

export type ListedObject = { key: string; changedAt: number };

const attempts = 4;

/** The store cannot be reached, or refuses a request. */
class BucketError extends Error {
  override readonly name = 'BucketError';
  /** Whether a later attempt may succeed. */
  readonly isRetryable: boolean;

  constructor(message: string, isRetryable: boolean, options?: ErrorOptions) {
    super(message, options);
    this.isRetryable = isRetryable;
  }
}

const textBetween = (text: string, name: string): string | null =>
  new RegExp(`<${name}>([^<]*)</${name}>`).exec(text)?.[1] ?? null;

/** Temporary failures (connection, 5xx, 429): up to four attempts with growing pauses, then a BucketError. */
export class Bucket {
  private readonly client: AwsClient;
  private readonly base: string;
  private readonly firstPauseMs: number;
  private readonly timeoutMs: number;

  constructor(
    { endpoint, bucket, region, accessKeyId, secretAccessKey }: BucketSettings,
    { firstPauseMs = 200, timeoutMs = 15_000 }: BucketTimes = {},
  ) {
    this.firstPauseMs = firstPauseMs;
    this.timeoutMs = timeoutMs;
    this.client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3' });
    this.base = `${endpoint.replace(/\/+$/, '')}/${bucket}`;
  }

  /** Stores an object, complete or not at all: the store checks the hash of the bytes. */
  async put(key: string, bytes: Uint8Array): Promise<void> {
    await this.ask('PUT', key, { body: bytes });
  }

  /** The bytes; null if there is no object. If `isWhole` refuses the bytes, that counts as a temporary failure. */
  get(key: string, isWhole: (bytes: Buffer) => boolean = () => true): Promise<Buffer | null> {
    return this.ask('GET', key, { isWhole });
  }

  /** Every object whose key has this prefix. `atOnce`: maximum of objects per request. */
  async list(prefix: string, atOnce = 1000): Promise<ListedObject[]> {
    const found: ListedObject[] = [];
    let next: string | null = null;
    do {
      const query = new URLSearchParams({ 'list-type': '2', prefix, 'max-keys': String(atOnce) });
      if (next) query.set('continuation-token', next);
      const page = String(await this.ask('GET', `?${query}`));
      for (const [, entry = ''] of page.matchAll(/<Contents>(.*?)<\/Contents>/gs)) {
        const key = textBetween(entry, 'Key');
        if (key) found.push({ key, changedAt: Date.parse(textBetween(entry, 'LastModified') ?? '') });
      }
      next = textBetween(page, 'NextContinuationToken');
    } while (next);
    return found;
  }

  async remove(key: string): Promise<void> {
    await this.ask('DELETE', key);
  }

  private async ask(
    method: string,
    key: string,
    { body, isWhole = () => true }: { body?: Uint8Array; isWhole?: (bytes: Buffer) => boolean } = {},
  ): Promise<Buffer | null> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await this.askOnce(method, key, body, isWhole);
      } catch (error) {
        const failure = error instanceof BucketError ? error : this.failureOf(error);
        if (!failure.isRetryable || attempt === attempts) throw failure;
        await wait(this.firstPauseMs * 2 ** (attempt - 1) * (0.5 + Math.random() / 2));
      }
    }
  }

  private async askOnce(
    method: string,
    key: string,
    body: Uint8Array | undefined,
    isWhole: (bytes: Buffer) => boolean,
  ): Promise<Buffer | null> {
    const headers = {
      'x-amz-content-sha256': createHash('sha256')
        .update(body ?? '')
        .digest('hex'),
    };
    const url = key.startsWith('?') ? `${this.base}${key}` : `${this.base}/${key}`;
    const request = await this.client.sign(url, {
      method,
      headers,
      ...(body ? { body: body as RequestInit['body'] } : {}),
    });
    const reply = await fetch(request, { signal: AbortSignal.timeout(this.timeoutMs) });
    const bytes = Buffer.from(await reply.arrayBuffer());
    if (reply.status === 404 && textBetween(String(bytes), 'Code') !== 'NoSuchBucket') return null;
    if (!reply.ok) throw this.refusalOf(reply.status, String(bytes));
    if (!isWhole(bytes)) throw new BucketError('The file store gave other bytes than were put there', true);
    return bytes;
  }

  private refusalOf(status: number, text: string): BucketError {
    const code = textBetween(text, 'Code');
    const isRetryable = status >= 500 || status === 429;
    return new BucketError(`The file store answered ${status}${code ? ` (${code})` : ''}`, isRetryable);
  }

  private failureOf(cause: unknown): BucketError {
    return new BucketError(`The file store at ${new URL(this.base).host} does not answer`, true, { cause });
  }
}
