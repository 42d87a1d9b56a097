import type { FastifyInstance } from 'fastify';
import { apiPath } from './api-path.ts';
import { type AskApi, maxAnswerLength } from './page-answers.ts';

const isJsonType = (type: unknown): boolean => /^application\/json\b/i.test(String(type));

const headersFor = (token: string, body: string | undefined) => ({
  authorization: `Bearer ${token}`,
  accept: 'application/json',
  ...(body === undefined ? {} : { 'content-type': 'application/json' }),
});

/** Calls the API of this process as the visitor's browser would. The API's limits count the visitor's address. */
export const askOwnApi =
  (app: FastifyInstance): AskApi =>
  async ({ method, path, body }, { token, request }, signal) => {
    const reply = await app.inject({
      ...{ method, url: apiPath + path, remoteAddress: request.ip, signal },
      headers: {
        ...headersFor(token, body),
        host: request.host,
        'user-agent': request.headers['user-agent'],
        'sec-fetch-site': 'same-origin',
      },
      ...(body === undefined ? {} : { payload: body }),
    });
    if (reply.statusCode !== 200 || !isJsonType(reply.headers['content-type'])) return null;
    const { 'live-seq': liveSeq } = reply.headers;
    return { body: reply.body, liveSeq: liveSeq === undefined ? null : String(liveSeq) };
  };

/** The text of a body. Null when it is too long; the rest of the body is then not read. */
async function readText(reply: Response): Promise<string | null> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of reply.body ?? []) {
    length += chunk.length;
    if (length > maxAnswerLength) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}

/** Calls another API server. A redirect is a failure, because the token must not be sent to another server. */
export const askApiAt =
  (apiOrigin: string): AskApi =>
  async ({ method, path, body }, { token, request }, signal) => {
    const reply = await fetch(`${apiOrigin}${apiPath}${path}`, {
      ...{ method, signal, redirect: 'error' },
      headers: {
        ...headersFor(token, body),
        'x-forwarded-for': request.ip,
        'x-forwarded-proto': request.protocol,
        'x-forwarded-host': request.host,
        'user-agent': request.headers['user-agent'] ?? '',
      },
      ...(body === undefined ? {} : { body }),
    });
    if (reply.status === 200 && isJsonType(reply.headers.get('content-type'))) {
      const body = await readText(reply);
      return body === null ? null : { body, liveSeq: reply.headers.get('live-seq') };
    }
    await reply.body?.cancel();
    return null;
  };
