import { join } from 'node:path';
import { kinds } from '../../bench/src/switches.mjs';
import { findBrowser } from './browser.mjs';
import { compileServers, installOnce, root } from './install.mjs';

/** The kinds that `npm run bench` measures when none is named. bench/README.md describes all kinds and switches. */
const usual = ['first-load', 'backend'];
const onlyNamed = [
  ...['feed', 'messaging', 'release', 'routes'],
  ...['memory', 'rows', 'builds', 'scale', 'live', 'live-pages', 'history', 'unsent'],
  ...['message-history', 'notifications', 'script', 'visits'],
];
const unknown = kinds.filter((name) => ![...usual, ...onlyNamed].includes(name));
if (unknown.length > 0) {
  console.error(`There is no ${unknown.join(', ')}: ${[...usual, ...onlyNamed].join(', ')}.`);
  process.exit(1);
}
const named = onlyNamed.filter((name) => kinds.includes(name));
const isChosen = (name) => kinds.length === 0 || kinds.includes(name);

await installOnce();
await compileServers();
if (isChosen('first-load') || named.length > 0) {
  const browser = await findBrowser();
  if (!browser) process.exit(1);
  process.env.AZ_BROWSER = browser;
}
if (isChosen('first-load')) await import(join(root, 'bench/src/first-load.mjs'));
for (const name of named) await import(join(root, `bench/src/${name}.mjs`));
if (isChosen('backend')) await import(join(root, 'bench/src/backend-load.mjs'));
