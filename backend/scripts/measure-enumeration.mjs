/**
 * Measures whether reply times reveal known e-mails: `node backend/scripts/measure-enumeration.mjs [pairs]` (default
 * 2000). Prints median times, and the AUC of guessing by time alone: 0.5 reveals nothing, up to 0.55 is acceptable.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const pairs = Number(process.argv[2] ?? 2000);
const dataDir = mkdtempSync(join(tmpdir(), 'az-enumeration-'));
const server = spawn(process.execPath, [join(import.meta.dirname, '../dist/fuzz/server.js')], {
  env: { PATH: process.env.PATH, DATA_DIR: dataDir },
  stdio: ['ignore', 'pipe', 'inherit'],
});

async function readOrigin() {
  for await (const line of createInterface(server.stdout)) {
    const [, origin] = /^AZ Connect API ready: (\S+)$/.exec(line) ?? [];
    if (origin) return origin;
  }
  throw new Error('The server ended before it was ready.');
}

async function time(url, body) {
  const startedAt = performance.now();
  const reply = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  await reply.arrayBuffer();
  return performance.now() - startedAt;
}

const median = (times) => times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)];

/** Share of pairs in which the reply for the known e-mail took longer than for the unknown one. A tie counts half. */
function areaUnderCurve(known, unknown) {
  let longer = 0;
  for (const one of known) for (const other of unknown) longer += one > other ? 1 : one === other ? 0.5 : 0;
  return longer / (known.length * unknown.length);
}

try {
  const api = `${await readOrigin()}/az-connect-backend/api`;
  for (const path of ['/login', '/forgot-password']) {
    const password = path === '/login' ? { password: 'wrong-password' } : {};
    const ask = (email) => time(api + path, { email, ...password });
    for (let warm = 0; warm < 50; warm += 1) await ask(`warm-${warm}@exemple.test`);
    const [known, unknown] = [[], []];
    for (let pair = 0; pair < pairs; pair += 1) {
      // The order is random so that it cannot influence the result.
      const isKnownFirst = Math.random() < 0.5;
      if (isKnownFirst) known.push(await ask('demo@az-connect.test'));
      // Always the same unknown e-mail, as with the known one, because each attempt reads earlier ones of its e-mail.
      unknown.push(await ask('absent@exemple.test'));
      if (!isKnownFirst) known.push(await ask('demo@az-connect.test'));
    }
    const figures = [median(known), median(unknown)].map((ms) => `${ms.toFixed(2)} ms`);
    const auc = areaUnderCurve(known, unknown).toFixed(3);
    console.log(`${path}: ${pairs} pairs, median known ${figures[0]}, unknown ${figures[1]}, AUC ${auc}`);
  }
} finally {
  server.kill('SIGTERM');
  await once(server, 'exit');
  rmSync(dataDir, { recursive: true, force: true });
}
