import { request } from 'node:https';
import { lookupPublic } from './public-endpoint.ts';

export type PushRequest = { endpoint: string; headers: Record<string, string>; body: Uint8Array };

/** Sends a message to a push service; returns the status. Rejects when there is no response. */
export type SendPush = (push: PushRequest, signal: AbortSignal) => Promise<number>;

const timeoutMs = 10_000;

/** Sends to public hosts only, follows no redirects and reads no response. */
export const sendPush: SendPush = ({ endpoint, headers, body }, signal) =>
  new Promise((resolve, reject) => {
    const ending = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
    // Without an agent: a pooled connection would outlast the check of its address.
    request(endpoint, { method: 'POST', headers, lookup: lookupPublic, agent: false, signal: ending })
      .on('response', (response) => {
        resolve(response.statusCode ?? 0);
        response.destroy();
      })
      .on('error', reject)
      .end(body);
  });
