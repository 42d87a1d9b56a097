import { join } from 'node:path';
import { findBrowser } from './browser.mjs';
import { compileServers, installOnce, root } from './install.mjs';

installOnce();
compileServers();
const browser = await findBrowser();
if (!browser) process.exit(1);
process.env.AZ_BROWSER = browser;
await import(join(root, 'bench/src/first-load.mjs'));
