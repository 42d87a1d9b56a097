import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { escaped } from '../origin/markup.ts';

type StoredObject = { bytes: Buffer; changedAt: Date; etag: string };

class Refusal extends Error {
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string) {
    super(code);
    this.status = status;
    this.code = code;
  }
}

const element = (name: string, content: string | number | boolean): string => `<${name}>${content}</${name}>`;

/**
 * One bucket in memory, which puts, gets, removes and lists objects as S3 documents it, with the bucket in the path
 * (https://docs.aws.amazon.com/AmazonS3/latest/API/API_Operations_Amazon_Simple_Storage_Service.html). The proxy in
 * front of it checks signatures.
 */
export class ObjectStore {
  private readonly bucket: string;
  private readonly objects = new Map<string, StoredObject>();
  private readonly server = createServer((request, response) => void this.handle(request, response));

  private constructor(bucket: string) {
    this.bucket = bucket;
  }

  static async start(bucket: string): Promise<ObjectStore> {
    const store = new ObjectStore(bucket);
    await new Promise<void>((settle) => {
      store.server.listen(0, '127.0.0.1', settle);
    });
    return store;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((settle) => this.server.close(settle));
  }

  private async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    try {
      const body = Buffer.concat((await request.toArray()) as Buffer[]);
      await this.answer(request, response, body);
    } catch (error) {
      // A request that was cut off stores nothing.
      if (!(error instanceof Refusal)) return void response.destroy();
      response.writeHead(error.status, { 'content-type': 'application/xml' });
      response.end(request.method === 'HEAD' ? undefined : element('Error', element('Code', error.code)));
    }
  }

  private async answer(
    { method, url = '', headers }: IncomingMessage,
    response: ServerResponse,
    body: Buffer,
  ) {
    const { pathname, searchParams } = new URL(url, 'http://store');
    const [, bucket = '', ...names] = pathname.split('/').map(decodeURIComponent);
    if (bucket !== this.bucket) throw new Refusal(404, 'NoSuchBucket');
    const key = names.join('/');
    if (method === 'GET' && key === '' && searchParams.get('list-type') === '2') {
      response.writeHead(200, { 'content-type': 'application/xml' }).end(this.list(searchParams));
    } else if (method === 'PUT' && key !== '') {
      const digest = createHash('sha256').update(body).digest('hex');
      if (headers['x-amz-content-sha256'] !== digest) throw new Refusal(400, 'XAmzContentSHA256Mismatch');
      const etag = `"${createHash('md5').update(body).digest('hex')}"`;
      this.objects.set(key, { bytes: body, changedAt: new Date(), etag });
      response.writeHead(200, { etag }).end();
    } else if (method === 'DELETE' && key !== '') {
      this.objects.delete(key);
      response.writeHead(204).end();
    } else if ((method === 'GET' || method === 'HEAD') && key !== '') {
      const found = this.objects.get(key);
      if (!found) throw new Refusal(404, 'NoSuchKey');
      const { bytes, changedAt, etag } = found;
      const headers = { etag, 'content-length': bytes.length, 'last-modified': changedAt.toUTCString() };
      response.writeHead(200, headers).end(method === 'GET' ? bytes : undefined);
    } else {
      throw new Refusal(501, 'NotImplemented');
    }
  }

  /** The reply of ListObjectsV2: keys in the order of their bytes, in pages. */
  private list(query: URLSearchParams): string {
    const prefix = query.get('prefix') ?? '';
    const atOnce = Math.min(Number(query.get('max-keys') ?? 1000), 1000);
    const after = Buffer.from(query.get('continuation-token') ?? '', 'base64');
    const left = [...this.objects]
      .filter(([key]) => key.startsWith(prefix) && Buffer.from(key).compare(after) > 0)
      .sort(([one], [other]) => Buffer.from(one).compare(Buffer.from(other)));
    const page = left.slice(0, atOnce);
    const last = page.at(-1)?.[0];
    const isTruncated = left.length > page.length;
    const contents = page.map(([key, { bytes, changedAt, etag }]) => {
      const headers = [
        element('Key', escaped(key)),
        element('LastModified', changedAt.toISOString()),
        element('ETag', escaped(etag)),
        element('Size', bytes.length),
      ];
      return element('Contents', headers.join(''));
    });
    const next = isTruncated && last !== undefined ? Buffer.from(last).toString('base64') : null;
    return element(
      'ListBucketResult',
      [
        element('Name', this.bucket),
        element('Prefix', escaped(prefix)),
        element('KeyCount', page.length),
        element('MaxKeys', atOnce),
        element('IsTruncated', isTruncated),
        ...contents,
        ...(next ? [element('NextContinuationToken', next)] : []),
      ].join(''),
    );
  }
}
