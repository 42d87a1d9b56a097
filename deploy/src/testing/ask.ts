import { type IncomingHttpHeaders, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';

export type Question = {
  method?: string;
  headers?: Record<string, string>;
  body?: Buffer | string;
  /** Address of this machine to ask from. */
  from?: string;
};

export type Answer = { status: number; headers: IncomingHttpHeaders; bytes: Buffer };

/** Asks over a connection of its own, as a program that unpacks nothing and trusts any certificate. */
export const ask = (url: string, { body, from = '127.0.0.1', ...question }: Question = {}) =>
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
