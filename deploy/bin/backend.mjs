import { compileServers, installProduct } from './install.mjs';

installProduct();
await compileServers();
await import('../../backend/dist/main.js');
