import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { runFuzz } from './run-fuzz.ts';
import { sendHostilePictures } from './send-hostile-pictures.ts';

/**
 * `npm run fuzz [-- <requests> [<pictures> [<seed>]]]` sends random requests (100 000 by default) and hostile
 * pictures (5 000 by default) to a new server.
 */
const [runs = '100000', pictures = '5000', seed = String(Date.now() % 2_147_483_647)] = process.argv.slice(2);

/** Concurrent properties, each with its own seed. */
const lanes = 4;

const say = (line: string) => process.stdout.write(`${line}\n`);

async function startServer(dataDir: string): Promise<{ child: ChildProcess; api: string }> {
  const child = spawn(process.execPath, [new URL('./server.js', import.meta.url).pathname], {
    env: { PATH: process.env.PATH, DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (!child.stdout) throw new Error('The server has no output.');
  for await (const line of createInterface(child.stdout)) {
    const ready = /^AZ Connect API ready: (\S+)$/.exec(line);
    if (ready) return { child, api: `${ready[1]}/az-connect-backend/api` };
  }
  throw new Error('The server ended before it was ready.');
}

async function signIn(api: string): Promise<string> {
  const reply = await fetch(`${api}/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'demo@az-connect.test', password: 'Demo-2026!' }),
  });
  return ((await reply.json()) as { access_token: string }).access_token;
}

const dataDir = mkdtempSync(join(tmpdir(), 'az-fuzz-'));
const { child, api } = await startServer(dataDir);
const startedAt = Date.now();
say(`Fuzzing with seed ${seed}: ${runs} requests.`);
try {
  const summaries = await Promise.all(
    Array.from({ length: lanes }, (_, lane) =>
      runFuzz({
        api,
        signIn: () => signIn(api),
        runs: Math.ceil(Number(runs) / lanes),
        seed: Number(seed) + lane,
      }),
    ),
  );
  const statuses: Record<string, number> = {};
  for (const summary of summaries)
    for (const [status, count] of Object.entries(summary.statuses))
      statuses[status] = (statuses[status] ?? 0) + count;
  const [first] = summaries;
  const never = first?.neverSucceeded.filter((one) => summaries.every((s) => s.neverSucceeded.includes(one)));
  say(`Replies by status: ${JSON.stringify(statuses)}; none 5xx, none hung, all as described.`);
  say(`Calls that no random request got through: ${never?.join(', ') || 'none'}.`);
  const { faults, ...counts } = await sendHostilePictures({
    api,
    token: await signIn(api),
    count: Number(pictures),
    seed: Number(seed),
  });
  say(`Hostile pictures: ${JSON.stringify(counts)}; ${faults.length} faults.`);
  for (const fault of faults) say(fault);
  if (faults.length > 0) process.exitCode = 1;
  say(`${Math.round((Date.now() - startedAt) / 1000)} s.`);
} finally {
  child.kill('SIGTERM');
  await once(child, 'exit');
  rmSync(dataDir, { recursive: true, force: true });
}
