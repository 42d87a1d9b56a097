import { type IncomingHttpHeaders, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';

export type RequestOptions = {
  method?: string;
  headers?: Record<string, string>;
  body?: Buffer | string;
  /** Local address to send requests from. */
  from?: string;
};

export type Answer = { status: number; headers: IncomingHttpHeaders; bytes: Buffer };

/** Sends a request over its own connection, without decompression and certificate checks. */
export const sendRequest = (url: string, { body, from = '127.0.0.1', ...question }: RequestOptions = {}) =>
  new Promise<Answer>((settle, reject) => {
    const request = url.startsWith('https:') ? requestHttps : requestHttp;
    const options = { ...question, localAddress: from, agent: false, rejectUnauthorized: false };
    const asking = request(url, options, async (reply) => {
      try {
        const bytes = Buffer.concat((await reply.toArray()) as Buffer[]);
        settle({ status: reply.statusCode ?? 0, headers: reply.headers, bytes });
      } catch (error) {
        reject(error);
      }
    });
    asking.once('error', reject);
    asking.end(body);
  });
