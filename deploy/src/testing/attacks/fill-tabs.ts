import { randomBytes } from 'node:crypto';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { versionName } from '@az/shared/discovery';
import type { Reach } from '../../answers/answers.ts';
import { maxTabs } from '../../control/tabs.ts';
import { sendRequest } from '../send-request.ts';
import { Operators } from '../soak/operators.ts';
import type { OriginProcess } from '../soak/origin-process.ts';
import type { Attack } from './attack.ts';

/** The limit of tab statuses of one address in a minute. */
const maxStatuses = 600;
const inventedWords = 60;
const maxRecallsMs = 1000;

const inventedName = () => `feed@9.9.9+${randomBytes(30).toString('hex')}`;

const sendStatus = ({ url }: OriginProcess, names: string[], from: string) =>
  sendRequest(`${url}/discovery/tabs`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ tab: randomBytes(16).toString('hex'), runs: names, knows: names, closed: false }),
    from,
  });

/** Size of an origin's database, in MiB. */
async function databaseSize({ dataDir }: OriginProcess): Promise<number> {
  const files = await readdir(join(dataDir, 'db'), { recursive: true, withFileTypes: true });
  const sizes = await Promise.all(
    files
      .filter((file) => file.isFile())
      .map(async (file) => (await stat(join(file.parentPath, file.name))).size),
  );
  return Math.round(sizes.reduce((sum, size) => sum + size, 0) / 1024 ** 2);
}

/** One address (in the long form forty) invents tabs, with unpublished versions and with a published one. */
export const fillTabs: Attack = {
  name: 'fill-tabs',
  run: async ({ isShort, startOrigin }) => {
    const origin = await startOrigin();
    const operators = new Operators(origin);
    const { record } = await operators.stable();
    await operators.stable();
    const before = await databaseSize(origin);
    let accepted = 0;
    const addresses = isShort ? 1 : 40;
    for (let address = 1; address <= addresses; address += 1)
      for (let number = 0; number < maxStatuses; number += 1) {
        const names =
          number < inventedWords ? Array.from({ length: 20 }, inventedName) : [versionName(record)];
        if ((await sendStatus(origin, names, `127.0.3.${address}`)).status === 204) accepted += 1;
      }
    await operators.client.post('/commands/recall/feed', { version: record.version });
    let readyFailures = 0;
    let isOver = false;
    const watching = (async () => {
      while (!isOver) {
        if ((await sendRequest(`${origin.url}/readyz`)).status !== 200) readyFailures += 1;
        await wait(20);
      }
    })();
    const start = performance.now();
    const { recalls } = await operators.client.get<{ recalls: Reach[] }>('/areas/feed/recalls');
    const recallsMs = Math.round(performance.now() - start);
    isOver = true;
    await watching;
    const had = recalls.find(({ version }) => version === record.version)?.had ?? 0;
    const faults: string[] = [];
    const most = Math.min(addresses * maxTabs.ofAddress, maxTabs.inAll);
    if (had > most) faults.push(`${had} tabs are counted, ${most} at most.`);
    if (!isShort && readyFailures > 0) faults.push(`/readyz failed ${readyFailures} times meanwhile.`);
    if (!isShort && recallsMs > maxRecallsMs) faults.push(`Counting them took ${recallsMs} ms.`);
    return {
      faults,
      figures: {
        accepted,
        counted: had,
        recallsMs,
        'database, MiB': `${before} to ${await databaseSize(origin)}`,
      },
    };
  },
};
