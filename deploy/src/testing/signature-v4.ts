import { createHash, createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const sha256 = (bytes: string | Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();

const encode = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

function canonicalQuery(query: URLSearchParams): string {
  const pairs = [...query].map(([name, value]) => `${encode(name)}=${encode(value)}`);
  return pairs.sort().join('&');
}

/**
 * Whether a request, body included, is signed as S3 checks it:
 * https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html
 */
export function isSignedWith(secret: string, request: IncomingMessage, body: Buffer): boolean {
  const { method = '', url = '', headers } = request;
  const match = /^AWS4-HMAC-SHA256 Credential=[^/]+\/(\S+), ?SignedHeaders=(\S+), ?Signature=(\w+)$/.exec(
    headers.authorization ?? '',
  );
  const [, scope = '', names = '', signature] = match ?? [];
  const { pathname, searchParams } = new URL(url, 'http://store');
  const hash = String(headers['x-amz-content-sha256']);
  const lines = names.split(';').map((name) => `${name}:${String(headers[name]).trim()}\n`);
  const canonical = [method, pathname, canonicalQuery(searchParams), lines.join(''), names, hash].join('\n');
  const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, sha256(canonical)].join('\n');
  const key = scope.split('/').reduce<string | Buffer>(hmac, `AWS4${secret}`);
  return hash === sha256(body) && hmac(key, text).toString('hex') === signature;
}
