import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { findBrowser } from './browser.mjs';
import { compileServers, installOnce, root, run } from './install.mjs';

/**
 * `npm run soak`: the backend and its database while processes are killed. `npm run soak -- <kind>`: `history`: the
 * same, and what members do and see meanwhile; `pages`: answers in the pages of several members; `publish`, `races`,
 * `rollout`: visitors while versions are published, published concurrently, or rolled out; `simulation`: the
 * guardrail's verdicts on good and bad canaries; `reports`: forged and replayed reports; `guardrail`: bad canaries in a
 * browser; `attack`: attacks on an origin; a name after it selects one attack. A number after the kind is the number of
 * runs.
 */
const [kind, ...rest] = process.argv.slice(2);

async function start(program, parameters, environment = {}) {
  const env = { ...process.env, ...environment };
  const path = join(root, 'deploy/dist/testing', program);
  const [code] = await once(
    spawn(process.execPath, [path, ...parameters], { env, stdio: 'inherit' }),
    'exit',
  );
  process.exitCode ||= code ?? 1;
}

const deploy = (environment) => start('soak/main.js', [kind, ...rest], environment);

async function racesOnPostgresql() {
  const { startDatabase } = await import('../../backend/dist/postgres/start-database.js');
  const { url, remove } = await startDatabase({ syncs: true });
  try {
    console.log('PostgreSQL, two origins');
    await deploy({ DATABASE_URL: url });
  } finally {
    await remove();
  }
}

async function inBrowser(spec, environment) {
  const AZ_BROWSER = await findBrowser();
  if (!AZ_BROWSER) process.exit(1);
  run(join(root, 'e2e/node_modules/.bin/playwright'), ['test', '--reporter=line', '--workers=1', spec], {
    cwd: join(root, 'e2e'),
    env: { ...process.env, AZ_BROWSER, ...environment },
  });
}

await installOnce();
await compileServers();
if (kind === 'publish' || kind === 'races') {
  if (kind === 'races') console.log('PGlite, one origin');
  await deploy();
  if (kind === 'races') await racesOnPostgresql();
} else if (['simulation', 'pages', 'reports'].includes(kind)) {
  await deploy();
} else if (kind === 'attack') {
  await start('attacks/main.js', rest);
} else if (kind === 'rollout') {
  const [navigations = '2000', releases = '20'] = rest;
  await inBrowser('rollout', { AZ_NAVIGATIONS: navigations, AZ_RELEASES: releases });
} else if (kind === 'guardrail') {
  await inBrowser('guardrail', { AZ_GUARDRAIL: 'long' });
} else {
  await import(`../../backend/dist/soak/${kind === 'history' ? 'history/' : ''}main.js`);
}
