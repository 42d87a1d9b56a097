/** Load on a server from a process of its own, so that its CPU time is not part of the server's. */
import { fork } from 'node:child_process';
import { sendAsFastAsPossible, sendAtRate } from './open-loop.mjs';

/**
 * Sends these requests in turn, accepting brotli, and returns what open-loop.mjs does: at `rate` a second, otherwise as
 * fast as 16 connections can.
 *
 * @param {{
 *   requests: { url: string, method?: string, headers?: Record<string, string>, body?: string }[],
 *   seconds?: number, count?: number, rate?: number,
 * }} load
 */
export const sendLoad = (load) =>
  new Promise((resolve, reject) => {
    const child = fork(import.meta.filename);
    child.once('message', resolve);
    child.once('exit', (code) => reject(new Error(`The load process ended with ${code}.`)));
    child.send(load);
  });

async function send({ requests, seconds, count, rate }) {
  const next = (index) => {
    const { url, headers, ...others } = requests[index % requests.length];
    return { url: new URL(url), headers: { 'accept-encoding': 'br', ...headers }, ...others };
  };
  // Not measured: the first requests of a new process are slow, because its code is being compiled.
  if (rate) await sendAtRate({ rate, seconds: 1, next });
  const sent = await (rate
    ? sendAtRate({ rate, seconds, next })
    : sendAsFastAsPossible({ clients: 16, seconds, requests: count, next }));
  process.send(sent, () => process.disconnect());
}

if (process.argv[1] === import.meta.filename) process.once('message', send);
