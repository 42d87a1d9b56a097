import { compileServers, installOnce } from './install.mjs';

await installOnce();
await compileServers();
await import('../../backend/dist/fuzz/main.js');
