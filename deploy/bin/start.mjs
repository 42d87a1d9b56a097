import { compileServers, endWithNpm, installProduct } from './install.mjs';

endWithNpm();
await installProduct();
await compileServers();
await import('../dist/main.js');
