import { compileServers, installOnce } from './install.mjs';

installOnce();
await compileServers();
await import('../dist/dev.js');
