import { setTimeout as wait } from 'node:timers/promises';
import { sendRequest } from '../send-request.ts';
import type { Service } from './attack.ts';

/** Measures an origin until its parent sends a message: `node measure-service.js <origin> <session token>`. */
const [, , origin = '', token = ''] = process.argv;
const from = '127.0.0.2';
const healthEveryMs = 25;
const pageEveryMs = 100;

const service: Service = { healthMs: 0, healthFailures: 0, served: 0, unserved: 0 };
let isOver = false;

const isServed = (path: string, headers = {}) =>
  sendRequest(origin + path, { headers, from }).then(
    ({ status }) => status === 200,
    () => false,
  );

async function watchHealth(): Promise<void> {
  while (!isOver) {
    const start = performance.now();
    if (!(await isServed('/healthz'))) service.healthFailures += 1;
    service.healthMs = Math.max(service.healthMs, Math.round(performance.now() - start));
    await wait(healthEveryMs);
  }
}

async function visit(): Promise<void> {
  while (!isOver) {
    for (const path of ['/feed/home', '/az-connect-backend/api/az/global']) {
      const headers = { authorization: `Bearer ${token}`, cookie: `authKey=${token}` };
      if (await isServed(path, headers)) service.served += 1;
      else service.unserved += 1;
    }
    await wait(pageEveryMs);
  }
}

process.once('message', () => {
  isOver = true;
});
const watching = [watchHealth(), visit()];
process.send?.('ready');
await Promise.all(watching);
process.send?.(service);
process.disconnect();
