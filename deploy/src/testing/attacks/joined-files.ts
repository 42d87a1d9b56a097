import { randomBytes } from 'node:crypto';
import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sendRequest } from '../send-request.ts';
import type { OriginProcess } from '../soak/origin-process.ts';
import { type Attack, serviceFaults } from './attack.ts';

const folder = '1.0.0-a100';
const base = `/areas/shell/${folder}/first`;

/** Maximum growth of the origin's memory, in MiB. */
const maxGrowth = 150;

/** Text that compresses as well, and as slowly, as code. */
const codeOf = (bytes: number): string => {
  const tokens = Array.from({ length: 500 }, () => `${randomBytes(3).toString('hex')}();`);
  let text = '';
  while (text.length < bytes) text += tokens[Math.floor(Math.random() * tokens.length)];
  return text;
};

/** Makes the samples as large as the files of the product; returns the names of all scripts without their ending. */
async function enlarge({ dataDir }: OriginProcess, bytes: number): Promise<string[]> {
  const assetFolder = join(dataDir, 'areas/shell', folder);
  const scripts = (await readdir(assetFolder)).filter((file) => file.endsWith('.js'));
  for (const file of scripts) await writeFile(join(assetFolder, file), codeOf(bytes));
  return scripts.map((file) => file.slice(0, -'.js'.length)).sort();
}

/** Names of the joined scripts that the sample pages contain. */
async function namedBy(url: string): Promise<string[]> {
  const names = new Set<string>();
  for (const path of ['/feed/home', '/auth-advance/sign-in', '/auth/sign-in', '/nowhere'])
    for (const cookie of ['', 'authKey=x']) {
      const { bytes } = await sendRequest(url + path, { headers: { cookie } });
      for (const [, name = ''] of String(bytes).matchAll(/\/first\/([\w+-]+\.js)/g)) names.add(name);
    }
  return [...names];
}

/** Every combination of two or more scripts that is not in `named`. */
function choicesOf(names: string[], named: string[]): string[] {
  const choices: string[] = [];
  for (let chosen = 3; chosen < 2 ** names.length; chosen += 1) {
    const parts = names.filter((_, at) => chosen & (2 ** at));
    if (parts.length > 1) choices.push(`${parts.join('+')}.js`);
  }
  return choices.filter((choice) => !named.includes(choice));
}

/** Runs `work` for each item, with this number at once. */
async function inParallel<T>(items: T[], atOnce: number, work: (item: T) => Promise<void>): Promise<void> {
  const waiting = [...items];
  const worker = async () => {
    for (let item = waiting.pop(); item !== undefined; item = waiting.pop()) await work(item);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}

/** One address that requests joined files which no page names, and one that a page names, over many connections. */
export const joinedFiles: Attack = {
  name: 'joined-files',
  run: async ({ startOrigin, beside, isShort }) => {
    const origin = await startOrigin();
    const named = await namedBy(origin.url);
    const names = await enlarge(origin, isShort ? 2000 : 150_000);
    const every = choicesOf(names, named);
    const choices = isShort ? every.slice(0, 60) : Array.from({ length: 4 }, () => every).flat();
    const before = await origin.memory();
    const [seen, statuses]: [{ memory: number }, Record<string, number>] = [{ memory: before }, {}];
    const asking = async (name: string, coding: string) => {
      const { status } = await sendRequest(`${origin.url}${base}/${name}`, {
        headers: { 'accept-encoding': coding },
      });
      const key = `${named.includes(name) ? 'named' : 'other'} ${status}`;
      statuses[key] = (statuses[key] ?? 0) + 1;
      seen.memory = Math.max(seen.memory, await origin.memory());
    };
    const service = await beside(origin, async () => {
      await inParallel(choices, isShort ? 20 : 250, async (choice) => {
        await asking(choice, 'br');
        for (const name of named) await asking(name, 'gzip');
      });
    });
    const growth = seen.memory - before;
    const faults = serviceFaults(service, isShort);
    const served = statuses['other 200'] ?? 0;
    if (served > 0) faults.push(`${served} joined files that no page names were made.`);
    if (statuses['named 404'])
      faults.push(`A file that a page names was not found ${statuses['named 404']} times.`);
    if (!isShort && growth > maxGrowth) faults.push(`The origin grew by ${growth} MiB.`);
    return { faults, figures: { ...statuses, 'MiB before': before, 'MiB at most': seen.memory, ...service } };
  },
};
