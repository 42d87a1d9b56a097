import { PassThrough, type Transform } from 'node:stream';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptedCoding, type Coding, nameCoding, quickQuality } from './compress.ts';

const encoders: Record<Coding, () => Transform & { flush?: () => void }> = {
  br: () => createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: quickQuality } }),
  gzip: () => createGzip(),
  identity: () => new PassThrough(),
};

const bodyEnd = '</body>';

/**
 * Sends a page at once, up to the end of its body, and then more markup for there as soon as it is known. Compressed as the
 * browser accepts; proxies are asked not to hold it back.
 */
export function streamPage(
  request: FastifyRequest,
  reply: FastifyReply,
  html: string,
  later: Promise<string>,
): FastifyReply {
  const coding = acceptedCoding(request);
  const stream = encoders[coding]();
  const bodyEnds = html.lastIndexOf(bodyEnd);
  const split = bodyEnds < 0 ? html.length : bodyEnds;
  stream.write(html.slice(0, split));
  stream.flush?.();
  const end = (markup: string) => {
    // The browser may have left.
    if (!stream.destroyed) stream.end(markup + html.slice(split));
  };
  later.then(end, () => end(''));
  return nameCoding(reply, coding)
    .header('vary', 'accept-encoding, cookie, sec-fetch-dest')
    .header('x-accel-buffering', 'no')
    .send(stream);
}
