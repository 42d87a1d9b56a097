import { findBrowser } from './browser.mjs';
import { compileServers, installOnce } from './install.mjs';

installOnce();
compileServers();
if (process.argv[2] === 'crawl') {
  const browser = await findBrowser();
  if (!browser) process.exit(1);
  process.env.AZ_BROWSER = browser;
}
await import('../dist/az.js');
