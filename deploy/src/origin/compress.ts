import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** A content coding (RFC 9110, section 8.4.1) that the origin makes, or none. */
export type Coding = 'br' | 'gzip' | 'identity';

const accepts = (accepted: string, coding: Coding): boolean =>
  new RegExp(`\\b${coding}\\b(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))`, 'i').test(accepted);

export function acceptedCoding({ headers }: FastifyRequest): Coding {
  const accepted = headers['accept-encoding'] ?? '';
  return (['br', 'gzip'] as const).find((coding) => accepts(accepted, coding)) ?? 'identity';
}

export function nameCoding(reply: FastifyReply, coding: Coding): FastifyReply {
  // A page that varies by everything already varies by this.
  if (reply.getHeader('vary') !== '*') reply.header('vary', 'accept-encoding');
  return coding === 'identity' ? reply : reply.header('content-encoding', coding);
}

/** Compressed bytes; `quality` applies to brotli only, from 0 to 11. */
export async function encoded(bytes: Buffer, coding: Coding, quality: number): Promise<Buffer> {
  if (coding === 'identity') return bytes;
  if (coding === 'gzip') return zip(bytes);
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants;
  return brotli(bytes, {
    params: { [BROTLI_PARAM_QUALITY]: quality, [BROTLI_PARAM_SIZE_HINT]: bytes.length },
  });
}

/** Quality for content that is made per request: a higher one takes longer than it saves. */
export const quickQuality = 5;

/** Sends a text made for this request, in a coding that the browser accepts. */
export async function sendCompressed(
  request: FastifyRequest,
  reply: FastifyReply,
  text: string,
): Promise<FastifyReply> {
  const coding = acceptedCoding(request);
  return nameCoding(reply, coding).send(await encoded(Buffer.from(text), coding, quickQuality));
}
