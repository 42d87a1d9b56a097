import { compileServers, installProduct } from './install.mjs';

installProduct();
await compileServers();
await import('../dist/main.js');
