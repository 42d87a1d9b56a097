import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { randomFrom } from '../../fuzz/random.ts';
import { startDatabase } from '../../postgres/start-database.ts';
import { databaseFaults } from './database-faults.ts';
import { checkHistory } from './history.ts';
import { type HistoryOptions, HistoryRun } from './run-history.ts';

/** `npm run soak -- history [<runs> [<seed>]] [PGlite|PostgreSQL]`. Default: 200 runs on each engine, both at once. */
const engines = ['PGlite', 'PostgreSQL'] as const;
const given = process.argv.slice(3);
const chosen = engines.filter((engine) => given.includes(engine));
const [runs = 200, seed = Date.now() % 1_000_000] = given.map(Number).filter(Number.isInteger);
const say = (line: string) => process.stdout.write(`${line}\n`);
const program = fileURLToPath(new URL('../../fuzz/server.js', import.meta.url));
const acts = { calm: 6, faulty: 10 };

async function runAll(engine: string, options: Omit<HistoryOptions, 'program' | 'acts' | 'random'>) {
  let [writes, events, violations] = [0, 0, 0];
  for (let run = 0; run < runs; run += 1) {
    const history = await new HistoryRun({
      ...options,
      program,
      acts,
      random: randomFrom(seed + run),
    }).run();
    const found = checkHistory(history);
    for (const { kind, detail } of found) say(`  ${engine}, seed ${seed + run}: ${kind}: ${detail}`);
    writes += history.writes.length;
    events += history.events.length;
    violations += found.length;
    if ((run + 1) % 20 === 0) say(`  ${engine}: ${run + 1}`);
  }
  say(`${engine}: ${runs} runs, ${writes} writes, ${events} events, ${violations} violations`);
  if (violations > 0) process.exitCode = 1;
}

const folder = mkdtempSync(join(tmpdir(), 'az-history-'));
const { server, url, remove } = await startDatabase({ syncs: true });
try {
  const optionsOf = {
    PGlite: { env: { DATA_DIR: join(folder, 'pglite') }, backends: 1 },
    PostgreSQL: {
      env: { DATA_DIR: join(folder, 'postgresql'), DATABASE_URL: url },
      backends: 3,
      database: databaseFaults(server, url),
    },
  };
  // Both engines run at once, because they share only the processors and neither alone uses all of these.
  await Promise.all(
    (chosen.length > 0 ? chosen : engines).map((engine) => runAll(engine, optionsOf[engine])),
  );
} finally {
  await remove();
  rmSync(folder, { recursive: true, force: true });
}
