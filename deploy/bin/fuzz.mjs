import { compileServers, installOnce } from './install.mjs';

installOnce();
await compileServers();
await import('../../backend/dist/fuzz/main.js');
