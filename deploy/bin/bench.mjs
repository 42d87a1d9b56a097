import { join } from 'node:path';
import { findBrowser } from './browser.mjs';
import { compileServers, installOnce, root, run } from './install.mjs';

/**
 * `npm run bench`: first load and backend; `npm run bench -- backend` or `first-load`: one of them. `messaging` is measured
 * only when it is named.
 */
const chosen = process.argv.slice(2);
const isChosen = (name) => chosen.length === 0 || chosen.includes(name);

installOnce();
compileServers();
if (isChosen('first-load')) {
  const browser = await findBrowser();
  if (!browser) process.exit(1);
  process.env.AZ_BROWSER = browser;
  await import(join(root, 'bench/src/first-load.mjs'));
}
if (chosen.includes('messaging')) {
  const browser = await findBrowser();
  if (!browser) process.exit(1);
  process.env.AZ_BROWSER = browser;
  await import(join(root, 'bench/src/messaging.mjs'));
}
if (isChosen('backend')) {
  run(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '-b', 'backend/postgres']);
  await import(join(root, 'bench/src/backend-load.mjs'));
}
