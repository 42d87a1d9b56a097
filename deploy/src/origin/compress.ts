import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** The forms of one answer; what is compressed is asked for only where it is accepted. */
type Forms = { plain: string | Buffer; br: () => Promise<Buffer>; gz: () => Promise<Buffer> };

/** Sends the best of these forms that the browser accepts. */
export async function sendAccepted(
  request: FastifyRequest,
  reply: FastifyReply,
  { plain, br, gz }: Forms,
): Promise<FastifyReply> {
  const accepted = request.headers['accept-encoding'] ?? '';
  reply.header('vary', 'accept-encoding');
  if (/\bbr\b/.test(accepted)) return reply.header('content-encoding', 'br').send(await br());
  if (/\bgzip\b/.test(accepted)) return reply.header('content-encoding', 'gzip').send(await gz());
  return reply.send(plain);
}

/** Sends a text made for this one answer, compressed as the browser accepts it. */
export const sendCompressed = (request: FastifyRequest, reply: FastifyReply, text: string) =>
  sendAccepted(request, reply, {
    plain: text,
    br: () => brotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
    gz: () => zip(text),
  });
