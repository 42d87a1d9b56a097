import { findBrowser } from './browser.mjs';
import { compileServers, installProduct } from './install.mjs';

await installProduct();
await compileServers();
if (process.argv[2] === 'crawl') {
  const browser = await findBrowser();
  if (!browser) process.exit(1);
  process.env.AZ_BROWSER = browser;
}
await import('../dist/az.js');
